import type * as english from '#words/en/messages/to-host/transfer.ts';

const stop = {
  unnamedStarter: 'de uma das suas pessoas de confiança',
  stopBy: (until: string) => `Se estiver bem, pare a transmissão. Pode fazê-lo com este link até ${until}.`,
  stopNow: 'Se estiver bem, inicie sessão agora e pare a transmissão.',
  opensAt: (from: string) =>
    `Não abrimos nada antes de ${from}. Se não parar a transmissão, os seus documentos abrem-se depois disso, assim que um número suficiente de pessoas de confiança tiver confirmado a identidade.`,
  stepSignIn: 'Iniciar sessão e parar a transmissão',
  afterLink: 'Quando o link já não funcionar, pode ainda iniciar sessão e parar a transmissão.',
  shortStopBy: (until: string) => `Se estiver bem, pare-a até ${until}:`,
  shortStopNow: 'Se estiver bem, inicie sessão e pare-a:',
};

export const transfer: typeof english.transfer = {
  'transfer-started': {
    ...stop,
    subject: 'A transmissão do seu testamento foi iniciada',
    opening: (name: string) => `Uma pessoa que indicou o nome ${name} iniciou a transmissão do seu testamento.`,
    short: 'A transmissão do seu testamento foi iniciada.',
  },

  'transfer-reminder': {
    ...stop,
    subject: 'Lembrete: a transmissão do seu testamento está em curso',
    opening: (name: string) => `A transmissão do seu testamento continua em curso. Foi iniciada por uma pessoa que indicou o nome ${name}.`,
    short: 'A transmissão do seu testamento está em curso.',
  },

  'transfer-cancelled-host': {
    subject: 'A transmissão do seu testamento foi parada',
    opening: 'A transmissão do seu testamento foi parada, e avisámos as suas pessoas de confiança.',
    closed:
      'Os seus documentos estão fechados, e o seu testamento está selado como antes. Continuamos a perguntar de vez em quando se está bem, como antes.',
    notOpened: 'Nenhum documento foi aberto.',
    notRead:
      'Antes de a transmissão ser parada, os seus documentos estiveram abertos às suas pessoas de confiança. Não temos registo de que algum tenha sido lido.',
    read: 'Antes de a transmissão ser parada, os seus documentos estiveram abertos às suas pessoas de confiança. Foi lido o seguinte, com a hora da primeira leitura:',
    readEntry: (survivor: string, what: string, at: string) => `${survivor}: ${what}, ${at}`,
    personalMessage: 'a mensagem pessoal para esta pessoa',
    lostDocument: 'um documento que já não está no seu testamento',
    notYou: 'Se a parou, não precisa de fazer nada. Se não foi parada por si, inicie sessão e altere a sua palavra-passe.',
    short: 'A transmissão do seu testamento foi parada. Se não foi parada por si, inicie sessão e altere a sua palavra-passe.',
    shortRead:
      'A transmissão do seu testamento foi parada, mas uma parte já tinha sido lida: o nosso e-mail diz o quê, por quem e quando. Se não foi parada por si, inicie sessão:',
  },

  'starts-digest': {
    subject: 'A transmissão do seu testamento foi iniciada novamente',
    opening:
      'A transmissão do seu testamento foi iniciada novamente, depois de a ter parado duas vezes. Para que não receba demasiadas mensagens, contamos-lhe uma vez por dia o que aconteceu:',
    running: (survivor: string, at: string) => `${survivor}: início em ${at}, ainda em curso`,
    stopped: (survivor: string, at: string, stoppedAt: string) => `${survivor}: início em ${at}, paragem em ${stoppedAt}`,
    ownMessages: 'Para cada um destes inícios, enviámos também uma mensagem à parte, com um link que faz parar a transmissão.',
    remove:
      'Se já não confia numa pessoa desta lista, inicie sessão e remova-a das suas pessoas de confiança. Assim, ela não pode voltar a iniciar uma transmissão.',
    notYou: 'Se uma transmissão não foi parada por si, inicie sessão e altere a sua palavra-passe.',
    short:
      'A transmissão do seu testamento foi iniciada novamente depois de a ter parado: o nosso e-mail diz por quem. Para remover essa pessoa, inicie sessão:',
  },

  'codes-guessed-host': {
    subject: 'Foram introduzidos muitos códigos errados na transmissão do seu testamento',
    opening: (survivor: string) => `Alguém introduziu muitos códigos errados para ${survivor} na transmissão do seu testamento.`,
    slower:
      'Nada foi aberto. Agora enviamos códigos para esta pessoa de confiança com muito menos frequência, para que adivinhá-los demore demasiado tempo.',
    short: 'Alguém introduziu muitos códigos errados na transmissão do seu testamento.',
  },

  'backup-codes-guessed-host': {
    subject: 'Foram introduzidos muitos códigos de reserva errados para uma das suas pessoas de confiança',
    opening: (survivor: string) => `No espaço de um dia, alguém introduziu pelo menos dez códigos de reserva errados para ${survivor}.`,
    mistyped:
      'Um código errado não abre nada, e os códigos da folha continuam a funcionar. Se a pessoa de confiança se enganou a escrevê-los, não precisa de fazer nada.',
    otherwise:
      'Se não foi esse o caso, outra pessoa pode ter visto a folha. Inicie sessão e faça uma folha nova para esta pessoa de confiança. Se estiver em curso uma transmissão que não quer, pare-a primeiro.',
    short:
      'Alguém introduziu muitos códigos de reserva errados para uma das suas pessoas de confiança. Se não foi essa pessoa, inicie sessão e faça uma folha nova:',
  },

  'survivor-authenticated-host': {
    subject: 'Uma das suas pessoas de confiança confirmou a identidade',
    opening: (survivor: string) => `${survivor} confirmou a identidade na transmissão do seu testamento.`,
    opensLater: 'Os seus documentos só se abrem depois de um número suficiente das suas pessoas de confiança ter confirmado a identidade.',
    short: 'Uma das suas pessoas de confiança confirmou a identidade na transmissão do seu testamento.',
  },

  'documents-open-host': {
    subject: 'As suas pessoas de confiança podem agora ler os seus documentos',
    opening:
      'Um número suficiente das suas pessoas de confiança confirmou a identidade, e terminou o prazo em que podia parar a transmissão através do link.',
    open: 'As suas pessoas de confiança podem agora ler os seus documentos e as suas mensagens pessoais para elas.',
    stop: 'Se estiver bem, inicie sessão e pare a transmissão de imediato. Isso volta a fechar os documentos.',
    short: 'As suas pessoas de confiança podem agora ler os seus documentos.',
  },

  'opening-failed-host': {
    subject: 'Não foi possível abrir os seus documentos',
    opening: 'As suas pessoas de confiança confirmaram a identidade, mas não conseguimos abrir-lhes os seus documentos.',
    why: 'Não foi possível ler os documentos no armazenamento onde estão guardados, ou eles já não são os que foram selados. Não mostrámos nada. Tentamos novamente todos os dias.',
    stop: 'Se estiver bem, inicie sessão e pare a transmissão. Depois, verifique o armazenamento e volte a selar o seu testamento.',
    short: 'As suas pessoas de confiança não conseguiram abrir os seus documentos, porque o armazenamento não os devolveu intactos.',
  },
};
