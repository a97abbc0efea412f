import type * as english from '#words/en/pages/operator.ts';

export const operator: typeof english.operator = {
  title: 'Chi gestisce questo servizio?',
  runBy: (name: string, country: string) => `Questo servizio è gestito da ${name}, ${country}.`,
  price: (price: string) => `Prezzo: ${price}.`,
  contact: 'Contatto',
  legal: 'Note legali',
  privacy: 'Privacy',
};
