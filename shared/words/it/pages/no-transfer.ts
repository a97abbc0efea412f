import type * as english from '#words/en/pages/no-transfer.ts';

export const noTransfer: typeof english.noTransfer = {
  badLink: 'Questo link non porta a nessuna consegna',
  badLinkText: 'Forse manca una parte del link. Apra di nuovo il nostro messaggio più recente, o usi il suo foglio.',
  noLink: 'Apra il suo link personale',
  noLinkText: 'A questa pagina serve il link personale del nostro messaggio, o i numeri del suo foglio.',
  usePaper: 'Usare il mio foglio',
  lookUp: 'Non ho nessuno dei due',
};
