import type * as english from '#words/en/pages/no-transfer.ts';

export const noTransfer: typeof english.noTransfer = {
  badLink: 'Este link não leva a nenhuma transmissão',
  badLinkText: 'Talvez falte uma parte do link. Abra outra vez a nossa mensagem mais recente, ou use a sua folha.',
  noLink: 'Abra o seu link pessoal',
  noLinkText: 'Esta página precisa do link pessoal da nossa mensagem, ou dos números da sua folha.',
  usePaper: 'Usar a minha folha',
  lookUp: 'Não tenho nem uma coisa nem outra',
};
