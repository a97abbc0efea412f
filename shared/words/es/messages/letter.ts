import type * as english from '#words/en/messages/letter.ts';
export const letter: typeof english.letter = {
  signature: (productName: string) => `${productName}, su servicio de testamentos. Este mensaje se envió automáticamente. No leemos las respuestas.`,
  ifButtonFails: 'Si el botón no funciona, abra esta dirección:',
};
