import { fileKeyOf } from '#custody/age.ts';
import { contactsHash } from '#custody/contacts.ts';
import { linkToken } from '#custody/link.ts';
import { oneTimeCode, sameCode } from '#custody/one-time-code.ts';
import { tellHost, tellSurvivors } from '#domain/effect.ts';
import { type OtpSession, WRONG_CODES_TOLERATED } from '#domain/otp.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Survivor } from '#domain/survivor.ts';
import { instant, type Outage } from '#domain/time.ts';
import { isRunning, type Transfer } from '#domain/transfer.ts';
import { survivorProven } from '#domain/will.ts';
import type { App } from '#platform/app.ts';
import { faultFacts } from '#platform/log.ts';
import type { BackupCodesRow } from '#store/hosts.ts';
import type { Row } from '#store/table.ts';
import type { ReleasedRow, TransferRecord } from '#store/transfers.ts';
import { countTry, giveBackTry } from './count-try.ts';
import { survivorCountedAs } from './find-survivor.ts';
import { judgeBackupCode, lookAtTries } from './judge-backup-code.ts';
import { wireIds } from './links.ts';
import { commitMatter, type Extra, loadedMatter } from './matter.ts';
import { type Released, releasedIds } from './open-will.ts';
import { untilCommitted } from './retry.ts';
import type { HostWithCustody } from './seal-plan.ts';
import { codesCountedAs } from './sent-codes.ts';
import { openShare, unwrapSurvivorKey } from './unlock.ts';

/** What a Survivor shows: a one-time code, or a code from their paper as they typed it. `client` is their address (`clientSubject`). */
export type Proof = { client: string } & (
  | { by: 'code'; otpSessionId: string; code: string }
  | { by: 'backup-code'; transferId: string; survivorId: string; backupCode: string }
);

/** The answer of verify-otp, in wire names. */
export type ProofAnswer =
  | {
      verified: true;
      survivor_name: string;
      threshold_progress: { authenticated: number; required: number; threshold_met: boolean };
      session_token: string;
      session_expires_at: string;
    }
  | { verified: false; attempts_remaining: number; message: string };

const KNOWN_SECONDS = 400 * 86_400;
const SESSION_SECONDS = 3600;
const USED_UP = 'This code cannot be used any more. Please ask for a new one, or use a backup code.';
const SPENT = 'This backup code was used before. Please take another one from your paper.';

interface Ready {
  host: HostWithCustody;
  record: TransferRecord;
  survivor: Survivor;
}

/**
 * The only way to a Survivor's share: checks the proof itself, counts the try before it looks, and commits the used
 * code, the released share, the authentication and the transfer's state in one transaction.
 */
export function releaseShare(app: App, proof: Proof): Promise<ProofAnswer> {
  return proof.by === 'code' ? byCode(app, proof) : byBackupCode(app, proof);
}

async function byCode(app: App, proof: Extract<Proof, { by: 'code' }>): Promise<ProofAnswer> {
  const session = await app.store.otpSessions.get(proof.otpSessionId);
  if (session?.data.purpose !== 'open' || session.data.transferId === null) throw new Refusal('otp_session_not_found');
  const { hostId, transferId, survivor } = session.data;
  const reading = Promise.all([load(app, hostId, transferId, (id) => id === survivor), app.store.serviceClock.look(app.now())]);
  const { verdict, read } = await countTry(app, session, reading);
  const [ready, { outages }] = read;
  if (!verdict.allowed) return wrong(0, USED_UP);
  const right = sameCode(await codeOf(app, session.data), proof.code) && session.data.contactsHash === hashOfContacts(ready);
  if (!right) await noteWrongCode(app, ready);
  if (!right)
    return wrong(
      verdict.remaining,
      verdict.remaining > 0 ? 'This code is not right.' : 'This code is not right. Please ask for a new one, or use a backup code.',
    );
  return count(app, { ...ready, outages }, (_, again) => useUp(app, session, again), 0, USED_UP).catch(async (error: unknown) => {
    // A fault of ours after a right code costs the Survivor nothing; a code that was used meanwhile stays used.
    const ours = !(error instanceof Refusal) || error.code === 'conflict';
    if (ours) await giveBackTry(app, session);
    throw error;
  });
}

/** Makes guessing slower after many wrong codes for a Survivor in a will, and notifies all concerned once in each transfer. */
async function noteWrongCode(app: App, { host, record, survivor }: Ready): Promise<void> {
  const { transfer } = record;
  const ids = await wireIds(app);
  const count = await app.store.counters.tally('otp-wrong', codesCountedAs(ids.survivor(survivor.id)), app.now());
  const notified = survivorCountedAs(ids.transfer(transfer.id), ids.survivor(survivor.id));
  if (count < WRONG_CODES_TOLERATED || (await app.store.counters.remembers('codes-guessed', notified, app.now()))) return;
  const key = `transfer/${transfer.id}/guessed/${survivor.id}`;
  const about = { transferId: transfer.id, subject: survivor.id };
  const effects = [
    tellHost('codes-guessed-host', key, { spread: 'all', ...about }),
    ...tellSurvivors(
      transfer.survivors.map(({ id }) => id),
      'codes-guessed',
      key,
      about,
    ),
  ];
  await app.store.commit({ hostId: host.id, at: instant(app.now()), effects, audit: [{ event: 'codes_guessed', facts: { survivor: survivor.id } }] });
  // Remembered only now: if we die before, the next wrong code says it.
  await app.store.counters.remember('codes-guessed', notified, KNOWN_SECONDS, app.now());
}

/**
 * Closes the session in the same commit that counts it, on condition that it is as it was read. When a commit was lost
 * it is read again: undefined if somebody else has used it meanwhile.
 */
async function useUp(app: App, session: Row<OtpSession>, again: boolean): Promise<Extra | undefined> {
  if (again && (await app.store.otpSessions.get(session.data.id))?.version !== session.version) return undefined;
  return { singles: [app.store.otpSessions.ending(session)] };
}

async function byBackupCode(app: App, proof: Extract<Proof, { by: 'backup-code' }>): Promise<ProofAnswer> {
  const looking = lookAtTries(app, proof);
  const [pointer, ids] = await Promise.all([app.store.transfers.find(proof.transferId), wireIds(app), looking]);
  if (!pointer) throw new Refusal('transfer_not_found');
  const reading = Promise.all([
    load(app, pointer.hostId, pointer.transferId, (id) => ids.survivor(id) === proof.survivorId.toLowerCase()),
    app.store.serviceClock.look(app.now()),
  ]).then(([ready, { outages }]) => ({ ...ready, outages }));
  const { verdict, read } = await judgeBackupCode(app, proof, reading, looking);
  if (!verdict.right) return wrong(verdict.left, verdict.message);
  const { index, left, giveBack } = verdict;
  if (isUsed(read, index)) return wrong(left, SPENT);
  const givingBack = giveBack().catch(() => undefined);
  return count(app, read, async (now) => spendCode(now, index), left, SPENT).finally(() => givingBack);
}

function isUsed({ host, survivor }: Ready, index: number): boolean {
  return host.custody.codes.get(survivor.id)?.used[index] !== false;
}

/** Marks one code as used, in the same commit that counts it; undefined if it was used before. */
function spendCode({ host, survivor }: Ready, index: number): Extra | undefined {
  const codes = host.custody.codes.get(survivor.id);
  if (!codes || codes.used[index]) return undefined;
  const spent: BackupCodesRow = { ...codes, used: codes.used.map((used, n) => used || n === index) };
  const remaining = spent.used.filter((used) => !used).length;
  return { put: { [`CUSTODY/CODES#${survivor.id}`]: spent, [`SURVIVOR#${survivor.id}`]: { ...survivor, backupCodesRemaining: remaining } } };
}

type Spend = (ready: Ready, again: boolean) => Promise<Extra | undefined>;

/** Counts a proof that is right; `spend` is asked at each attempt, so that of two at once only one finds its code still good. */
async function count(app: App, first: Ready & { outages: Outage[] }, spend: Spend, left: number, spent: string): Promise<ProofAnswer> {
  const { survivor, outages } = first;
  let again = false;
  return untilCommitted(async () => {
    const current = again ? await load(app, first.host.id, first.record.transfer.id, (id) => id === survivor.id) : first;
    const { host, record } = current;
    const extra = await spend(current, again);
    again = true;
    if (!extra) return wrong(left, spent);
    const loaded = loadedMatter(app, host, record, outages);
    // Of a failed opening a released share may be the cause: whoever proves anew releases theirs anew.
    const known = record.transfer.status === 'failed' ? undefined : record.released.get(survivor.id);
    const row = known ?? (await release(app, current));
    const step = survivorProven(loaded.matter, survivor.id, loaded.around, instant(app.now()));
    await commitMatter(app, loaded, step, { ...extra, ...(!known && { transferPut: { [`RELEASED#${survivor.id}`]: row } }) });
    return verified(app, step.next.transfer ?? record.transfer, survivor, row);
  });
}

/** Unwraps this Survivor's key, opens their share with it, and wraps the share for this transfer alone. */
async function release(app: App, { host, record, survivor }: Ready): Promise<ReleasedRow> {
  const { transfer } = record;
  const key = host.custody.keys.get(survivor.id);
  const row = host.custody.shares.find((share) => share.survivor === survivor.id && share.generation === transfer.generation);
  if (!key || !row) throw new Refusal('record_altered');
  const text = await unwrapSurvivorKey(app, host, survivor.id).catch((error: unknown) => {
    app.log.alarm('survivor_key_refused', faultFacts(error));
    throw error;
  });
  const share = await openShare(row, text);
  const messageKey = key.message ? Buffer.from(await fileKeyOf(text, Buffer.from(key.message, 'base64'))).toString('base64') : null;
  const released: Released = { share: Buffer.from(share).toString('base64'), messageKey };
  const wrapped = await app.envelope.encrypt('released-share', releasedIds(transfer, survivor.id), JSON.stringify(released));
  share.fill(0);
  return {
    survivor: survivor.id,
    wrapped,
    releasedAt: instant(app.now()),
    nonce: app.newId(),
    sessionDemanded: false,
    firstAccessTold: false,
  };
}

async function load(app: App, hostId: string, transferId: string, isMeant: (survivorId: string) => boolean): Promise<Ready> {
  const [host, record] = await Promise.all([app.store.hosts.loadWithCustody(hostId), app.store.transfers.load(transferId)]);
  if (!host || !record) throw new Refusal('transfer_not_found');
  if (!isRunning(record.transfer) || host.will?.transferId !== transferId) throw new Refusal('transfer_not_running');
  const survivor = host.survivors.find(({ id }) => isMeant(id));
  if (!survivor || !record.transfer.survivors.some(({ id }) => id === survivor.id)) throw new Refusal('survivor_not_found');
  return { host, record, survivor };
}

function hashOfContacts({ host, survivor }: Ready): string | undefined {
  const key = host.custody.keys.get(survivor.id);
  return key && contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts);
}

/** The code of a session: derived from the key and everything that the session is bound to, stored nowhere. */
export async function codeOf(app: App, session: OtpSession): Promise<string> {
  return oneTimeCode(await app.keyring.key('otp-key'), {
    purpose: session.purpose,
    sessionId: session.id,
    subject: session.transferId ?? session.hostId,
    survivorId: session.survivor,
    destination: session.destination,
    contactsHash: session.contactsHash,
    expiresAt: session.expiresAt,
  });
}

/** What names a Survivor's session in its token. */
export function sessionId(transferId: string, survivorId: string): string {
  return `${transferId}_${survivorId}`;
}

export const SURVIVOR_SESSION = 'survivor-session';

async function verified(app: App, transfer: Transfer, survivor: Survivor, { nonce }: ReleasedRow): Promise<ProofAnswer> {
  const expires = Math.floor(app.now().getTime() / 1000) + SESSION_SECONDS;
  const authenticated = transfer.authenticated.length;
  return {
    verified: true,
    survivor_name: survivor.name,
    threshold_progress: { authenticated, required: transfer.threshold, threshold_met: authenticated >= transfer.threshold },
    session_token: linkToken(await app.keyring.key('link-key'), {
      purpose: SURVIVOR_SESSION,
      id: sessionId(transfer.id, survivor.id),
      nonce,
      expires,
    }),
    session_expires_at: new Date(expires * 1000).toISOString(),
  };
}

function wrong(attemptsRemaining: number, message: string): ProofAnswer {
  return { verified: false, attempts_remaining: attemptsRemaining, message };
}
