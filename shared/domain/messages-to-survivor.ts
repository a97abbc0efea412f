import { type Letter, name } from './letter.ts';
import { moment, type Reader } from './moment.ts';
import { type Opening, sayOpening } from './opening.ts';

interface Named {
  survivorName: string;
  hostName: string;
  /** The public page of the service, for the short form. */
  frontendUrl: string;
  /** Stops notices to this contact and tells the Host. */
  notMeLink?: string;
}

interface Invited extends Named {
  willId: string;
  startLink: string;
}

interface Linked extends Named {
  link: string;
}

interface Waiting extends Linked {
  /** Absent once it has come. */
  opening?: Opening | undefined;
  reader: Reader;
}

/** Messages to a Survivor, and what each is told. */
export interface SurvivorMessages {
  'pending-transfer-survivor': Invited;
  /** `isCutOff`: messages reached the Host, and no answer could reach us. */
  'unreachable-host': Invited & { isCutOff: boolean };
  /** `until`: when the wait ends in which nothing that decides access can be changed. */
  'password-reset-survivor': Invited & { until: string; reader: Reader };
  'where-to-start': Invited & { link?: string };
  'transfer-started-survivor': Waiting;
  'authenticate-now': Waiting;
  'authenticate-reminder': Waiting;
  'transfer-cancelled-survivor': Named & { how: 'signed in' | 'link' };
  'host-is-back': Named & { how: 'signed in' | 'link' };
  'documents-accessible': Linked & { accessExpiresAt: string; reader: Reader };
  'opening-failed': Named;
  'first-access': Named;
  'codes-guessed': Named & { whose: string };
  'transfer-stalled-survivor': Linked;
  'contacts-replaced': Named;
  'codes-replaced': Named;
  'contacts-restored': Named;
  'survivors-changed': Named & { what: 'added' | 'removed' };
  /** `hostName` is the new name. */
  'host-renamed': Named & { formerName: string };
  'one-time-code': { code: string; minutes: number };
}

export const toSurvivor: { [Name in keyof SurvivorMessages]: (data: SurvivorMessages[Name]) => Letter } = {
  'pending-transfer-survivor': (data) => ({
    ...letter(data),
    subject: `${host(data)} has not answered us for some time`,
    body: [
      whoWeAre(data),
      `${host(data)} asked us to make sure from time to time that all is well, and has not answered for some time. We do not know why. If something has happened, you may start the transfer of the will now; if you know that all is well, you need not do anything.`,
      startNeeds(data),
    ],
    step: { label: 'Start the transfer', link: data.startLink },
    after: [`${host(data)} is told of every start and has 48 hours to stop it, so you cannot do any harm by it.`],
  }),

  'unreachable-host': (data) => ({
    ...letter(data),
    subject: `We cannot reach ${host(data)}`,
    body: [
      whoWeAre(data),
      data.isCutOff
        ? `For two weeks no answer of ${host(data)} could reach us, because of a fault on our side. We do not know whether ${host(data)} is well, and we do not take the silence for an answer. If you know that ${host(data)} has died, you may start the transfer of the will. Otherwise please ask ${host(data)} to sign in to the service.`
        : `For two weeks none of our messages to ${host(data)} could be delivered. That may have a simple reason, such as a new telephone number. If you know that something has happened, you may start the transfer of the will; otherwise please ask ${host(data)} to sign in to the service.`,
      startNeeds(data),
    ],
    step: { label: 'Start the transfer', link: data.startLink },
  }),

  'codes-guessed': (data) => ({
    ...letter(data),
    subject: 'Somebody is guessing codes',
    body: [
      whoWeAre(data),
      `Somebody has typed many wrong codes for ${name(data.whose, 'one of you')} in the transfer of this will. Nothing was opened by it, and it has become much slower to try. If it was one of you who mistyped, please use a backup code from the paper instead.`,
    ],
  }),

  'where-to-start': (data) => ({
    ...letter(data),
    subject: 'You asked us where to begin',
    body: [
      whoWeAre(data),
      data.link
        ? 'A transfer of this will is running. The link below is your own way in; please do not pass it on.'
        : 'No transfer of this will has been started. If something has happened, you may start it; if not, you need not do anything.',
      startNeeds(data),
    ],
    step: data.link ? { label: 'Prove who you are', link: data.link } : { label: 'Start the transfer', link: data.startLink },
    after: ['If you did not ask us, somebody else did. Nothing has changed by it.'],
  }),

  'password-reset-survivor': (data) => ({
    ...letter(data),
    subject: `The password of the account of ${host(data)} was reset by e-mail`,
    body: [
      whoWeAre(data),
      `The password of the account of ${host(data)} was reset by e-mail. Most likely ${host(data)} had forgotten it, and you need not do anything. But if ${host(data)} has died, somebody else reads that mailbox: then please start the transfer of the will now.`,
      `The person who reset it cannot change anything about the will until ${moment(data.until, data.reader)}.`,
      startNeeds(data),
    ],
    step: { label: 'Start the transfer', link: data.startLink },
  }),

  'transfer-started-survivor': (data) => ({
    ...letter(data),
    subject: `The transfer of the will of ${host(data)} has been started`,
    body: [
      whoWeAre(data),
      `The transfer of the will has been started. ${host(data)} can stop it. ${sayOpening(data.opening, data.reader)}`,
      'You can prove already now who you are, with a code that we send you or with one of the backup codes out of your sealed envelope.',
    ],
    step: { label: 'Prove who I am', link: data.link },
  }),

  'authenticate-now': (data) => ({
    ...letter(data),
    subject: `Please prove who you are, so that the will of ${host(data)} can be opened`,
    body: [
      whoWeAre(data),
      `The period in which ${host(data)} could stop the transfer by link has ended. Please confirm your identity now, with a code that we send or with a backup code from your sealed envelope. ${sayOpening(data.opening, data.reader)}`,
    ],
    step: { label: 'Prove who I am', link: data.link },
  }),

  'authenticate-reminder': (data) => ({
    ...letter(data),
    subject: `A reminder: the will of ${host(data)} is waiting for you`,
    body: [
      whoWeAre(data),
      `You have not confirmed your identity yet. ${sayOpening(data.opening, data.reader)} Your confirmation may be the one that is missing. There is no hurry: nothing is lost by waiting.`,
    ],
    step: { label: 'Prove who I am', link: data.link },
  }),

  'transfer-cancelled-survivor': (data) => ({
    ...letter(data),
    subject: `The transfer of the will of ${host(data)} was stopped`,
    body: [
      `The transfer of the will of ${host(data)} has been stopped. ${HOW[data.how]} Nothing can be read now, and you need not do anything.`,
      'If you have reason to think that somebody else stopped it, you may start the transfer again. Keep your sealed envelope in any case.',
    ],
  }),

  'host-is-back': (data) => ({
    ...letter(data),
    subject: `${host(data)} has answered us`,
    body: [
      `We wrote to you that ${host(data)} had not answered us for some time. There has been an answer now. ${HOW[data.how]} You need not do anything.`,
      'If you have reason to think that somebody else gave that answer, you may start the transfer all the same. Keep your sealed envelope in any case.',
    ],
  }),

  'documents-accessible': (data) => ({
    ...letter(data),
    subject: `The documents of ${host(data)} can be read now`,
    body: [
      whoWeAre(data),
      `Enough people have proven who they are. If you have done so too, you can now read the message that was left for you and download the documents, until ${moment(data.accessExpiresAt, data.reader)}.`,
    ],
    step: { label: 'Read my message and the documents', link: data.link },
    after: ['Please save the documents on your own computer. If you have not proven yet who you are, the same page leads you there.'],
  }),

  'opening-failed': (data) => ({
    ...letter(data),
    subject: `The documents of ${host(data)} cannot be opened yet`,
    body: [
      whoWeAre(data),
      'Enough people have proven who they are, but the documents could not be read in the place where they are kept, or are not what was sealed there. We do not show anything of which we are not sure.',
      'We try again every day and write to you as soon as they open. You need not prove again who you are. Please keep your sealed envelope: it also opens the documents without us, if somebody finds a good copy of them.',
    ],
  }),

  'first-access': (data) => ({
    ...letter(data),
    subject: `The documents of ${host(data)} were opened with your proof`,
    body: [
      `The documents of ${host(data)} have just been opened for the first time by somebody who proved to be you. If that was you, all is well, and you need not do anything.`,
      'If it was not you, please tell the other people who were named, and take your sealed envelope to a safe place: somebody has used your code.',
    ],
  }),

  'transfer-stalled-survivor': (data) => ({
    ...letter(data),
    subject: `The will of ${host(data)} still cannot be opened`,
    body: [
      whoWeAre(data),
      'For 30 days too few of the people who were named have proven who they are. Everything done so far stays and goes on counting: the documents open as soon as enough have done so.',
      'If you can, please speak with the others. Each needs a code that we send, or a backup code out of their sealed envelope.',
    ],
    step: { label: 'Prove who I am', link: data.link },
  }),

  'contacts-replaced': (data) => ({
    ...letter(data),
    subject: `Your contact details for the will of ${host(data)} were changed`,
    body: [
      whoWeAre(data),
      `Somebody who had signed in to the account of ${host(data)} has replaced the contact details that we have of you; messages no longer come to this address. Most likely ${host(data)} did so, and you need not do anything.`,
      `If you did not expect it, please speak with ${host(data)}: within seven days it can be undone. If ${host(data)} has died, please tell the other people who were named.`,
    ],
  }),

  'codes-replaced': (data) => ({
    ...letter(data),
    subject: `Your sealed envelope for the will of ${host(data)} has been replaced`,
    body: [
      whoWeAre(data),
      `Somebody who had signed in to the account of ${host(data)} has made new backup codes and a new recovery key for you. What is in the sealed envelope that you have no longer works; ${host(data)} should give you a new one.`,
      `If you did not expect it, please speak with ${host(data)}. If ${host(data)} has died, please tell the other people who were named.`,
    ],
  }),

  'host-renamed': (data) => ({
    ...letter(data),
    subject: `${formerName(data)} is now called ${host(data)} in our service`,
    body: [
      `We keep the will of ${formerName(data)}, who named you as a person of trust. The name of this account was changed to ${host(data)}.`,
      `From now on our messages use the new name. You do not need to do anything. If you did not expect this, please speak with ${formerName(data)}.`,
    ],
  }),

  'contacts-restored': (data) => ({
    ...letter(data),
    subject: `Your earlier contact details for the will of ${host(data)} count again`,
    body: [
      whoWeAre(data),
      `The contact details that we have of you had been replaced. This change was rejected with a link that we had sent to the owner of the will. Our messages to you come to this address again.`,
      `You do not need to do anything. If you have a new address, please tell ${host(data)}. Keep your sealed envelope: it works as before.`,
    ],
  }),

  // Names nobody: who else may open the will is the Host's to tell.
  'survivors-changed': (data) => ({
    ...letter(data),
    subject: `The people who may open the will of ${host(data)} were changed`,
    body: [
      whoWeAre(data),
      `Someone who was signed in to the account of ${host(data)} has ${data.what === 'added' ? 'added a person to' : 'removed a person from'} the people who may open this will. We do not tell you who it is. You are still one of them, and your sealed envelope works as before.`,
      `Most likely ${host(data)} made this change, and you do not need to do anything. If you did not expect it, please speak with ${host(data)}. If ${host(data)} has died, please tell the other people you know to be named.`,
    ],
  }),

  // Carries the code and nothing that could tell a finder what it is for: no name, no link, no number of a will.
  'one-time-code': ({ code, minutes }) => ({
    subject: 'Your one-time code',
    greeting: 'Hello,',
    body: [`Your code is ${code}. It works for ${minutes} minutes. Please enter it on the page on which you asked for it.`],
    after: [
      'Give this code to nobody, not even to somebody who says that they are calling for us. If you did not ask for a code, please forget this message.',
    ],
  }),
};

const HOW = {
  'signed in': 'This was done by somebody who had signed in to the account with its password.',
  link: 'This was done with a link that we had sent to the owner of the will.',
} as const;

function letter(data: Named): Pick<Letter, 'greeting' | 'wayOut'> {
  return {
    greeting: `Hello ${name(data.survivorName, 'there')},`,
    wayOut: {
      sentence: data.notMeLink
        ? 'I do not know this person: please do not write to me again.'
        : `I do not know this person? Then this message reached you by mistake, and you need not do anything.`,
      link: data.notMeLink,
    },
  };
}

function whoWeAre(data: Named): string {
  return `We keep the will of ${host(data)}, who named you as a person of trust.`;
}

function startNeeds({ willId }: Invited): string {
  return `You need your own name and the number of the will: ${willId}`;
}

function formerName(data: { formerName: string }): string {
  return name(data.formerName, 'the person who named you');
}

function host({ hostName }: Named): string {
  return name(hostName, 'the person who named you');
}
