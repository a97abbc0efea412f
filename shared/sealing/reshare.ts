import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { after, instant, MINUTE } from '#common/time.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import type { Effect } from '#effects/effect.ts';
import type { CountersRow, HostWithCustody } from '#hosts/rows/hosts.ts';
import type { CompletionNote } from '#store/completed-requests.ts';
import { pendingFileRow, type RowName, shareRow, survivorKeyRow } from '#store/keys.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import { type AggregateChange, Conflict, rootAfter } from '#store/unit-of-work.ts';
import type { Will } from '#wills/rules/will.ts';
import { pendingRows, shareRows, unnamedRows } from './custody-rows.ts';
import { loadHost } from './load-host.ts';
import { renewKey } from './renew-key.ts';
import { hasUnnamedHolder } from './rules/removal.ts';
import { type Generation, splitAgain } from './split-again.ts';
import { assertAllowed, type ChangePlan, planChange, type SurvivorChange } from './survivor-change.ts';
import { currentShares } from './unlock.ts';
import { retireGeneration, type WrittenGeneration, writeGeneration } from './write-generation.ts';

/** Longer than the worker may run. */
const LONGEST = 15 * MINUTE;

/**
 * Applies a change of Survivors together with a new generation of shares, in one transaction. The new shares are proven before
 * the old ones are retired. If the change fails, nothing has changed. If two changes run at the same time, the second one is
 * decided again on the result of the first. `note`: of a request with an Idempotency-Key.
 */
export async function reshare(app: App, hostId: string, change: SurvivorChange, note?: CompletionNote): Promise<void> {
  const first = await loadHost(app, hostId);
  assertAllowed(first, change);
  const { number, reserved } = await reserveGeneration(app, first);
  await retryUntilCommittedFrom(
    reserved,
    () => loadHost(app, hostId),
    // A will that was sealed for the first time since has a key to split, and no number is reserved for it.
    (host) => (host.will && number === null ? reshare(app, hostId, change, note) : applyChange(app, host, { change, number, note })),
  );
}

interface NumberedChange {
  change: SurvivorChange;
  /** The reserved generation; null without a sealed will. */
  number: number | null;
  note: CompletionNote | undefined;
}

async function applyChange(app: App, host: HostWithCustody, { change, number, note }: NumberedChange): Promise<void> {
  // Another change has split the key since.
  if (change.kind === 'split' && !hasUnnamedHolder(host)) return;
  const plan = planChange(host, change, number ?? 0, instant(app.now()));
  const { aggregate, effects, undo } = await assemble(app, host, plan, number);
  const at = instant(app.now());
  const singles = note ? [app.store.completedRequests.change(note, true)] : [];
  const about = change.kind === 'split' ? undefined : aboutChanged(host, plan, change);
  const audit = about ? [{ event: 'survivors_changed' as const, facts: { ...about, change: plan.kind, generation: number } }] : [];
  await app.store.commit({ hostId: host.id, at, aggregates: [aggregate], singles, effects, audit }).catch(async (error: unknown) => {
    // Only what was certainly not committed is undone: a lost answer may have been a yes.
    if (error instanceof Conflict || error instanceof Refusal) await undo();
    throw error;
  });
}

function aboutChanged(host: HostWithCustody, plan: ChangePlan, change: Exclude<SurvivorChange, { kind: 'split' }>) {
  const id = 'survivor' in change ? change.survivor.id : change.survivorId;
  return aboutSurvivor([...plan.survivors, ...host.survivors].find((survivor) => survivor.id === id) ?? { id, name: '' });
}

/**
 * Reserves a number that no other change will use: two changes never write the same file, and numbers never restart. Without
 * a sealed will there is nothing to number. Returns the Host after the reservation.
 */
function reserveGeneration(app: App, first: HostWithCustody): Promise<{ number: number | null; reserved: HostWithCustody }> {
  const reload = () => loadHost(app, first.id);
  return retryUntilCommittedFrom(first, reload, async (host) => {
    if (!host.will) return { number: null, reserved: host };
    const number = host.custody.counters.generation + 1;
    const counters: CountersRow = { ...host.custody.counters, generation: number };
    const aggregate = { root: host.root, put: { 'CUSTODY/COUNTERS': counters } };
    const at = instant(app.now());
    // A worker that crashes leaves files behind.
    const effects = [{ kind: 'clear-leftovers' as const, key: `leftovers/${number}`, generation: number, notBefore: after(at, LONGEST) }];
    await app.store.commit({ hostId: host.id, at, aggregates: [aggregate], effects });
    return { number, reserved: { ...host, root: rootAfter(aggregate), custody: { ...host.custody, counters } } };
  });
}

/** What is committed for a change, and how to undo what was written before the commit. */
interface Assembled {
  aggregate: AggregateChange;
  effects: Effect[];
  undo: () => Promise<void>;
}

/** Makes the Survivor's key and, for a sealed will, the new generation. */
async function assemble(app: App, host: HostWithCustody, plan: ChangePlan, number: number | null): Promise<Assembled> {
  const { root, will } = host;
  const keys = new Map(host.custody.keys);
  const key = await renewKey(app, host, plan.key);
  if (key) keys.set(key.survivor, key);
  const put = { ...plan.put, ...(key && { [survivorKeyRow(key.survivor)]: key }) };
  const remove = [...plan.remove, ...unnamedRows(host, plan.survivors)];
  if (!will || number === null) return { aggregate: { root, put, remove }, effects: [], undo: async () => {} };
  const generation = await splitAgain(app, host, will.sealed, { survivors: plan.survivors, keys }, number);
  const written = await writeGeneration(app, host, will.sealed.storageId, generation.files);
  const reseal = plan.reseal || generation.lacksProgram;
  return {
    aggregate: {
      root,
      put: { ...put, ...rowsOf(will, generation, reseal, written) },
      remove: [...remove, ...outdatedRows(host, will, generation)],
    },
    effects: [...packageEffects(will, number, reseal, written), ...plan.notices],
    undo: written.undo,
  };
}

function rowsOf(
  will: Will,
  { sealing, manifest, shares, files }: Generation,
  reseal: boolean,
  { isBehind }: WrittenGeneration,
): { [Name in RowName]?: unknown } {
  return {
    WILL: { ...will, sealed: sealing, resealDue: will.resealDue || reseal, packageBehind: isBehind },
    'CUSTODY/MANIFEST': manifest,
    ...(isBehind && pendingRows(sealing.storageId, files)),
    ...shareRows(shares),
  };
}

/** The shares of the old generation, and pending files that the new manifest no longer lists. */
function outdatedRows(host: HostWithCustody, { sealed }: Will, { listed }: Generation): RowName[] {
  const outdated = host.custody.pendingFiles.filter(({ path }) => !listed.has(path));
  return [...currentShares(host, sealed).map(shareRow), ...outdated.map(pendingFileRow)];
}

function packageEffects({ sealed }: Will, number: number, reseal: boolean, { isBehind }: WrittenGeneration): Effect[] {
  return [
    ...(isBehind ? [{ kind: 'write-owed-files' as const, key: `owed-files/${number}`, generation: number }] : retireGeneration(sealed)),
    ...(reseal ? [{ kind: 'reseal' as const, key: `reseal/${number}` }] : []),
  ];
}
