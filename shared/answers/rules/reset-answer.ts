import { addressesOf, authenticatesHost } from '#accounts/rules/account.ts';
import { confirmReset, denyReset, denyUnsealed, type Reach } from '#accounts/rules/password-reset.ts';
import type { HostChannel } from '#common/contact.ts';
import { after, DAY, type Instant } from '#common/time.ts';
import { type Step, stepTo } from '#effects/effect.ts';
import { type ConnectorRecord, isRecentlyVerified, type Profile } from '#hosts/rules/host.ts';
import { endOfSeries, noteDenial, provenConnectors, type SeriesRecord } from '#hosts/rules/series.ts';

/** An unconfirmed reset, and what the reader of a link can answer to it. */
export interface OpenReset {
  at: Instant;
  /** When the wait ends. Null if only another channel can end it, and for a reset that the second factor protects from. */
  until: Instant | null;
  /** A second factor protects the account, so nothing waits. The reader can only reject the reset. */
  isProtected: boolean;
  /** No will is sealed: nothing is closed, and what was set since the reset proves nothing. */
  isUnsealed: boolean;
  epoch: number;
  /** The link was sent over a verified channel other than e-mail. */
  canConfirm: boolean;
  /** The previous password is stored, and the link was sent over a channel that has been the Host's for a while. */
  canDeny: boolean;
  /** The reset was denied by e-mail. Another channel can confirm that it was the Host who did. */
  isDenied: boolean;
  /** The previous password is stored. False for a rejected change without a reset, and after a denial. */
  keepsBefore: boolean;
}

/**
 * What the reader of a page says about a reset. `rejected`: it was denied, and it was the reader who did. `shownAt`: the time of the
 * reset or denial that the page showed.
 */
export interface ResetAnswer {
  said: 'mine' | 'not_mine' | 'rejected';
  shownAt: string | undefined;
}

/** `unconfirmed`: the link can neither confirm nor reject the reset, or the password was reset again after the page was opened. */
export type ResetOutcome = 'confirmed' | 'denied' | 'unconfirmed';

/** How long the Host can reject a reset that changed nothing but the password. */
const DENIABLE = 30 * DAY;

/** The reset that waits for an answer over this channel. Undefined without one. */
export function openReset(host: ResetHost, { channel, now }: { channel: HostChannel; now: Instant }): OpenReset | undefined {
  const { profile, will } = host;
  const { recovered, mailboxReset } = profile;
  const connectors = provenConnectors(host);
  if (!will) return openSeries();
  const reset = recovered ?? (mailboxReset && now < after(mailboxReset.at, DENIABLE) ? { ...mailboxReset, until: null } : undefined);
  if (!reset) return undefined;
  const { at, until, epoch, before } = reset;
  const isProtected = recovered === null;
  const keepsBefore = before !== undefined;
  const canConfirm = !isProtected && authenticatesHost(connectors, channel);
  const isDenied = recovered?.denied === true;
  return { at, until, epoch, isProtected, isUnsealed: false, isDenied, keepsBefore, canConfirm, canDeny: keepsBefore && isSettled() };

  /** Nothing waits before a sealing. */
  function openSeries(): OpenReset | undefined {
    const { current } = host.series;
    if (!current) return undefined;
    const { resetAt: at, epoch, denied } = current;
    const isDenied = denied === true;
    const canConfirm = authenticatesHost(connectors, channel);
    const own = { at, until: null, epoch, isProtected: false, isUnsealed: true, isDenied };
    return { ...own, keepsBefore: !isDenied, canConfirm, canDeny: !isDenied && isSettled() };
  }

  /**
   * A thief who knew the previous password may have added their own address or telephone shortly before the Host reset it. A
   * link that is sent there must not restore that password.
   */
  function isSettled(): boolean {
    if (channel === 'email') return addressesOf(profile, now).length === 1;
    const settled = connectors.filter((connector) => !isRecentlyVerified(connector, now));
    return authenticatesHost(settled, channel);
  }
}

/** A Host, as far as their reset matters. */
export interface ResetHost {
  profile: Profile;
  connectors: readonly ConnectorRecord[];
  series: SeriesRecord;
  will: unknown;
}

/** Decides what an answer does. A confirmation counts for the reset that its reader saw, and for no later one. */
export function answerReset(
  { profile, series }: ResetHost,
  open: OpenReset,
  answer: ResetAnswer,
  { now, ...reach }: Reach & { isProven: boolean; now: Instant },
): { outcome: ResetOutcome; step: Step<Profile>; put: { SERIES?: SeriesRecord } } {
  const isConfirmed = answer.said === (open.isDenied ? 'rejected' : 'mine') && open.canConfirm && answer.shownAt === open.at;
  if (isConfirmed) return { outcome: 'confirmed', step: stepTo(confirmReset(profile)), put: endOfSeries({ series }) };
  const denied = answer.said === 'not_mine' && open.canDeny ? denial() : undefined;
  if (!denied) return { outcome: 'unconfirmed', step: stepTo(profile), put: {} };
  return { outcome: 'denied', step: denied, put: reach.isProven ? endOfSeries({ series }) : { SERIES: noteDenial(series, denied.next, now) } };

  function denial(): Step<Profile> | undefined {
    return open.isUnsealed ? denyUnsealed(profile, series.current, now) : denyReset(profile, reach, now);
  }
}
