import type * as english from '#words/en/pages/documents.ts';
import { plural } from '#words/plural.ts';

export const documents: typeof english.documents = {
  title: 'Vous pouvez maintenant lire le testament',
  until: (moment: string) => `Vous pouvez lire et enregistrer les documents jusqu’au ${moment}.`,
  daysLeft: plural('fr', { one: 'Encore # jour', many: 'Encore # jours', other: 'Encore # jours' }),
  lastDay: 'Encore moins d’un jour',
  opening: 'Nous ouvrons les documents et vérifions qu’ils sont bien ce qui a été scellé. Cela peut prendre une demi-minute.',

  message: 'Un message personnel pour vous',
  noMessage: 'Aucun message personnel n’a été écrit pour vous. Les documents suivent ci-dessous.',
  printMessage: 'Imprimer le message et la liste',

  documents: plural('fr', { one: '# document', many: '# documents', other: '# documents' }),
  advice: 'Enregistrez les documents sur votre propre téléphone ou ordinateur. Après la date ci-dessus, nous ne pouvons plus les montrer.',
  save: 'Enregistrer',
  saveAgain: 'Enregistrer de nouveau',
  saving: (percent: number) => `${percent} % chargés`,
  waiting: 'Attend les autres téléchargements. Il commence tout seul.',
  pause: 'Mettre en pause',
  proceed: 'Continuer',
  paused: (percent: number) => `En pause à ${percent} %. Rien n’est perdu.`,
  offline: (percent: number) =>
    `Cet appareil n’est pas connecté à Internet. ${percent} % sont chargés et le restent. Nous continuerons automatiquement dès que la connexion sera rétablie.`,
  saved: 'Enregistré. Regardez dans le dossier des téléchargements.',
  savedAsSealed: 'Enregistré. C’est exactement ce qui a été scellé. Regardez dans le dossier des téléchargements.',
  saveAll: 'Enregistrer tous les documents',
  savePart: (part: number, of: number) => `Enregistrer la partie ${part} sur ${of}`,
  aboutArchive:
    'Tous les documents arrivent dans un fichier ZIP. Touchez-le ou cliquez dessus dans vos téléchargements pour les voir. S’il n’arrive pas, enregistrez les documents un par un.',
  broken: 'La connexion a été interrompue. Rien n’est perdu. Réessayez : le téléchargement reprend là où il s’est arrêté.',
  notSaved: 'Ce document n’a pas pu être chargé. Réessayez. Si cela échoue encore, essayez demain : nous vérifions les documents chaque jour.',
  different: 'Ce qui est arrivé diffère de ce qui a été scellé, rien n’a donc été enregistré. Réessayez.',
  failed: 'Cet appareil n’a pas pu ouvrir ou enregistrer ce document. Rien n’est perdu. Réessayez, ou essayez un autre appareil.',

  checked: 'Vérifié',
  notChecked: 'Pas encore vérifié',
  aboutChecks: 'Que signifie « Vérifié » ?',
  aboutChecksText: [
    'Vérifié : nous avons relu ce document quand le testament a été ouvert. Chaque octet est identique à ce qui a été scellé.',
    'Pas encore vérifié : nous n’avons pas pu lire ce document en entier. Il est peut-être endommagé, ou son espace de stockage est indisponible. Nous réessayons chaque jour.',
  ],
  slip: 'Avez-vous un coupon avec les mots « Scellé par » ?',
  slipText:
    'Selon votre coupon, les documents ont été chiffrés sur l’appareil de la personne dont c’est le testament. Ces documents ne l’ont pas été. Cette personne a peut-être changé cela plus tard, ou quelqu’un a remplacé les documents. Posez la question aux autres personnes de confiance avant de vous y fier.',
  kind: { pdf: 'PDF', word: 'Document Word', text: 'Texte', picture: 'Image', other: 'Fichier' },
  evidence: {
    title: 'Justificatif pour un notaire ou un tribunal',
    text: 'Nous pouvons établir un rapport signé sur cette transmission : quelles demandes et quels avis ont été envoyés, qui a confirmé son identité, quand le testament s’est ouvert et quels documents il contient. Vous pouvez l’imprimer ou l’enregistrer. Il ne contient pas les noms des autres personnes de confiance.',
    open: 'Afficher le justificatif',
    back: 'Retour',
  },
};
