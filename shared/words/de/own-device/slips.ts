/** The slips that show Survivors who has sealed. */
export const slips = {
  fingerprint: 'Versiegelt von',
  slipsTitle: 'Zettel zu den Blättern',
  slips: 'Schneiden Sie die Zettel auseinander, und legen Sie jeden zum Blatt der Person, deren Name darauf steht. Sie sind nicht geheim.',
  slip: (name: string) => `Zum Blatt von ${name}`,
  slipText:
    'Die Dokumente dieses Testaments sind nur echt, wenn sie von diesem Schlüssel versiegelt wurden. Geben Sie seine ersten fünf Gruppen ein, wenn eine Seite nach „Versiegelt von“ fragt.',
};
