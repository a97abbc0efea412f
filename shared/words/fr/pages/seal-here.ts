import type * as english from '#words/en/pages/seal-here.ts';
import { plural } from '#words/plural.ts';

export const sealHere: typeof english.sealHere = {
  title: 'Sceller sur cet appareil',
  lead: 'Votre navigateur chiffre vos documents avant de les envoyer. Nous gardons alors un testament que nous ne pouvons pas lire. Une personne qui vole nos bases de données ne le peut pas non plus.',
  facts: [
    'Tout le reste demeure comme avant : nous vous demandons si vous allez bien, et vous avez 48 heures pour arrêter une transmission.',
    'Si vos personnes de confiance, une feuille ou le nombre nécessaire changent, scellez ici de nouveau. D’ici là, les documents ne s’ouvrent qu’avec les feuilles pour lesquelles ils ont été scellés.',
    'Vos personnes de confiance ont alors besoin de leurs feuilles. Un code que nous envoyons ne suffit plus. Si trop de feuilles sont perdues, personne ne peut ouvrir le testament.',
    'Vous aurez votre propre feuille. Utilisez la même chaque fois, pour que les coupons de vos personnes de confiance restent valables. Pour modifier le testament, vous choisissez de nouveau tous les documents.',
    'Nous voyons toujours combien il y a de documents et de feuilles, quelle est la taille des documents, et quand vous les avez scellés. Ce que vous avez envoyé ou écrit sur d’autres pages, nous pouvions le lire.',
    'Quelqu’un qui modifie nos pages pourrait tout lire pendant que vous faites des feuilles, pendant que vous scellez, et pendant que vos personnes de confiance lisent.',
  ],
  back: 'Retour aux documents',

  peopleTitle: '1. Comparer les feuilles',
  people:
    'Chaque feuille porte des lettres de contrôle, cinq groupes de quatre. Lisez-les sur la feuille et tapez-les, ou demandez-les à la personne : elles ne sont pas secrètes. Ainsi, personne ne peut glisser une fausse feuille parmi les autres.',
  newPaper: (names: string) =>
    `Il n’y a pas de lettres de contrôle pour ${names}, car la feuille n’a pas été faite dans un navigateur. Faites d’abord une nouvelle feuille pour chaque personne citée ici.`,
  toSurvivors: 'Aller aux personnes de confiance',
  check: (name: string) => `Lettres de contrôle sur la feuille de ${name}`,
  checkHint: 'Par exemple : ABCD EFGH 2345 JKLM NPQR.',
  quorum: (needed: number, of: number) =>
    `Il suffit de ${needed} feuilles sur ${of}, quelles qu’elles soient, pour ouvrir ce testament. Si ce nombre est faux, ne continuez pas.`,
  compare: (name: string) => `Comparer la feuille de ${name}`,
  checkWrong: (name: string) =>
    `Ce ne sont pas les lettres de la feuille la plus récente de ${name}. Comparez-les de nouveau. Si la feuille porte bien ces lettres, faites une nouvelle feuille pour ${name}.`,
  checkDone: 'Les feuilles sont les bonnes',
  continue: 'Continuer',

  sheetTitle: '2. Votre propre feuille',
  sheet:
    'Votre propre feuille porte une clé. Cette clé marque votre testament, pour que vos personnes de confiance sachent qu’il vient de vous. Elle ouvre aussi le testament, sans aucune autre feuille. Gardez la feuille là où personne d’autre ne la trouve.',
  hasSheet: 'Avez-vous votre propre feuille ?',
  sheetNew: 'Non, en faire une maintenant',
  sheetKnown: 'Oui, je tape sa clé',
  sheetKey: 'La clé de votre propre feuille',
  sheetKeyHint: 'Elle commence par AGE-SECRET-KEY-1. Elle reste dans ce navigateur.',
  sheetKeyWrong: 'Ce n’est pas la clé de votre propre feuille, ou elle contient une faute de frappe. Comparez-la avec la feuille, lettre par lettre.',
  printText:
    'Imprimez maintenant votre propre feuille. Elle n’est affichée qu’ici. La seconde page contient un coupon pour chaque feuille : remettez le sien à chaque personne de confiance, ou envoyez-le. Les coupons ne sont pas secrets.',
  print: 'Imprimer la feuille et les coupons',
  show: 'Voir la feuille sur cet écran',
  typeEnd: 'Tapez les 8 derniers caractères de la clé, lus sur la feuille imprimée',
  typeEndWrong: 'Ce ne sont pas les 8 derniers caractères de la clé. Lisez-les sur la feuille imprimée.',
  sheetDone: 'Votre propre feuille est prête',

  documentsTitle: '3. Choisir les documents',
  documents: 'Choisissez tous les documents que vos personnes de confiance liront. Ils remplacent ceux qui sont maintenant dans votre testament.',
  choose: 'Choisir des fichiers',
  chosen: plural('fr', {
    one: '# document, et rien n’est encore envoyé',
    many: '# documents, et rien n’est encore envoyé',
    other: '# documents, et rien n’est encore envoyé',
  }),
  noDocuments: 'Choisissez au moins un document.',
  tooMany: (most: string) => `Choisissez ${most} au maximum.`,
  tooLarge: (name: string, most: string) => `${name} : il dépasse ${most}. Réduisez-le, ou divisez-le.`,
  message: (name: string) => `Un message personnel pour ${name} (vous pouvez le laisser vide)`,
  messageHint: 'Il est aussi chiffré ici. Seule la feuille de cette personne l’ouvre, quand le testament est ouvert.',

  sealTitle: '4. Chiffrer et envoyer',
  seal: 'Chiffrer sur cet appareil et envoyer',
  encrypting: 'Les documents sont en train d’être chiffrés et envoyés, l’un après l’autre. Gardez cette page ouverte.',
  encryptedOf: (done: string, total: string) => `Chiffré : ${done} sur ${total}`,
  uploadedOf: (done: string, total: string) => `Envoyé : ${done} sur ${total}`,
  encryptedPart: (percent: number) => `Chiffrement en cours : ${percent} %`,
  pause: 'Mettre en pause',
  paused: 'En pause. Rien n’est perdu. Appuyez sur « Continuer » quand vous le souhaitez, et gardez cette page ouverte.',
  offline:
    'Cet appareil n’est pas connecté à Internet, nous avons donc fait une pause. Nous continuerons automatiquement dès que la connexion sera rétablie. Ce qui est envoyé reste envoyé. Gardez cette page ouverte.',
  list: 'La liste des documents',
  failed: 'Ce navigateur n’a pas pu chiffrer les documents. Ce qui était déjà scellé reste scellé. Réessayez, ou utilisez un autre navigateur.',
  uploaded: 'Tous les documents sont chiffrés et envoyés. Scellez maintenant votre testament.',

  ownSheet: {
    title: 'Ma propre feuille',
    keep: 'Cette feuille doit rester là où personne d’autre ne la trouve. Elle permet d’ouvrir et de modifier mon testament.',
    key: 'Ma clé',
    keyQr: 'Code QR : ma clé',
    fingerprint: 'Scellé par',
    papers: 'Lettres de contrôle des feuilles au moment de l’impression',
    slipsTitle: 'Coupons pour les feuilles',
    slips: 'Découpez les coupons, et joignez chacun à la feuille de la personne indiquée. Ils ne sont pas secrets.',
    slip: (name: string) => `Pour la feuille de ${name}`,
    slipText:
      'Les documents de ce testament ne sont authentiques que s’ils ont été scellés avec cette clé. Tapez les cinq premiers groupes quand une page demande « Scellé par ».',
  },
};
