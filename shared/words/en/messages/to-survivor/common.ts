/** The words of several messages to a Survivor. `host`: the name of the Host, or the words in its place. */
export const common = {
  /** `name`: empty if it has nothing to show. */
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  /** `name`: empty if it has nothing to show. */
  whoWeAre: (name: string) =>
    name === ''
      ? 'We are a will custody service: we keep the will of a person who named you as a trusted person.'
      : `We are a will custody service: we keep the will of ${name}, who named you as a trusted person.`,
  /** In place of a name that has nothing to show. */
  unnamedHost: 'the person who named you',
  optOut: 'I do not know this person: please do not write to me again.',
  /** Where there is no link to say so. */
  reachedByMistake: 'If you do not know this person, this message reached you by mistake. You do not need to do anything.',

  /** Below a link that identifies its reader. */
  personalLink: 'This link is only for you. Please do not forward this message.',
  confirmIdentity: 'Confirm my identity',
  startTransfer: 'Start the transfer',
  startNeeds: (willId: string) => `To start it, you need your own name and the will number: ${willId}`,
  /** How the Host gave a sign of life: it may have been someone else. */
  answeredBy: {
    'signed in': 'This was done by someone who signed in to the account with its password.',
    link: 'This was done with a link that we had sent to the owner of the will.',
    'stop card': 'This was done with the code on a card that the owner of the will had made for this purpose.',
  },
  nothingToDo: 'You do not need to do anything.',
  likelyHost: (host: string) => `Most likely ${host} made this change, and you do not need to do anything.`,
  ifUnexpected: (host: string) => `If you did not expect this, please speak with ${host}.`,
  ifDied: (host: string) => `If ${host} has died, please tell the other trusted people.`,
  startAgain:
    'If you have reason to think that someone else stopped it, you can start the transfer again. Please keep your sealed envelope in any case.',

  /** The last sentence of a short form: what it asks of its reader. */
  ask: {
    envelope: (page: string) => `Please take out your sealed envelope and open ${page}`,
    envelopeIfDied: (page: string) => `If they have died, please take out your sealed envelope and open ${page}`,
    nothing: 'You do not need to do anything.',
    host: 'If you did not expect this, please speak with the person who named you.',
    warnOthers: 'If it was not you, please tell the other trusted people.',
  },
};
