import type * as english from '#words/en/pages/connectors.ts';

const keyOrSecret = 'O fornecedor não aceitou a chave. Introduza de novo a chave e o segredo.';
const credit = 'A conta no fornecedor não tem saldo suficiente. Carregue-a e teste de novo.';
const inactive = 'A conta no fornecedor não está ativa. Inicie sessão no fornecedor e veja o que lhe é pedido.';
const wrongNumber = 'Este número não pode receber mensagens. Verifique-o.';
const unreachable = 'Não conseguimos contactar o fornecedor. Tente novamente dentro de alguns minutos.';
const wrongSender = 'O fornecedor não aceitou o remetente. Introduza um número da sua conta no fornecedor que possa enviar SMS.';

export const connectors: typeof english.connectors = {
  lead: 'Escrevemos sempre para o endereço de e-mail da sua conta. Para isso, não precisa de nada nesta página.',
  why: 'Porquê um segundo canal?',
  whyText: [
    'Uma caixa de correio pode encher, ser bloqueada ou perder-se. Nesse caso, tomaríamos o seu silêncio por sinal de que algo aconteceu.',
    'Com um segundo canal, também lhe perguntamos por aí. E se uma pessoa estranha entrar na sua caixa de correio, fica a sabê-lo no seu telefone.',
    'As suas pessoas de confiança também podem receber os códigos por estes canais.',
  ],
  accountMail: 'E-mail deste serviço',
  accountMailText: 'É enviado para o endereço de e-mail da sua conta. Não precisa de configurar nada.',
  kinds: {
    email: 'E-mail da sua própria conta',
    sms: 'Mensagem de texto (SMS)',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    push: 'Notificações num dispositivo',
  },
  listTitle: 'Os seus canais',
  listHint: 'Tentamos pela ordem da lista, de cima para baixo, e por fim com o e-mail deste serviço.',
  none: 'Ainda não configurou nenhum canal.',
  works: 'Funciona',
  untested: 'Ainda por testar: não o usamos antes de um teste enviado para si ter resultado',
  reaches: (address: string) => `Chega até si em ${address}.`,
  first: 'Usamos este canal em primeiro lugar',
  useFirst: 'Usar este canal em primeiro lugar',
  isFirst: (name: string) => `A partir de agora, usamos ${name} em primeiro lugar.`,
  up: 'Mover para cima',
  moved: (name: string) => `${name} está agora um lugar acima.`,
  test: 'Enviar-me um teste',
  change: 'Introduzir novos dados de acesso',

  testTitle: (name: string) => `Testar ${name}`,
  testText: 'Enviamos-lhe uma mensagem curta. Mais ninguém a recebe.',
  testTo: {
    email: 'O seu endereço de e-mail',
    sms: 'O seu número de telefone',
    whatsapp: 'O seu número de telefone no WhatsApp',
    telegram: 'O seu nome no Telegram',
  },
  testHint: {
    email: 'Para ativar o canal, tem de ser o endereço de e-mail da sua conta.',
    sms: 'Com + e o indicativo do país, como +43 660 1234567.',
    whatsapp: 'Com + e o indicativo do país, como +43 660 1234567.',
    telegram: 'Começa por @. Encontra-o no Telegram, nas Definições.',
  },
  testMissing: {
    email: 'Introduza um endereço de e-mail na forma nome@example.com.',
    sms: 'Introduza um número de telefone com + e o indicativo do país.',
    whatsapp: 'Introduza um número de telefone com + e o indicativo do país.',
    telegram: 'Introduza o seu nome no Telegram. Começa por @.',
  },
  testSend: 'Enviar o teste',
  tested: (name: string) => `${name} funciona`,
  testedText: 'O fornecedor aceitou a mensagem. Deve chegar dentro de um minuto. Se não chegar, verifique o endereço e envie outra.',
  testedElsewhere: 'A mensagem foi enviada, mas este endereço não é um dos seus para este canal. Teste também com o seu próprio endereço.',

  start: {
    title: 'Prima primeiro «Iniciar» no Telegram',
    text: 'Um bot só pode escrever a quem premiu «Iniciar». Tem 24 horas até ao teste.',
    link: 'Abrir a conversa com o seu bot',
    qr: 'Ou leia este código com o seu telefone. Abre a conversa com o seu bot.',
    survivors: 'As pessoas de confiança que queiram receber os códigos pelo Telegram têm de fazer o mesmo.',
    unnamed: 'Abra o Telegram, procure o nome do seu bot, abra a conversa e prima «Iniciar».',
  },

  device: {
    phone: 'O meu telemóvel',
    computer: 'O meu computador',
    text: 'Este dispositivo mostra então a nossa pergunta «Está bem?». Ao premi-la, abre-se a página em que responde. Não mostra nomes, para que quem a veja não fique a saber nada.',
    turnOn: 'Ativar as notificações aqui',

    willAsk: 'O seu navegador pergunta então se o permite. Responda que sim.',
    testSend: 'Enviar-lhe uma notificação',
    done: (name: string) => `Dispositivo ligado: ${name}`,
    look: 'Acabámos de lhe enviar uma notificação. Consegue vê-la? Se não, veja as definições deste dispositivo: as notificações deste navegador têm de estar permitidas.',
    denied: 'O seu navegador não permite notificações desta página. Permita-as nas definições do navegador para esta página e prima de novo o botão.',
    failed:
      'O seu navegador não conseguiu ativar as notificações. Verifique a ligação à Internet e prima de novo o botão. Numa janela privada, não funciona.',
    unable: 'Este navegador não pode mostrar notificações desta página. Use outro navegador ou outro dispositivo.',
    iphone: {
      title: 'Num iPhone ou iPad, coloque primeiro esta página no ecrã principal',
      steps: [
        'Prima o botão «Partilhar»: um quadrado com uma seta.',
        'Escolha «Adicionar ao ecrã principal» e prima «Adicionar».',
        'Abra a página a partir do ecrã principal, inicie sessão e volte a esta página.',
      ],
      pictures: [
        'Um quadrado com uma seta que aponta para cima',
        'Uma lista com um quadrado e um sinal de mais',
        'Um ecrã principal com o símbolo desta página',
      ],
    },
  },

  ours: {
    name: 'O meu telemóvel',
    text: 'Somos nós que lhe enviamos os SMS. Não lhe custa nada, e não precisa de conta.',
    numberHint: 'Tal como o escreve, por exemplo 0660 1234567 ou +43 660 1234567.',
    understood: (number: string) => `Escrevemos para ${number}.`,
    numberWrong: 'Introduza o número do seu telemóvel. Se for de outro país, comece por + e o indicativo desse país.',
    send: 'Enviar-me um código',
    codeSent: 'Enviámos-lhe um código. Introduza-o em baixo.',
    enterCode: 'Introduzir o código',
    code: 'O código da mensagem',
    codeHint: (to: string) => `Enviámo-lo para ${to}. É válido durante 10 minutos.`,
    codeWrong: 'Introduza os seis algarismos do código.',
    codeRefused: 'Este não é o código que enviámos, ou já passou demasiado tempo. Verifique-o, ou peça outro.',
    prove: 'Confirmar o meu número',
    unproven: 'Ainda por confirmar: não o usamos antes disso',
    change: { sms: 'Enviar um novo código ou mudar o número', telegram: 'Ligar o Telegram de novo' },
    chatText: 'O nosso bot escreve-lhe no Telegram. Não custa nada. Prima o botão aqui: o Telegram abre-se, e lá prima «Iniciar».',
    connectChat: 'Ligar o Telegram',
    openChat: 'Abrir o Telegram',
    pressStart: 'Prima «Iniciar» no Telegram. Depois volte aqui: esta página dá conta disso automaticamente.',
    scanChat: 'Tem o Telegram no telefone? Leia este código com a câmara.',
    useOwn: { sms: 'Usar antes a minha própria conta na Twilio ou na Vonage', telegram: 'Usar antes o meu próprio bot' },
    kindHints: {
      sms: 'Gratuito para si, e funciona em qualquer telefone. Só tem de introduzir o seu número e um código.',
      telegram: 'Gratuito, e pronto num minuto. Só tem de premir «Iniciar» no Telegram.',
    },
    removeText: 'Deixa de receber mensagens por este canal.',
  },
  connected: (name: string) => `Canal ligado: ${name}.`,

  removeText:
    'Eliminamos os dados de acesso. Deixa de receber mensagens por este canal, e as suas pessoas de confiança deixam de receber códigos por ele.',
  removeButton: 'Remover este canal',
  removed: (name: string) => `Canal removido: ${name}.`,

  add: 'Adicionar um canal',
  kind: 'Que canal quer adicionar?',
  kindHints: {
    push: 'Gratuito, e pronto num minuto. Este telefone ou computador pergunta-lhe então se está bem.',
    telegram: 'Gratuito. Tem de criar um pequeno bot no Telegram, o que demora cerca de cinco minutos. Adequado para a maioria das pessoas.',
    sms: 'Funciona em qualquer telefone. Precisa de uma conta na Twilio ou na Vonage, e cada mensagem custa alguns cêntimos.',
    email: 'As mensagens vêm da sua própria caixa de correio. Não substitui um segundo canal.',
    whatsapp: 'Precisa de uma conta empresarial na Meta. É o que dá mais trabalho.',
  },
  name: 'Um nome para este canal',
  nameHint: 'A escolha é sua.',
  nameMissing: 'Introduza um nome, com 100 caracteres no máximo.',
  names: { email: 'O meu e-mail', sms: 'Os meus SMS', whatsapp: 'O meu WhatsApp', telegram: 'Telegram' },
  save: 'Guardar este canal',
  saved: (name: string) => `Canal guardado: ${name}. Teste-o agora.`,
  secret: 'Para sua segurança, nunca mostramos os dados de acesso guardados. Introduza-os todos.',
  whereTitle: 'Onde encontro estes valores?',
  missing: 'Preencha este campo.',
  fields: {
    smtp_host: { label: 'Servidor de e-mail', hint: 'Por exemplo, smtp.example.com.' },
    smtp_port: { label: 'Porta', hint: 'Normalmente 587 ou 465. A porta 25 e outras não funcionam.' },
    username: { label: 'Nome de utilizador', hint: 'Muitas vezes, é o seu endereço de e-mail.' },
    password: {
      label: 'Palavra-passe da caixa de correio',
      hint: 'Muitos fornecedores exigem uma palavra-passe de aplicação, criada para um único programa.',
    },
    from_address: { label: 'Endereço do remetente', hint: 'O seu endereço neste fornecedor.' },
    provider: { label: 'Fornecedor', hint: 'Ambos funcionam na maioria dos países.' },
    api_key_sid: { label: 'Chave', hint: 'Na Twilio, começa por SK, ou por AC no caso da própria conta. Na Vonage, tem 8 caracteres.' },
    api_key_secret: { label: 'Segredo da chave', hint: 'Foi mostrado uma única vez, quando criou a chave.' },
    account_sid: { label: 'Número da conta na Twilio (opcional)', hint: 'Começa por AC. Se pudermos, procuramo-lo nós.' },
    from_number: { label: 'Número do remetente', hint: 'Um número da sua conta no fornecedor, com + e o indicativo do país.' },
    access_token: { label: 'Token de acesso', hint: 'Crie um que não expire.' },
    phone_number_id: { label: 'ID do número de telefone', hint: 'Só algarismos. Não é o próprio número.' },
    business_account_id: { label: 'ID da conta empresarial', hint: 'Só algarismos.' },
    template_name: {
      label: 'Nome do modelo (opcional)',
      hint: 'Sem ele, só chegamos a quem escreveu para o seu número nas últimas 24 horas.',
    },
    bot_name: { label: 'Nome do bot', hint: 'Termina em «bot», como @familia_silva_bot. É também o nome deste canal.' },
    bot_token: { label: 'Token do bot', hint: 'Tem dois pontos no meio.' },
  },
  portWrong: 'Use a porta 587, 465 ou 2525.',
  numberWrong: 'Introduza o número com + e o indicativo do país, como +43 660 1234567.',
  botNameWrong: 'Introduza o nome do bot. Termina em «bot».',
  where: {
    email: [
      'Abra as páginas de ajuda do seu fornecedor de e-mail e procure «SMTP». Indicam o servidor de e-mail e a porta.',
      'Se inicia sessão na sua caixa de correio com um código ou um telefone, crie uma palavra-passe de aplicação nas definições de segurança da sua conta.',
      'Introduza aqui estes valores.',
    ],
    sms: [
      'Abra uma conta na Twilio (twilio.com) ou na Vonage (vonage.com) e compre um número que possa enviar SMS.',
      'Na Twilio, abra «API keys» e crie uma chave padrão. Na Vonage, a chave e o segredo estão na primeira página do painel.',
      'Introduza aqui a chave, o segredo e o número.',
    ],
    whatsapp: [
      'Abra developers.facebook.com, crie uma aplicação do tipo «Business» e adicione o WhatsApp.',
      'Na página «API Setup», encontra o ID do número de telefone e o ID da conta empresarial.',
      'Crie um utilizador do sistema nas definições da empresa e, para ele, um token que não expire, com permissão para enviar mensagens.',
      'No WhatsApp Manager, crie um modelo com exatamente uma variável: em inglês e, com o mesmo nome, em cada outra língua das suas pessoas de confiança. Introduza aqui o nome do modelo.',
    ],
    telegram: [
      'Abra o Telegram e procure @BotFather. Abra a conversa e prima «Iniciar».',
      'Envie /newbot. Escolha um nome qualquer e, depois, um nome de utilizador que termine em «bot».',
      'O BotFather responde com um token. Copie o nome de utilizador e o token para os campos aqui.',
    ],
  },

  reasons: {
    'This is not an e-mail address.': 'Isto não é um endereço de e-mail. Verifique-o.',
    'Port 25 is blocked where this service runs.': 'A porta 25 não funciona aqui. Use a porta 587 ou 465.',
    'The mail server did not accept the user name and password. Please check them.':
      'O servidor de e-mail não aceitou o nome de utilizador ou a palavra-passe. Verifique ambos. Muitos fornecedores exigem uma palavra-passe de aplicação.',
    'The mail server was not found. Please check its name.': 'Não encontrámos nenhum servidor de e-mail com este nome. Verifique o nome.',
    'The mail server did not accept the connection. Please check host and port.':
      'O servidor de e-mail não aceitou a nossa ligação. Verifique o nome do servidor e a porta.',
    'The mail server did not answer in time.': 'O servidor de e-mail não respondeu a tempo. Verifique a porta, ou tente novamente mais tarde.',
    'A secure connection to the mail server was not possible. Please check its certificate and port.':
      'Não foi possível estabelecer uma ligação segura ao servidor de e-mail. Use a porta 587 ou 465, ou fale com quem gere o servidor.',
    'The mail server did not accept the sender or the recipient.':
      'O servidor de e-mail não aceitou o remetente ou o destinatário. Verifique o endereço do remetente.',
    'The mail server did not accept the message.':
      'O servidor de e-mail não aceitou a nossa mensagem. Pergunte o motivo ao seu fornecedor de e-mail.',
    'The mail server could not accept the message now. Please try again later.':
      'O servidor de e-mail não pode aceitar a mensagem neste momento. Tente novamente mais tarde.',
    'The mail server accepts no connection from this service. Please ask the mail provider why.':
      'O servidor de e-mail não aceita as nossas ligações. Pergunte o motivo ao seu fornecedor de e-mail.',
    'The mail server closed the connection.': 'O servidor de e-mail terminou a ligação. Verifique o servidor e a porta e tente novamente.',
    'This is not a telephone number with country code.': 'Isto não é um número de telefone com + e o indicativo do país.',
    'Please enter the account SID of Twilio in account_sid. It begins with AC.':
      'A Twilio não deixa que esta chave consulte a conta. Introduza também o número da conta. Começa por AC.',
    'This number cannot receive text messages. Please check it.': wrongNumber,
    'Twilio did not accept the sender. Please enter a number of this account that can send text messages in from_number.': wrongSender,
    'Twilio did not accept the key. Please check api_key_sid, api_key_secret and account_sid.': keyOrSecret,
    'Twilio does not know this account. Please check account_sid.': 'A Twilio não conhece este número de conta. Verifique-o.',
    'The Twilio account is not active. Please sign in to Twilio.': inactive,
    'Twilio cannot send from your number to this number. Please check both.':
      'A Twilio não pode enviar do seu número para este número. Verifique ambos.',
    'The Twilio account is not allowed to send to this country. Please allow it in Twilio under Geo Permissions.':
      'A sua conta na Twilio não pode enviar para este país. Permita-o na Twilio, em «Geo Permissions».',
    'A Twilio trial account can send only to verified numbers. Please verify this number in Twilio.':
      'Uma conta de teste na Twilio só pode escrever para números confirmados. Confirme este número na Twilio.',
    'This person has blocked messages from your number. To allow them again, they can send START to it.':
      'As mensagens do seu número estão bloqueadas neste telefone. Para as permitir de novo, envie START deste telefone para o seu número.',
    'Vonage did not accept the key. Please check api_key_sid and api_key_secret.': keyOrSecret,
    'The Vonage account is not allowed to send text messages. Please sign in to Vonage.': inactive,
    'The Vonage account does not have enough credit. Please add credit.': credit,
    'The Vonage account is not active. Please sign in to Vonage.': inactive,
    'Vonage did not accept the sender. Please enter a number of this account in from_number.': wrongSender,
    'A Vonage trial account can send only to registered numbers. Please register this number in Vonage.':
      'Uma conta de teste na Vonage só pode escrever para números registados. Registe este número na Vonage.',
    'WhatsApp did not accept the access token. Please create one that does not expire and enter it in access_token.':
      'O WhatsApp não aceitou o token de acesso. Crie um que não expire e introduza-o aqui.',
    'The access token is not allowed to send messages. It needs the permission whatsapp_business_messaging for this account.':
      'O token de acesso não pode enviar mensagens. Dê-lhe permissão para enviar mensagens em nome desta conta empresarial.',
    'WhatsApp did not accept the settings. Please check phone_number_id and access_token.':
      'O WhatsApp não aceitou as definições. Verifique o ID do número de telefone e o token de acesso.',
    'WhatsApp has restricted the business account. Please check the WhatsApp Manager.':
      'O WhatsApp restringiu a sua conta empresarial. Veja o motivo no WhatsApp Manager.',
    'This number cannot be reached over WhatsApp. Please check it.': 'Este número não pode ser contactado pelo WhatsApp. Verifique-o.',
    'WhatsApp has no approved template in English (en) with this name. Please check template_name.':
      'O WhatsApp não tem nenhum modelo aprovado com este nome em inglês. Verifique o nome do modelo.',
    'The template does not accept our text. Its body needs exactly one variable, {{1}}, and at most 100 characters around it.':
      'O modelo não serve. O texto precisa de exatamente uma variável e, à volta dela, de 100 caracteres no máximo.',
    'WhatsApp could not accept the message now. Please try again later.':
      'O WhatsApp não pode aceitar a mensagem neste momento. Tente novamente mais tarde.',
    'WhatsApp needs a payment method. Please add one in the WhatsApp Manager.':
      'O WhatsApp precisa de um método de pagamento. Adicione um no WhatsApp Manager.',
    'The sender number is not registered with the Cloud API. Please register it at Meta.':
      'O número do remetente ainda não está registado na Meta. Registe-o lá.',
    'A test number can send only to registered numbers. Please register this number at Meta.':
      'Um número de teste só pode escrever para números registados. Registe este número na Meta.',
    'This person has not written to your number within 24 hours. Please enter the name of an approved template in template_name.':
      'O WhatsApp exige um modelo para pessoas que não tenham escrito para o seu número nas últimas 24 horas. Introduza o nome de um modelo aprovado.',
    'WhatsApp has paused the template. Please check the WhatsApp Manager.': 'O WhatsApp suspendeu o modelo. Veja o motivo no WhatsApp Manager.',
    'WhatsApp has disabled the template. Please enter the name of another template in template_name.':
      'O WhatsApp desativou o modelo. Introduza o nome de outro.',
    'This is not a Telegram username such as @ann_w.': 'Isto não é um nome no Telegram. Começa por @.',
    'This person must first open the chat with your bot in Telegram and press Start.':
      'O seu bot ainda não pode escrever para este nome. Abra a conversa com o seu bot no Telegram, prima «Iniciar» e teste de novo.',
    'This bot sends its messages to another program (a webhook). Please create a bot for this service only.':
      'Outro programa usa este bot. Crie um bot só para este serviço.',
    'Another program is using this bot at the same time. Please create a bot for this service only.':
      'Outro programa usa este bot. Crie um bot só para este serviço.',
    'Telegram did not accept the bot token. Please check bot_token. You can get it from @BotFather.':
      'O Telegram não aceitou o token. Copie-o de novo da sua conversa com @BotFather.',
    'This browser no longer takes notifications from us.':
      'Este navegador já não aceita as nossas notificações. Remova este canal e adicione-o de novo nesse dispositivo.',
    'This service sends no notifications to browsers.': 'Este serviço não envia notificações. Use outro canal.',
    'This is not a device.': 'Isto não é um dispositivo.',
    'There is no such telephone number. Please check it.': wrongNumber,
    'This service sends no text messages to this country.': 'Não enviamos SMS para este país. Escolha outro canal.',
    'This is not the number of a mobile phone. Please enter one that receives text messages.':
      'Este não é um número de telemóvel. Introduza um que receba SMS.',
    'This number has received many text messages today. Please try again tomorrow.':
      'Este número recebeu hoje muitas mensagens. Tente novamente amanhã.',
    'Many text messages were sent for this account today. Please try again tomorrow.':
      'Enviámos hoje muitas mensagens em seu nome. Tente novamente amanhã.',
    'This service can send no more text messages of this kind at the moment. Please use another channel.':
      'Neste momento, não podemos enviar mais códigos. Escolha outro canal, ou tente novamente amanhã.',
    'This person has blocked our text messages. To allow them again, they can send START to our number.':
      'Este número bloqueou as nossas mensagens. Para as permitir de novo, envie START para o nosso número.',
    'This service is still being set up, and sends text messages to registered numbers only.':
      'Ainda não podemos enviar SMS para este número. Escolha outro canal.',
    'The chat with our bot is blocked or deleted.': 'A conversa com o nosso bot está bloqueada ou foi eliminada. Ligue o Telegram de novo.',
    '{name} is busy.': unreachable,
    '{name} is not set up.': unreachable,
    '{name} accepts no more messages from this account at the moment.':
      'O fornecedor não aceita mais mensagens da sua conta neste momento. Tente novamente mais tarde.',
    '{name} could not accept the message now. Please try again later.': unreachable,
    '{name} did not accept the message.': 'O fornecedor não aceitou a mensagem. Inicie sessão no fornecedor e veja o motivo.',
    '{name} sent a reply that this service does not understand.': unreachable,
    '{name} did not answer in time.': unreachable,
    '{name} could not be reached.': unreachable,
    'A secure connection to {name} was not possible.': unreachable,
  } as Record<string, string>,
};
