import type * as english from '#words/en/pages/seal-here.ts';
import { slips } from '#words/fr/own-device/slips.ts';
import { plural } from '#words/plural.ts';

export const sealHere: typeof english.sealHere = {
  title: 'Sceller sur cet appareil',
  lead: 'Votre navigateur chiffre vos documents avant de les envoyer. Nous gardons alors un testament que nous ne pouvons pas lire. Une personne qui vole nos bases de données ne le peut pas non plus.',
  facts: [
    'Tout le reste demeure comme avant : nous vous demandons si vous allez bien, et vous avez 48 heures pour arrêter une transmission.',
    'Si vos personnes de confiance, une feuille ou le nombre nécessaire changent, scellez ici de nouveau. D’ici là, les documents ne s’ouvrent qu’avec les feuilles pour lesquelles ils ont été scellés.',
    'Vos personnes de confiance ont alors besoin de leurs feuilles. Un code que nous envoyons ne suffit plus. Si trop de feuilles sont perdues, personne ne peut ouvrir le testament.',
    'Vous aurez votre propre feuille. Utilisez la même chaque fois, pour que les coupons de vos personnes de confiance restent valables. Pour modifier un document, vous choisissez de nouveau tous les documents. Pour une nouvelle personne, cette feuille suffit.',
    'Nous voyons toujours combien il y a de documents et de feuilles, quelle est la taille des documents, et quand vous les avez scellés. Ce que vous avez envoyé ou écrit sur d’autres pages, nous pouvions le lire.',
    'Quelqu’un qui modifie nos pages pourrait tout lire pendant que vous faites des feuilles, pendant que vous scellez, et pendant que vos personnes de confiance lisent.',
  ],
  back: 'Retour aux documents',

  sheetIsEnough:
    'Les documents scellés peuvent rester : tapez à l’étape 2 la clé de votre propre feuille. Sans cette feuille, vous choisissez de nouveau tous les documents.',
  documentsNeeded: 'Préparez tous vos documents',
  why: {
    paper_removed:
      'Une feuille qui ouvre les documents scellés n’est plus valable, mais quelqu’un l’a peut-être encore. Les documents ont donc besoin d’une nouvelle clé. Choisissez-les tous de nouveau.',
    threshold_raised:
      'Il faut maintenant plus de feuilles qu’avant, mais un nombre plus petit pourrait encore ouvrir les documents scellés. Les documents ont donc besoin d’une nouvelle clé. Choisissez-les tous de nouveau.',
    documents_changed: 'Des documents ont été ajoutés ou retirés depuis que vous avez scellé ici. Choisissez de nouveau tous les documents.',
    unfinished:
      'Vous avez préparé ici un scellement sans le terminer. Scellez sur la page de vos documents, ou choisissez de nouveau tous les documents.',
    unreadable: 'Nous ne pouvons pas lire votre testament scellé pour le moment. Réessayez plus tard, ou choisissez de nouveau tous les documents.',
    altered: 'La liste de vos documents scellés est endommagée, ou quelqu’un l’a modifiée. Choisissez de nouveau tous les documents.',
    other_sheet:
      'Votre testament a été scellé avec une autre feuille, que celle-ci ne remplace pas. Choisissez de nouveau tous les documents, ou rechargez cette page et tapez la clé de l’autre feuille.',
  },

  withoutPages: {
    title: 'Sceller sans nos pages',
    lead: 'Le fichier seal.html scelle votre testament sur votre appareil, sans réseau. Nous ne promettons une protection contre des pages modifiées que pour ce fichier et pour recover.html, et seulement si vous comparez leur SHA-256. Ils n’aident pas si une feuille a été faite sur une page modifiée.',
    savePage: 'Enregistrer seal.html',
    compare:
      'Comparez le SHA-256 du fichier, ou demandez à une personne qui sait le faire. Une page modifiée pourrait en montrer un faux ici. Comparez-le donc aussi avec les notes de version de ce service, ou avec votre propre feuille si cette version y est imprimée. S’il diffère, n’utilisez pas le fichier. Il doit être :',
    saveList: 'Enregistrer papers.txt',
    list: 'Cette liste contient le nom et la clé publique de chaque feuille, et le nombre de feuilles nécessaires. Elle n’est pas secrète.',
    seal: 'Utilisez un ordinateur, et déconnectez-le de tout réseau. Ouvrez seal.html avec Firefox, Chrome, Edge ou Safari. Il demande tout le reste et enregistre les fichiers chiffrés.',
    upload: 'Envoyez tous ces fichiers avec vos documents, sous les noms qu’ils portent. Retirez-y les autres documents, et scellez votre testament.',
  },

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
    'Votre propre feuille porte une clé. Cette clé marque votre testament, pour que vos personnes de confiance sachent qu’il vient de vous. Seule, elle n’ouvre rien. Tant que ce service existe, elle vous permet de garder les documents scellés et de donner une feuille à de nouvelles personnes. Sans le service, elle n’ouvre les documents qu’avec autant de feuilles qu’il en faut. Gardez la feuille là où personne d’autre ne la trouve.',
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

  slipsAgain:
    'À chaque feuille appartient un coupon qui montre qui a scellé. Si une personne n’a pas le coupon de votre feuille actuelle, imprimez-le ici, et donnez-le ou envoyez-le. Les coupons ne sont pas secrets.',
  printSlips: 'Imprimer les coupons',

  keep: {
    title: '3. Garder les documents',
    sealed: (when: string) => `Votre feuille a ouvert votre testament, scellé le ${when}. Il contient ces documents :`,
    key: (needed: number, of: number) =>
      `Lors de ce scellement, il fallait ${needed} feuilles sur ${of}. Les documents gardent sa clé. Si moins de feuilles ont suffi lors d’un scellement ultérieur, ou si une feuille a été retirée depuis, ces feuilles peuvent encore les ouvrir : choisissez alors de nouveau tous les documents.`,
    fewer: (before: number, now: number) =>
      `Avant, il fallait ${before} feuilles. Maintenant, ${now} suffisent. Si vous n’avez pas changé cela vous-même, ne continuez pas.`,
    compare:
      'Si ce n’est pas la dernière fois que vous avez scellé, ou si un document manque ou n’est plus actuel, choisissez de nouveau tous les documents.',
    messages: 'Les messages de votre testament scellé restent tels quels. Ici, vous ne pouvez écrire qu’aux nouvelles personnes.',
    keep: 'Garder ces documents',
    choose: 'Choisir de nouveau tous les documents',
  },

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
    ...slips,
    title: 'Ma propre feuille',
    keep: 'Cette feuille doit rester là où personne d’autre ne la trouve. Avec assez de feuilles, ou avec le service, elle ouvre mon testament. Elle permet aussi de le modifier.',
    key: 'Ma clé',
    keyQr: 'Code QR : ma clé',
    papers: 'Lettres de contrôle des feuilles au moment de l’impression',
    program: 'SHA-256 de seal.html au moment de l’impression',
  },
};
