import type * as english from '#words/en/messages/to-host/changes.ts';
import { plural } from '#words/plural.ts';

const documents = plural('pt', { one: 'Tem agora # documento.', many: 'Tem agora # documentos.', other: 'Tem agora # documentos.' });
const added = plural('pt', { one: '# foi adicionado', many: '# foram adicionados', other: '# foram adicionados' });
const removed = plural('pt', { one: '# foi removido', many: '# foram removidos', other: '# foram removidos' });
const codesLeft = plural('pt', { one: 'Resta um código.', many: 'Restam # códigos.', other: 'Restam # códigos.' });
const unansweredChecks = plural('pt', {
  one: 'uma pergunta sem resposta',
  many: '# perguntas seguidas sem resposta',
  other: '# perguntas seguidas sem resposta',
});
const factorName = { passkey: (name: string) => `chave de acesso ${name}`, totp: (name: string) => `aplicação de autenticação ${name}` };

const change = {
  signedIn: 'Isto foi feito por alguém com sessão iniciada na sua conta. Se foi feito por si, não precisa de fazer nada.',
  notMe: 'Se não foi feito por si, abra o link e prima o botão.',
  frozen: 'Todas as sessões são então terminadas e não é possível alterar nada no seu testamento até que confirme a sua identidade.',
  worksUntil: (until: string) => `O link funciona até ${until}.`,
  shortNotMe: 'Se não foi feito por si, abra este link:',
};

export const changes: typeof english.changes = {
  'survivor-changed': {
    ...change,
    subject: 'As pessoas que podem abrir o seu testamento foram alteradas',
    subjectMessage: 'Uma mensagem pessoal do seu testamento foi alterada',
    what: {
      contacts: (survivor: string) => `Os dados de contacto de ${survivor} foram alterados.`,
      codes: (survivor: string) => `${survivor} tem novos códigos de reserva e uma nova chave de recuperação. A folha antiga já não funciona.`,
      codesKept: (survivor: string) =>
        `${survivor} tem novos códigos de reserva e uma nova chave de recuperação. Os códigos da folha antiga já não funcionam. Mas um armazenamento do seu testamento ainda só abre com a chave dela: não a destrua antes de esse armazenamento ter os ficheiros mais recentes.`,
      added: (survivor: string) => `${survivor} passou a ser uma das pessoas que podem abrir o seu testamento.`,
      removed: (survivor: string) => `${survivor} deixou de ser pessoa de confiança e já não pode abrir o seu testamento.`,
      message: (survivor: string) => `A mensagem pessoal para ${survivor} foi substituída ou eliminada.`,
    },
    renamed: (before: string, survivor: string) => `O nome ${before} foi alterado para ${survivor}.`,

    unnamedBefore: 'de uma pessoa de confiança',
    undone: 'Se um nome, dados de contacto ou uma mensagem pessoal foram substituídos ou eliminados, voltam a valer os anteriores.',
    mistake: 'Se isto aconteceu por engano, pode recuperar uma mensagem eliminada durante sete dias: inicie sessão e altere os dados desta pessoa.',
    short: {
      contacts: (survivor: string) => `Os dados de contacto de ${survivor} na conta do seu testamento foram alterados.`,
      name: (survivor: string) => `O nome de ${survivor} na conta do seu testamento foi alterado.`,
      codes: (survivor: string) => `${survivor} tem novos códigos de reserva.`,
      added: (survivor: string) => `${survivor} passou a ser uma das pessoas que podem abrir o seu testamento.`,
      removed: (survivor: string) => `${survivor} deixou de ser pessoa de confiança e já não pode abrir o seu testamento.`,
      message: (survivor: string) => `A mensagem pessoal para ${survivor} foi substituída ou eliminada.`,
    },
  },

  'ways-changed': {
    ...change,
    subject: {
      connector: 'Um canal da sua conta foi alterado',
      storage: 'Um armazenamento da sua conta foi alterado',
      moved: 'O seu testamento selado está agora noutros armazenamentos',
    },

    unknown: {
      connector: 'Um canal da sua conta foi adicionado, alterado, testado com um novo endereço ou removido.',
      storage: 'Um armazenamento da sua conta foi adicionado, alterado ou removido.',
      moved: 'O seu testamento foi selado em armazenamentos diferentes dos anteriores. É eliminado daqueles que já não o guardam.',
    },

    connector: {
      added: (name: string) =>
        `O seu canal ${name} foi adicionado. Já o podemos usar para enviar códigos às suas pessoas de confiança e, depois de um teste, também para lhe enviar mensagens a si.`,
      changed: (name: string) => `As definições do seu canal ${name} foram alteradas.`,
      tested: (name: string, destination: string | undefined) =>
        destination
          ? `O seu canal ${name} foi testado, e agora enviamos as nossas mensagens para si também para ${destination}.`
          : `O seu canal ${name} foi testado, e agora enviamos as nossas mensagens para si também por este canal.`,
      removed: (name: string) => `O seu canal ${name} foi removido.`,
    },
    channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notificações de um navegador' },

    storage: {
      added: (name: string) => `O armazenamento ${name} foi adicionado.`,
      changed: (name: string) => `O armazenamento ${name} foi alterado.`,
      tested: (name: string) => `O armazenamento ${name} foi testado.`,
      removed: (name: string) => `O armazenamento ${name} foi removido.`,
    },

    moved: (names: string) => `O seu testamento selado está agora em ${names} e é eliminado de todos os outros armazenamentos.`,
    papersStay:
      'As folhas das suas pessoas de confiança funcionam como antes. Se lhes disse onde está o seu testamento, ou o escreveu nas folhas, diga-lhes o novo lugar.',
    notUsed:
      'Deixamos de enviar mensagens para endereços que foram adicionados nos últimos sete dias, bem como códigos por canais que foram adicionados ou configurados nesse período.',
    short: {
      connector: {
        added: (name: string) => `O seu canal ${name} foi adicionado.`,
        changed: (name: string) => `O seu canal ${name} foi alterado.`,
        tested: (name: string) => `O seu canal ${name} foi testado.`,
        removed: (name: string) => `O seu canal ${name} foi removido.`,
      },
      moved: 'O seu testamento selado passou para outro armazenamento.',
    },
    shortUnknown: {
      connector: 'Um canal da conta do seu testamento foi alterado.',
      storage: 'Um armazenamento da conta do seu testamento foi alterado.',
    },
  },

  'settings-changed': {
    ...change,
    subject: 'As definições das nossas perguntas foram alteradas',
    opening: 'Alguém com sessão iniciada na sua conta alterou a forma como perguntamos se está bem.',
    startsAfter: (days: number, before: number) =>
      `Se não responder, as suas pessoas de confiança podem agora iniciar a transmissão do seu testamento ao fim de, no máximo, ${days} dias. Antes da alteração, era ao fim de, no máximo, ${before} dias.`,
    now: (days: number, hours: number, checks: number) =>
      `Agora: uma pergunta ${days} dias depois da sua última resposta, ${hours} horas para responder e ${unansweredChecks(checks)}.`,
    before: (days: number, hours: number, checks: number) =>
      `Antes: uma pergunta ${days} dias depois da sua última resposta, ${hours} horas para responder e ${unansweredChecks(checks)}.`,
    ifYou: 'Se a alteração foi feita por si, não precisa de fazer nada.',
    undone:
      'Voltam então a valer as definições anteriores e todas as sessões são terminadas. Não é possível alterar nada no seu testamento até que confirme a sua identidade.',
    short: (days: number, before: number) =>
      `As suas pessoas de confiança podem agora iniciar a transmissão após, no máximo, ${days} dias sem resposta, e não ${before}. Se a alteração não foi feita por si, anule-a:`,
  },

  'checks-paused': {
    ...change,
    subject: 'As nossas perguntas estão em pausa',
    opening: (date: string) => `Alguém com sessão iniciada na sua conta pediu-nos que não perguntássemos até ${date} se está bem.`,
    nextCheck:
      'Nessa altura, enviamos-lhe uma pergunta. Até lá, as suas pessoas de confiança continuam a poder iniciar uma transmissão, e tem 48 horas para a parar, como de costume.',
    ifYou: 'Se o pedido foi feito por si, não precisa de fazer nada.',
    undone:
      'Voltamos então a perguntar como antes e todas as sessões são terminadas. Não é possível alterar nada no seu testamento até que confirme a sua identidade.',
    short: (date: string) => `Até ${date}, não perguntamos se está bem.`,
  },

  'stop-card-made': {
    ...change,
    subject: 'Foi feito um cartão de paragem para o seu testamento',
    opening:
      'Alguém com sessão iniciada na sua conta fez um cartão de paragem. O código do cartão faz parar, uma única vez, uma transmissão do seu testamento, sem a sua palavra-passe e sem a sua caixa de correio.',
    earlier: 'Os cartões anteriores já não funcionam.',
    ifYou: 'Se foi feito por si, guarde o cartão na carteira. Não precisa de fazer mais nada.',
    undone:
      'O cartão deixa então de funcionar e todas as sessões são terminadas. Não é possível alterar nada no seu testamento até que confirme a sua identidade.',
    short: 'Foi feito um cartão de paragem para o seu testamento.',
  },

  'rehearsal-started': {
    ...change,
    subject: 'Foi iniciado um ensaio do seu testamento',
    opening: 'Alguém com sessão iniciada na sua conta iniciou um ensaio. Cada uma das suas pessoas de confiança recebe uma mensagem sobre isso.',
    nothingOpens: (date: string) =>
      `Estas pessoas confirmam a sua identidade como numa transmissão real. Nada se abre e nada se gasta. O mais tardar em ${date}, recebe um relatório que mostra quem conseguiu.`,
    ifYou: 'Se foi iniciado por si, talvez queira falar com estas pessoas: é mais fácil confiar numa mensagem de que se está à espera.',
    undone:
      'O ensaio termina então e todas as sessões são terminadas. Não é possível alterar nada no seu testamento até que confirme a sua identidade.',
    short: 'Foi iniciado um ensaio do seu testamento a partir da sua conta.',
  },

  'stop-card-used': {
    subject: 'O seu cartão de paragem foi usado',
    opening: (moment: string) =>
      `No dia ${moment}, alguém introduziu o código do seu cartão de paragem. Agora não abrimos nada, e voltamos a perguntar como de costume se está bem.`,
    usedUp: 'O cartão só funcionava uma vez e já não faz parar nada. Se quiser ter outro, inicie sessão e faça um cartão novo.',
    ifNotYou:
      'Se não foi usado por si, alguém encontrou o seu cartão. Essa pessoa não ficou a saber nada do seu testamento, e o cartão não funciona uma segunda vez.',
    short: 'O seu cartão de paragem foi usado, e agora não abrimos nada. Não volta a funcionar: inicie sessão e faça um novo.',
  },

  'factor-changed': {
    ...change,
    subject: 'O segundo fator da sua conta foi alterado',
    subjectGuessed: 'Alguém está a tentar iniciar sessão na sua conta',
    added: (factor: 'passkey' | 'totp', name: string) =>
      `A ${factorName[factor](name)} foi adicionada à sua conta. A partir de agora, as alterações exigem o seu segundo fator.`,
    removed: (factor: 'passkey' | 'totp', name: string) => `A ${factorName[factor](name)} foi removida da sua conta.`,
    allRemoved:
      'Todas as chaves de acesso e aplicações de autenticação foram removidas da sua conta, com códigos de reserva das suas pessoas de confiança.',
    codesRenewed: 'Foram feitos novos códigos de recuperação para a sua conta. Os anteriores já não funcionam.',
    codeUsed: (left: number) =>
      `Um dos seus códigos de recuperação foi usado em vez de uma chave de acesso ou de uma aplicação de autenticação. ${codesLeft(left)}`,
    guessed: 'Alguém introduziu muitos códigos errados para o segundo fator da sua conta.',
    nothingChanged:
      'Os códigos estavam errados e nada foi alterado. Quem consegue introduzir códigos conhece a sua palavra-passe, ou usa um dispositivo em que tem a sessão iniciada.',
    undone:
      'Todas as sessões são então terminadas e enviamos-lhe um link para escolher uma nova palavra-passe. As chaves de acesso, as aplicações de autenticação e os códigos de recuperação que foram adicionados nos últimos sete dias deixam de funcionar. Se o seu testamento estiver selado, não é possível alterar nada nele até que confirme a sua identidade.',
    short: {
      added: 'Foi adicionado um segundo fator à conta do seu testamento.',
      removed: 'Foi removido um segundo fator da conta do seu testamento.',
      'all-removed': 'Foram removidos todos os segundos fatores da conta do seu testamento.',
      'codes-renewed': 'Foram feitos novos códigos de recuperação para a conta do seu testamento.',
      'code-used': 'Foi usado um código de recuperação da conta do seu testamento.',
      guessed: 'Alguém introduziu muitos códigos errados para a conta do seu testamento.',
    },
  },

  'sealed-again': {
    ...change,
    subject: 'O seu testamento foi selado novamente',
    opening: 'O seu testamento foi selado novamente.',
    documents,
    same: 'São os mesmos que antes.',
    changed: (more: number, fewer: number) => `${added(more)} e ${removed(fewer)}.`,
    threshold: (survivors: number, before: number) =>
      `${survivors} das suas pessoas de confiança podem abri-lo em conjunto. Antes, eram necessárias ${before}.`,
    originals:
      'Eliminamos os ficheiros selados anteriores de cada armazenamento que tem os novos. Não podemos devolver um documento que foi removido. Por isso, conserve os seus originais.',
    afterwards: 'Depois disso, pode voltar a selar os seus próprios documentos.',
    short:
      'O seu testamento foi selado novamente, com outros documentos ou outro número necessário de pessoas. Se não foi selado por si, abra este link:',
  },

  'change-undone': {
    subject: 'Uma alteração da sua conta foi rejeitada',
    opening: 'Enviámos-lhe uma mensagem sobre uma alteração da sua conta, e alguém usou o link dessa mensagem para nos dizer: «Não fui eu».',
    what: {
      contacts: (survivor: string) => `Voltam a valer os dados de contacto anteriores de ${survivor}.`,
      name: (survivor: string) => `Volta a valer o nome anterior: ${survivor}.`,
      message: (survivor: string) =>
        `A mensagem pessoal anterior para ${survivor} voltou a valer. Se até agora existia outra, pode recuperá-la: inicie sessão e altere os dados desta pessoa.`,
      added: (survivor: string) => `A pessoa que foi adicionada, ${survivor}, já não pode abrir o seu testamento.`,
      settings: () => 'Voltam a valer as definições anteriores das nossas perguntas.',
      factors: () =>
        'As chaves de acesso, as aplicações de autenticação e os códigos de recuperação que foram adicionados nos últimos sete dias já não funcionam.',
      pause: () => 'A pausa terminou, e voltamos a perguntar se está bem.',
      email: () => 'O endereço de e-mail anterior voltou a ser o único da sua conta.',
      nothing: () => '',
    },
    signedOut: 'Todas as sessões foram terminadas.',
    frozen: 'Todas as sessões foram terminadas. Não é possível alterar nada no seu testamento até que confirme a sua identidade.',
    ifYou: 'Se a rejeição foi feita por si, inicie sessão e escolha uma nova palavra-passe.',
    notYou:
      'Se não foi feita por si, outra pessoa pode ler as nossas mensagens para si. Proteja a sua caixa de correio e o seu telemóvel. Depois, inicie sessão e escolha uma nova palavra-passe.',
    short: 'Alguém rejeitou uma alteração da conta do seu testamento com um link nosso. Se não foi rejeitada por si, inicie sessão:',
  },

  'notices-stopped': {
    subject: 'Uma das suas pessoas de confiança não quer as nossas mensagens',
    opening: (survivor: string) => `Alguém que lê as nossas mensagens para ${survivor} comunicou-nos que não conhece ninguém com o seu nome.`,
    stopped: 'Já não enviamos avisos para esse endereço. Se for pedido um código para ele, continuamos a enviar o código.',
    checkAddress:
      'Na maioria dos casos, o endereço está errado ou mudou. Inicie sessão e verifique-o. Se estiver certo, guarde-o novamente: voltamos então a enviar avisos para lá.',
    short: 'Uma das suas pessoas de confiança não quer as nossas mensagens. Inicie sessão e verifique os dados de contacto dessa pessoa.',
  },
};
