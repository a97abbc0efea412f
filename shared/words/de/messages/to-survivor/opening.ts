import type * as english from '#words/en/messages/to-survivor/opening.ts';
export const opening: typeof english.opening = {
  asSoonAsEnough: 'Die Dokumente öffnen sich, sobald genügend Menschen bestätigt haben, wer sie sind.',
  notBefore: (from: string) => `Vor ${from} öffnen wir nichts.`,
  canBeLater: 'Es kann später werden: Das hängt davon ab, wann unsere Benachrichtigung die Person erreicht, deren Testament es ist.',
};
