import type * as english from '#words/en/pages/deletion.ts';
export const deletion: typeof english.deletion = {
  titles: { will: 'Il suo testamento sta per essere eliminato', account: 'Il suo account sta per essere eliminato' },
  until: (date: string) => `L’eliminazione avviene il ${date}. Fino ad allora può annullarla. Se non fa nulla, viene eliminato.`,
  keep: { will: 'Conservare il mio testamento', account: 'Conservare il mio account' },
  kept: 'Non verrà eliminato nulla',
  keptText: 'Tutto resta com’è. Se avevamo avvisato le sue persone di fiducia, ora diciamo loro che il suo testamento viene conservato.',
  failures: { no_deletion: 'Non c’è nulla in attesa di essere eliminato. La pagina mostra ora lo stato attuale.' } as Record<string, string>,
};
