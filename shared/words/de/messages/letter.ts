import type * as english from '#words/en/messages/letter.ts';
export const letter: typeof english.letter = {
  signature: (productName: string) =>
    `${productName}, Ihr Dienst für Testamente. Diese Nachricht wurde automatisch gesendet. Antworten darauf lesen wir nicht.`,
  ifButtonFails: 'Wenn der Knopf nicht funktioniert, öffnen Sie bitte diese Adresse:',
};
