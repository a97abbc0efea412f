import type * as english from '#words/en/pages/confirm.ts';
export const confirm: typeof english.confirm = {
  title: 'Aceita ser pessoa de confiança?',
  lead: (host: string) => `${host} conta consigo como pessoa de confiança para o testamento que nos confiou, e pediu-nos que lhe escrevêssemos.`,
  who: 'Guardamos testamentos e entregamo-los quando a pessoa de quem são morre.',
  means: 'O que faz uma pessoa de confiança',
  meansSteps: (host: string) => [
    `Recebe de ${host} um envelope selado. Guarde-o fechado, em lugar seguro.`,
    `Se ${host} morrer, as pessoas de confiança abrem o testamento em conjunto. Nenhuma delas o pode abrir sozinha.`,
    `Se alguém iniciar isto por engano, ${host} tem 48 horas para o parar.`,
    'Até lá, não lhe pedimos nada. Uma vez por ano, perguntamos se as nossas mensagens ainda lhe chegam.',
  ],
  sentTo: (address: string) => `Enviámos a nossa mensagem para ${address}.`,
  unsure: 'Isto é autêntico?',
  unsureText: (host: string) =>
    `Se não tiver a certeza, fale com ${host} antes de responder. Nunca lhe pedimos uma palavra-passe, dinheiro ou um documento.`,

  answer: 'A sua resposta',
  answerMissing: 'Escolha uma das respostas.',
  answers: {
    confirmed: 'Sim, aceito, e este endereço está certo',
    wrong_contact: 'Sou eu, mas tenho outro endereço',
    not_me: 'Não conheço esta pessoa, ou não quero isto',
  },
  hints: {
    confirmed: 'Pode mudar esta resposta mais tarde com o mesmo link.',
    wrong_contact: 'Mostramos o outro endereço à pessoa que confia em si. A decisão é dessa pessoa.',
    not_me: 'Deixamos de enviar avisos para este endereço e avisamos a pessoa que confia em si.',
  },
  address: 'O seu endereço de e-mail correto',
  addressHint: 'Pode deixar o campo vazio e dizer o endereço diretamente à pessoa.',
  addressWrong: 'Introduza um endereço de e-mail como nome@example.com, ou deixe o campo vazio.',
  language: 'Em que língua devemos escrever-lhe?',
  send: 'Enviar a minha resposta',

  confirmedTitle: 'Agradecemos. A sua confirmação está registada',
  confirmed: (host: string) => `Agora não precisa de fazer mais nada. ${host} pode ver que a sua resposta foi sim.`,
  keep: 'O que deve guardar',
  keepSteps: (host: string) => [
    `O envelope selado de ${host}. Se ainda não o tem, peça-o.`,
    'Mantenha-o fechado e não fotografe o que está lá dentro.',
    'Diga a alguém da sua confiança onde está, para o caso de não o poder ir buscar.',
  ],
  later: 'O que acontece a seguir',
  laterSteps: (host: string, site: string) => [
    'Uma vez por ano, enviamos-lhe um e-mail e voltamos a perguntar.',
    `Se ${host} não nos responder durante muito tempo, escrevemos-lhe a si.`,
    `Se ${host} tiver morrido e não lhe tiver chegado nenhuma mensagem nossa, vá buscar o envelope e abra ${site}`,
  ],

  alerts: {
    title: 'Para que repare nas nossas mensagens',
    text: 'É fácil uma mensagem passar despercebida. Se quiser, avisamos também neste dispositivo ou no Telegram que uma mensagem para si vai a caminho. Esse alerta não indica nomes e nada diz sobre o testamento.',

    here: {
      push: (at: string) => `Um dispositivo, desde ${at}`,
      telegram: (at: string) => `Telegram, desde ${at}`,
    },
    remove: {
      push: 'Remover o dispositivo',
      telegram: 'Remover o Telegram',
    },
    turnOn: 'Alertar-me neste dispositivo',
    willAsk: 'O seu navegador pergunta então se o permite.',
    turnedOn: 'A partir de agora, este dispositivo mostra quando uma mensagem para si vai a caminho. Recebe o primeiro alerta dentro de momentos.',
    denied: 'O seu navegador não permite notificações desta página. Permita-as nas definições do navegador para esta página e prima de novo o botão.',
    failed:
      'O seu navegador não conseguiu ativar as notificações. Verifique a ligação à Internet e prima de novo o botão. Numa janela privada, não funciona.',
    connectChat: 'Alertar-me no Telegram',
    openChat: 'Abrir o Telegram',
    pressStart: 'No Telegram, prima «Iniciar». Esta página mostra então que funcionou.',
    connected: 'A partir de agora, também lhe escrevemos no Telegram quando uma mensagem para si vai a caminho.',
    removed: 'Foi removido.',
    none: 'Este navegador não pode mostrar notificações desta página. Não lhe falta nada: as nossas mensagens chegam como antes.',
  },

  wrongTitle: (host: string) => `Agradecemos. A decisão é agora de ${host}`,
  wrong: (host: string) => `Mostramos a sua resposta a ${host}. Não alterámos nada: continuamos a escrever para o endereço que temos.`,
  wrongNext: (host: string) => `Fale também diretamente com ${host}, porque não podemos saber quem responde aqui.`,

  notMeTitle: 'Agradecemos. Não enviamos mais avisos',
  notMe: 'Já não enviamos avisos para este endereço. Avisamos a pessoa que o indicou de que não é o endereço certo.',
  notMeMistake:
    'Se escolheu isto por engano, fale com a pessoa que confia em si. Ela pode guardar de novo o seu endereço e enviar-lhe outro convite mais tarde.',

  change: 'Mudar a minha resposta',
  closedTitle: 'Não é possível responder com este link',
  closed: 'Nada foi alterado.',
  noLink: 'Abra de novo o link do nosso e-mail. Se for longo, copie-o por inteiro.',
  failures: {
    invalid_link: 'Este link não está completo, ou não é nosso. Abra-o a partir do nosso e-mail.',
    link_expired: 'Este link já não é válido. Peça à pessoa que confia em si que lhe envie um novo convite.',
  },
};
