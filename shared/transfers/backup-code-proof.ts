import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant, type Outage } from '#common/time.ts';
import type { BackupCodesRow, HostWithCustody } from '#hosts/rows/hosts.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { wireIds } from '#messages/links.ts';
import { checkBackupCode, type EnteredCode, readAttempts } from '#paper/check-backup-code.ts';
import { backupCodesRow, survivorRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { TransferRecord } from '#transfers/rows/transfers.ts';
import { openingOf } from '#wills/rules/opening.ts';
import type { Transfer, TransferStatus } from '#wills/rules/transfer.ts';
import { assembleWillState, type CommitExtras } from '#wills/will-state.ts';
import { type AuthenticatedReply, loadProofContext, type ProofFrom, recordAuthentication, type WrongCodeReply, wrongCode } from './count-proof.ts';
import { findTransfer } from './load-transfer.ts';
import { describeTransfer } from './rules/opening-text.ts';
import { startOrJoin } from './start-transfer.ts';

/** A backup code with the transfer that the Survivor knows, or with the will id of their paper. Wire ids. */
export type PaperProof = EnteredCode &
  ProofFrom & {
    by: 'backup-code';
    requestId: string;
    in: { transferId: string } | { willId: string /** Starts a transfer if none runs. */; starts: boolean };
  };

/** Answer to a proof in a running transfer, in wire names. */
export type AuthenticationReply = WrongCodeReply | (AuthenticatedReply & { transfer_id?: string });

/** Answer to a proof that starts or joins a transfer, in wire names. */
export type StartAnswer = WrongCodeReply | (AuthenticatedReply & { transfer_id: string; will_id: string } & StartState);

interface StartState {
  status: TransferStatus;
  host_cancel_deadline: Instant;
  opens_at: Instant | null;
  message: string;
}

const SPENT = 'This backup code was used before. Please take another one from your paper.';
const HOW_TO_START =
  'No transfer is running for this will. Your code was not checked and can still be used. To start a transfer with it, ' +
  'send will_id, survivor_id and backup_code to POST /api/transfer/verify-and-initiate.';
const STARTED = 'The transfer is running and your identity is confirmed. You do not need another code in this transfer.';

interface Holder {
  host: HostWithCustody;
  survivor: Survivor;
  outages: readonly Outage[];
  /** The running transfer. */
  record: TransferRecord | undefined;
}

/**
 * Checks a backup code and authenticates its Survivor in the running transfer, or in the one that it starts. The code is used up
 * once. If it is shown again in the same transfer, it renews the session.
 */
export async function proveByBackupCode(app: App, proof: PaperProof): Promise<AuthenticationReply | StartAnswer> {
  const looking = readAttempts(app, proof);
  const [hostId] = await Promise.all([hostOf(app, proof), looking]);
  const reading = load(app, proof, hostId);
  const { verdict, read } = await checkBackupCode(app, proof, reading, looking);
  if (!verdict.right) return wrongCode(verdict.left, verdict.message);
  const { index, left, refund } = verdict;
  if (codeState(read, index) === 'spent') return wrongCode(left, SPENT);
  const refunding = refund().catch(() => undefined);
  let known: Holder | undefined = read;
  return retryUntilCommitted(async () => {
    const holder = known ?? (await load(app, proof, hostId));
    known = undefined;
    return accept(app, proof, holder, { index, left });
  }).finally(() => refunding);
}

/** Which of the codes was entered, and how many attempts are left. */
interface RightBackupCode {
  index: number;
  left: number;
}

async function accept(app: App, proof: PaperProof, holder: Holder, { index, left }: RightBackupCode): Promise<AuthenticationReply | StartAnswer> {
  const { host, record, survivor } = holder;
  const state = codeState(holder, index);
  if (state === 'spent') return wrongCode(left, SPENT);
  const isStart = 'starts' in proof.in && proof.in.starts && state === 'unused';
  const begun = isStart
    ? await startOrJoin(app, assembleWillState(app, host, record, holder.outages), {
        survivor: survivor.id,
        proven: true,
        requestId: proof.requestId,
      })
    : undefined;
  const id = begun?.step.next.transfer?.facts.id ?? record?.transfer.facts.id ?? '';
  const extra = state === 'unused' ? spend(holder, index, id) : {};
  const { transfer, proven } = await recordAuthentication(
    app,
    { ...holder, by: 'backup-code', client: proof.client, requireSession: proof.requireSession },
    async () => ({ ...begun?.extra, ...extra }),
    begun?.step,
  );
  if ('transferId' in proof.in) return proven;
  const known = { ...proven, transfer_id: (await wireIds(app)).transfer(transfer.facts.id) };
  if (!proof.in.starts) return known;
  return { ...known, will_id: host.profile.willId, ...stateOf(transfer, holder.outages, instant(app.now())) };
}

function stateOf(transfer: Transfer, outages: readonly Outage[], now: Instant): StartState {
  return {
    status: transfer.state.status,
    host_cancel_deadline: transfer.facts.cancelDeadline,
    opens_at: openingOf(transfer, { outages }).announced ?? null,
    message: `${STARTED} ${describeTransfer(transfer, { now, outages })}`,
  };
}

/** A code whose transfer was not stored (records of before) is `spent`. */
function codeState({ host, survivor, record }: Holder, index: number): 'unused' | 'renews' | 'spent' {
  const codes = host.custody.codes.get(survivor.id);
  if (codes?.used[index] === false) return 'unused';
  return record && codes?.usedIn[index] === record.transfer.facts.id ? 'renews' : 'spent';
}

/** Marks one code as used in this transfer, in the same commit that counts it. */
function spend({ host, survivor }: Holder, index: number, transferId: string): CommitExtras {
  const codes = host.custody.codes.get(survivor.id);
  if (!codes) return {};
  const usedIn = codes.usedIn.map((used, n) => (n === index ? transferId : used));
  const spent: BackupCodesRow = { ...codes, used: codes.used.map((used, n) => used || n === index), usedIn };
  const remaining = spent.used.filter((used) => !used).length;
  return { put: { [backupCodesRow(survivor.id)]: spent, [survivorRow(survivor.id)]: { ...survivor, backupCodesRemaining: remaining } } };
}

interface Named {
  hostId: string;
  transferId?: string;
}

async function hostOf(app: App, proof: PaperProof): Promise<Named> {
  if ('transferId' in proof.in) return findTransfer(app, proof.in.transferId);
  const hostId = await app.store.hosts.idOfWill(proof.in.willId);
  if (hostId === undefined) throw new Refusal('will_or_survivor_not_found');
  return { hostId };
}

async function load(app: App, proof: PaperProof, { hostId, transferId }: Named): Promise<Holder> {
  const ids = await wireIds(app);
  const isMeant = (id: string) => ids.survivor(id) === proof.survivorId.toLowerCase();
  if (transferId !== undefined) return loadProofContext(app, hostId, transferId, isMeant);
  const [host, { outages }] = await Promise.all([app.store.hosts.loadWithCustody(hostId), app.store.serviceClock.look(app.now())]);
  // The same answer for a wrong will and a wrong Survivor, as for a start by name.
  const survivor = host?.survivors.find(({ id }) => isMeant(id) && host.will?.sealed.survivors.includes(id));
  if (!host?.will || !survivor) throw new Refusal('will_or_survivor_not_found');
  if (host.will.transferId !== null) return { host, survivor, outages, record: await runningTransfer(app, host.will.transferId, survivor) };
  if ('starts' in proof.in && proof.in.starts) return { host, survivor, outages, record: undefined };
  throw new Refusal('transfer_not_running', HOW_TO_START);
}

async function runningTransfer(app: App, id: string, { id: survivorId }: Survivor): Promise<TransferRecord> {
  const record = await app.store.transfers.load(id);
  if (!record?.transfer.facts.survivors.some((survivor) => survivor.id === survivorId)) throw new Refusal('record_altered');
  return record;
}
