import type * as english from '#words/en/pages/envelope.ts';
export const envelope: typeof english.envelope = {
  title: 'Utilisez la feuille de votre enveloppe',
  lead: 'Avec la feuille, vous confirmez votre identité sans message de notre part. Rien n’est encore lancé.',
  privacy: 'Ne saisissez jamais la clé de récupération ici. Cette page n’en a pas besoin.',
  notRunning: 'Aucune transmission de ce testament n’est en cours',
  notRunningText:
    'Votre code de secours n’a pas été utilisé. Si la personne qui vous fait confiance est décédée, vous pouvez maintenant lancer la transmission avec lui.',
};
