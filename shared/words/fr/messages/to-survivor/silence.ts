import type * as english from '#words/en/messages/to-survivor/silence.ts';
export const silence: typeof english.silence = {
  'pending-transfer-survivor': {
    subject: (host: string) => `${host} ne nous a pas répondu depuis quelque temps`,
    opening: (host: string) =>
      `Nous vous écrivons parce que ${host} nous a demandé de prendre régulièrement de ses nouvelles et ne nous répond plus depuis quelque temps.`,
    unknown: (host: string) =>
      `Nous ne savons pas pourquoi. Si ${host} n’est plus en vie, vous pouvez maintenant lancer la transmission du testament. Si vous savez que ${host} est en vie et ne peut simplement pas répondre, par exemple en voyage ou à l’hôpital, veuillez nous le dire sur la même page. Tout le monde attend alors 15 jours.`,
    harmless: (host: string) =>
      `Si la transmission est lancée, nous avertissons ${host}, qui a alors 48 heures pour l’arrêter. Un lancement par erreur ne cause donc aucun tort. Si personne ne la lance, nous vous écrivons de nouveau.`,
    short: 'La personne dont le testament vous nomme ne nous répond pas.',
  },

  'vouched-survivor': {
    subject: (host: string) => `Nous attendons : ${host} serait en vie`,
    opening: (host: string, voucher: string) =>
      `${voucher}, autre personne de confiance de ${host}, a confirmé son identité et dit que ${host} est en vie mais ne peut pas nous répondre maintenant.`,

    unnamedVoucher: 'Une personne de confiance',
    asksLater: (date: string) =>
      `Vous n’avez donc pas besoin de lancer maintenant la transmission du testament. Si nous n’avons pas de nouvelles d’ici le ${date}, nous vous écrivons de nouveau.`,
    opensLater: (date: string) =>
      `Une transmission de ce testament est en cours. Compte tenu de cette information, ses documents s’ouvrent au plus tôt le ${date}.`,
    ifYouKnow: (host: string) =>
      `Si vous savez que ${host} n’est plus en vie, veuillez lancer la transmission avec un code ou avec la feuille de votre enveloppe cachetée. Cela compte plus que ce message.`,
    nothingElse: 'Si vous ne savez rien d’autre, vous n’avez rien à faire.',
    short: 'La personne qui vous fait confiance serait en vie : nous attendons donc.',
  },

  'unreachable-host': {
    subject: (host: string) => `Nous ne pouvons pas joindre ${host}`,
    opening: (host: string) => `Pendant deux semaines, aucun de nos messages à ${host} n’a pu être remis.`,
    openingCutOff: (host: string) => `Pendant deux semaines, aucune réponse de ${host} n’a pu nous parvenir, à cause d’une panne de notre côté.`,
    simpleReason: 'Cela peut avoir une raison simple, comme un nouveau numéro de téléphone.',
    notSilence: (host: string) => `Nous ne savons pas si ${host} va bien, et nous ne comptons pas cette période comme un silence.`,
    ifDied: (host: string) =>
      `Si vous savez que ${host} n’est plus en vie, vous pouvez lancer la transmission du testament. Sinon, veuillez demander à ${host} de se connecter au service.`,
    short: 'Nous ne pouvons pas joindre la personne dont le testament vous nomme.',
  },

  'password-reset-survivor': {
    subject: (host: string) => `Le mot de passe du compte de ${host} a été réinitialisé par e-mail`,
    opening: (host: string) => `Le mot de passe du compte de ${host} a été réinitialisé par e-mail.`,
    likelyHost: (host: string) =>
      `Très probablement, ${host} l’avait oublié, et vous n’avez rien à faire. Mais si ${host} n’est plus en vie, quelqu’un d’autre lit cette messagerie : veuillez alors lancer maintenant la transmission du testament.`,
    frozenUntil: (until: string) => `La personne qui l’a réinitialisé ne peut rien modifier dans le testament jusqu’au ${until}.`,

    sealedAfter: (host: string, at: string) =>
      `C’était le ${at}. Ensuite, le testament a été scellé. Si vous le pouvez, demandez à ${host} si c’est bien exact.`,
    short: 'Le mot de passe d’une personne dont le testament vous nomme a été réinitialisé.',
  },

  'where-to-start': {
    subject: 'Vous avez demandé comment ouvrir un testament',
    opening: 'Vous nous avez demandé comment ouvrir ce testament.',
    running: 'Une transmission de ce testament est en cours. Veuillez ouvrir le lien et confirmer votre identité.',
    notRunning: (host: string) =>
      `Aucune transmission de ce testament n’est en cours. Si ${host} n’est plus en vie, vous pouvez en lancer une. Sinon, vous n’avez rien à faire.`,
    number: (willId: string) => `Le numéro du testament est ${willId}`,
    unexpected: 'Si vous ne nous avez rien demandé, c’était quelqu’un d’autre. Rien n’a été modifié.',
    short: 'Vous avez demandé comment ouvrir un testament qui vous nomme comme personne de confiance.',
  },

  'host-is-back': {
    subject: (host: string) => `${host} nous a répondu`,
    opening: (host: string) => `Nous vous avions écrit que ${host} ne nous avait pas répondu depuis quelque temps ; il y a maintenant une réponse.`,
    stillStart:
      'Si vous avez des raisons de penser que quelqu’un d’autre a donné cette réponse, vous pouvez toujours lancer la transmission. Veuillez garder votre enveloppe cachetée dans tous les cas.',
    short: 'La personne dont le testament vous nomme nous a répondu.',
  },
};
