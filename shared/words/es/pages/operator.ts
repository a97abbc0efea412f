import type * as english from '#words/en/pages/operator.ts';

export const operator: typeof english.operator = {
  title: '¿Quién lleva este servicio?',
  runBy: (name: string, country: string) => `Este servicio lo lleva ${name}, ${country}.`,
  price: (price: string) => `Precio: ${price}.`,
  contact: 'Contacto',
  legal: 'Aviso legal',
  privacy: 'Privacidad',
};
