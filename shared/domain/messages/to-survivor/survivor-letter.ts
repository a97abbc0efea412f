import { type Letter, name } from '#domain/messages/letter.ts';
import type { SurvivorNames } from '#domain/messages/message.ts';

/** Of a message that asks its reader to start the transfer. */
export interface Invited {
  willId: string;
  startLink: string;
}

export const HOW = {
  'signed in': 'This was done by somebody who had signed in to the account with its password.',
  link: 'This was done with a link that we had sent to the owner of the will.',
} as const;

export function survivorLetter(data: SurvivorNames): Pick<Letter, 'greeting' | 'wayOut'> {
  return {
    greeting: `Hello ${name(data.survivorName, 'there')},`,
    wayOut: {
      sentence: data.optOutLink
        ? 'I do not know this person: please do not write to me again.'
        : `I do not know this person? Then this message reached you by mistake, and you need not do anything.`,
      link: data.optOutLink,
    },
  };
}

export function whoWeAre(data: SurvivorNames): string {
  return `We keep the will of ${host(data)}, who named you as a person of trust.`;
}

export function startNeeds({ willId }: Invited): string {
  return `You need your own name and the number of the will: ${willId}`;
}

export function host({ hostName }: Pick<SurvivorNames, 'hostName'>): string {
  return name(hostName, 'the person who named you');
}

/** What a Survivor is asked to do by a short form. */
const ASKED = {
  envelope: (frontendUrl: string) => `Please take out your sealed envelope and open ${frontendUrl}`,
  'envelope if died': (frontendUrl: string) => `If they have died, please take out your sealed envelope and open ${frontendUrl}`,
  nothing: () => 'You do not need to do anything.',
  'ask the Host': () => 'If you did not expect this, please speak with the person who named you.',
  'warn the others': () => 'If it was not you, please tell the other people who were named.',
};

export function notice(says: string, asks: keyof typeof ASKED): (data: { frontendUrl: string }) => string {
  return ({ frontendUrl }) => `${says} ${ASKED[asks](frontendUrl)}`;
}
