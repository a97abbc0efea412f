import type * as english from '#words/en/pages/open-here.ts';
import { plural } from '#words/plural.ts';

export const openHere: typeof english.openHere = {
  lead: 'Ces documents ont été scellés sur l’appareil de la personne qui a écrit le testament. Nous les gardons, mais nous ne pouvons pas les lire. Vous les ouvrez ensemble, à plusieurs, chaque personne avec sa feuille.',
  loading: 'Nous chargeons la liste des documents.',
  listProblem:
    'La liste des documents n’est pas ce qui a été scellé, rien ne peut donc être ouvert avec elle. Ouvrez plutôt le testament avec la page de récupération. Votre feuille dit comment.',

  sealedOn: (moment: string) =>
    `Les documents ont été scellés le ${moment}. Si vous savez qu’il existe un testament plus récent, posez la question aux autres avant de taper quoi que ce soit.`,

  owner: 'Les 20 premiers caractères sous « Scellé par »',
  ownerHint:
    'Ils sont sur le coupon imprimé qui va avec votre feuille, ou sur celui d’une autre personne de confiance. Par exemple : ABCD EFGH 2345 JKLM NPQR. Ne les prenez jamais dans un message ni sur cette page : ils montrent que les documents sont authentiques.',
  ownerMissing: 'Tapez cinq groupes de quatre lettres et chiffres.',
  ownerDiffers:
    'Ces caractères ne sont pas ceux de la personne qui a scellé les documents. Comparez-les de nouveau avec la feuille. Si la page le dit encore, ne tapez pas votre clé ici. Ouvrez plutôt le testament avec la page de récupération. Votre feuille dit comment.',

  key: 'Votre clé de récupération',
  keyHint: 'Elle est à la page 2 de votre feuille et commence par AGE-SECRET-KEY-1. Elle reste dans ce navigateur. Nous ne la recevons pas.',
  keyMissing: 'Tapez la clé entière. Elle commence par AGE-SECRET-KEY-1.',
  keyMistyped: 'Il y a une faute de frappe dans la clé, ou il en manque une partie. Comparez-la avec la feuille, lettre par lettre.',
  keyOther: 'Cette clé ne va pas avec ces documents. Elle est pour un autre testament, ou une feuille plus récente l’a remplacée.',
  shareDamaged:
    'La part de la clé pour votre feuille est endommagée. Les autres peuvent encore ouvrir les documents si assez de personnes se réunissent.',
  photo: 'Prendre en photo le code QR à côté de la clé',
  noCode: 'Il n’y a pas de code QR sur cette photo, ou il n’est pas net. Réessayez, ou tapez la clé.',
  use: 'Utiliser ma feuille',

  passedTitle: 'Votre feuille a été utilisée',
  passed:
    'Nous avons transmis votre part, chiffrée pour les feuilles des autres. Vous n’avez pas à attendre ici, ni à venir en même temps que les autres. Quand vous reviendrez, il vous faudra de nouveau votre feuille.',
  known: (known: string, needed: string) => `Feuilles utilisées jusqu’ici : ${known} sur ${needed}.`,
  look: 'Regarder de nouveau',
  wrong: plural('fr', {
    one: 'Ce que # autre personne a transmis n’est pas ce qui a été scellé pour sa feuille. Cette personne devrait utiliser sa feuille de nouveau.',
    many: 'Ce que # autres personnes ont transmis n’est pas ce qui a été scellé pour leurs feuilles. Elles devraient utiliser leurs feuilles de nouveau.',
    other:
      'Ce que # autres personnes ont transmis n’est pas ce qui a été scellé pour leurs feuilles. Elles devraient utiliser leurs feuilles de nouveau.',
  }),
  failed: 'Ce navigateur n’a pas pu ouvrir les documents. Essayez un autre navigateur ou un autre appareil. Rien n’est perdu.',

  messages: 'Un message personnel pour vous',
  opened: 'Les documents sont déchiffrés dans ce navigateur quand vous les enregistrez. Chacun est comparé avec ce qui a été scellé.',
  loadedOf: (done: string, total: string) => `Chargé : ${done} sur ${total}`,
};
