import type * as english from '#words/en/messages/to-survivor/opening.ts';
export const opening: typeof english.opening = {
  asSoonAsEnough: 'Os documentos abrem-se assim que um número suficiente de pessoas confirmar a identidade.',
  notBefore: (from: string) => `Não abrimos nada antes de ${from}.`,
  canBeLater: 'Pode ser mais tarde: depende de quando o nosso aviso chegar à pessoa de quem é o testamento.',
};
