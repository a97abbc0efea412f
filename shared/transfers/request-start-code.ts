import type { App } from '#app/app.ts';
import type { ContactMethod } from '#common/contact.ts';
import { type Instant, instant } from '#common/time.ts';
import { contactsHash } from '#custody/contacts.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import { findSurvivorByContact, type HostName, requestCounterKey } from './find-survivor.ts';
import { type OtpSession, otpExpiry } from './rules/otp.ts';
import { requesterKey } from './sent-codes.ts';

/** Bounds what repeated requests leave behind. How many codes are sent is decided after the answer, by `sendStartCode`. */
const ASKED_PER_HOUR = 20;

/** A request for a code that starts a transfer. `hostId`: whom the target names, undefined for no one. */
export interface StartCodeRequest {
  target: HostName;
  contact: ContactMethod;
  hostId: string | undefined;
  /** The client address (`clientOf`). */
  client: string;
  requestId: string;
}

/** Stores the session of a code that is sent after the answer. Makes the same calls if no one matches, so that neither the answer nor its time shows it. */
export async function requestStartCode(app: App, { target, contact, hostId, client, requestId }: StartCodeRequest): Promise<OtpSession> {
  const counted = await requestCounterKey(app, target, contact);
  const [{ admitted }, host] = await Promise.all([
    app.store.counters.admit('otp-start', counted, ASKED_PER_HOUR, 3600, app.now()),
    app.store.hosts.loadWithCustody(hostId ?? app.newId()),
  ]);
  const session = sessionFor(host, contact, { id: app.newId(), noHostId: app.newId(), now: instant(app.now()) });
  const asker = requesterKey(session.hostId, client);
  await app.store.commit({
    hostId: session.hostId,
    at: instant(app.now()),
    requestId,
    singles: [app.store.otpSessions.beginning(session)],
    effects: admitted ? [{ kind: 'send-code', key: `code/${session.id}`, sessionId: session.id, requestId, asker }] : [],
  });
  return session;
}

function sessionFor(
  host: HostWithCustody | undefined,
  contact: ContactMethod,
  { id, noHostId, now }: { id: string; noHostId: string; now: Instant },
): OtpSession {
  const known = findSurvivorByContact(host, contact);
  const survivor = known?.survivor;
  const key = survivor && host?.custody.keys.get(survivor.id);
  return {
    id,
    purpose: 'start',
    hostId: host?.id ?? noHostId,
    transferId: null,
    survivor: survivor?.id ?? NO_ONE,
    destination: known?.contact.value ?? contact.value,
    contactsHash: survivor && key ? contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts) : NO_ONE,
    expiresAt: otpExpiry(now),
  };
}

/** Stands for the Survivor of a request that matches no one: its session counts attempts like any other, and no code fits it. */
const NO_ONE = 'nobody';
