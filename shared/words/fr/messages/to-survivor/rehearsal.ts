import type * as english from '#words/en/messages/to-survivor/rehearsal.ts';

const who = (name: string) =>
  name === ''
    ? 'nous gardons un testament qui vous nomme comme personne de confiance.'
    : `nous gardons le testament de ${name}, qui vous nomme comme personne de confiance.`;

const request = {
  whoWeAre: (name: string) => `Ceci est une répétition d’un service de garde de testaments : ${who(name)}`,
  harmless: 'Rien ne s’ouvre, et vos codes de secours restent valables. Cela prend cinq minutes.',
  how: (date: string) =>
    `Veuillez confirmer une fois votre identité, comme lors d’une vraie transmission : avec un code que nous vous envoyons, ou avec un code de secours de la feuille dans votre enveloppe cachetée. Vous pouvez le faire jusqu’au ${date}.`,
  envelope:
    'Si vous sortez la feuille, veuillez la remettre ensuite dans une nouvelle enveloppe. Ses codes de secours restent valables. Nous n’en demandons qu’un seul, et seulement sur notre propre page.',
  ifReal: (host: string) =>
    `Si vous savez que ${host} n’est plus en vie, ce n’est pas ce qu’il vous faut. Veuillez plutôt lancer la transmission du testament : une répétition ne la retarde jamais.`,
  step: 'Participer à la répétition',
};

export const rehearsal: typeof english.rehearsal = {
  rehearsal: {
    ...request,
    subject: (host: string) => `Ceci est une répétition : veuillez confirmer que le testament de ${host} peut vous parvenir`,
    started: (host: string, date: string) =>
      `Elle a été lancée depuis le compte de ${host} le ${date}. Une répétition ne veut pas dire qu’il s’est passé quelque chose. Nous ne pouvons pas savoir comment va ${host} : en cas de doute, posez la question.`,
    short: 'Ceci est une répétition d’un testament qui vous nomme, et aucune transmission n’a été lancée.',
  },

  'rehearsal-reminder': {
    ...request,
    subject: (host: string) => `Ceci est une répétition : un rappel sur le testament de ${host}`,
    started: (host: string, date: string) =>
      `Elle a été lancée depuis le compte de ${host} le ${date}, et vous n’avez pas encore confirmé votre identité. Nous ne pouvons pas savoir comment va ${host}.`,
    mayBeMissing: 'Si quelque chose ne fonctionne pas, c’est à cela que sert une répétition. Veuillez le dire à la personne qui vous fait confiance.',
    short: 'Ceci est une répétition d’un testament qui vous nomme, et elle vous attend encore.',
  },

  'no-rehearsal': {
    subject: {
      started: (host: string) => `Ceci n’est pas une répétition : la transmission du testament de ${host} a été lancée`,
      silent: (host: string) => `Ceci n’est pas une répétition : ${host} ne nous a pas répondu`,
      deletion: (host: string) => `Ceci n’est pas une répétition : le testament de ${host} va être supprimé`,
    },
    whoWeAre: (name: string) => `Ceci n’est pas une répétition, mais un message d’un service de garde de testaments : ${who(name)}`,
    opening: 'La répétition dont nous vous avions parlé est terminée.',
    what: {
      started:
        'Une vraie transmission de ce testament a été lancée. Vous recevez un message séparé avec votre lien. Le lien de la répétition ne fonctionne plus.',
      silent: (host: string) => `${host} ne nous a réellement pas répondu. Vous recevez un message séparé sur ce que vous pouvez faire.`,
      deletion: 'Quelqu’un nous a réellement demandé de supprimer le testament. Vous recevez un message séparé sur ce que vous pouvez faire.',
    },
    short: 'Ceci n’est pas une répétition : quelque chose de réel a commencé pour un testament qui vous nomme.',
  },
};
