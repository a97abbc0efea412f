import type * as english from '#words/en/pages/no-transfer.ts';

export const noTransfer: typeof english.noTransfer = {
  badLink: 'Ce lien ne mène à aucune transmission',
  badLinkText: 'Il manque peut-être une partie du lien. Ouvrez de nouveau notre message le plus récent, ou utilisez votre feuille.',
  noLink: 'Ouvrez votre lien personnel',
  noLinkText: 'Cette page a besoin du lien personnel de notre message, ou des numéros de votre feuille.',
  usePaper: 'Utiliser ma feuille',
  lookUp: 'Je n’ai ni l’un ni l’autre',
};
