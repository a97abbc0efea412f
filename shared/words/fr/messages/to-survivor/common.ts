import type * as english from '#words/en/messages/to-survivor/common.ts';
export const common: typeof english.common = {
  greeting: (name: string) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),

  whoWeAre: (name: string) =>
    name === ''
      ? 'Nous sommes un service de garde de testaments : nous gardons un testament qui vous nomme comme personne de confiance.'
      : `Nous sommes un service de garde de testaments : nous gardons le testament de ${name}, qui vous nomme comme personne de confiance.`,

  unnamedHost: 'la personne qui vous fait confiance',
  optOut: 'Je ne connais pas cette personne : veuillez ne plus m’écrire.',

  reachedByMistake: 'Si vous ne connaissez pas cette personne, ce message vous est parvenu par erreur. Vous n’avez rien à faire.',

  personalLink: 'Ce lien n’est que pour vous. Veuillez ne pas transférer ce message.',
  confirmIdentity: 'Confirmer mon identité',
  startTransfer: 'Lancer la transmission',
  startNeeds: (willId: string) => `Pour la lancer, il vous faut votre propre nom et le numéro du testament : ${willId}`,

  answeredBy: {
    'signed in': 'Cela a été fait par une personne qui s’est connectée au compte avec son mot de passe.',
    link: 'Cela a été fait avec un lien que nous avions envoyé à la personne dont c’est le testament.',
    'stop card': 'Cela a été fait avec le code d’une carte que la personne dont c’est le testament avait créée pour cela.',
  },
  nothingToDo: 'Vous n’avez rien à faire.',
  likelyHost: (host: string) => `C’est très probablement ${host} qui a fait ce changement, et vous n’avez rien à faire.`,
  ifUnexpected: (host: string) => `Si vous ne vous y attendiez pas, veuillez en parler à ${host}.`,
  ifDied: (host: string) => `Si ${host} n’est plus en vie, veuillez en parler aux autres personnes désignées.`,
  startAgain:
    'Si vous avez des raisons de penser que quelqu’un d’autre l’a arrêtée, vous pouvez lancer de nouveau la transmission. Veuillez garder votre enveloppe cachetée dans tous les cas.',

  ask: {
    envelope: (page: string) => `Veuillez prendre votre enveloppe cachetée et ouvrir ${page}`,
    envelopeIfDied: (page: string) => `En cas de décès, veuillez prendre votre enveloppe cachetée et ouvrir ${page}`,
    nothing: 'Vous n’avez rien à faire.',
    host: 'Si vous ne vous y attendiez pas, veuillez en parler à la personne qui vous fait confiance.',
    warnOthers: 'Si ce n’était pas vous, veuillez le dire aux autres personnes désignées.',
  },
};
