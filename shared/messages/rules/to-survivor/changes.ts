import { formatMoment } from '#common/moment.ts';
import type { SurvivorTemplate } from '#effects/message-effect.ts';
import { safeName } from '#messages/rules/letter.ts';
import type { SurvivorTexts } from '#messages/rules/message.ts';
import type { Will } from '#wills/rules/will.ts';
import { hostLabel, shortNotice, survivorLetter, whoWeAre } from './survivor-letter.ts';

/** Notices about the reader's own details. They have no opt-out link. */
export const ALWAYS_WANTED: ReadonlySet<SurvivorTemplate> = new Set<SurvivorTemplate>([
  'contacts-replaced',
  'codes-replaced',
  'contacts-restored',
  'survivor-renamed',
]);

/** The messages about changes to the account of the Host. */
export const changeMessages: SurvivorTexts<{
  'contacts-replaced': { subject: Will; data: { until: string } };
  'codes-replaced': { subject: Will; data: object };
  'contacts-restored': { subject: Will; data: object };
  'survivor-renamed': { subject: Will; data: { formerName: string; newName: string } };
  'survivors-changed': { subject: Will; data: { what: 'added' | 'removed' } };
  'host-renamed': { subject: true; data: { hostName: string; formerName: string } };
}> = {
  'contacts-replaced': {
    upkeep: false,
    stillValid: (_, { will }) => will,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `Your contact details for the will of ${hostLabel(data)} were changed`,
      body: [
        `${whoWeAre(data)} Someone who was signed in to the account of ${hostLabel(data)} has replaced your contact details. We no longer send messages to this address.`,
        `Most likely ${hostLabel(data)} made this change, and you do not need to do anything.`,
        `If you did not expect it, please speak with ${hostLabel(data)}, who can undo the change until ${formatMoment(data.until, data.reader)}. If ${hostLabel(data)} has died, please tell the other people who were named.`,
      ],
    }),
    short: shortNotice('Your contact details for a will that names you were replaced.', 'ask the Host'),
  },

  'codes-replaced': {
    upkeep: false,
    stillValid: (_, { will }) => will,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `Your sealed envelope for the will of ${hostLabel(data)} no longer works`,
      body: [
        `${whoWeAre(data)} Someone who was signed in to the account of ${hostLabel(data)} has made new backup codes and a new recovery key for you.`,
        `What is in your present sealed envelope no longer works. ${hostLabel(data)} should give you a new envelope.`,
        `If you did not expect this, please speak with ${hostLabel(data)}. If ${hostLabel(data)} has died, please tell the other people who were named.`,
      ],
    }),
    short: shortNotice('Your sealed envelope for a will that names you no longer works.', 'ask the Host'),
  },

  'contacts-restored': {
    upkeep: false,
    stillValid: (_, { will }) => will,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `We use your earlier contact details for the will of ${hostLabel(data)} again`,
      body: [
        `${whoWeAre(data)} Your contact details had been replaced, and this change was rejected with a link that we had sent to the owner of the will.`,
        'We send our messages to this address again. You do not need to do anything.',
        `If you have a new address, please tell ${hostLabel(data)}. Please keep your sealed envelope: it works as before.`,
      ],
    }),
    short: shortNotice('We send our messages about a will that names you to this contact again.', 'nothing'),
  },

  // Also sent when a change is undone: it does not say who made it.
  'survivor-renamed': {
    upkeep: false,
    stillValid: (_, { will }) => will,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `Your name for the will of ${hostLabel(data)} was changed`,
      body: [
        `${whoWeAre(data)} Your name in this account was changed from ${safeName(data.formerName, 'another name')} to ${safeName(data.newName, 'another name')}.`,
        'If you start the transfer of this will by your name, please use the new name. Your sealed envelope works as before.',
        `If you did not expect this, please speak with ${hostLabel(data)}. If ${hostLabel(data)} has died, please tell the other people who were named.`,
      ],
    }),
    short: shortNotice('Your name for a will that names you was changed.', 'ask the Host'),
  },

  // Names no one: the Host decides who knows the other Survivors.
  'survivors-changed': {
    upkeep: false,
    stillValid: (_, { will }) => will,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The people who may open the will of ${hostLabel(data)} were changed`,
      body: [
        `${whoWeAre(data)} Someone who was signed in to the account of ${hostLabel(data)} has ${data.what === 'added' ? 'added a person to' : 'removed a person from'} the people who may open this will.`,
        'We do not tell you who it is. You are still one of them, and your sealed envelope works as before.',
        `Most likely ${hostLabel(data)} made this change, and you do not need to do anything. If you did not expect it, please speak with ${hostLabel(data)}. If ${hostLabel(data)} has died, please tell the other people you know to be named.`,
      ],
    }),
    short: shortNotice('The people who may open a will that names you were changed.', 'ask the Host'),
  },

  'host-renamed': {
    upkeep: false,
    stillValid: () => true,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `${formerName(data)} is now called ${hostLabel(data)} in our service`,
      body: [
        `${whoWeAre({ hostName: data.formerName })} The name of this account was changed to ${hostLabel(data)}.`,
        `From now on our messages use the new name. You do not need to do anything. If you did not expect this, please speak with ${formerName(data)}.`,
      ],
    }),
    short: shortNotice('The person who named you for a will changed the name of their account.', 'ask the Host'),
  },
};

function formerName(data: { formerName: string }): string {
  return safeName(data.formerName, 'the person who named you');
}
