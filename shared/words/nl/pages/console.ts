import type * as english from '#words/en/pages/console.ts';
export const console: typeof english.console = {
  menu: 'Menu',
  pages: {
    '/dashboard': 'Overzicht',
    '/survivors': 'Vertrouwenspersonen',
    '/rehearse': 'Oefening',
    '/connectors': 'Hoe wij u bereiken',
    '/settings': 'Instellingen',
    '/documents': 'Documenten',
    '/history': 'Geschiedenis',
    '/storages': 'Opslagplaatsen',
    '/security': 'Beveiliging',
  },

  actions: { cancel: 'Annuleren', change: 'Wijzigen', remove: 'Verwijderen', continue: 'Doorgaan', toOverview: 'Naar het overzicht' },
  steps: {
    people: 'Uw vertrouwenspersonen',
    papers: 'Hun bladen',
    place: 'De opslag',
    documents: 'Uw documenten',
    checks: 'Onze vragen',
    seal: 'Controleren en verzegelen',
  },
  removeTitle: (name: string) => `${name} verwijderen?`,
  signOut: 'Afmelden',
  leave: 'Op deze pagina is iets niet opgeslagen. Toch verlaten zonder op te slaan?',
  sessionEnded: 'Uw sessie is voorbij. Meld u opnieuw aan. Van wat u hebt getypt, gaat niets verloren.',
};
