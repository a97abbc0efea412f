import type * as english from '#words/en/messages/to-host/checks.ts';

const check = {
  pressBy: (by: string) => `Abra o link e prima o botão até ${by}.`,
  ifMissed: (checks: number) =>
    `Se não responder até lá, voltamos a perguntar. Só avisamos as suas pessoas de confiança depois de ${checks} perguntas seguidas sem resposta.`,
  ifLastMissed: (by: string) =>
    `Se não responder até lá, avisamos as suas pessoas de confiança em ${by} de que podem iniciar a transmissão do seu testamento.`,
  afterLast:
    'Ainda pode responder depois disso, e isso faz parar tudo. Se uma pessoa de confiança iniciar a transmissão, enviamos-lhe uma mensagem, e tem 48 horas para a parar.',

  stalled: {
    subject: 'Está bem? Uma transmissão do seu testamento está à espera',
    opening:
      'Foi iniciada uma transmissão do seu testamento há 30 dias ou mais. Os seus documentos continuam fechados: ainda não há pessoas de confiança suficientes com a identidade confirmada.',
    press: 'Se estiver bem, abra o link e prima o botão. Isso faz parar a transmissão.',
    otherwise:
      'Se não responder, a transmissão continua: os seus documentos abrem-se assim que um número suficiente de pessoas de confiança tiver confirmado a identidade.',
    short: 'Foi iniciada uma transmissão do seu testamento, que está à espera das suas pessoas de confiança. Se estiver bem, pare-a:',
  },
};

export const checks: typeof english.checks = {
  'liveness-check': {
    ...check,
    ordinary: {
      subject: 'Está bem? Diga-nos, por favor',
      opening: 'Pediu-nos que perguntássemos de vez em quando se está bem. Esta é uma dessas perguntas.',
      short: (by: string) => `O seu serviço de testamentos pergunta: está bem? Confirme-o até ${by}:`,
    },
    last: {
      subject: 'Última pergunta antes de avisarmos as suas pessoas de confiança: confirme que está bem',
      opening: 'Pediu-nos que perguntássemos de vez em quando se está bem. Esta é a última pergunta antes de avisarmos as suas pessoas de confiança.',
      short: (by: string) => `Última pergunta: confirme até ${by} que está bem, ou avisamos as suas pessoas de confiança:`,
    },
  },

  'liveness-reminder': {
    ...check,
    ordinary: {
      subject: 'Lembrete: confirme que está bem',
      opening: 'Perguntámos-lhe se está bem, e ainda não respondeu.',
      short: (by: string) => `Está bem? Isto é um lembrete: confirme-o até ${by}:`,
    },
    last: {
      subject: 'Lembrete da última pergunta: confirme que está bem',
      opening: 'Perguntámos-lhe se está bem, e ainda não respondeu. Esta é a última pergunta antes de avisarmos as suas pessoas de confiança.',
      short: (by: string) => `Lembrete da última pergunta: responda até ${by}, ou avisamos as suas pessoas de confiança:`,
    },
  },

  'fresh-link': {
    subject: 'O novo link que pediu',
    opening: 'Abriu um link nosso mais antigo e pediu um novo.',
    press: 'Se estiver bem, abra o link e prima o botão.',
    started: 'A transmissão do seu testamento foi iniciada.',
    pending: 'As suas pessoas de confiança podem iniciar a transmissão do seu testamento.',
    pressToStop: 'Se estiver bem, abra o link e prima o botão. Isso faz parar a transmissão.',
    pressToStopBy: (until: string) => `Se estiver bem, abra o link e prima o botão até ${until}. Isso faz parar a transmissão.`,
    unexpected: 'Se não o pediu, outra pessoa abriu uma mensagem nossa antiga. Nada foi alterado.',
    short: 'Aqui está o seu novo link. Se estiver bem, confirme-o:',
    shortStop: 'Aqui está o seu novo link. Se estiver bem, pare a transmissão do seu testamento:',
  },

  vouched: {
    subject: (survivor: string) => `Soubemos de si por ${survivor}: está com vida`,
    opening: (survivor: string) => `Soubemos de si por ${survivor}, que confirmou a identidade: está com vida, mas agora não nos pode responder.`,
    asksLater: (date: string) =>
      `Por isso, esperamos até ${date} antes de voltar a avisar as suas pessoas de confiança de que podem iniciar a transmissão do seu testamento.`,
    opensLater: (date: string) =>
      `Está em curso uma transmissão do seu testamento. Por este motivo, os seus documentos só se abrem a partir de ${date}, a não ser que outra pessoa de confiança confirme a identidade.`,
    press:
      'Continuamos a precisar de uma resposta sua. Se estiver a ler isto, abra o link e prima o botão. Se o link já não funcionar, inicie sessão.',
    short: (survivor: string) => `Soubemos de si por ${survivor}: está com vida, mas agora não pode responder. Se estiver a ler isto, responda:`,
  },

  'pending-transfer': {
    subject: 'Não tivemos notícias suas: as suas pessoas de confiança podem agora iniciar a transmissão do seu testamento',
    opening:
      'Perguntámos-lhe se está bem e não tivemos resposta. Como decidiu, avisámos agora as suas pessoas de confiança de que podem iniciar a transmissão do seu testamento.',
    press:
      'Se estiver bem, abra o link e prima o botão. Avisamos então as suas pessoas de confiança de que respondeu e continuamos a perguntar de vez em quando se está bem, como antes.',
    ifStarted: 'Se uma pessoa de confiança iniciar a transmissão antes disso, enviamos-lhe uma mensagem, e tem 48 horas para a parar.',
    short: 'Não tivemos notícias suas. As suas pessoas de confiança podem agora iniciar a transmissão do seu testamento; se estiver bem, pare-a:',
  },
};
