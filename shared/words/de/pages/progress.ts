import type * as english from '#words/en/pages/progress.ts';
export const progress: typeof english.progress = {
  notBeforeText: (moment: string) => `Vor dem ${moment} öffnen wir nichts.`,
  unknown:
    'Es kann später werden. Das hängt davon ab, wann unsere Nachricht die Person erreicht, deren Testament es ist. Die Person hat dann 48 Stunden Zeit, die Übergabe zu stoppen.',
  progress: 'Bisher bestätigt',
  confirmed: (count: number, threshold: number, total: number) =>
    `${count} von ${threshold} nötigen Bestätigungen. ${total} Vertrauenspersonen sind benannt.`,
  enough: (count: number, total: number) => `Genug Vertrauenspersonen haben bestätigt, wer sie sind: ${count} von ${total}.`,
  names: (names: string) => `Bestätigt: ${names}.`,
  noneYet: 'Bisher hat niemand bestätigt.',
};
