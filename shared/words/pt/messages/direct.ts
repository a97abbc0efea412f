import type * as english from '#words/en/messages/direct.ts';
export const direct: typeof english.direct = {
  greeting: 'Olá,',
  connectorTest: {
    subject: 'Uma mensagem de teste de um serviço de custódia de testamentos',
    opening:
      'Esta é uma mensagem de teste de um serviço de custódia de testamentos. Alguém a pediu para verificar um canal. A mensagem chegou, por isso o canal funciona.',
    nothingToDo: 'Não precisa de fazer nada.',
    unexpected: 'Se não sabe porque a recebeu, pode ignorá-la.',
    short: 'Esta é a mensagem de teste que foi pedida. Chegou, por isso este canal funciona.',
    notice: { title: 'Isto é um teste', text: 'As notificações funcionam neste dispositivo. Não precisa de fazer nada.' },
  },

  bot: {
    connected: 'Pronto. A partir de agora, recebe aqui as mensagens do seu serviço de custódia de testamentos e pode responder-lhes.',
    alertsConnected:
      'Pronto. A partir de agora, escrevemos aqui quando uma mensagem para si vai a caminho. A própria mensagem chega sempre por e-mail ou por SMS.',
    notConnected: 'Este link já não funciona. Abra novamente a página do seu serviço de custódia de testamentos e volte a premir lá o botão.',
    unknown: 'Este bot só envia mensagens. Para o ligar, prima o botão na página do seu serviço de custódia de testamentos.',
  },

  alert: {
    title: 'Uma mensagem para si',
    text: 'Vai a caminho. Veja o seu e-mail e os seus SMS.',
    short: (product: string, url: string) =>
      `${product}: uma mensagem para si vai a caminho. Veja o seu e-mail e os seus SMS. Se até amanhã não encontrar nada, abra ${url}`,
  },
  oneTimeCode: {
    subject: 'O seu código de utilização única',
    subjectRehearsal: 'O seu código de utilização única para um ensaio',
    code: {
      number: (code: string, minutes: number) => `O seu código é ${code}. É válido durante ${minutes} minutos. Introduza-o na página em que o pediu.`,
      transfer: (code: string, minutes: number) =>
        `O seu código é ${code}. É válido durante ${minutes} minutos e não é para um ensaio. Introduza-o na página em que o pediu.`,
      rehearsal: (code: string, minutes: number) =>
        `O seu código para um ensaio é ${code}. É válido durante ${minutes} minutos. Introduza-o na página em que o pediu.`,
    },
    doNotShare:
      'Não dê este código a ninguém. Nunca lho pediremos por telefone nem por mensagem. Se não pediu um código, pode ignorar esta mensagem.',
    short: {
      number: (code: string, minutes: number) => `Código: ${code}. Vale ${minutes} minutos; não o dê a ninguém.`,
      transfer: (code: string, minutes: number) => `Código: ${code}. Vale ${minutes} minutos e não é um ensaio; não o partilhe.`,
      rehearsal: (code: string, minutes: number) => `Código de ensaio: ${code}. Vale ${minutes} minutos; não o dê a ninguém.`,
    },
  },
};
