import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant, type Outage } from '#common/time.ts';
import { fileKeyOf } from '#custody/age.ts';
import { aboutMember } from '#effects/audit.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { faultFacts } from '#net/log.ts';
import { openShare, unwrapSurvivorKey } from '#sealing/opened-will.ts';
import { releasedRow } from '#store/keys.ts';
import type { ReleasedRow, TransferRecord } from '#transfers/rows/transfers.ts';
import { countAuthentication } from '#wills/rules/authenticate.ts';
import { isRunning, type Transfer } from '#wills/rules/transfer.ts';
import type { WillStep } from '#wills/rules/will.ts';
import { assembleWillState, type CommitExtras, commitStep } from '#wills/will-state.ts';
import { holdOpening } from './hold-opening.ts';
import { findTransferSurvivor, loadTransferWithHost } from './load-transfer.ts';
import { type ReleasedShare, releaseContext } from './open-will.ts';
import { clientMark, issueSurvivorSession } from './survivor-session.ts';

/** A Survivor who authenticates, and the transfer in which their proof counts. */
export interface ProofContext {
  host: HostWithCustody;
  /** The running transfer. */
  record: TransferRecord;
  survivor: Survivor;
  outages: readonly Outage[];
}

/** From where a Survivor authenticates (`clientOf`), and whether they will read with their session only: their two ids then read nothing. */
export interface ProofFrom {
  client: string;
  requireSession: boolean;
}

/** How a Survivor has authenticated. */
interface Proven extends ProofFrom {
  by: 'code' | 'backup-code';
}

/** The answer to a right proof, in wire names. */
export interface AuthenticatedReply {
  verified: true;
  survivor_name: string;
  threshold_progress: { authenticated: number; required: number; threshold_met: boolean };
  session_token: string;
  session_expires_at: string | null;
}

/** The answer to a wrong proof, in wire names. */
export interface WrongCodeReply {
  verified: false;
  attempts_remaining: number;
  message: string;
}

/** Loads what a proof in this transfer needs. Throws if it cannot count. */
export async function loadProofContext(
  app: App,
  hostId: string,
  transferId: string,
  isMeant: (survivorId: string) => boolean,
): Promise<ProofContext> {
  const [{ host, record }, { outages }] = await Promise.all([
    loadTransferWithHost(app, { hostId, transferId }, app.store.hosts.loadWithCustody),
    app.store.serviceClock.look(app.now()),
  ]);
  if (!isRunning(record.transfer) || host.will?.transferId !== transferId) throw new Refusal('transfer_not_running');
  return { host, record, survivor: findTransferSurvivor({ host, record }, isMeant), outages };
}

/**
 * Counts a right proof: commits the released share, the authentication and what `extraOf` uses up in one transaction. `begun` is
 * the step that starts or joins the transfer in the same transaction; without a record it starts it.
 */
export async function recordAuthentication(
  app: App,
  { host, record, survivor, outages, by, client, requireSession }: Omit<ProofContext, 'record'> & Proven & { record: TransferRecord | undefined },
  extraOf: (released: ReleasedRow) => Promise<CommitExtras>,
  begun?: WillStep,
): Promise<{ transfer: Transfer; proven: AuthenticatedReply }> {
  const loaded = assembleWillState(app, host, record, outages);
  const state = begun?.next ?? loaded.state;
  if (!state.transfer) throw new Refusal('transfer_not_running');
  // A released share may be why an opening failed: a Survivor who proves again releases theirs again.
  const before = record?.released.get(survivor.id);
  const known = state.transfer.state.status === 'failed' ? undefined : before;
  const released = known ?? (await release(app, host, state.transfer, survivor));
  const row: ReleasedRow = {
    ...released,
    firstAccessNotified: before?.firstAccessNotified ?? false,
    // Where they are now, and what their client can do now: authenticating again always helps.
    provenAt: instant(app.now()),
    provenBy: await clientMark(app, state.transfer.facts.id, survivor.id, client),
    sessionDemanded: requireSession,
  };
  const held = await holdOpening(app, host.id, state);
  const step = countAuthentication(held.state, survivor.id, { ...loaded.context, now: instant(app.now()) });
  const both = {
    ...step,
    effects: [...(begun?.effects ?? []), ...held.effects, ...step.effects],
    checks: [...(begun?.checks ?? []), ...step.checks],
  };
  const isFirst = !state.transfer.state.authenticated.some((one) => one.survivor === survivor.id);
  const proven = { event: 'survivor_authenticated' as const, facts: { ...aboutMember(state.transfer, survivor.id), with: by } };
  const extra = await extraOf(row);
  const audit = [...(extra.audit ?? []), ...(isFirst ? [proven] : [])];
  await commitStep(app, loaded, both, { ...extra, audit, transferPut: { [releasedRow(survivor.id)]: row } });
  const transfer = step.next.transfer ?? state.transfer;
  return { transfer, proven: await authenticatedReply(app, transfer, { survivor, row, outages }) };
}

export function wrongCode(attemptsRemaining: number, message: string): WrongCodeReply {
  return { verified: false, attempts_remaining: attemptsRemaining, message };
}

/** The answer to a right proof: how far the transfer is, and the session of this Survivor. */
export async function authenticatedReply(
  app: App,
  transfer: Transfer,
  { survivor, row, outages }: Pick<ProofContext, 'survivor' | 'outages'> & { row: ReleasedRow },
): Promise<AuthenticatedReply> {
  const authenticated = transfer.state.authenticated.length;
  return {
    verified: true,
    survivor_name: survivor.name,
    threshold_progress: { authenticated, required: transfer.facts.threshold, threshold_met: authenticated >= transfer.facts.threshold },
    ...(await issueSurvivorSession(app, transfer, row, outages)),
  };
}

/** Unwraps this Survivor's key, opens their share with it, and wraps the share for this transfer alone. */
async function release(
  app: App,
  host: HostWithCustody,
  transfer: Transfer,
  survivor: Survivor,
): Promise<Pick<ReleasedRow, 'survivor' | 'wrapped' | 'nonce'>> {
  const key = host.custody.keys.get(survivor.id);
  const row = host.custody.shares.find((share) => share.survivor === survivor.id && share.generation === transfer.facts.generation);
  if (!key || !row) throw new Refusal('record_altered');
  const text = await unwrapSurvivorKey(app, host, survivor.id).catch((error: unknown) => {
    app.log.alarm('survivor_key_refused', faultFacts(error));
    throw error;
  });
  const share = await openShare(row, text);
  const messageKey = key.message ? Buffer.from(await fileKeyOf(text, Buffer.from(key.message, 'base64'))).toString('base64') : null;
  const released: ReleasedShare = { share: Buffer.from(share).toString('base64'), messageKey };
  const wrapped = await app.envelope.encrypt('released-share', releaseContext(transfer, survivor.id), JSON.stringify(released));
  share.fill(0);
  return {
    survivor: survivor.id,
    wrapped,
    nonce: app.newId(),
  };
}
