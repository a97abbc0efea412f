import type * as english from '#words/en/pages/waiting.ts';
export const waiting: typeof english.waiting = {
  countdown: 'Les documents peuvent s’ouvrir dans',
  isConfirmed: 'Votre identité est confirmée.',
  opensAt: (moment: string) => `Le testament s’ouvre le ${moment}`,
  opensFrom: (moment: string) => `Le testament peut s’ouvrir à partir du ${moment}`,
  waitsForOthers: 'Le testament attend d’autres personnes de confiance',
  opensSoon: 'Le testament s’ouvre dans un instant',
  whyWait: 'D’ici là, la personne dont c’est le testament peut arrêter la transmission.',

  next: 'Ce qui se passe ensuite',
  nextNothing: 'Vous n’avez rien à faire maintenant. Vous pouvez fermer cette page et revenir avec votre lien personnel ou votre feuille.',
  nextMessage: 'Nous vous envoyons un message dès que les documents sont ouverts.',
  nextOthers: 'Si vous le pouvez, parlez avec les autres : chaque personne a besoin d’un code que nous envoyons, ou d’un code de sa feuille.',
  nextKeepPaper: 'Gardez votre enveloppe cachetée. Elle fonctionne encore si un message ne vous parvient pas.',
  calendar: 'Enregistrer cette date dans mon calendrier',
  calendarTitle: 'Les documents du testament peuvent s’ouvrir',
  calendarText: 'Ouvrez votre lien personnel, ou prenez votre enveloppe cachetée.',
  refresh: 'Vérifier de nouveau',

  stalled: 'Le testament ne peut toujours pas être ouvert',
  stalledText: 'Depuis 30 jours, trop peu de personnes de confiance ont confirmé leur identité. Ce qui a été fait reste valable.',
  stalledHelps: 'Ce qui aide',
  stalledSteps: [
    'Parlez avec les autres personnes de confiance. Les documents s’ouvrent dès qu’assez de personnes ont confirmé leur identité.',
    'Une personne dont le téléphone ou l’adresse e-mail a changé peut utiliser la feuille de son enveloppe.',
    'Ni code ni feuille ? D’autres peuvent confirmer à la place : tout le monde n’est pas nécessaire.',
  ],

  failed: 'Les documents ne peuvent pas encore être ouverts',
  failedText:
    'Assez de personnes de confiance ont confirmé leur identité. Mais nous n’avons pas pu lire les documents dans l’espace de stockage où ils sont gardés, ou ils diffèrent de ce qui a été scellé. Nous ne montrons que des documents qui sont exactement ce qui a été scellé.',
  failedHelps: 'Ce qui se passe maintenant',
  failedSteps: [
    'Nous réessayons chaque jour, et nous vous envoyons un message dès que les documents s’ouvrent.',
    'Vous n’avez pas à confirmer votre identité de nouveau.',
    'Si la personne gardait le testament dans son propre espace de stockage, comme un espace en ligne, demandez à ceux qui le gèrent maintenant de le garder et d’en payer les factures.',
    'Gardez votre enveloppe cachetée. Elle ouvre les documents sans nous, si quelqu’un en trouve une copie intacte.',
  ],

  cancelled: 'La transmission a été arrêtée',
  cancelledText:
    'Quelqu’un nous a dit que la personne va bien, avec le mot de passe du compte ou un lien que nous avons envoyé à la personne dont c’est le testament. Le testament reste fermé.',
  cancelledSteps: [
    'Nous n’ouvrons rien maintenant. Vous n’avez rien à faire.',
    'Ce que vous avez enregistré sur votre propre appareil y reste.',
    'Gardez votre enveloppe cachetée.',
    'Si vous avez des raisons de penser que quelqu’un d’autre l’a arrêtée, vous pouvez lancer la transmission de nouveau.',
  ],
  startAgain: 'Lancer de nouveau une transmission',

  over: 'Les documents sont de nouveau fermés',
  overText: 'Le temps pendant lequel les documents pouvaient être lus est écoulé. Ce que vous avez enregistré sur votre propre appareil y reste.',
  overSteps: [
    'Vous pouvez lancer une nouvelle transmission. Après 48 heures, les documents peuvent s’ouvrir de nouveau pendant 14 jours.',
    'La clé de récupération de votre feuille ouvre les documents sans nous. Il faut les feuilles des autres, et le dossier de l’espace de stockage de la personne ou une copie (« will-copy »).',
  ],
};
