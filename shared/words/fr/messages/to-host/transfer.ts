import type * as english from '#words/en/messages/to-host/transfer.ts';

const stop = {
  unnamedStarter: 'de l’une de vos personnes de confiance',
  stopBy: (until: string) => `Si vous allez bien, veuillez arrêter la transmission. Vous pouvez le faire avec ce lien jusqu’au ${until}.`,
  stopNow: 'Si vous allez bien, veuillez vous connecter maintenant et arrêter la transmission.',
  opensAt: (from: string) =>
    `Nous n’ouvrons rien avant le ${from}. Si vous ne l’arrêtez pas, vos documents s’ouvrent ensuite, dès que suffisamment de vos personnes de confiance ont confirmé leur identité.`,
  stepSignIn: 'Se connecter et arrêter la transmission',
  afterLink: 'Quand le lien ne fonctionne plus, vous pouvez encore vous connecter et arrêter la transmission.',
  shortStopBy: (until: string) => `Si vous allez bien, arrêtez-la avant le ${until} :`,
  shortStopNow: 'Si vous allez bien, connectez-vous et arrêtez-la :',
};

export const transfer: typeof english.transfer = {
  'transfer-started': {
    ...stop,
    subject: 'La transmission de votre testament a été lancée',
    opening: (name: string) => `Une personne qui a donné le nom ${name} a lancé la transmission de votre testament.`,
    short: 'La transmission de votre testament a été lancée.',
  },

  'transfer-reminder': {
    ...stop,
    subject: 'Rappel : la transmission de votre testament est en cours',
    opening: (name: string) =>
      `La transmission de votre testament est toujours en cours. Elle a été lancée par une personne qui a donné le nom ${name}.`,
    short: 'La transmission de votre testament est en cours.',
  },

  'transfer-cancelled-host': {
    subject: 'La transmission de votre testament a été arrêtée',
    opening: 'La transmission de votre testament a été arrêtée, et nous avons averti vos personnes de confiance.',
    closed:
      'Vos documents sont fermés, et votre testament est scellé comme avant. Nous vérifions de temps en temps que vous allez bien, comme avant.',
    notOpened: 'Aucun document n’a été ouvert.',
    notRead:
      'Avant l’arrêt de la transmission, vos documents étaient ouverts à vos personnes de confiance. Rien n’indique que l’un d’eux ait été lu.',
    read: 'Avant l’arrêt de la transmission, vos documents étaient ouverts à vos personnes de confiance. Elles ont lu ce qui suit, avec le moment de la première lecture :',
    readEntry: (survivor: string, what: string, at: string) => `${survivor}: ${what}, ${at}`,
    personalMessage: 'le message personnel qui leur est adressé',
    lostDocument: 'un document qui n’est plus dans votre testament',
    notYou: 'Si vous l’avez arrêtée, vous n’avez rien à faire. Si ce n’était pas vous, veuillez vous connecter et changer votre mot de passe.',
    short: 'La transmission de votre testament a été arrêtée. Si ce n’était pas vous, veuillez vous connecter et changer votre mot de passe.',
    shortRead:
      'La transmission de votre testament a été arrêtée, mais une partie avait été lue avant : notre e-mail dit quoi, par qui et quand. Si vous ne l’avez pas arrêtée, connectez-vous :',
  },

  'starts-digest': {
    subject: 'La transmission de votre testament a été lancée de nouveau',
    opening:
      'Après que vous avez arrêté deux fois la transmission de votre testament, elle a été lancée de nouveau. Pour que vous ne receviez pas trop de messages, nous vous disons une fois par jour ce qui s’est passé :',
    running: (survivor: string, at: string) => `${survivor} : lancée le ${at}, toujours en cours`,
    stopped: (survivor: string, at: string, stoppedAt: string) => `${survivor} : lancée le ${at}, arrêtée le ${stoppedAt}`,
    ownMessages: 'Chacun de ces lancements a aussi eu son propre message, avec un lien qui l’arrête.',
    remove:
      'Si vous ne faites plus confiance à une personne de cette liste, veuillez vous connecter et la retirer de vos personnes de confiance. Elle ne pourra alors plus rien lancer.',
    notYou: 'Si ce n’est pas vous qui avez arrêté une transmission, veuillez vous connecter et changer votre mot de passe.',
    short:
      'La transmission de votre testament a été lancée de nouveau après que vous l’aviez arrêtée : notre e-mail dit par qui. Pour retirer cette personne, connectez-vous :',
  },

  'codes-guessed-host': {
    subject: 'De nombreux codes faux ont été saisis dans la transmission de votre testament',
    opening: (survivor: string) => `Quelqu’un a saisi de nombreux codes faux pour ${survivor} dans la transmission de votre testament.`,
    slower:
      'Rien n’a été ouvert. Nous envoyons maintenant beaucoup plus rarement des codes pour cette personne de confiance, afin que personne n’ait le temps de les deviner.',
    short: 'Quelqu’un a saisi de nombreux codes faux dans la transmission de votre testament.',
  },

  'backup-codes-guessed-host': {
    subject: 'De nombreux codes de secours faux ont été saisis pour l’une de vos personnes de confiance',
    opening: (survivor: string) => `En une journée, quelqu’un a saisi au moins dix codes de secours faux pour ${survivor}.`,
    mistyped:
      'Un code faux n’ouvre rien, et les codes de la feuille sont toujours valables. Si la personne de confiance s’est trompée en les tapant, vous n’avez rien à faire.',
    otherwise:
      'Sinon, quelqu’un d’autre a peut-être vu la feuille. Veuillez vous connecter et créer une nouvelle feuille pour cette personne de confiance. Si une transmission que vous ne voulez pas est en cours, arrêtez-la d’abord.',
    short:
      'Quelqu’un a saisi de nombreux codes de secours faux pour l’une de vos personnes de confiance. Si ce n’était pas elle, veuillez vous connecter et créer une nouvelle feuille :',
  },

  'survivor-authenticated-host': {
    subject: 'L’une de vos personnes de confiance a confirmé son identité',
    opening: (survivor: string) => `${survivor} a confirmé son identité dans la transmission de votre testament.`,
    opensLater: 'Vos documents ne s’ouvrent qu’une fois que suffisamment de vos personnes de confiance ont confirmé leur identité.',
    short: 'L’une de vos personnes de confiance a confirmé son identité dans la transmission de votre testament.',
  },

  'documents-open-host': {
    subject: 'Vos personnes de confiance peuvent maintenant lire vos documents',
    opening: 'Suffisamment de vos personnes de confiance ont confirmé leur identité, et le délai pour arrêter la transmission par lien est écoulé.',
    open: 'Vos personnes de confiance peuvent maintenant lire vos documents et vos messages personnels.',
    stop: 'Si vous allez bien, veuillez vous connecter et arrêter la transmission immédiatement. Cela referme les documents.',
    short: 'Vos personnes de confiance peuvent maintenant lire vos documents.',
  },

  'opening-failed-host': {
    subject: 'Vos documents n’ont pas pu être ouverts',
    opening: 'Vos personnes de confiance ont confirmé leur identité, mais nous n’avons pas pu ouvrir vos documents pour elles.',
    why: 'Les documents n’ont pas pu être lus dans l’espace de stockage où ils sont gardés, ou ils ne sont plus ce qui a été scellé. Nous n’avons rien montré. Nous réessayons chaque jour.',
    stop: 'Si vous allez bien, veuillez vous connecter et arrêter la transmission. Vérifiez ensuite l’espace de stockage et scellez de nouveau votre testament.',
    short: 'Vos personnes de confiance n’ont pas pu ouvrir vos documents, car l’espace de stockage ne les a pas rendus intacts.',
  },
};
