import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { contactsHash } from '#custody/contacts.ts';
import { sameCode } from '#custody/one-time-code.ts';
import { aboutMember } from '#effects/audit.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import { wireIds } from '#messages/links.ts';
import { recordRefusedCode } from '#paper/check-backup-code.ts';
import { guessedRow, passedRow } from '#store/keys.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import type { Row } from '#store/table.ts';
import type { PassedShareRow, ReleasedRow, TransferRecord } from '#transfers/rows/transfers.ts';
import { addWrongCode, mayTryCode, type OtpSession, type UsedCode, WRONG_CODES_ALLOWED } from '#transfers/rules/otp.ts';
import { type AuthenticationReply, type PaperProof, proveByBackupCode, type StartAnswer } from './backup-code-proof.ts';
import { countAttempt, deriveCode, MALFORMED_CODE, mayStillBeUsedBy, refundAttempt, usedNow } from './check-and-use-code.ts';
import {
  type AuthenticatedReply,
  authenticatedReply,
  loadProofContext,
  type ProofContext,
  type ProofFrom,
  recordAuthentication,
  type WrongCodeReply,
  wrongCode,
} from './count-proof.ts';
import { survivorCounterKey } from './find-survivor.ts';
import { codeCounterKey } from './send-code.ts';

/** What a Survivor shows: a one-time code, or a code from their paper as they typed it. */
export type Proof = ({ by: 'code'; otpSessionId: string; code: string } & ProofFrom) | PaperProof;

const KNOWN_SECONDS = 400 * 86_400;
const USED_UP = 'This code is no longer valid. Please ask for a new one, or use a backup code.';

/**
 * The only access to a Survivor's share. Checks the proof, counts the attempt before it checks, and commits the used
 * code, the released share, the authentication and the transfer's state in one transaction.
 */
export function releaseShare(app: App, proof: Proof): Promise<AuthenticationReply | StartAnswer> {
  return proof.by === 'code' ? byCode(app, proof) : proveByBackupCode(app, proof);
}

async function byCode(app: App, proof: Extract<Proof, { by: 'code' }>): Promise<AuthenticatedReply | WrongCodeReply> {
  const session = await app.store.otpSessions.get(proof.otpSessionId);
  if (session?.data.purpose !== 'open' || session.data.transferId === null) throw new Refusal('otp_session_not_found');
  const { hostId, transferId, survivor } = session.data;
  const read = () => loadProofContext(app, hostId, transferId, (id) => id === survivor);
  const { verdict, code, read: ready } = await countAttempt(app, session, proof, read());
  if (!verdict.allowed || !mayTryCode(ready.record.guessed.get(survivor), instant(app.now()))) return wrongCode(0, USED_UP);
  if (code === undefined) return wrongCode(verdict.remaining, MALFORMED_CODE);
  const right = sameCode(await deriveCode(app, session.data), code) && session.data.contactsHash === hashOfContacts(ready);
  if (!right) await Promise.all([storeWrongCode(app, ready), noteWrongCode(app, ready), recordRefusedCode(app, ready.host, ready.survivor, 'code')]);
  if (!right) return wrongCode(verdict.remaining, session.data.used ? USED_UP : messageOfWrong(verdict.remaining));
  if (session.data.used) {
    await refundAttempt(app, session);
    return provenBefore(app, ready, session.data.used);
  }
  return count(app, session, { first: ready, readAgain: read, proof }).catch(async (error: unknown) => {
    // A fault of ours after a right code costs the Survivor no attempt. A code that was used since stays used.
    const ours = !(error instanceof Refusal) || error.code === 'conflict';
    if (ours) await refundAttempt(app, session);
    throw error;
  });
}

const messageOfWrong = (remaining: number): string =>
  remaining > 0 ? 'This code is wrong.' : 'This code is wrong. Please ask for a new one, or use a backup code.';

/** The answer to a repeated code: the session that it gave. It gives none that is newer. Changes nothing. */
async function provenBefore(app: App, { record, survivor, outages }: ProofContext, used: UsedCode): Promise<AuthenticatedReply | WrongCodeReply> {
  const row = record.released.get(survivor.id);
  const isSame = row !== undefined && used.outcome !== null && 'nonce' in used.outcome && used.outcome.nonce === row.nonce;
  return isSame ? authenticatedReply(app, record.transfer, { survivor, row, outages }) : wrongCode(0, USED_UP);
}

/** Counts a wrong code in the transfer's record: anyone who can write the table can set back the counter of the session. */
async function storeWrongCode(app: App, { host, record, survivor: { id } }: ProofContext): Promise<void> {
  const reload = async () => (await app.store.transfers.load(record.transfer.facts.id)) ?? record;
  await retryUntilCommittedFrom(record, reload, ({ root, guessed }) => {
    const at = instant(app.now());
    const put = { [guessedRow(id)]: addWrongCode(guessed.get(id), id, at) };
    return app.store.commit({ hostId: host.id, at, aggregates: [{ root, put }] });
  });
}

/** Makes guessing slower after many wrong codes for a Survivor in a will, and notifies all concerned once in each transfer. */
async function noteWrongCode(app: App, { host, record, survivor }: ProofContext): Promise<void> {
  const { transfer } = record;
  const ids = await wireIds(app);
  const count = await app.store.counters.tally('otp-wrong', codeCounterKey(ids.survivor(survivor.id)), app.now());
  const notified = survivorCounterKey(ids.transfer(transfer.facts.id), ids.survivor(survivor.id));
  if (count < WRONG_CODES_ALLOWED || (await app.store.counters.remembers('codes-guessed', notified, app.now()))) return;
  const key = `transfer/${transfer.facts.id}/guessed/${survivor.id}`;
  const about = { transferId: transfer.facts.id, survivor: survivor.id };
  const effects = [
    notifyHost('codes-guessed-host', key, about, { spread: 'all' }),
    ...notifySurvivors(
      transfer.facts.survivors.map(({ id }) => id),
      'codes-guessed',
      key,
      about,
    ),
  ];
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    effects,
    audit: [{ event: 'codes_guessed', facts: aboutMember(transfer, survivor.id) }],
  });
  // Stored only now: if we crash before, the next wrong code sends the notices.
  await app.store.counters.remember('codes-guessed', notified, KNOWN_SECONDS, app.now());
}

/** Ends the session in the same commit that counts the proof, if it is as it was read. */
function count(
  app: App,
  session: Row<OtpSession>,
  { first, readAgain, proof }: { first: ProofContext; readAgain: () => Promise<ProofContext>; proof: ProofFrom },
): Promise<AuthenticatedReply | WrongCodeReply> {
  const { client, requireSession } = proof;
  const reload = async () => ({ ready: await readAgain(), row: await app.store.otpSessions.get(session.data.id) });
  return retryUntilCommittedFrom({ ready: first, row: session }, reload, async ({ ready, row }) => {
    // When a commit was lost, another request may have used the code.
    if (row?.data.used && (await mayStillBeUsedBy(app, row, client))) return provenBefore(app, ready, row.data.used);
    if (row?.version !== session.version) return wrongCode(0, USED_UP);
    const uses = async ({ nonce }: ReleasedRow) => app.store.otpSessions.ending(session, await usedNow(app, session.data, client, { nonce }));
    const proven = { ...ready, by: 'code', client, requireSession } as const;
    return (await recordAuthentication(app, proven, async (row) => ({ singles: [await uses(row)] }))).proven;
  });
}

function hashOfContacts({ host, survivor }: ProofContext): string | undefined {
  const key = host.custody.keys.get(survivor.id);
  return key && contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts);
}

/** A share that a Survivor passes on in an open transfer. */
interface PassedShare {
  record: TransferRecord;
  survivorId: string;
  /** Base64 of an age file, encrypted to the papers of the others. */
  share: string;
  requestId: string;
}

/**
 * Keeps what a Survivor passes on for the others of the transfer. The same share again changes nothing, and another one replaces it. The
 * commit is conditional on the transfer that was read: a stop in between wins.
 */
export async function keepPassedShare(app: App, { record, survivorId, share, requestId }: PassedShare): Promise<PassedShareRow> {
  const { transfer, root, passed } = record;
  const before = passed.get(survivorId);
  if (before?.share === share) return before;
  const row: PassedShareRow = { survivor: survivorId, share, at: instant(app.now()) };
  await app.store.commit({
    hostId: transfer.facts.hostId,
    at: row.at,
    requestId,
    aggregates: [{ root, put: { [passedRow(survivorId)]: row } }],
    audit: [{ event: 'share_passed_on', facts: aboutMember(transfer, survivorId) }],
  });
  return row;
}
