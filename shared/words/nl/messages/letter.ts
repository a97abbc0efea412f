import type * as english from '#words/en/messages/letter.ts';
export const letter: typeof english.letter = {
  signature: (productName: string) => `${productName}, uw dienst voor testamenten. Dit bericht is automatisch verstuurd. Antwoorden lezen wij niet.`,
  ifButtonFails: 'Werkt de knop niet, open dan dit adres:',
};
