import type * as english from '#words/en/pages/console.ts';
export const console: typeof english.console = {
  menu: 'Menu',
  pages: {
    '/dashboard': 'Panoramica',
    '/survivors': 'Persone di fiducia',
    '/rehearse': 'Esercitazione',
    '/connectors': 'Come la raggiungiamo',
    '/settings': 'Impostazioni',
    '/documents': 'Documenti',
    '/history': 'Cronologia',
    '/storages': 'Archivi',
    '/security': 'Sicurezza',
  },

  actions: { cancel: 'Annullare', change: 'Cambiare', remove: 'Togliere', continue: 'Continuare', toOverview: 'Andare alla panoramica' },
  steps: {
    people: 'Le sue persone di fiducia',
    papers: 'I loro fogli',
    place: 'L’archivio',
    documents: 'I suoi documenti',
    checks: 'Le nostre domande',
    seal: 'Controllare e sigillare',
  },
  removeTitle: (name: string) => `Togliere ${name}?`,
  signOut: 'Uscire',
  leave: 'Su questa pagina c’è qualcosa di non salvato. Vuole uscire senza salvare?',
  sessionEnded: 'La sua sessione è finita. Acceda di nuovo. Nulla di ciò che ha scritto è perso.',
};
