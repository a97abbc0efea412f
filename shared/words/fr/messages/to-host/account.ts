import type * as english from '#words/en/messages/to-host/account.ts';

const confirmAddress = (until: string) =>
  `Veuillez ouvrir le lien et confirmer que cette adresse est la vôtre. Le lien est valable jusqu’au ${until}.`;
const ifYou = 'Si c’était vous, vous n’avez rien à faire.';

export const account: typeof english.account = {
  'verify-email': {
    subject: 'Veuillez confirmer votre adresse e-mail',

    whoWeAre:
      'Nous sommes un service de garde de testaments : nous gardons des testaments et les remettons aux personnes en qui leurs auteurs ont confiance.',
    opening: 'Un compte a été ouvert ici avec cette adresse e-mail, et nous pensons que c’était vous.',
    confirmAddress,
    step: 'Confirmer mon adresse e-mail',
    unexpected: 'Si vous n’avez pas ouvert de compte, vous n’avez rien à faire. Sans votre confirmation, le compte sera supprimé.',
    short: 'Veuillez confirmer l’adresse e-mail de votre compte de testament.',
  },

  'verify-new-email': {
    subject: 'Veuillez confirmer votre nouvelle adresse e-mail',
    opening: 'Cette adresse a été saisie comme nouvelle adresse e-mail de votre compte.',
    confirmAddress,
    previous: 'Jusqu’à sept jours après votre confirmation, vous pouvez aussi utiliser votre adresse précédente.',
    step: 'Confirmer ma nouvelle adresse e-mail',
    unexpected: 'Si vous n’avez pas connaissance de ce changement, n’ouvrez pas le lien. Vous n’avez rien à faire.',
    short: 'Veuillez confirmer la nouvelle adresse e-mail de votre compte de testament.',
  },

  'email-changed': {
    subject: 'L’adresse e-mail de votre compte a été modifiée',
    opening: 'Une personne connectée à votre compte en a modifié l’adresse e-mail. Si c’était vous, vous n’avez rien à faire.',
    notYou:
      'Si ce n’était pas vous, veuillez ouvrir le lien et appuyer sur le bouton. L’ancienne adresse redevient alors celle de votre compte, et tout le monde est déconnecté. Si votre testament est scellé, rien ne peut y être modifié tant que vous n’avez pas confirmé votre identité.',
    until: 'Le lien est valable jusqu’à sept jours après la confirmation de la nouvelle adresse.',
    short: 'L’adresse e-mail de votre compte de testament a été modifiée. Si ce n’était pas vous, annulez ce changement :',
  },

  'reset-password': {
    subject: 'Choisissez un nouveau mot de passe pour votre compte',
    opening: 'Un nouveau mot de passe a été demandé pour votre compte, et nous pensons que c’était vous.',
    works: (until: string) => `Ce lien ne fonctionne qu’une fois, jusqu’au ${until}.`,
    worksLater: (from: string, until: string) =>
      `Une transmission de votre testament est en cours : ce lien ne fonctionne donc que du ${from} au ${until}. Il ne fonctionne qu’une fois.`,
    needsCodes: (until: string, survivors: number) =>
      `Une réinitialisation récente de votre mot de passe a été refusée. Jusqu’au ${until}, il vous faut aussi les codes de secours de ${survivors} de vos personnes de confiance. Les codes figurent sur les feuilles de leurs enveloppes cachetées.`,
    step: 'Choisir un nouveau mot de passe',
    unexpected: 'Si vous ne l’avez pas demandé, vous n’avez rien à faire. Votre mot de passe ne change pas.',
    short: 'Vous pouvez choisir un nouveau mot de passe pour votre compte de testament.',
  },

  'password-reset': {
    subject: 'Le mot de passe de votre compte a été réinitialisé',
    opening: 'Un nouveau mot de passe a été défini pour votre compte avec un lien que nous avions envoyé par e-mail. Tout le monde a été déconnecté.',
    isProtected: 'Les modifications de votre compte demandent toujours votre second facteur.',
    isClosed: 'Tant que nous ne savons pas que c’était vous, rien de ce qui détermine qui peut ouvrir votre testament scellé ne peut être modifié.',
    ifYou,
    ifYouConfirm: 'Si c’était vous, veuillez ouvrir le lien et le confirmer.',
    ifYouWait: 'Si c’était vous, vous n’avez rien à faire. Un lien par e-mail ne permet pas de confirmer la réinitialisation.',
    notYouDeny:
      'Si ce n’était pas vous, veuillez ouvrir le lien et appuyer sur « Je vais bien, mais ce n’est pas moi qui l’ai réinitialisé ». Votre ancien mot de passe redevient alors valable.',
    notYouSecure:
      'Si ce n’était pas vous, quelqu’un d’autre peut lire vos e-mails. Veuillez changer le mot de passe de votre messagerie, puis choisir ici un nouveau mot de passe.',
    stepConfirm: 'Dites-nous si c’était vous',
    short:
      'Le mot de passe de votre compte de testament a été réinitialisé par e-mail. Si ce n’était pas vous, veuillez sécuriser votre messagerie et choisir un nouveau mot de passe.',
    shortAnswer: 'Le mot de passe de votre compte de testament a été réinitialisé par e-mail. Dites-nous si c’était vous :',
  },

  'reset-denied': {
    subject: 'Votre ancien mot de passe est de nouveau valable',
    opening:
      'Quelqu’un a ouvert un lien que nous vous avions envoyé et nous a signalé que vous n’aviez pas réinitialisé le mot de passe de votre compte. L’ancien mot de passe est donc de nouveau valable, et tout le monde a été déconnecté.',
    needsCodes: (until: string, survivors: number) =>
      `Jusqu’au ${until}, un nouveau mot de passe demande les codes de secours de ${survivors} de vos personnes de confiance, car quelqu’un d’autre a peut-être accès à vos e-mails. Veuillez changer le mot de passe de votre messagerie.`,
    setAside:
      'Nous avons remis votre compte tel qu’il était avant la réinitialisation. Si quelque chose y a été saisi depuis, nous le gardons pendant 30 jours. Veuillez vous connecter et décider de ce qui vient de vous.',
    stillClosed:
      'Quelqu’un d’autre connaît peut-être votre ancien mot de passe. Rien de ce qui détermine qui peut ouvrir votre testament scellé ne peut donc être modifié tant que nous ne savons pas que c’est vous.',
    closedUntilConfirmed: (survivors: number) =>
      `Cela prend fin dès que vous le confirmez par un autre canal, avec un second facteur ajouté il y a au moins une semaine, ou avec les codes de secours de ${survivors} de vos personnes de confiance.`,
    closedUntil: (survivors: number, until: string) =>
      `Cela prend fin dès que vous le confirmez par un autre canal, avec un second facteur ajouté il y a au moins une semaine, ou avec les codes de secours de ${survivors} de vos personnes de confiance, ou le ${until} si personne ne réinitialise de nouveau le mot de passe.`,
    didReset:
      'Si vous avez bien réinitialisé le mot de passe vous-même, veuillez ouvrir le lien. Nous vous enverrons alors un nouveau lien pour choisir un mot de passe.',
    sayWho:
      'Veuillez ouvrir le lien et nous dire qui c’était. Si vous avez refusé la réinitialisation, tout vous est de nouveau ouvert. Si vous avez réinitialisé le mot de passe vous-même, nous vous envoyons un nouveau lien pour choisir un mot de passe.',
    step: 'J’ai réinitialisé le mot de passe moi-même',
    stepWho: 'Dites-nous qui c’était',
    short: 'Votre ancien mot de passe est de nouveau valable : on nous a signalé que vous ne l’aviez pas réinitialisé.',
    shortDidReset: 'Si c’était vous, ouvrez ce lien :',
    shortSayWho: 'Dites-nous qui c’était :',
  },

  'password-changed': {
    subject: 'Le mot de passe de votre compte a été modifié',
    opening: 'Une personne connectée qui connaissait votre mot de passe l’a modifié. Toutes les autres ont été déconnectées.',
    ifYou,
    notYou: 'Si ce n’était pas vous, veuillez demander maintenant un nouveau mot de passe. La page de connexion peut vous envoyer un lien pour cela.',
    short:
      'Le mot de passe de votre compte de testament a été modifié. Si ce n’était pas vous, veuillez demander maintenant un nouveau mot de passe.',
  },

  'long-session': {
    subject: 'Une session de votre compte est ouverte depuis longtemps',
    opening: (since: string) => `Un navigateur ou un programme est connecté à votre compte depuis le ${since}, sans nouvelle saisie du mot de passe.`,
    ifYou,
    notYou:
      'Si vous ne le connaissez pas ou ne l’utilisez plus, veuillez vous connecter, aller à « Les appareils où votre compte est ouvert » et y mettre fin à cette session. Choisissez ensuite un nouveau mot de passe.',
    short:
      'Un navigateur est connecté à votre compte de testament depuis plus de 90 jours. Si vous ne le connaissez pas, veuillez vous connecter et y mettre fin.',
  },
};
