import type * as english from '#words/en/pages/progress.ts';
export const progress: typeof english.progress = {
  notBeforeText: (moment: string) => `Non apriamo nulla prima del ${moment}.`,
  unknown:
    'Può essere più tardi: dipende da quando il nostro avviso raggiunge la persona di cui è il testamento. Questa persona ha poi 48 ore per fermare la consegna.',
  progress: 'Confermato finora',
  confirmed: (count: number, threshold: number, total: number) =>
    `${count} delle ${threshold} conferme che servono. Sono state indicate ${total} persone di fiducia.`,
  enough: (count: number, total: number) => `Un numero sufficiente di persone di fiducia ha confermato la propria identità: ${count} su ${total}.`,
  names: (names: string) => `Hanno confermato: ${names}.`,
  noneYet: 'Nessuno ha ancora confermato la propria identità.',
};
