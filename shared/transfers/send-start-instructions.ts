import type { App } from '#app/app.ts';
import type { ContactMethod } from '#common/contact.ts';
import { instant } from '#common/time.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import { notifySurvivors } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Change } from '#store/unit-of-work.ts';
import { findSurvivorByContact, type HostName, requestCounterKey } from './find-survivor.ts';

const MESSAGES_A_DAY = 3;
const DAY_SECONDS = 86_400;

/** A Survivor who lost their paper. `hostId`: whom the target names, undefined for no one. */
export interface LookupRequest {
  target: HostName;
  contact: ContactMethod;
  hostId: string | undefined;
  requestId: string;
}

/** Sends the Survivor a message that says where to start. Makes the same calls if no one matches, so that neither the answer nor its time shows it. */
export async function sendStartInstructions(app: App, { target, contact, hostId, requestId }: LookupRequest): Promise<void> {
  const counted = await requestCounterKey(app, target, contact);
  const [{ admitted }, host] = await Promise.all([
    app.store.counters.admit('lookup', counted, MESSAGES_A_DAY, DAY_SECONDS, app.now()),
    app.store.hosts.load(hostId ?? app.newId()),
  ]);
  if (admitted) await app.store.commit({ ...helpFor(host, contact, requestId), at: instant(app.now()), requestId });
}

/** If no one matches, the message is dropped when it is to be sent: there is no such Host. */
function helpFor(host: HostRecord | undefined, contact: ContactMethod, requestId: string): Pick<Change, 'hostId' | 'effects' | 'audit'> {
  const survivor = findSurvivorByContact(host, contact)?.survivor;
  const key = `lookup/${requestId}`;
  if (!host || !survivor) return { hostId: NO_ONE, effects: notifySurvivors([NO_ONE], 'where-to-start', key, {}) };
  const about = host.will?.transferId ? { transferId: host.will.transferId } : {};
  const effects = notifySurvivors([survivor.id], 'where-to-start', key, about);
  return { hostId: host.id, effects, audit: [{ event: 'looked_up', facts: aboutSurvivor(survivor) }] };
}

const NO_ONE = 'nobody';
