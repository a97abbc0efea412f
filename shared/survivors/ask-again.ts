import type { App } from '#app/app.ts';
import { isSameContact } from '#common/contact.ts';
import { after, DAY, type Instant, instant } from '#common/time.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { outboxKey } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { contactsToAsk, question } from './invite-survivor.ts';

type AskAgain = Extract<Effect, { kind: 'ask-again' }>;

/**
 * Asks a Survivor whom their Host has invited to confirm again, a year after the last question. Waits while the Host does not answer, while
 * a transfer runs, and while no e-mail reaches the Survivor. A newer invitation has its own effect.
 */
export async function askAgain(app: App, pending: PendingEffect, effect: AskAgain): Promise<void> {
  const again = await retryUntilCommitted(async () => {
    const host = await app.store.hosts.load(pending.hostId);
    const survivor = host?.survivors.find(({ id }) => id === effect.survivor);
    if (!host || survivor?.invitation?.askedAt !== effect.askedAt) return undefined;
    const at = instant(app.now());
    const contacts = await contactsToAsk(app, host, survivor);
    const { confirmed } = survivor.invitation;
    const asked = contacts.find(({ contact }) => confirmed && isSameContact(contact, confirmed.contact)) ?? contacts[0];
    if (!asked || !isQuiet(host)) return later(at);
    const { put, effects } = question(host, survivor, asked, { at, isYearly: true });
    const singles = [{ key: outboxKey(pending.id), version: 'any' as const, remove: true as const }];
    const audit = [{ event: 'survivor_asked_again' as const, facts: aboutSurvivor(survivor) }];
    await app.store.commit({ hostId: host.id, at, aggregates: [{ root: host.root, put }], effects, singles, audit });
    return 'done';
  });
  if (again === 'done') return;
  await (again ? app.store.outbox.postpone(pending.id, again) : app.store.outbox.done(pending.id));
}

const later = (at: Instant): Instant => after(at, 7 * DAY);

/** Neither pending nor in a transfer: then our messages to Survivors are about that, and about nothing else. */
function isQuiet({ will }: HostRecord): boolean {
  return !will || will.status === 'active';
}
