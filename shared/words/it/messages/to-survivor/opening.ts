import type * as english from '#words/en/messages/to-survivor/opening.ts';
export const opening: typeof english.opening = {
  asSoonAsEnough: 'I documenti si aprono appena un numero sufficiente di persone ha confermato la propria identità.',
  notBefore: (from: string) => `Non apriamo nulla prima del ${from}.`,
  canBeLater: 'Può essere più tardi: dipende da quando il nostro avviso raggiunge la persona di cui è il testamento.',
};
