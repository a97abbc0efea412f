import type * as english from '#words/en/pages/deletion.ts';
export const deletion: typeof english.deletion = {
  titles: { will: 'Ihr Testament wird gelöscht', account: 'Ihr Konto wird gelöscht' },
  until: (date: string) => `Das geschieht am ${date}. Bis dahin können Sie es rückgängig machen. Wenn Sie nichts tun, wird es gelöscht.`,
  keep: { will: 'Mein Testament behalten', account: 'Mein Konto behalten' },
  kept: 'Es wird nichts gelöscht',
  keptText: 'Alles bleibt, wie es ist. Falls wir Ihre Vertrauenspersonen informiert haben, teilen wir ihnen jetzt mit, dass Ihr Testament bleibt.',
  failures: { no_deletion: 'Es ist keine Löschung vorgemerkt. Die Seite zeigt jetzt den aktuellen Stand.' } as Record<string, string>,
};
