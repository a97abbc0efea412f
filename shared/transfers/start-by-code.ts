import type { App } from '#app/app.ts';
import type { Outage } from '#common/time.ts';
import { contactsHash } from '#custody/contacts.ts';
import { sameCode } from '#custody/one-time-code.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { wireIds } from '#messages/links.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import type { Row } from '#store/table.ts';
import type { SingleChange } from '#store/unit-of-work.ts';
import { commitStep, type LoadedWill, loadWillState } from '#wills/will-state.ts';
import { countAttempt, MALFORMED_CODE, refundAttempt } from './count-attempt.ts';
import { type WrongCodeReply, wrongCode } from './count-proof.ts';
import { deriveCode } from './derive-code.ts';
import type { OtpSession } from './rules/otp.ts';
import { wasStartCodeSent } from './send-start-code.ts';
import { type StartedTransfer, startOrJoin } from './start-transfer.ts';

/** A transfer that a right code started or joined. */
export interface StartedByCode {
  verified: true;
  started: StartedTransfer;
  host: HostRecord;
  /** Wire id and name of the Survivor to whom the code was sent. */
  survivorId: string;
  survivorName: string;
  outages: readonly Outage[];
}

const WRONG = 'This code is wrong.';

/** Checks a code that `transfer/send-otp` sent, and starts a transfer or joins the running one. Proves the start only: it authenticates no one. */
export function startByCode(app: App, session: Row<OtpSession>, typed: string, requestId: string): Promise<StartedByCode | WrongCodeReply> {
  return useStartCode(app, session, typed, (loaded, used) => commitStart(app, loaded, session.data.survivor, used, requestId));
}

/** Checks a code that `transfer/send-otp` sent. If it is right, `commit` does what the Survivor wants, and uses it up in the same commit. */
export async function useStartCode<Done>(
  app: App,
  session: Row<OtpSession>,
  typed: string,
  commit: (loaded: LoadedWill, used: SingleChange) => Promise<Done>,
): Promise<Done | WrongCodeReply> {
  const reading = Promise.all([loadProvenHost(app, session.data), wasStartCodeSent(app, session.data.id)]);
  const { verdict, code, read } = await countAttempt(app, session, typed, reading);
  const [first, wasSent] = read;
  if (!verdict.allowed) return wrongCode(0, 'This code is no longer valid. Please ask for a new one.');
  if (code === undefined) return wrongCode(verdict.remaining, MALFORMED_CODE);
  if (!sameCode(await deriveCode(app, session.data), code) || !wasSent) return wrongCode(verdict.remaining, WRONG);
  const used: SingleChange = { ...app.store.otpSessions.ending(session), otherwise: 'otp_session_not_found' };
  const reload = () => loadProvenHost(app, session.data);
  const doing = retryUntilCommittedFrom(first, reload, async (host) => {
    const loaded = host && (await loadWillState(app, host));
    return loaded ? commit(loaded, used) : wrongCode(verdict.remaining, WRONG);
  });
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

async function commitStart(app: App, loaded: LoadedWill, survivor: string, used: SingleChange, requestId: string): Promise<StartedByCode> {
  const started = await startOrJoin(app, loaded, { survivor, proven: true, requestId });
  const [outages, ids] = await Promise.all([
    started.how === 'joined' ? app.store.serviceClock.outages(app.now()) : [],
    wireIds(app),
    commitStep(app, loaded, started.step, { ...started.extra, singles: [used, ...started.extra.singles] }),
  ]);
  const { host } = loaded;
  const survivorName = host.survivors.find(({ id }) => id === survivor)?.name ?? '';
  return { verified: true, started, host, survivorId: ids.survivor(survivor), survivorName, outages };
}
