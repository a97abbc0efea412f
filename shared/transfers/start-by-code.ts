import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { Outage } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { wireIds } from '#messages/links.ts';
import type { Row } from '#store/table.ts';
import { isRunning } from '#wills/rules/transfer.ts';
import { commitStep, type LoadedWill, loadWillState } from '#wills/will-state.ts';
import { type CodeUse, checkAndUseCode, type RightCode, type TypedCode } from './check-and-use-code.ts';
import type { WrongCodeReply } from './count-proof.ts';
import type { CodeOutcome, OtpSession } from './rules/otp.ts';
import { wasStartCodeSent } from './send-code.ts';
import { type StartedTransfer, startOrJoin } from './start-transfer.ts';

/** A transfer that a right code started or joined. */
export interface StartedByCode {
  verified: true;
  started: Pick<StartedTransfer, 'transfer' | 'wireId'>;
  host: HostRecord;
  /** Wire id and name of the Survivor to whom the code was sent. */
  survivorId: string;
  survivorName: string;
  outages: readonly Outage[];
}

interface StartedOutcome {
  transferId: string;
}

/** Checks a code that `transfer/send-otp` sent, and starts a transfer or joins the running one. Proves the start only: it authenticates no one. */
export function startByCode(app: App, session: Row<OtpSession>, typed: TypedCode, requestId: string): Promise<StartedByCode | WrongCodeReply> {
  const { survivor } = session.data;
  return useStartCode<StartedByCode, StartedOutcome>(app, session, typed, {
    commit: (loaded, uses) => commitStart(app, loaded, { survivor, uses, requestId }),
    isOwn: (outcome): outcome is StartedOutcome => outcome !== null && 'transferId' in outcome,
    repeat: (host, outcome) => startedBefore(app, host, survivor, outcome),
  });
}

/** What a code that `transfer/send-otp` sent is for. `commit` also commits what `uses` returns. */
interface StartCodeUse<Done, Outcome extends CodeOutcome> extends Pick<CodeUse<Done, Outcome>, 'isOwn' | 'repeat'> {
  commit: (loaded: LoadedWill, uses: RightCode<Outcome>['uses']) => Promise<Done>;
}

/** Checks a code that `transfer/send-otp` sent, and uses it if it is right. */
export function useStartCode<Done, Outcome extends CodeOutcome>(
  app: App,
  session: Row<OtpSession>,
  typed: TypedCode,
  { commit, ...repeated }: StartCodeUse<Done, Outcome>,
): Promise<Done | WrongCodeReply> {
  const committed = async ({ host, uses, wrong }: RightCode<Outcome>) => {
    const loaded = await loadWillState(app, host);
    return loaded ? commit(loaded, uses) : wrong;
  };
  return checkAndUseCode(app, session, typed, { sending: wasStartCodeSent(app, session.data.id), commit: committed, ...repeated });
}

interface Starting {
  survivor: string;
  uses: RightCode<StartedOutcome>['uses'];
  requestId: string;
}

async function commitStart(app: App, loaded: LoadedWill, { survivor, uses, requestId }: Starting): Promise<StartedByCode> {
  const started = await startOrJoin(app, loaded, { survivor, proven: true, requestId });
  const used = await uses({ transferId: started.transfer.facts.id });
  const [outages] = await Promise.all([
    started.how === 'joined' ? app.store.serviceClock.outages(app.now()) : [],
    commitStep(app, loaded, started.step, { ...started.extra, singles: [used, ...started.extra.singles] }),
  ]);
  return startedBy(app, loaded.host, survivor, { started, outages });
}

/** The transfer that a code started or joined before, as it is now. Throws Refusal `transfer_not_running` once it has ended: nothing is started again. */
async function startedBefore(app: App, host: HostRecord, survivor: string, { transferId }: StartedOutcome): Promise<StartedByCode> {
  const [record, outages, ids] = await Promise.all([app.store.transfers.load(transferId), app.store.serviceClock.outages(app.now()), wireIds(app)]);
  if (record?.transfer.facts.hostId !== host.id || !isRunning(record.transfer)) throw new Refusal('transfer_not_running');
  return startedBy(app, host, survivor, { started: { transfer: record.transfer, wireId: ids.transfer(transferId) }, outages });
}

async function startedBy(app: App, host: HostRecord, survivor: string, running: Pick<StartedByCode, 'started' | 'outages'>): Promise<StartedByCode> {
  const survivorName = host.survivors.find(({ id }) => id === survivor)?.name ?? '';
  return { verified: true, ...running, host, survivorId: (await wireIds(app)).survivor(survivor), survivorName };
}
