import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { Instant } from '#common/time.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { wireIds } from '#messages/links.ts';
import { findLentCodeFaults } from '#paper/check-lent-codes.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { Row } from '#store/table.ts';
import { assertMayVouch, vouchedUntil, vouchForHost } from '#wills/rules/vouch.ts';
import { commitStep, type LoadedWill, loadWillState } from '#wills/will-state.ts';
import { NO_LONGER_VALID, type RightCode, type TypedCode } from './check-and-use-code.ts';
import { type WrongCodeReply, wrongCode } from './count-proof.ts';
import type { OtpSession } from './rules/otp.ts';
import { useStartCode } from './start-by-code.ts';

/** A vouch that counts: the Survivors wait until then. */
export interface Vouched {
  verified: true;
  until: Instant;
  vouches: number;
}

type VouchOutcome = Pick<Vouched, 'until' | 'vouches'>;

/** A Survivor proves with a code to their contact who says that the Host is alive. */
export function vouchByCode(app: App, session: Row<OtpSession>, typed: TypedCode, requestId: string): Promise<Vouched | WrongCodeReply> {
  const { survivor } = session.data;
  return useStartCode<Vouched, VouchOutcome>(app, session, typed, {
    commit: (loaded, uses) => commitVouch(app, loaded, { survivor, requestId, uses }),
    isOwn: (outcome): outcome is VouchOutcome => outcome !== null && 'until' in outcome,
    repeat: (host, outcome) => vouchedBefore(app, host, survivor, outcome),
  });
}

/** A backup code and the two numbers of its paper. `client`: the address of the request. */
export interface PaperVouch {
  willId: string;
  survivorId: string;
  backupCode: string;
  client: string;
  requestId: string;
}

/** The same with a backup code, which is not used up. While everyone waits because of it, a repetition changes nothing, and has the same answer. Throws Refusal `will_or_survivor_not_found`, with one text for a wrong will and a wrong Survivor. */
export async function vouchByPaper(app: App, { willId, survivorId, backupCode, client, requestId }: PaperVouch): Promise<Vouched | WrongCodeReply> {
  const hostId = await app.store.hosts.idOfWill(willId);
  if (!hostId) throw new Refusal('will_or_survivor_not_found');
  const faults = await findLentCodeFaults(app, { hostId, codes: [{ survivorId, backupCode }], client });
  const fault = faults?.[0];
  if (!faults || fault?.left === null) throw new Refusal('will_or_survivor_not_found');
  if (fault) return wrongCode(fault.left, fault.message);
  const ids = await wireIds(app);
  return retryUntilCommitted(async () => {
    const host = await app.store.hosts.load(hostId);
    const survivor = host?.survivors.find(({ id }) => ids.survivor(id) === survivorId.toLowerCase());
    const loaded = host && (await loadWillState(app, host));
    if (!survivor || !loaded) throw new Refusal('will_or_survivor_not_found');
    const until = vouchedUntil(loaded.state, survivor.id, loaded.context.now);
    if (until !== undefined) return { verified: true, until, vouches: loaded.state.liveness.vouches ?? 0 };
    return commitVouch(app, loaded, { survivor: survivor.id, requestId });
  });
}

/** The answer of before, as long as everyone waits because of that vouch. A used code does nothing else: it says why another vouch would be refused, or that it is used up. */
async function vouchedBefore(app: App, host: HostRecord, survivor: string, outcome: VouchOutcome): Promise<Vouched | WrongCodeReply> {
  const loaded = await loadWillState(app, host);
  if (!loaded) throw new Refusal('will_or_survivor_not_found');
  const { state, context } = loaded;
  if (vouchedUntil(state, survivor, context.now) === outcome.until) return { verified: true, ...outcome };
  assertMayVouch(state, survivor, context.now);
  return wrongCode(0, NO_LONGER_VALID);
}

async function commitVouch(
  app: App,
  loaded: LoadedWill,
  { survivor: id, uses, requestId }: { survivor: string; uses?: RightCode<VouchOutcome>['uses']; requestId: string },
): Promise<Vouched> {
  const { state, host, context } = loaded;
  const survivor = host.survivors.find((one) => one.id === id);
  if (!survivor) throw new Refusal('will_or_survivor_not_found');
  const step = vouchForHost(state, id, context);
  const vouches = step.next.liveness.vouches ?? 0;
  const singles = uses ? [await uses({ until: step.until, vouches })] : [];
  const facts = { ...aboutSurvivor(survivor), until: step.until, vouches };
  await commitStep(app, loaded, step, { singles, requestId, audit: [{ event: 'vouched', facts }] });
  return { verified: true, until: step.until, vouches };
}
