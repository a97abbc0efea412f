import { type Letter, safeName } from '#messages/rules/letter.ts';
import type { SurvivorNames } from '#messages/rules/message.ts';

/** Of a message that asks its reader to start the transfer. */
export interface StartInvitation {
  willId: string;
  startLink: string;
}

/** How the Host gave a sign of life: it may have been someone else. */
export const ANSWERED_BY = {
  'signed in': 'This was done by someone who signed in to the account with its password.',
  link: 'This was done with a link that we had sent to the owner of the will.',
} as const;

/** Below a link that identifies its reader. */
export const PERSONAL_LINK = 'This link is only for you. Please do not forward this message.';

export function survivorLetter(data: SurvivorNames): Pick<Letter, 'greeting' | 'optOut'> {
  return {
    greeting: `Hello ${safeName(data.survivorName, 'there')},`,
    optOut: {
      sentence: data.optOutLink
        ? 'I do not know this person: please do not write to me again.'
        : 'If you do not know this person, this message reached you by mistake. You do not need to do anything.',
      link: data.optOutLink,
    },
  };
}

/** The first sentence of a letter to a Survivor. */
export function whoWeAre({ hostName }: Pick<SurvivorNames, 'hostName'>): string {
  const known = safeName(hostName, '');
  return known === ''
    ? 'We are a will custody service: we keep the will of a person who named you as a trusted person.'
    : `We are a will custody service: we keep the will of ${known}, who named you as a trusted person.`;
}

export function startNeeds({ willId }: StartInvitation): string {
  return `To start it, you need your own name and the number of the will: ${willId}`;
}

export function hostLabel({ hostName }: Pick<SurvivorNames, 'hostName'>): string {
  return safeName(hostName, 'the person who named you');
}

/** What a short form asks of a Survivor. */
const ASKED = {
  envelope: (frontendUrl: string) => `Please take out your sealed envelope and open ${frontendUrl}`,
  'envelope if died': (frontendUrl: string) => `If they have died, please take out your sealed envelope and open ${frontendUrl}`,
  nothing: () => 'You do not need to do anything.',
  'ask the Host': () => 'If you did not expect this, please speak with the person who named you.',
  'warn the others': () => 'If it was not you, please tell the other people who were named.',
};

/**
 * The short form of a notice to a Survivor, within one SMS. It is sent over the Host's own account, where others may read it, so
 * it is constant text: no name, id or personal link can enter it.
 */
export function shortNotice(says: string, asks: keyof typeof ASKED): (data: { frontendUrl: string }) => string {
  return ({ frontendUrl }) => `${says} ${ASKED[asks](frontendUrl)}`;
}
