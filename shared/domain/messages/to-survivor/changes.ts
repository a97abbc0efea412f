import { name } from '#domain/messages/letter.ts';
import type { SurvivorTexts } from '#domain/messages/message.ts';
import type { Will } from '#domain/will.ts';
import { host, notice, survivorLetter, whoWeAre } from './survivor-letter.ts';

/** The messages about changes to the account of the Host. */
export const changeMessages: SurvivorTexts<{
  'contacts-replaced': { subject: Will; data: object };
  'codes-replaced': { subject: Will; data: object };
  'contacts-restored': { subject: Will; data: object };
  'survivors-changed': { subject: Will; data: { what: 'added' | 'removed' } };
  'host-renamed': { subject: true; data: { hostName: string; formerName: string } };
}> = {
  'contacts-replaced': {
    stillValid: (_, { will }) => will,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `Your contact details for the will of ${host(data)} were changed`,
      body: [
        whoWeAre(data),
        `Somebody who had signed in to the account of ${host(data)} has replaced the contact details that we have of you; messages no longer come to this address. Most likely ${host(data)} did so, and you need not do anything.`,
        `If you did not expect it, please speak with ${host(data)}: within seven days it can be undone. If ${host(data)} has died, please tell the other people who were named.`,
      ],
    }),
    short: notice('Your contact details for a will that names you were replaced.', 'ask the Host'),
  },

  'codes-replaced': {
    stillValid: (_, { will }) => will,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `Your sealed envelope for the will of ${host(data)} has been replaced`,
      body: [
        whoWeAre(data),
        `Somebody who had signed in to the account of ${host(data)} has made new backup codes and a new recovery key for you. What is in the sealed envelope that you have no longer works; ${host(data)} should give you a new one.`,
        `If you did not expect it, please speak with ${host(data)}. If ${host(data)} has died, please tell the other people who were named.`,
      ],
    }),
    short: notice('Your sealed envelope for a will that names you no longer works.', 'ask the Host'),
  },

  'contacts-restored': {
    stillValid: (_, { will }) => will,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `Your earlier contact details for the will of ${host(data)} count again`,
      body: [
        whoWeAre(data),
        `The contact details that we have of you had been replaced. This change was rejected with a link that we had sent to the owner of the will. Our messages to you come to this address again.`,
        `You do not need to do anything. If you have a new address, please tell ${host(data)}. Keep your sealed envelope: it works as before.`,
      ],
    }),
    short: notice('Your earlier contact details for a will that names you count again.', 'nothing'),
  },

  'survivors-changed': {
    stillValid: (_, { will }) => will,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The people who may open the will of ${host(data)} were changed`,
      body: [
        whoWeAre(data),
        `Someone who was signed in to the account of ${host(data)} has ${data.what === 'added' ? 'added a person to' : 'removed a person from'} the people who may open this will. We do not tell you who it is. You are still one of them, and your sealed envelope works as before.`,
        `Most likely ${host(data)} made this change, and you do not need to do anything. If you did not expect it, please speak with ${host(data)}. If ${host(data)} has died, please tell the other people you know to be named.`,
      ],
    }),
    short: notice('The people who may open a will that names you were changed.', 'ask the Host'),
  },

  'host-renamed': {
    stillValid: () => true,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `${formerName(data)} is now called ${host(data)} in our service`,
      body: [
        `We keep the will of ${formerName(data)}, who named you as a person of trust. The name of this account was changed to ${host(data)}.`,
        `From now on our messages use the new name. You do not need to do anything. If you did not expect this, please speak with ${formerName(data)}.`,
      ],
    }),
    short: notice('The person who named you for a will changed the name of their account.', 'ask the Host'),
  },
};

function formerName(data: { formerName: string }): string {
  return name(data.formerName, 'the person who named you');
}
