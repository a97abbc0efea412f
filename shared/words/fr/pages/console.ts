import type * as english from '#words/en/pages/console.ts';
export const console: typeof english.console = {
  menu: 'Menu',
  pages: {
    '/dashboard': 'Vue d’ensemble',
    '/survivors': 'Personnes de confiance',
    '/rehearse': 'Répétition',
    '/connectors': 'Comment vous joindre',
    '/settings': 'Paramètres',
    '/documents': 'Documents',
    '/history': 'Historique',
    '/storages': 'Espaces de stockage',
    '/security': 'Sécurité',
  },

  actions: { cancel: 'Annuler', change: 'Modifier', remove: 'Retirer', continue: 'Continuer', toOverview: 'Aller à la vue d’ensemble' },
  steps: {
    people: 'Vos personnes de confiance',
    papers: 'Leurs feuilles',
    place: 'L’espace de stockage',
    documents: 'Vos documents',
    checks: 'Nos demandes',
    seal: 'Vérifier et sceller',
  },
  removeTitle: (name: string) => `Retirer ${name} ?`,
  signOut: 'Se déconnecter',
  leave: 'Quelque chose sur cette page n’est pas enregistré. Quitter sans enregistrer ?',
  sessionEnded: 'Votre session a pris fin. Connectez-vous de nouveau. Rien de ce que vous avez saisi n’est perdu.',
};
