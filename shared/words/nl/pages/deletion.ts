import type * as english from '#words/en/pages/deletion.ts';
export const deletion: typeof english.deletion = {
  titles: { will: 'Uw testament wordt verwijderd', account: 'Uw account wordt verwijderd' },
  until: (date: string) => `Dat gebeurt op ${date}. Tot dan kunt u het ongedaan maken. Doet u niets, dan wordt het verwijderd.`,
  keep: { will: 'Mijn testament bewaren', account: 'Mijn account bewaren' },
  kept: 'Er wordt niets verwijderd',
  keptText: 'Alles blijft zoals het is. Hadden wij uw vertrouwenspersonen ingelicht, dan zeggen wij hun nu dat uw testament bewaard blijft.',
  failures: { no_deletion: 'Er wacht niets op verwijdering. De pagina toont nu de huidige toestand.' } as Record<string, string>,
};
