import type * as english from '#words/en/messages/to-survivor/opening.ts';
export const opening: typeof english.opening = {
  asSoonAsEnough: 'De documenten gaan open zodra genoeg mensen hebben bevestigd wie zij zijn.',
  notBefore: (from: string) => `Vóór ${from} openen wij niets.`,
  canBeLater: 'Het kan later zijn: dat hangt ervan af wanneer onze melding de persoon bereikt van wie het testament is.',
};
