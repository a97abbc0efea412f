import type * as english from '#words/en/pages/progress.ts';
export const progress: typeof english.progress = {
  notBeforeText: (moment: string) => `Vóór ${moment} openen wij niets.`,
  unknown:
    'Het kan later worden: dat hangt ervan af wanneer onze melding de persoon bereikt van wie het testament is. Die heeft dan 48 uur om de overdracht te stoppen.',
  progress: 'Tot nu toe bevestigd',
  confirmed: (count: number, threshold: number, total: number) =>
    `${count} van de ${threshold} bevestigingen die nodig zijn. Er zijn ${total} vertrouwenspersonen genoemd.`,
  enough: (count: number, total: number) => `Genoeg vertrouwenspersonen hebben hun identiteit bevestigd: ${count} van ${total}.`,
  names: (names: string) => `Bevestigd: ${names}.`,
  noneYet: 'Nog niemand heeft de eigen identiteit bevestigd.',
};
