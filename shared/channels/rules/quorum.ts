import type { Channel } from '#common/contact.ts';
import { hasBounced } from '#common/mailbox.ts';
import { between, DAY, type Instant } from '#common/time.ts';
import { confirmedAt } from '#hosts/rules/invitation.ts';
import type { Settings } from '#hosts/rules/settings.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import type { Will } from '#wills/rules/will.ts';
import { routesToSurvivor, type Senders } from './delivery.ts';

/** How safely the will can be opened. */
export interface Quorum {
  /** How many Survivors must take part: of the sealed will, else of the settings. */
  threshold: number;
  survivors: number;
  /** Survivors whom at least one channel reaches. */
  reachable: number;
  /** Survivors who confirmed that they are ready and that a contact is right. */
  confirmed: number;
  /** How many of the reachable ones can be missing. Below 0 if fewer are reachable than must take part. */
  margin: number;
}

/**
 * The channels that reach a Survivor, in the order in which they are tried. A broken connector reaches no one, and
 * neither does an e-mail address to which mail comes back. E-mail is sent by our own mailer.
 */
export function channelsTo(host: Senders, survivor: Survivor): Channel[] {
  const working = routesToSurvivor(host, survivor).filter(({ connector, to }) =>
    connector === 'own' ? !hasBounced(survivor, to) : !connector.trouble,
  );
  return [...new Set(working.map(({ channel }) => channel))];
}

/** The quorum of the Host's Survivors as they are now. */
export function quorumOf(
  host: Senders & {
    survivors: readonly Survivor[];
    settings: Pick<Settings, 'survivor_threshold'>;
    will: Will | undefined;
  },
  now: Instant,
): Quorum {
  const threshold = host.will?.sealed.threshold ?? host.settings.survivor_threshold;
  const reachable = host.survivors.filter((survivor) => channelsTo(host, survivor).length > 0).length;
  const confirmed = host.survivors.filter((survivor) => confirmedAt(survivor, now) !== undefined).length;
  return { threshold, survivors: host.survivors.length, reachable, confirmed, margin: reachable - threshold };
}

/** The quorum that the Host knows of, and when they were last notified that it got worse. */
export interface QuorumWatch extends Pick<Quorum, 'reachable' | 'margin'> {
  notifiedAt: Instant | null;
}

const PAUSE = 30 * DAY;

/**
 * Compares the quorum with the one that the Host knows of. `isWorse`: fewer Survivors can be reached, or fewer of them can be missing,
 * and the Host is to be notified. That happens at most once in 30 days: a quorum that gets worse earlier is compared again until then.
 * Returns the same watch if nothing changes.
 */
export function watchQuorum(known: QuorumWatch | undefined, { reachable, margin }: Quorum, now: Instant): { next: QuorumWatch; isWorse: boolean } {
  if (!known) return { next: { reachable, margin, notifiedAt: null }, isWorse: false };
  if (reachable === known.reachable && margin === known.margin) return { next: known, isWorse: false };
  if (reachable >= known.reachable && margin >= known.margin) return { next: { ...known, reachable, margin }, isWorse: false };
  if (known.notifiedAt !== null && between(known.notifiedAt, now) < PAUSE) return { next: known, isWorse: false };
  return { next: { reachable, margin, notifiedAt: now }, isWorse: true };
}
