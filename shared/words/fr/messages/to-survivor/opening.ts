import type * as english from '#words/en/messages/to-survivor/opening.ts';
export const opening: typeof english.opening = {
  asSoonAsEnough: 'Les documents s’ouvrent dès que suffisamment de personnes ont confirmé leur identité.',
  notBefore: (from: string) => `Nous n’ouvrons rien avant le ${from}.`,
  canBeLater: 'Cela peut être plus tard : cela dépend du moment où notre avis parvient à la personne dont c’est le testament.',
};
