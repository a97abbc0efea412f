import { createHash } from 'node:crypto';
import type { App } from '#app/app.ts';
import { routesForCode, type SurvivorRoute } from '#channels/rules/delivery.ts';
import { type NeededFor, textPurpose } from '#channels/rules/text-budget.ts';
import type { Channel, ContactMethod } from '#common/contact.ts';
import { OTP_LIFETIME_SECONDS } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { after, type Instant, instant, MINUTE } from '#common/time.ts';
import { contactsHash } from '#custody/contacts.ts';
import { type AuditEntry, type AuditFacts, aboutMember, aboutSurvivor } from '#effects/audit.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostRecord, HostWithCustody } from '#hosts/rows/hosts.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { wireIds } from '#messages/links.ts';
import { letterheadTo } from '#messages/rules/letter.ts';
import { type CodeUse, renderOneTimeCode } from '#messages/rules/render-letter.ts';
import { sendMessage } from '#messages/send-message.ts';
import { faultFacts } from '#net/log.ts';
import { resultWithin } from '#net/timeout.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { Row } from '#store/table.ts';
import type { PendingEffect, SingleChange } from '#store/unit-of-work.ts';
import type { TransferPointer } from '#transfers/rows/transfers.ts';
import { type OtpSession, otpExpiry, WRONG_CODES_ALLOWED } from '#transfers/rules/otp.ts';
import { admitCode, type CodeAdmission, type RequestedCode, refundCode, rememberRequester, type SentCodes } from '#transfers/rules/sent-codes.ts';
import { isRunning } from '#wills/rules/transfer.ts';
import { deriveCode } from './check-and-use-code.ts';
import { findSurvivorByContact, type HostName, requestCounterKey } from './find-survivor.ts';
import { findTransferSurvivor, type LoadedTransfer, loadTransferWithHost } from './load-transfer.ts';

/** A request for a one-time code of a Survivor whom the request itself names. */
export interface CodeRequest {
  /** The Survivor's wire id. */
  survivorId: string;
  /** The only channel that may carry the code; undefined for the Survivor's own order. */
  channel: Channel | undefined;
  /** The client address (`clientOf`). */
  client: string;
  requestId: string;
}

/** A code that a channel accepted. */
export interface SentCode {
  session: OtpSession;
  channel: Channel;
}

/** Too many codes were sent; says when the same client address is admitted again. */
export type TooManyCodes = Extract<CodeAdmission, { admitted: false }>;

/** The codes that were sent to a Survivor, and how many wrong ones were entered. Known from the request. */
export interface CodeHistory {
  counted: string;
  codes: Row<SentCodes>;
  wrong: number;
}

/** What a code is for. `about`: the facts of its entries in the history. `route`: which session a channel gets. */
export interface CodeToSend {
  host: HostWithCustody;
  survivor: Survivor;
  channels: readonly SurvivorRoute[];
  about: AuditFacts;
  use: CodeUse;
  neededFor: NeededFor;
  bind: (route: SurvivorRoute) => Pick<OtpSession, 'purpose' | 'transferId' | 'rehearsal'>;
}

export async function readCodeHistory(app: App, { survivorId }: Pick<CodeRequest, 'survivorId'>): Promise<CodeHistory> {
  const counted = codeCounterKey(survivorId);
  const [codes, wrong] = await Promise.all([app.store.sentCodes.get(counted), app.store.counters.tallied('otp-wrong', counted, app.now())]);
  return { counted, codes, wrong };
}

/** Sends a code over the first of the channels that accepts it, or returns the limit that was reached. Throws Refusal `no_deliverable_channel`. */
export async function sendCode(
  app: App,
  code: CodeToSend,
  { counted, codes, wrong }: CodeHistory,
  request: CodeRequest,
): Promise<SentCode | TooManyCodes> {
  const asker = requesterKey(code.host.id, request.client);
  const purpose = code.use === 'rehearsal' ? 'rehearse' : 'open';
  const admission = admitCode(codes.data, { id: request.requestId, purpose, asker, isSlow: wrong >= WRONG_CODES_ALLOWED }, instant(app.now()));
  if (!admission.admitted) {
    await rememberCodeRequester(app, counted, asker);
    return admission;
  }
  const sent = await tryChannels(app, code, app.store.sentCodes.changing(codes, admission.next, app.now()), request.requestId);
  if (sent) return sent;
  await refundSentCode(app, counted, request.requestId);
  throw new Refusal('no_deliverable_channel');
}

/**
 * Tries the channels in their order; each code is bound to the one address that it is sent to. `counting` is committed with the first
 * session. Returns undefined if no channel accepts a code.
 */
async function tryChannels(app: App, code: CodeToSend, counting: SingleChange, requestId: string): Promise<SentCode | undefined> {
  const { host, survivor, channels } = code;
  const at = instant(app.now());
  let refused: AuditEntry[] = [];
  for (const route of channels) {
    const session = boundSession(code, route, { id: app.newId(), at });
    const facts = { ...code.about, channel: route.channel };
    const singles = [app.store.otpSessions.beginning(session), ...(refused.length === 0 ? [counting] : [])];
    // Stored before it is sent, so that a code that arrives can always be used.
    await app.store.commit({ hostId: host.id, at, requestId, singles, audit: [...refused, { event: 'code_sent', facts }] });
    const content = renderOneTimeCode(
      { code: await deriveCode(app, session), minutes: OTP_LIFETIME_SECONDS / 60, use: code.use },
      letterheadTo(app, survivor),
    );
    const message = { ...content, id: session.id, person: survivor.id, purpose: textPurpose(code.neededFor, host.will, at) };
    const delivery = await resultWithin(CHANNEL_BUDGET_MS, sendMessage(app, host.id, route, message));
    if (delivery?.accepted) return { session, channel: route.channel };
    refused = [{ event: 'code_not_accepted', facts }];
  }
  await app.store.commit({ hostId: host.id, at, requestId, audit: refused });
  return undefined;
}

function boundSession({ host, survivor, bind }: CodeToSend, route: SurvivorRoute, { id, at }: { id: string; at: Instant }): OtpSession {
  const key = host.custody.keys.get(survivor.id);
  if (!key) throw new Refusal('survivor_not_found');
  const hash = contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts);
  return { id, ...bind(route), hostId: host.id, survivor: survivor.id, destination: route.to, contactsHash: hash, expiresAt: otpExpiry(at) };
}

/** A channel that hangs must not use up the time of the next one. Its code stays valid if it still arrives. */
const CHANNEL_BUDGET_MS = 6_000;

/** Sends a code that authenticates a Survivor in a transfer. Throws Refusal `no_deliverable_channel` and those of a transfer that cannot be found. */
export async function sendOpenCode(app: App, pointer: TransferPointer, request: CodeRequest): Promise<SentCode | TooManyCodes> {
  const [loaded, ids, history] = await Promise.all([
    loadTransferWithHost(app, pointer, app.store.hosts.loadWithCustody),
    wireIds(app),
    readCodeHistory(app, request),
  ]);
  const survivor = findTransferSurvivor(loaded, (id) => ids.survivor(id) === request.survivorId);
  const { host, record } = loaded;
  const transferId = record.transfer.facts.id;
  const channels = channelsFor(loaded, survivor, request.channel);
  const about = aboutMember(record.transfer, survivor.id);
  const bound = { purpose: 'open', transferId } as const;
  return sendCode(app, { host, survivor, channels, about, use: 'transfer', neededFor: 'code', bind: () => bound }, history, request);
}

function channelsFor({ host, record }: LoadedTransfer, survivor: Survivor, channel: Channel | undefined): SurvivorRoute[] {
  if (!isRunning(record.transfer)) throw new Refusal('transfer_not_running');
  const channels = routesForCode(host, survivor, { only: channel, transfer: record.transfer });
  if (channel !== undefined && channels.length === 0) throw new Refusal('channel_not_available');
  return channels;
}

type SendCode = Extract<Effect, { kind: 'send-code' }>;

/**
 * Sends the code of a session that starts a transfer, to the one address that it is bound to; tried again until it expires.
 * The code is counted here, after the answer, which is the same for a session that matches no one. It is counted once, and not
 * at all if no channel accepts it.
 */
export async function sendStartCode(app: App, pending: PendingEffect, { sessionId, requestId, asker }: SendCode): Promise<void> {
  const session = (await app.store.otpSessions.get(sessionId))?.data;
  const now = instant(app.now());
  const host = session && now < session.expiresAt ? await app.store.hosts.load(pending.hostId) : undefined;
  const survivor = host?.survivors.find(({ id }) => id === session?.survivor);
  if (!session || !host || !survivor) return app.store.outbox.done(pending.id);
  const counted = codeCounterKey((await wireIds(app)).survivor(survivor.id));
  const { admitted } = await countCode(app, counted, { id: session.id, purpose: 'start', asker, isSlow: false });
  if (!admitted) return app.store.outbox.done(pending.id);
  // Before the code leaves: what arrives can be used.
  await app.store.counters.remember(SENT, session.id, OTP_LIFETIME_SECONDS, app.now());
  const channel = await channelOf(app, host, survivor, session);
  if (!channel) {
    await refundSentCode(app, counted, session.id);
    return app.store.outbox.postpone(pending.id, after(now, MINUTE));
  }
  const audit = [{ event: 'code_sent' as const, facts: { ...aboutSurvivor(survivor), channel, purpose: 'start' } }];
  await app.store.commit({ hostId: host.id, at: now, requestId, audit });
  return app.store.outbox.done(pending.id);
}

const SENT = 'start-code-sent';

/** Whether the code of this session was ever sent. Every session has a code, so frequent requests would give many codes to guess. */
export function wasStartCodeSent(app: App, sessionId: string): Promise<boolean> {
  return app.store.counters.remembers(SENT, sessionId, app.now());
}

/** The channel that accepted the code. Undefined if none did. */
async function channelOf(app: App, host: HostRecord, survivor: Survivor, session: OtpSession): Promise<Channel | undefined> {
  const content = renderOneTimeCode(
    { code: await deriveCode(app, session), minutes: OTP_LIFETIME_SECONDS / 60, use: 'transfer' },
    letterheadTo(app, survivor),
  );
  const purpose = textPurpose('asked', host.will, instant(app.now()));
  // With a running transfer the code joins it.
  const running = host.will?.transferId == null ? undefined : await app.store.transfers.load(host.will.transferId);
  for (const route of routesForCode(host, survivor, { transfer: running?.transfer }).filter(({ to }) => to === session.destination)) {
    const delivery = await sendMessage(app, host.id, route, { ...content, id: session.id, person: survivor.id, purpose });
    if (delivery.accepted) return route.channel;
  }
  return undefined;
}

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
  const session = startSessionFor(host, contact, { id: app.newId(), noHostId: app.newId(), now: instant(app.now()) });
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

function startSessionFor(
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

/** Names the codes of a Survivor in all transfers: known from a request. A hash, because the wire id is a capability and the table holds none. */
export function codeCounterKey(wireSurvivorId: string): string {
  return createHash('sha256').update(`codes/${wireSurvivorId.toLowerCase()}`).digest('hex');
}

/** Names a client address in the rows of one Host. A hash, because no one needs to read the address. */
export function requesterKey(hostId: string, client: string): string {
  return createHash('sha256').update(`asker/${hostId}/${client}`).digest('hex').slice(0, 16);
}

/** Counts a code that is to be sent, or remembers only who asked if it is refused. */
export function countCode(app: App, counted: string, wanted: RequestedCode): Promise<CodeAdmission> {
  return retryUntilCommitted(async () => {
    const row = await app.store.sentCodes.get(counted);
    const admission = admitCode(row.data, wanted, instant(app.now()));
    await app.store.sentCodes.put(row, admission.next, app.now());
    return admission;
  });
}

/** Remembers who asked for a code that was refused. The refusal holds even if this fails. */
export async function rememberCodeRequester(app: App, counted: string, asker: string): Promise<void> {
  const remembering = retryUntilCommitted(async () => {
    const row = await app.store.sentCodes.get(counted);
    await app.store.sentCodes.put(row, rememberRequester(row.data, asker, instant(app.now())), app.now());
  });
  await remembering.catch((error: unknown) => app.log.alarm('not_remembered', faultFacts(error)));
}

/** Gives back a code that no channel accepted. */
export function refundSentCode(app: App, counted: string, id: string): Promise<void> {
  return retryUntilCommitted(async () => {
    const row = await app.store.sentCodes.get(counted);
    await app.store.sentCodes.put(row, refundCode(row.data, id), app.now());
  });
}
