import { createHash } from 'node:crypto';
import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { faultFacts } from '#net/log.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import { admitCode, type CodeAdmission, type RequestedCode, refundCode, rememberRequester } from './rules/sent-codes.ts';

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
