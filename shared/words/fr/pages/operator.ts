import type * as english from '#words/en/pages/operator.ts';

export const operator: typeof english.operator = {
  title: 'Qui gère ce service ?',
  runBy: (name: string, country: string) => `Ce service est géré par ${name}, ${country}.`,
  price: (price: string) => `Prix : ${price}.`,
  contact: 'Contact',
  legal: 'Mentions légales',
  privacy: 'Vie privée',
};
