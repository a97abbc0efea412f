import type * as english from '#words/en/messages/to-survivor/deletion.ts';
export const deletion: typeof english.deletion = {
  'deletion-requested-survivor': {
    subject: (host: string) => `O testamento de ${host} será eliminado dentro de 30 dias`,
    opening: (host: string, date: string) =>
      `Alguém com sessão iniciada na conta de ${host}, e que sabe a palavra-passe, pediu-nos que eliminássemos o testamento. Vamos fazê-lo a ${date}.`,
    likelyHost: (host: string) =>
      `O mais provável é que a decisão tenha sido de ${host}. Nesse caso, não precisa de fazer nada. Pode perguntar a ${host}, que pode anular a eliminação até essa data.`,
    ifDied: (host: string) =>
      `Se ${host} tiver morrido, o pedido veio de outra pessoa. Nesse caso, inicie a transmissão do testamento antes dessa data. Depois de iniciada, nada é eliminado.`,
    keepEnvelope: 'Em qualquer caso, guarde o seu envelope selado.',
    short: 'Um testamento em que é pessoa de confiança será eliminado dentro de 30 dias.',
  },

  'deletion-undone-survivor': {
    subject: (host: string) => `O testamento de ${host} não será eliminado`,
    opening: (host: string) =>
      `Escrevemos-lhe que o testamento seria eliminado. A eliminação foi anulada por alguém com sessão iniciada na conta, ou que tem o link da nossa mensagem para ${host}.`,
    unchanged: 'Nada foi eliminado. Não precisa de fazer nada. Guarde o seu envelope selado: continua válido.',
    short: 'Um testamento em que é pessoa de confiança não será eliminado.',
  },

  'deletion-done-survivor': {
    subject: (host: string) => `O testamento de ${host} foi eliminado`,
    opening: 'O testamento foi eliminado, como lhe escrevemos 30 dias antes.',
    packages: {
      kept: (host: string) =>
        `O nosso serviço já não o pode abrir. Os ficheiros encriptados continuam no armazenamento de ${host}. O seu envelope selado ainda os abre, em conjunto com os das outras pessoas: a folha explica como. Guarde-o.`,
      deleted: () =>
        'Os ficheiros encriptados também foram eliminados. Em conjunto com os das outras pessoas, o seu envelope selado só abre agora uma cópia do testamento, se alguém a tiver feito.',
      left: (host: string) =>
        `O nosso serviço já não o pode abrir. Os ficheiros encriptados também deviam ter sido eliminados, mas não conseguimos aceder ao armazenamento de ${host}. Talvez ainda lá estejam, e o seu envelope selado talvez ainda os abra, em conjunto com os das outras pessoas.`,
      behind: (host: string) =>
        `O nosso serviço já não o pode abrir. Os ficheiros encriptados continuam no armazenamento de ${host}, mas não conseguimos atualizá-los. Um envelope selado feito há pouco tempo pode não os abrir.`,
    },
    next: {
      account: () => 'Esta é a última mensagem que recebe de nós sobre este testamento.',
      will: (host: string) =>
        `${host} pode selar um novo testamento, para o qual o seu envelope selado volta a ser necessário. Pergunte a ${host} antes de o destruir.`,
    },
    short: {
      kept: 'Um testamento em que é pessoa de confiança foi eliminado aqui; o seu envelope ainda abre os ficheiros.',
      deleted: 'Um testamento em que é pessoa de confiança foi eliminado aqui, com os seus ficheiros.',
      left: 'Um testamento em que é pessoa de confiança foi eliminado aqui; podem restar alguns ficheiros.',
      behind: 'Um testamento em que é pessoa de confiança foi eliminado aqui; o seu envelope talvez abra os ficheiros.',
    },
  },
};
