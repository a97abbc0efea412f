import type * as english from '#words/en/pages/progress.ts';
export const progress: typeof english.progress = {
  notBeforeText: (moment: string) => `Vor dem ${moment} kann niemand etwas lesen.`,
  unknown:
    'Es kann später werden. Das hängt davon ab, wann unsere Nachricht die Person erreicht, deren Testament es ist. Die Person hat dann 48 Stunden Zeit, die Übergabe zu stoppen.',
  progress: 'Bisher bestätigt',
  confirmed: (count: number, threshold: number, total: number) =>
    `${count} von ${threshold} nötigen Bestätigungen. ${total} Vertrauenspersonen sind benannt.`,
  enough: (count: number, total: number) => `Genug Vertrauenspersonen haben bestätigt, wer sie sind: ${count} von ${total}.`,
  names: (names: string) => `Bestätigt: ${names}.`,
  noneYet: 'Bisher hat niemand bestätigt.',
  badLink: 'Dieser Link führt zu keiner Übergabe',
  badLinkText: 'Vielleicht fehlt ein Teil des Links. Öffnen Sie noch einmal unsere neueste Nachricht, oder benutzen Sie Ihr Blatt.',
  noLink: 'Bitte öffnen Sie Ihren persönlichen Link',
  noLinkText: 'Diese Seite braucht den persönlichen Link aus unserer Nachricht oder die Nummern von Ihrem Blatt.',
  usePaper: 'Mein Blatt benutzen',
  lookUp: 'Ich habe beides nicht',
};
