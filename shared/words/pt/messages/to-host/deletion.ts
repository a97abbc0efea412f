import type * as english from '#words/en/messages/to-host/deletion.ts';

const before = {
  what: {
    will: (date: string) =>
      `Em ${date}, eliminamos o seu testamento selado, os documentos que ainda não estão selados e as mensagens pessoais. Até lá, nada muda. Depois disso, não é possível voltar atrás.`,
    account: (date: string) => `Em ${date}, eliminamos tudo o que está na sua conta. Até lá, nada muda. Depois disso, não é possível voltar atrás.`,
  },
  packages: {
    keep: 'Os ficheiros encriptados ficam no seu armazenamento. As folhas das suas pessoas de confiança podem continuar a abri-los, sem nós.',
    delete:
      'Eliminamos também os ficheiros encriptados de todos os armazenamentos do seu testamento. Depois disso, as folhas das suas pessoas de confiança só abrem uma cópia que alguém tenha feito antes.',
  },
  notified: 'Avisámos as suas pessoas de confiança. Se uma delas iniciar a transmissão do seu testamento antes dessa data, nada é eliminado.',
  toKeep: (date: string) =>
    `Para o evitar, abra o link e prima o botão antes de ${date}. Iniciar sessão ou responder às nossas perguntas não anula o pedido.`,
  keep: { will: 'Manter o meu testamento', account: 'Manter a minha conta' },
};

export const deletion: typeof english.deletion = {
  'deletion-requested': {
    ...before,
    subject: {
      will: (days: number) => `O seu testamento será eliminado dentro de ${days} dias, se não anular o pedido`,
      account: (days: number) => `A sua conta será eliminada dentro de ${days} dias, se não anular o pedido`,
      all: (days: number) => `A sua conta e o seu testamento serão eliminados dentro de ${days} dias, se não anular o pedido`,
    },
    opening: {
      will: 'Alguém com sessão iniciada na sua conta, e que conhece a palavra-passe, pediu-nos que eliminássemos o seu testamento.',
      account: 'Alguém com sessão iniciada na sua conta, e que conhece a palavra-passe, pediu-nos que eliminássemos a sua conta.',
      all: 'Alguém com sessão iniciada na sua conta, e que conhece a palavra-passe, pediu-nos que eliminássemos a sua conta e o seu testamento.',
    },
    notYou: 'Se o pedido não foi feito por si, anule-o e escolha depois uma nova palavra-passe.',
    short: {
      will: (days: number) => `O seu testamento será eliminado dentro de ${days} dias. Para o manter, abra este link:`,
      account: (days: number) => `A sua conta será eliminada dentro de ${days} dias. Para a manter, abra este link:`,
      all: (days: number) => `A sua conta e o seu testamento serão eliminados dentro de ${days} dias. Para os manter, abra este link:`,
    },
  },

  'deletion-reminder': {
    ...before,
    subject: {
      will: 'Lembrete: o seu testamento será eliminado em breve',
      account: 'Lembrete: a sua conta será eliminada em breve',
      all: 'Lembrete: a sua conta e o seu testamento serão eliminados em breve',
    },
    opening: {
      will: 'Pediu-nos que eliminássemos o seu testamento, e isso acontecerá em breve.',
      account: 'Pediu-nos que eliminássemos a sua conta, e isso acontecerá em breve.',
      all: 'Pediu-nos que eliminássemos a sua conta e o seu testamento, e isso acontecerá em breve.',
    },
    short: {
      will: 'Lembrete: o seu testamento será eliminado em breve. Para o manter, abra este link:',
      account: 'Lembrete: a sua conta será eliminada em breve. Para a manter, abra este link:',
      all: 'Lembrete: a sua conta e o seu testamento serão eliminados em breve. Para os manter, abra este link:',
    },
  },

  'deletion-ended': {
    subject: { will: 'O seu testamento não será eliminado', account: 'A sua conta não será eliminada' },
    opening: { will: 'Tinha-nos pedido que eliminássemos o seu testamento.', account: 'Tinha-nos pedido que eliminássemos a sua conta.' },
    why: {
      kept: 'Alguém com sessão iniciada na sua conta, ou que tem o link da nossa mensagem, anulou este pedido.',
      started: 'Uma das suas pessoas de confiança iniciou a transmissão do seu testamento. Por isso, este pedido terminou.',
      silent: 'Não respondeu às nossas perguntas. Por isso, este pedido terminou.',
    },
    unchanged: 'Nada foi eliminado, e tudo está como antes.',
    again: 'Se continuar a querer a eliminação, inicie sessão e peça-a novamente.',
    short: {
      will: 'O seu testamento não será eliminado. Inicie sessão para ver porquê:',
      account: 'A sua conta não será eliminada. Inicie sessão para ver porquê:',
    },
  },

  'deletion-done': {
    subject: { will: 'O seu testamento foi eliminado', account: 'A sua conta foi eliminada' },
    opening: { will: 'Tal como nos pediu, eliminámos o seu testamento.', account: 'Tal como nos pediu, eliminámos a sua conta.' },
    packages: {
      kept: 'Os ficheiros encriptados continuam no seu armazenamento. As folhas das suas pessoas de confiança podem abri-los, sem nós.',
      deleted:
        'Os ficheiros encriptados de todos os armazenamentos do seu testamento também foram eliminados. As folhas das suas pessoas de confiança só abrem agora uma cópia que alguém tenha feito antes.',
      left: 'Durante sete dias, não conseguimos aceder ao seu armazenamento. Por isso, os ficheiros encriptados podem continuar lá. As folhas das suas pessoas de confiança podem ainda abri-los. Elimine os ficheiros diretamente no seu armazenamento.',
      behind:
        'Os ficheiros encriptados continuam no seu armazenamento, mas não conseguimos atualizá-los antes da eliminação. As folhas mais recentes das suas pessoas de confiança podem não os abrir.',
    },
    next: {
      account:
        'Eliminamos agora também os nomes e endereços de que precisávamos para as últimas mensagens. Esta é a última mensagem que recebe de nós.',
      will: 'A sua conta mantém-se. As suas pessoas de confiança, os seus armazenamentos e os seus canais continuam lá, e pode selar um novo testamento quando quiser.',
    },
    short: { will: 'O seu testamento foi eliminado, tal como nos pediu.', account: 'A sua conta foi eliminada, tal como nos pediu.' },
  },
};
