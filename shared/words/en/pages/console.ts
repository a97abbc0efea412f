/** The words around the pages of a signed-in Host. */
export const console = {
  menu: 'Menu',
  pages: {
    '/dashboard': 'Overview',
    '/survivors': 'Trusted people',
    '/rehearse': 'Rehearsal',
    '/connectors': 'How we reach you',
    '/settings': 'Settings',
    '/documents': 'Documents',
    '/history': 'History',
    '/storages': 'Storages',
    '/security': 'Security',
  },
  /** Buttons and links that several pages have. */
  actions: { cancel: 'Cancel', change: 'Change', remove: 'Remove', continue: 'Continue', toOverview: 'Go to the overview' },
  /** The steps to a sealed will, as the overview and the setup name them. */
  steps: {
    people: 'Your trusted people',
    papers: 'Their papers',
    place: 'The storage',
    documents: 'Your documents',
    checks: 'Our checks',
    seal: 'Check and seal',
  },
  removeTitle: (name: string) => `Remove ${name}?`,
  signOut: 'Sign out',
  leave: 'Something on this page is not saved. Leave it without saving?',
  sessionEnded: 'Your session has ended. Please sign in again. Nothing that you typed is lost.',
};
