import type * as english from '#words/en/pages/operator.ts';

export const operator: typeof english.operator = {
  title: 'Quem gere este serviço?',
  runBy: (name: string, country: string) => `Este serviço é gerido por ${name}, ${country}.`,
  price: (price: string) => `Preço: ${price}.`,
  contact: 'Contacto',
  legal: 'Aviso legal',
  privacy: 'Privacidade',
};
