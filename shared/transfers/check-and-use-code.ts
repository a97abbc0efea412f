import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { contactsHash } from '#custody/contacts.ts';
import { keyedMark, sameText } from '#custody/keyed-hash.ts';
import { normalizeOneTimeCode, oneTimeCode, sameCode } from '#custody/one-time-code.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import type { Row } from '#store/table.ts';
import type { SingleChange } from '#store/unit-of-work.ts';
import { type AttemptVerdict, attemptsOf, type CodeOutcome, checkAttempt, type OtpSession, type UsedCode } from '#transfers/rules/otp.ts';
import { type WrongCodeReply, wrongCode } from './count-proof.ts';

/** A right code. `uses` returns the write that uses it up, for the commit of what it is for. `wrong` is the answer if that does not exist any longer. */
export interface RightCode<Outcome> {
  host: HostRecord;
  uses: (outcome: Outcome) => Promise<SingleChange>;
  wrong: WrongCodeReply;
}

/** What a right code is for. */
export interface CodeUse<Done, Outcome extends CodeOutcome> {
  /** Whether the code of this session was sent at all. */
  sending: Promise<boolean>;
  /** Does what the Survivor wants. */
  commit: (right: RightCode<Outcome>) => Promise<Done | WrongCodeReply>;
  /** Whether this outcome is of this use. One code can have several uses: what it did for one is no answer to another. */
  isOwn: (outcome: CodeOutcome) => outcome is Outcome;
  /** Returns what was done with the code, or that it is used up. Changes nothing. */
  repeat: (host: HostRecord, outcome: Outcome) => Promise<Done | WrongCodeReply>;
}

export const NO_LONGER_VALID = 'This code is no longer valid. Please ask for a new one.';

/** Checks a one-time code that opens nothing. If it is right, it is used. The client who has used it gets the same answer again, because a reply can be lost. */
export async function checkAndUseCode<Done, Outcome extends CodeOutcome>(
  app: App,
  session: Row<OtpSession>,
  typed: TypedCode,
  { sending, commit, isOwn, repeat }: CodeUse<Done, Outcome>,
): Promise<Done | WrongCodeReply> {
  const reading = Promise.all([loadProvenHost(app, session.data), sending]);
  const { verdict, code, read } = await countAttempt(app, session, typed, reading);
  const [first, wasSent] = read;
  if (!verdict.allowed) return wrongCode(0, NO_LONGER_VALID);
  if (code === undefined) return wrongCode(verdict.remaining, MALFORMED_CODE);
  const wrong = wrongCode(verdict.remaining, session.data.used ? NO_LONGER_VALID : 'This code is wrong.');
  if (!sameCode(await deriveCode(app, session.data), code) || !wasSent) return wrong;
  const decide = async ({ host, row }: Current): Promise<Done | WrongCodeReply> => {
    if (!host || !row) return wrong;
    const outcome = row.data.used?.outcome;
    if (outcome !== undefined) {
      const isRepeated = isOwn(outcome) && (await mayStillBeUsedBy(app, row, typed.client));
      return isRepeated ? repeat(host, outcome) : wrongCode(0, NO_LONGER_VALID);
    }
    const uses = async (now: Outcome) => app.store.otpSessions.ending(row, await usedNow(app, row.data, typed.client, now));
    return commit({ host, uses, wrong });
  };
  return doingOnce(app, session, { host: first, row: session }, decide);
}

/** The session of a code as it is now, and its Host. */
interface Current {
  host: HostRecord | undefined;
  row: Row<OtpSession> | undefined;
}

/** Decides again after each lost commit. A right code costs no attempt if it was repeated, or if something else failed: it stays valid until it expires. */
async function doingOnce<Done>(
  app: App,
  session: Row<OtpSession>,
  first: Current,
  decide: (current: Current) => Promise<Done | WrongCodeReply>,
): Promise<Done | WrongCodeReply> {
  const reload = async (): Promise<Current> => {
    const [host, row] = await Promise.all([loadProvenHost(app, session.data), app.store.otpSessions.get(session.data.id)]);
    return { host, row };
  };
  const doing = retryUntilCommittedFrom(first, reload, decide);
  const isOver = await doing.then(
    () => session.data.used !== undefined,
    () => true,
  );
  if (isOver) await refundAttempt(app, session);
  return doing;
}

/** Returns the Host if the code was sent to the contacts that this Survivor has now. */
async function loadProvenHost(app: App, session: OtpSession): Promise<HostRecord | undefined> {
  const host = await app.store.hosts.loadWithCustody(session.hostId);
  const survivor = host?.survivors.find(({ id }) => id === session.survivor);
  const key = host?.custody.keys.get(session.survivor);
  return survivor && key && contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts) === session.contactsHash ? host : undefined;
}

/** The code of a session: derived from the key and everything that the session is bound to, stored nowhere. */
export async function deriveCode(app: App, session: OtpSession): Promise<string> {
  return oneTimeCode(await app.keyring.key('otp-key'), {
    purpose: session.purpose,
    sessionId: session.id,
    subject: session.rehearsal?.id ?? session.transferId ?? session.hostId,
    survivorId: session.survivor,
    destination: session.destination,
    contactsHash: session.contactsHash,
    expiresAt: session.expiresAt,
  });
}

/** Returns what is stored with a code that this client (`clientOf`) uses now. */
export async function usedNow(app: App, { id }: OtpSession, client: string, outcome: CodeOutcome): Promise<UsedCode> {
  return { client: await codeUser(app, id, client), outcome };
}

/** Whether the code of this session is unused, or was used by this client. A session is written once, and a second time when its code is used. */
export async function mayStillBeUsedBy(app: App, { data: { id, used }, version }: Row<OtpSession>, client: string): Promise<boolean> {
  if (version === 1) return true;
  return used !== undefined && sameText(used.client, await codeUser(app, id, client));
}

/** Names the client who uses a code, without its address. It is another one for each session. */
async function codeUser(app: App, sessionId: string, client: string): Promise<string> {
  return keyedMark(await app.keyring.key('otp-key'), 'used-by/1', sessionId, client);
}

/** What was typed as a one-time code, and how many attempts are left for this session. */
export interface Attempt<T> {
  verdict: AttemptVerdict;
  /** The typed code without spaces. Undefined if it is malformed: it uses up no attempt. */
  code: string | undefined;
  read: T;
}

export const MALFORMED_CODE =
  'A code has 6 digits and is sent as text, because it can begin with a zero. This try was not counted. Please enter the code of our message again.';

/** A code as it was typed, and by whom (`clientOf`). */
export interface TypedCode {
  code: string;
  client: string;
}

/**
 * Counts an attempt with a one-time code while `reading` loads what is needed to check it. The code is checked only after both.
 * If the reading fails, the code is not checked and the attempt is refunded.
 */
export async function countAttempt<T>(app: App, session: Row<OtpSession>, typed: TypedCode, reading: Promise<T>): Promise<Attempt<T>> {
  const code = normalizeOneTimeCode(typed.code);
  const by = code === undefined ? 0 : 1;
  const { id } = session.data;
  // For anyone but the client who used it, a session that was used has no attempts left, whatever its counter says.
  const counting = mayStillBeUsedBy(app, session, typed.client).then((may) =>
    may ? app.store.counters.countOtpTry(id, attemptsOf(session.data), by, app.now()) : undefined,
  );
  const [number, read] = await Promise.all([counting, reading]).catch(async (error: unknown) => {
    const counted = await counting.catch(() => undefined);
    if (counted !== undefined && by === 1) await refundAttempt(app, session);
    throw error;
  });
  return { verdict: checkAttempt(session.data, number ?? Number.POSITIVE_INFINITY, instant(app.now())), code, read };
}

/** Refunds an attempt after a fault of ours, or that repeated the right code. */
export async function refundAttempt(app: App, { data }: Row<OtpSession>): Promise<void> {
  await app.store.counters.giveBackOtpTry(data.id, app.now()).catch(() => undefined);
}
