import type * as english from '#words/en/pages/nothing-arrived.ts';

export const nothingArrived: typeof english.nothingArrived = {
  title: 'Es kommt nichts an?',
  steps: [
    'Eine Nachricht kann einige Minuten brauchen. Sehen Sie bei einer E-Mail auch im Ordner für unerwünschte Nachrichten (Spam) nach.',
    'Fordern Sie einen neuen Code an, oder wählen Sie einen anderen Weg.',
    'Benutzen Sie einen Ersatzcode von Ihrem Blatt. Dafür ist keine Nachricht nötig.',
  ],
  othersAreEnough: (threshold: number, total: number) =>
    `Sie haben kein Blatt? Sprechen Sie mit den anderen Vertrauenspersonen. Das Testament öffnet sich, wenn ${threshold} von ${total} bestätigt haben, wer sie sind.`,
};
