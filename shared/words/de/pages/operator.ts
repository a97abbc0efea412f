import type * as english from '#words/en/pages/operator.ts';

export const operator: typeof english.operator = {
  title: 'Wer betreibt diesen Dienst?',
  runBy: (name: string, country: string) => `Diesen Dienst betreibt ${name}, ${country}.`,
  price: (price: string) => `Preis: ${price}.`,
  contact: 'Kontakt',
  legal: 'Impressum',
  privacy: 'Datenschutz',
};
