import type { App } from '#app/app.ts';
import { contactsHash } from '#custody/contacts.ts';
import { sameCode } from '#custody/one-time-code.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import type { Row } from '#store/table.ts';
import type { SingleChange } from '#store/unit-of-work.ts';
import { countAttempt, MALFORMED_CODE, refundAttempt } from './count-attempt.ts';
import { type WrongCodeReply, wrongCode } from './count-proof.ts';
import { deriveCode } from './derive-code.ts';
import type { OtpSession } from './rules/otp.ts';

/** A right code. `used` uses it up, in the commit of what it is for. `wrong` is the answer if that does not exist any longer. */
export interface RightCode {
  host: HostRecord;
  used: SingleChange;
  wrong: WrongCodeReply;
}

/**
 * Checks a one-time code that opens nothing. If it is right, `commit` does what its Survivor wants. `sending`: whether the code of this
 * session was sent at all.
 */
export async function useCode<Done>(
  app: App,
  session: Row<OtpSession>,
  typed: string,
  sending: Promise<boolean>,
  commit: (right: RightCode) => Promise<Done>,
): Promise<Done | WrongCodeReply> {
  const reading = Promise.all([loadProvenHost(app, session.data), sending]);
  const { verdict, code, read } = await countAttempt(app, session, typed, reading);
  const [first, wasSent] = read;
  if (!verdict.allowed) return wrongCode(0, 'This code is no longer valid. Please ask for a new one.');
  if (code === undefined) return wrongCode(verdict.remaining, MALFORMED_CODE);
  const wrong = wrongCode(verdict.remaining, 'This code is wrong.');
  if (!sameCode(await deriveCode(app, session.data), code) || !wasSent) return wrong;
  const used: SingleChange = { ...app.store.otpSessions.ending(session), otherwise: 'otp_session_not_found' };
  const reload = () => loadProvenHost(app, session.data);
  const doing = retryUntilCommittedFrom(first, reload, async (host) => (host ? commit({ host, used, wrong }) : wrong));
  return doing.catch(async (error: unknown) => {
    // The code was right. It stays valid for the rest of its time, unless it was used.
    await refundAttempt(app, session);
    throw error;
  });
}

/** Returns the Host if the code was sent to the contacts that this Survivor has now. */
async function loadProvenHost(app: App, session: OtpSession): Promise<HostRecord | undefined> {
  const host = await app.store.hosts.loadWithCustody(session.hostId);
  const survivor = host?.survivors.find(({ id }) => id === session.survivor);
  const key = host?.custody.keys.get(session.survivor);
  return survivor && key && contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts) === session.contactsHash ? host : undefined;
}
