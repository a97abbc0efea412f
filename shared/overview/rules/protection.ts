import { authenticatesHost } from '#accounts/rules/account.ts';
import { HOST_CHANNELS, type HostChannel } from '#common/contact.ts';
import type { Instant } from '#common/time.ts';
import type { Recovery } from '#hosts/rules/host.ts';
import { provenConnectors } from '#hosts/rules/series.ts';
import type { AccountFacts } from '#messages/rules/account-facts.ts';

/** Why nothing about a sealed will can be changed, and what ends it. */
export interface Protection {
  /** `reset_denied`: by a link by e-mail. `change_rejected`: the Host rejected a change, and has not reset the password since. No message of ours can end it before they do. */
  reason: 'password_reset' | 'reset_denied' | 'change_rejected';
  since: Instant;
  /** When it ends without an answer. Null if time does not end it. */
  endsAt: Instant | null;
  /** The channels over which the Host can confirm the reset. */
  channels: HostChannel[];
}

/** Returns the protection of an account whose mailbox may be someone else's. Undefined without one. */
export function protectionOf({ will, profile, ...reach }: Pick<AccountFacts, 'will' | 'profile' | 'connectors' | 'series'>): Protection | undefined {
  if (!will || !profile.recovered) return undefined;
  const { at, until } = profile.recovered;
  return {
    reason: reasonOf(profile.recovered),
    since: at,
    endsAt: until,
    channels: HOST_CHANNELS.filter((channel) => authenticatesHost(provenConnectors(reach), channel)),
  };
}

function reasonOf({ before, changeRejected, denied }: Recovery): Protection['reason'] {
  if (changeRejected && !before) return 'change_rejected';
  return denied ? 'reset_denied' : 'password_reset';
}
