import type * as english from '#words/en/pages/console.ts';
export const console: typeof english.console = {
  menu: 'Menü',
  pages: {
    '/dashboard': 'Überblick',
    '/survivors': 'Vertrauenspersonen',
    '/rehearse': 'Probe',
    '/connectors': 'Wie wir Sie erreichen',
    '/settings': 'Einstellungen',
    '/documents': 'Dokumente',
    '/history': 'Verlauf',
    '/storages': 'Speicherorte',
    '/security': 'Sicherheit',
  },

  actions: { cancel: 'Abbrechen', change: 'Ändern', remove: 'Entfernen', continue: 'Weiter', toOverview: 'Zum Überblick' },
  steps: {
    people: 'Ihre Vertrauenspersonen',
    papers: 'Die Blätter',
    place: 'Der Speicherort',
    documents: 'Ihre Dokumente',
    checks: 'Unsere Nachfragen an Sie',
    seal: 'Prüfen und versiegeln',
  },
  removeTitle: (name: string) => `${name} entfernen?`,
  signOut: 'Abmelden',
  leave: 'Auf dieser Seite ist etwas nicht gespeichert. Trotzdem verlassen, ohne zu speichern?',
  sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an. Von Ihren Eingaben geht nichts verloren.',
};
