import type * as english from '#words/en/messages/letter.ts';
export const letter: typeof english.letter = {
  signature: (productName: string) =>
    `${productName}, il suo servizio per testamenti. Questo messaggio è stato inviato automaticamente. Non leggiamo le risposte.`,
  ifButtonFails: 'Se il pulsante non funziona, apra questo indirizzo:',
};
