import type * as english from '#words/en/pages/nothing-arrived.ts';

export const nothingArrived: typeof english.nothingArrived = {
  title: 'Non è arrivato nulla?',
  steps: [
    'Un messaggio può richiedere qualche minuto. Per un’e-mail, guardi anche nella cartella della posta indesiderata (spam).',
    'Chieda un nuovo codice, o usi un altro canale.',
    'Usi un codice di riserva del suo foglio. Non serve nessun messaggio.',
  ],
  othersAreEnough: (threshold: number, total: number) =>
    `Non ha un foglio? Allora parli con le altre persone di fiducia. Il testamento si apre quando ${threshold} delle ${total} hanno confermato la loro identità.`,
};
