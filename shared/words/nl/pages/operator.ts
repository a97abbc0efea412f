import type * as english from '#words/en/pages/operator.ts';

export const operator: typeof english.operator = {
  title: 'Wie beheert deze dienst?',
  runBy: (name: string, country: string) => `Deze dienst wordt beheerd door ${name}, ${country}.`,
  price: (price: string) => `Prijs: ${price}.`,
  contact: 'Contact',
  legal: 'Juridische informatie',
  privacy: 'Privacy',
};
