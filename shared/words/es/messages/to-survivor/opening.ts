import type * as english from '#words/en/messages/to-survivor/opening.ts';
export const opening: typeof english.opening = {
  asSoonAsEnough: 'Los documentos se abren en cuanto suficientes personas hayan confirmado su identidad.',
  notBefore: (from: string) => `No abrimos nada antes del ${from}.`,
  canBeLater: 'Puede ser más tarde: depende de cuándo llegue nuestro aviso a la persona de quien es el testamento.',
};
