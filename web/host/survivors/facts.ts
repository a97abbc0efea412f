import type { Channel } from '#words/channels.ts';
import { channelsOf } from './contacts.ts';
import type { Survivor } from './survivor.ts';

/** One thing about a Survivor that the Host should know. `tone`: all is well, something should be done, or neither. */
export type Fact = { tone: 'good' | 'plain' | 'warning' } & (
  | { is: 'reachable'; addresses: readonly string[] }
  | { is: 'idle'; channels: readonly Channel[] }
  | { is: 'unreachable' }
  | { is: 'bounced' | 'complained' | 'stopped' | 'proposed'; address: string }
  | { is: 'wrongContact' | 'notInvited' | 'noMessage' | 'message' | 'sealed' | 'unsealed' }
  | { is: 'confirmed' | 'invited'; at: string }
  | { is: 'paperConfirmed'; at: string; madeAt: string | null }
  | { is: 'paperUnconfirmed'; madeAt: string | null }
  | { is: 'codes'; left: number }
);

/** Returns what the Host should know about a Survivor: how they are reached, what they have answered, their paper and their share. */
export function factsOf(survivor: Survivor, isSealed: boolean): Fact[] {
  return [...reachFacts(survivor), ...answerFacts(survivor), ...paperFacts(survivor), ...sealFacts(survivor, isSealed)];
}

function reachFacts({ contact_methods, reachable_by, confirmed_at, bounced, complained = [], notices_stopped = [] }: Survivor): Fact[] {
  const troubled = (is: 'bounced' | 'complained' | 'stopped', all: readonly string[]): Fact[] =>
    all.map((address) => ({ tone: 'warning', is, address }));
  // Mail that comes back has its own line.
  const idle = channelsOf(contact_methods).filter((channel) => channel !== 'email' && !reachable_by.includes(channel));
  const lost = [...bounced, ...notices_stopped];
  const used = reachable_by.flatMap((channel) => contact_methods.filter(({ type, value }) => type === channel && !lost.includes(value)));
  const addresses = [...new Set(used.map(({ value }) => value))];
  return [
    ...(reachable_by.length === 0 ? [{ tone: 'warning', is: 'unreachable' } as const] : []),
    // Only an answer shows that an address is the right one.
    ...(addresses.length > 0 ? [{ tone: confirmed_at ? 'good' : 'plain', is: 'reachable', addresses } as const] : []),
    ...(idle.length > 0 ? [{ tone: 'plain', is: 'idle', channels: idle } as const] : []),
    ...troubled('bounced', bounced),
    ...troubled('complained', complained),
    ...troubled('stopped', notices_stopped),
  ];
}

function answerFacts({ invited_at, confirmed_at, wrong_contact_at, proposed_contact }: Survivor): Fact[] {
  if (wrong_contact_at) {
    const proposal: Fact[] = proposed_contact ? [{ tone: 'warning', is: 'proposed', address: proposed_contact.value }] : [];
    return [{ tone: 'warning', is: 'wrongContact' }, ...proposal];
  }
  if (confirmed_at) return [{ tone: 'good', is: 'confirmed', at: confirmed_at }];
  return [invited_at ? { tone: 'plain', is: 'invited', at: invited_at } : { tone: 'plain', is: 'notInvited' }];
}

function paperFacts({ paper_made_at, paper_confirmed_at, backup_codes_remaining: left }: Survivor): Fact[] {
  return [
    paper_confirmed_at
      ? { tone: 'good', is: 'paperConfirmed', at: paper_confirmed_at, madeAt: paper_made_at }
      : { tone: 'warning', is: 'paperUnconfirmed', madeAt: paper_made_at },
    { tone: left === 0 ? 'warning' : 'plain', is: 'codes', left },
  ];
}

function sealFacts({ has_personal_message, in_sealed_package }: Survivor, isSealed: boolean): Fact[] {
  const message: Fact = { tone: 'plain', is: has_personal_message ? 'message' : 'noMessage' };
  if (!isSealed) return [message];
  return [message, in_sealed_package ? { tone: 'good', is: 'sealed' } : { tone: 'warning', is: 'unsealed' }];
}
