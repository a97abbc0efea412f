import type * as english from '#words/en/download.ts';
export const download: typeof english.download = {
  title: 'Veuillez patienter un instant',
  sentences: (seconds: number) => [
    'Plusieurs téléchargements de ces documents sont en cours.',
    `Cette page réessaie toutes les ${seconds} secondes. Vous n’avez rien à faire.`,
  ],
};
