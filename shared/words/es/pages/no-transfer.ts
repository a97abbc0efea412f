import type * as english from '#words/en/pages/no-transfer.ts';

export const noTransfer: typeof english.noTransfer = {
  badLink: 'Este enlace no lleva a ninguna transmisión',
  badLinkText: 'Quizá falte una parte del enlace. Abra otra vez nuestro mensaje más reciente, o use su hoja.',
  noLink: 'Abra su enlace personal',
  noLinkText: 'Esta página necesita el enlace personal de nuestro mensaje, o los números de su hoja.',
  usePaper: 'Usar mi hoja',
  lookUp: 'No tengo ninguna de las dos cosas',
};
