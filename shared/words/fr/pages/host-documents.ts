import type * as english from '#words/en/pages/host-documents.ts';
import { plural } from '#words/plural.ts';

const documentsMany = plural('fr', { one: '# document', many: '# documents', other: '# documents' });
const survivorsMany = plural('fr', { one: '# personne de confiance', many: '# personnes de confiance', other: '# personnes de confiance' });

export const hostDocuments: typeof english.hostDocuments = {
  lead: 'Vous choisissez ici ce que vos personnes de confiance liront un jour.',
  leadOpen: 'Rien n’est scellé avant que vous appuyiez sur le bouton à la fin de cette page.',
  leadSealed: 'Tout est scellé. Si vous ajoutez ou retirez un document, scellez de nouveau avec le bouton à la fin de cette page.',

  uploadTitle: 'Ajouter des documents',
  choose: 'Choisir des fichiers',
  drop: 'Vous pouvez aussi faire glisser des fichiers ici.',
  accepted: (kinds: string) => `Types possibles : ${kinds}.`,
  whichKinds: 'Quels types de fichiers sont possibles ?',
  limits: (file: string, total: string, count: string) => `Un fichier peut avoir jusqu’à ${file}, et tous ensemble jusqu’à ${total} et ${count}.`,
  count: documentsMany,
  kinds: { pdf: 'PDF', word: 'Word (DOCX)', text: 'texte simple', image: (formats: string) => `images (${formats})` },
  otherKind: 'Vous avez un autre type de fichier ? Ouvrez-le, et enregistrez-le ou imprimez-le en PDF.',

  rejected: {
    title: plural('fr', {
      one: 'Un fichier n’a pas été ajouté',
      many: '# fichiers n’ont pas été ajoutés',
      other: '# fichiers n’ont pas été ajoutés',
    }),
    kind: (name: string) => `${name} : ce type de fichier n’est pas possible. Enregistrez-le en PDF, et ajoutez le PDF.`,
    empty: (name: string) => `${name} : ce fichier est vide.`,
    too_large: (name: string, most: string) => `${name} : il dépasse ${most}. Réduisez-le, ou divisez-le.`,
    too_many: (name: string, most: string) => `${name} : votre testament contient déjà ${most}. Retirez-en un dont vous n’avez pas besoin.`,
    total: (name: string, most: string) => `${name} : avec lui, votre testament dépasserait ${most}. Retirez d’abord un document.`,
  },

  renamed: (from: string, to: string) => `${from} s’appelle maintenant ${to}, car son nom ne disait pas de quel type de fichier il s’agit.`,
  same: (names: string) => `${names} ont le même contenu. Si vous n’avez pas besoin des deux, retirez-en un.`,
  passwordNeeded: (name: string) =>
    `${name} est protégé par un mot de passe. S’il est demandé à l’ouverture, vos personnes de confiance en ont besoin aussi. Dites-leur où le trouver, ou ajoutez une copie sans mot de passe.`,

  original: {
    title: 'Où est l’original signé ?',
    scan: 'Une copie numérisée n’est peut-être pas un testament valable devant la loi. Dans beaucoup de pays, seul compte l’original signé sur papier.',
    text: 'Remettez-le à un notaire, ou gardez-le à un endroit que vos personnes de confiance peuvent trouver. Écrivez ici où il est. La ligne est scellée avec vos documents.',
    label: 'L’original est ici',
    hint: 'Par exemple : chez Maître Martin, notaire à Lyon, ou dans le dossier bleu de mon bureau.',
    missing: 'Écrivez où est l’original.',
    add: 'Ajouter cette ligne aux documents',
    file: 'Où est l’original.txt',
    added: (file: string) => `Elle est parmi vos documents : ${file}. Pour la modifier, retirez-la là, et écrivez une nouvelle ligne.`,
    inList: (file: string) => `Vous l’avez noté : ${file}.`,
  },

  phases: {
    waiting: 'Attend les fichiers précédents',
    paused: 'En pause',
    hashing: 'Lecture en cours',
    announcing: 'Préparation en cours',
    sending: (percent: number, sent: string, size: string) => `${percent} % envoyés (${sent} sur ${size})`,
    checking: 'Arrivé, vérification en cours',
    done: 'Ajouté',
  },
  progressOf: (name: string) => `Envoi de ${name}`,
  keepOpen: 'Gardez cette fenêtre ouverte jusqu’à ce que tout soit ajouté. Vous pouvez regarder les autres pages de ce menu.',
  broken:
    'La connexion a été interrompue. Rien n’est perdu. Nous réessayons dès que votre appareil est en ligne, ou quand vous appuyez sur « Réessayer ».',
  unreadable: 'Votre appareil n’a pas pu lire ce fichier. Il a peut-être été déplacé ou modifié. Choisissez-le de nouveau.',
  notAccepted: 'Le stockage de ce service n’a pas accepté le fichier. Appuyez sur « Réessayer ».',

  listTitle: 'Vos documents',
  states: { sealed: 'Scellé', leaves: 'Sera retiré au prochain scellement', new: 'Nouveau, pas encore scellé' },
  nothingSealed: 'Rien n’est encore scellé. Vos personnes de confiance ne pourraient rien lire.',
  sealedSince: (moment: string) => `Scellé le ${moment}`,
  nothingNext: 'Il n’y a encore aucun document. Ajoutez-en un ci-dessus.',
  expires: (moment: string) =>
    `Scellez votre testament avant le ${moment}. Nous supprimons ensuite les documents non scellés, car seuls les documents scellés sont chiffrés pour vos personnes de confiance. Nous vous le rappelons avant.`,
  removeNew: 'Il n’a jamais été scellé. Nous le supprimons aussitôt. Vous pourrez l’envoyer de nouveau plus tard.',
  removeSealed:
    'Il reste scellé jusqu’à ce que vous scelliez votre testament la prochaine fois. Ensuite, vos personnes de confiance ne pourront plus le lire.',
  removeButton: 'Retirer le document',
  keep: 'Le garder',

  onDevice: {
    title: 'Sceller de façon que même nous ne puissions pas lire',
    text: 'Nous chiffrons vos documents, et pourrions les lire à ce moment-là. Vous pouvez aussi les chiffrer d’abord sur cet appareil. Vos personnes de confiance ont alors besoin de leurs feuilles.',
    open: 'Sceller sur cet appareil',
    is: 'Ces documents ont été scellés sur votre propre appareil. Nous ne pouvons pas les lire, et nous ne vérifions que les fichiers chiffrés.',
    again:
      'Ces documents ne peuvent être scellés de nouveau que sur votre propre appareil : des fichiers manquent, d’autres documents s’y trouvent, ou vos personnes de confiance, leurs feuilles ou le nombre nécessaire ont changé.',
  },

  sealTitle: 'Sceller votre testament',
  sealText: (survivors: string, threshold: number) =>
    `Nous chiffrons les documents et partageons la clé entre ${survivors}. ${threshold} d’entre elles peuvent ouvrir votre testament ensemble.`,
  sealNothing: 'Tout est scellé. Ajoutez ou retirez un document pour modifier votre testament.',
  sealAgain: 'Vos personnes de confiance ou le nombre nécessaire ont changé. Scellez votre testament de nouveau pour que le changement prenne effet.',
  missing: 'Avant de pouvoir sceller votre testament',
  missingDocuments: 'Ajoutez au moins un document ci-dessus.',
  missingSurvivors: (count: string) => `Nommez au moins ${count}.`,
  missingStorage: 'Connectez un espace de stockage où votre testament scellé est gardé.',
  toSurvivors: 'Aller aux personnes de confiance',
  toStorages: 'Aller aux espaces de stockage',
  survivors: survivorsMany,
  uploadsRunning:
    'Certains fichiers ci-dessus ne sont pas encore ajoutés. Attendez qu’ils le soient, ou retirez-les de la liste. Puis scellez votre testament.',
  notAddedText:
    'La liste ci-dessus dit pourquoi. Vous pouvez y réessayer ou retirer un fichier. Vous pouvez aussi continuer avec les autres documents.',
  withoutThem: 'Continuer avec les autres documents',
  where: 'Où votre testament scellé est-il gardé ?',
  current: 'Contient votre testament en ce moment',
  move: (name: string) => `Votre testament passe dans ${name}. Quand il y est complet, nous le supprimons de l’espace de stockage précédent.`,
  seal: 'Sceller mon testament maintenant',
  review: {
    title: 'Veuillez d’abord regarder une chose',
    text: 'Votre mot de passe a été réinitialisé par e-mail, et toute personne qui peut lire vos e-mails peut le faire. Veuillez donc vérifier si tout ce qui a été saisi dans votre compte depuis vient de vous. Rien n’a été scellé pour le moment.',
    open: 'Vérifier ce qui a été saisi',
  },
  sealingTitle: 'Votre testament est en train d’être scellé',
  sealingCount: (done: number, total: number) => `${done} documents sur ${total} sont scellés`,
  sealingStart: 'Nous préparons la clé.',
  sealingWait: 'Cela peut prendre quelques minutes. Vous pouvez quitter cette page : le scellement continue sans vous.',
  sealed: 'Votre testament est scellé',
  sealedFacts: (documents: number, storage: string) => `${documentsMany(documents)}, dans « ${storage} ».`,
  sealedShares: (survivors: number, threshold: number) => `La clé est partagée entre ${survivorsMany(survivors)}. Il en faut ${threshold}.`,
  nextSteps: 'Ce qui se passe ensuite',
  asked: (moment: string) => `Nous vous demandons de temps en temps si vous allez bien. La prochaine fois sera le ${moment}.`,
  askedSoon: 'Nous vous demandons de temps en temps si vous allez bien.',
  silent:
    'Si plusieurs demandes restent sans réponse, nous informons vos personnes de confiance. Avant, nous vous le rappelons par tous les canaux que vous nous avez donnés.',
  papers: 'Remettez à chaque personne de confiance l’enveloppe cachetée avec sa feuille, si ce n’est pas encore fait.',
  copy: {
    title: 'Une copie à emporter',
    text: [
      'La copie contient votre testament scellé, et une page qui l’ouvre sans nous et sans internet.',
      'La personne qui la trouve ne peut pas la lire sans les feuilles de vos personnes de confiance. Vous pouvez donc la donner à tout le monde, ou la laisser sur une clé USB avec les enveloppes.',
    ],
    none: 'Vous n’avez pas encore pris de copie.',
    taken: 'Copies que vous avez prises',
    takenAt: 'Copie du',
    isCurrent: 'à jour',
    isOld: 'ancienne : vos documents ou personnes de confiance ont changé depuis. Prenez-en une nouvelle.',
    save: 'Enregistrer une copie (ZIP)',
    savePart: (part: number, parts: number) => `Enregistrer la partie ${part} sur ${parts} (ZIP)`,
    loading: (size: string) => `${size} sont arrivés. Gardez cette page ouverte.`,
    saved: 'La copie est arrivée, et votre navigateur l’enregistre',
    savedText:
      'Vérifiez qu’elle est dans les téléchargements de cet appareil. Mettez-la sur une clé USB, ou donnez-la à vos personnes de confiance. Gardez-la telle quelle : ne la décompressez que quand on en a besoin.',
    old: 'Une ancienne copie ouvre toujours l’ancien testament avec les anciennes feuilles. Après un changement, reprenez les anciennes copies et feuilles, et détruisez-les.',
    afterSealing: 'Votre testament scellé est chez nous. Emportez aussi une copie : avec les feuilles, elle s’ouvre sans nous.',
    take: 'Emporter une copie',
  },
  fragile: 'À corriger bientôt',
  warnings: {
    package_behind: (name: string) =>
      `${name} n’a pas pu être joint et n’a pas encore ce scellement. Nous réessayons chaque jour. D’ici là, il ne s’ouvre qu’avec des feuilles antérieures : gardez-les.`,
    survivor_unreachable: (name: string) =>
      `Nous ne pouvons pas joindre ${name}. Ajoutez une adresse e-mail de ${name} sur la page Personnes de confiance.`,
    no_margin: () =>
      'Toutes vos personnes de confiance sont nécessaires. Si l’une d’elles ne peut pas participer, personne ne peut ouvrir votre testament. Nommez-en une autre, ou abaissez le nombre nécessaire.',
    paper_unconfirmed: (name: string) =>
      `Vous n’avez encore saisi aucun code de la feuille de ${name}. Faites-le sur la page Personnes de confiance. Si une feuille n’a pas été imprimée, faites-en une nouvelle : ses codes n’ont été affichés qu’une fois.`,
  },
};
