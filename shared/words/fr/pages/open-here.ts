import type * as english from '#words/en/pages/open-here.ts';
import { plural } from '#words/plural.ts';

export const openHere: typeof english.openHere = {
  lead: 'Ces documents ont été scellés sur l’appareil de la personne qui a écrit le testament. Nous les gardons, mais nous ne pouvons pas les lire. Vous les ouvrez ensemble, à plusieurs, chaque personne avec sa feuille.',
  loading: 'Nous chargeons la liste des documents.',
  listProblem:
    'La liste des documents n’est pas ce qui a été scellé, rien ne peut donc être ouvert avec elle. Ouvrez plutôt le testament avec la page de récupération. Votre feuille dit comment.',
  tooLong: (most) =>
    `La liste des documents est plus longue que ce que cette page peut ouvrir : plus de ${most.documents} documents, un document de plus de ${most.size}, un nom de plus de ${most.name} caractères ou un message de plus de ${most.message} caractères. Rien n’est perdu. Ouvrez plutôt le testament avec la page de récupération. Votre feuille dit comment.`,

  sealedOn: (moment: string) =>
    `Les documents ont été scellés le ${moment}. Si vous savez qu’il existe un testament plus récent, posez la question aux autres avant de taper quoi que ce soit.`,

  owner: 'Les 20 premiers caractères sous « Scellé par »',
  ownerHint:
    'Ils sont sur le coupon imprimé qui va avec votre feuille, ou sur celui d’une autre personne de confiance. Par exemple : ABCD EFGH 2345 JKLM NPQR. Ne les prenez jamais dans un message ni sur cette page : ils montrent que les documents sont authentiques.',
  ownerMissing: 'Tapez cinq groupes de quatre lettres et chiffres.',
  ownerDiffers:
    'Ces caractères ne sont pas ceux de la personne qui a scellé les documents. Comparez-les de nouveau avec la feuille. Si la page le dit encore, ne tapez pas votre clé ici. Ouvrez plutôt le testament avec la page de récupération. Votre feuille dit comment.',

  keyOther: 'Cette clé ne va pas avec ces documents. Elle est pour un autre testament, ou une feuille plus récente l’a remplacée.',
  shareDamaged:
    'La part de la clé pour votre feuille est endommagée. Les autres peuvent encore ouvrir les documents si assez de personnes se réunissent.',
  use: 'Utiliser ma feuille',

  passing: 'Nous transmettons votre part aux autres. Ne fermez pas encore cette page.',
  notPassed: 'Votre part n’a pas encore été transmise. Ne fermez pas cette page. Elle réessaie toutes les trente secondes.',
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
  missing: plural('fr', {
    one: 'Il manque encore # feuille. L’une de celles-ci peut servir :',
    many: 'Il manque encore # feuilles. Celles-ci peuvent servir :',
    other: 'Il manque encore # feuilles. Celles-ci peuvent servir :',
  }),
  paper: (check) => `La feuille avec les lettres de contrôle ${check}`,
  someone: 'Une autre personne',
  failed: 'Ce navigateur n’a pas pu ouvrir les documents. Essayez un autre navigateur ou un autre appareil. Rien n’est perdu.',

  openedTitle: 'Les documents sont ouverts',
  messages: 'Un message personnel pour vous',
  opened: 'Les documents sont déchiffrés dans ce navigateur quand vous les enregistrez. Chacun est comparé avec ce qui a été scellé.',
  notDelivered: plural('fr', {
    one: '# document n’est pas arrivé',
    many: '# documents ne sont pas arrivés',
    other: '# documents ne sont pas arrivés',
  }),
  notDeliveredText:
    'Ces documents ont été scellés, mais notre service ne les a pas fournis. Regardez de nouveau demain. S’ils manquent encore, ouvrez le testament avec la page de récupération. Votre feuille dit comment.',
  unlisted: plural('fr', {
    one: '# fichier ne fait pas partie des documents',
    many: '# fichiers ne font pas partie des documents',
    other: '# fichiers ne font pas partie des documents',
  }),
  unlistedText:
    'Ils sont arrivés avec les documents, mais rien ne montre qu’ils viennent de la personne qui les a scellés. Cette page ne les ouvre pas. Ne vous fiez pas à leur contenu.',
  loadedOf: (done: string, total: string) => `Chargé : ${done} sur ${total}`,
};
