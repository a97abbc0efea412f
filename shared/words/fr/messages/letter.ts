import type * as english from '#words/en/messages/letter.ts';
export const letter: typeof english.letter = {
  signature: (productName: string) =>
    `${productName}, votre service de garde de testaments. Ce message a été envoyé automatiquement. Nous ne lisons pas les réponses.`,
  ifButtonFails: 'Si le bouton ne fonctionne pas, veuillez ouvrir cette adresse :',
};
