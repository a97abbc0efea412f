import type * as english from '#words/en/pages/deletion.ts';
export const deletion: typeof english.deletion = {
  titles: { will: 'Votre testament va être supprimé', account: 'Votre compte va être supprimé' },
  until: (date: string) => `Ce sera le ${date}. Jusque-là, vous pouvez annuler la suppression. Si vous ne faites rien, elle a lieu.`,
  keep: { will: 'Garder mon testament', account: 'Garder mon compte' },
  kept: 'Rien ne sera supprimé',
  keptText: 'Tout reste en l’état. Si nous avions informé vos personnes de confiance, nous leur disons maintenant que votre testament est gardé.',
  failures: { no_deletion: 'Rien n’attend d’être supprimé. La page montre maintenant l’état actuel.' } as Record<string, string>,
};
