import type * as english from '#words/en/messages/to-host/checks.ts';

const check = {
  pressBy: (by: string) => `Veuillez ouvrir le lien et appuyer sur le bouton avant le ${by}.`,
  ifMissed: (checks: number) =>
    `Si vous ne répondez pas d’ici là, nous demandons de nouveau. Nous n’avertissons vos personnes de confiance qu’après ${checks} demandes sans réponse à la suite.`,
  ifLastMissed: (by: string) =>
    `Si vous ne répondez pas d’ici là, nous avertissons vos personnes de confiance le ${by} qu’elles peuvent lancer la transmission de votre testament.`,
  afterLast:
    'Vous pouvez encore répondre après, et tout s’arrête alors. Si une personne de confiance lance la transmission, nous vous avertissons, et vous avez 48 heures pour l’arrêter.',

  stalled: {
    subject: 'Allez-vous bien ? Une transmission de votre testament est en attente',
    opening:
      'Une transmission de votre testament a été lancée il y a 30 jours ou plus. Vos documents sont encore fermés : trop peu de vos personnes de confiance ont confirmé leur identité.',
    press: 'Si vous allez bien, veuillez ouvrir le lien et appuyer sur le bouton. Cela arrête la transmission.',
    otherwise:
      'Si vous ne répondez pas, la transmission se poursuit : vos documents s’ouvrent dès que suffisamment de personnes de confiance ont confirmé leur identité.',
    short: 'Une transmission de votre testament a été lancée et attend vos personnes de confiance. Si vous allez bien, arrêtez-la :',
  },
};

export const checks: typeof english.checks = {
  'liveness-check': {
    ...check,
    ordinary: {
      subject: 'Allez-vous bien ? Merci de nous le dire',
      opening: 'Vous nous avez demandé de vérifier de temps en temps que vous allez bien. Voici une de ces demandes.',
      short: (by: string) => `Votre service de testament demande : allez-vous bien ? Merci de le confirmer avant le ${by} :`,
    },
    last: {
      subject: 'Dernière demande avant d’avertir vos personnes de confiance : merci de confirmer que vous allez bien',
      opening:
        'Vous nous avez demandé de vérifier de temps en temps que vous allez bien. Voici la dernière demande avant que nous avertissions vos personnes de confiance.',
      short: (by: string) => `Dernière demande : confirmez avant le ${by}, sinon nous avertissons vos personnes de confiance :`,
    },
  },

  'liveness-reminder': {
    ...check,
    ordinary: {
      subject: 'Rappel : merci de confirmer que vous allez bien',
      opening: 'Nous vous avons demandé si vous allez bien, et vous n’avez pas encore répondu.',
      short: (by: string) => `Allez-vous bien ? Ceci est un rappel : merci de le confirmer avant le ${by} :`,
    },
    last: {
      subject: 'Rappel de la dernière demande : merci de confirmer que vous allez bien',
      opening:
        'Nous vous avons demandé si vous allez bien, et vous n’avez pas encore répondu. C’est la dernière demande avant que nous avertissions vos personnes de confiance.',
      short: (by: string) => `Dernier rappel : répondez avant le ${by}, sinon nous avertissons vos personnes de confiance :`,
    },
  },

  'fresh-link': {
    subject: 'Le nouveau lien que vous avez demandé',
    opening: 'Vous avez ouvert un ancien lien et en avez demandé un nouveau.',
    press: 'Si vous allez bien, veuillez ouvrir le lien et appuyer sur le bouton.',
    started: 'La transmission de votre testament a été lancée.',
    pending: 'Vos personnes de confiance peuvent lancer la transmission de votre testament.',
    pressToStop: 'Si vous allez bien, veuillez ouvrir le lien et appuyer sur le bouton. Cela arrête tout.',
    pressToStopBy: (until: string) => `Si vous allez bien, veuillez ouvrir le lien et appuyer sur le bouton avant le ${until}. Cela arrête tout.`,
    unexpected: 'Si vous ne l’avez pas demandé, quelqu’un d’autre a ouvert un ancien message de notre part. Rien n’a été modifié.',
    short: 'Voici votre nouveau lien. Si vous allez bien, confirmez-le :',
    shortStop: 'Voici votre nouveau lien. Si vous allez bien, arrêtez la transmission de votre testament :',
  },

  vouched: {
    subject: (survivor: string) => `${survivor} dit que vous êtes en vie`,
    opening: (survivor: string) =>
      `${survivor} a confirmé son identité et dit que vous êtes en vie mais que vous ne pouvez pas nous répondre maintenant.`,
    asksLater: (date: string) =>
      `Nous attendons donc jusqu’au ${date} avant d’écrire de nouveau à vos personnes de confiance qu’elles peuvent lancer la transmission de votre testament.`,
    opensLater: (date: string) =>
      `Une transmission de votre testament est en cours. Compte tenu de cette information, vos documents s’ouvrent au plus tôt le ${date}, sauf si une autre personne de confiance confirme son identité.`,
    press:
      'Nous avons encore besoin d’une réponse de votre part. Si vous lisez ceci, veuillez ouvrir le lien et appuyer sur le bouton. Si le lien ne fonctionne plus, connectez-vous.',
    short: (survivor: string) =>
      `${survivor} dit que vous êtes en vie mais que vous ne pouvez pas répondre maintenant. Si vous lisez ceci, merci de répondre :`,
  },

  'pending-transfer': {
    subject: 'Nous n’avons pas de nouvelles de vous : vos personnes de confiance peuvent maintenant lancer la transmission de votre testament',
    opening:
      'Nous vous avons demandé si vous allez bien et n’avons pas reçu de réponse. Comme vous l’avez décidé, nous avons maintenant averti vos personnes de confiance qu’elles peuvent lancer la transmission de votre testament.',
    press:
      'Si vous allez bien, veuillez ouvrir le lien et appuyer sur le bouton. Nous avertissons alors vos personnes de confiance que vous avez répondu, et nous vérifions de temps en temps que vous allez bien, comme avant.',
    ifStarted: 'Si une personne de confiance lance la transmission avant cela, nous vous avertissons, et vous avez 48 heures pour l’arrêter.',
    short:
      'Nous n’avons pas de nouvelles de vous : vos personnes de confiance peuvent maintenant lancer la transmission de votre testament. Si vous allez bien, arrêtez-la :',
  },
};
