import { randomBytes } from 'node:crypto';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { after, instant, MINUTE } from '#common/time.ts';
import { decryptBytes } from '#custody/age.ts';
import { encryptTo } from '#custody/age-encrypt.ts';
import { contactsHash } from '#custody/contacts.ts';
import type { Effect } from '#effects/effect.ts';
import { type CountersRow, type HostWithCustody, recipientsOf, type SurvivorKeyRow } from '#hosts/rows/hosts.ts';
import type { KeptMessages } from '#hosts/rules/personal-message.ts';
import { hasUnnamedHolder } from '#sealing/rules/removal.ts';
import type { CompletionNote } from '#store/completed-requests.ts';
import { pendingFileRow, type RowName, shareRow, survivorKeyRow } from '#store/keys.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import { Conflict, rootAfter } from '#store/unit-of-work.ts';
import { behindAfter, placesUpToDate } from '#wills/rules/behind.ts';
import type { BehindPlace, Will } from '#wills/rules/will.ts';
import {
  type Generation,
  type Holder,
  nextGeneration,
  pendingRows,
  retireGeneration,
  shareRows,
  unnamedRows,
  writeGeneration,
} from './next-generation.ts';
import { type OpenedForNext, openForNext, unwrapSurvivorKey } from './opened-will.ts';
import { pendingWrites } from './pending-files.ts';
import { loadHost } from './sealing-work.ts';
import { assertAllowed, type ChangePlan, type KeyChange, planChange, type SurvivorChange } from './survivor-change.ts';

/** Longer than the worker may run. */
const LONGEST = 15 * MINUTE;

/**
 * Applies a change of Survivors together with a new generation of shares, in one transaction. The new shares are proven before
 * the old ones are retired: the commit deletes their rows, and effects after it their files. After a removal, a withdrawal and a
 * new paper, another effect seals the documents again under a fresh key (`reseal` in survivor-change.ts). If the change fails,
 * nothing has changed. If two changes run at the same time, the second one is decided again on the result of the first.
 * `note`: of a request with an Idempotency-Key.
 */
export async function reshare(app: App, hostId: string, change: SurvivorChange, note?: CompletionNote): Promise<void> {
  const first = await loadHost(app, hostId);
  assertAllowed(first, change);
  const { number, reserved } = await reserveGeneration(app, first);
  await retryUntilCommittedFrom(
    reserved,
    () => loadHost(app, hostId),
    async (host) => {
      // A will that was sealed for the first time since has a key to split, and no number is reserved for it.
      if (host.will && number === null) return reshare(app, hostId, change, note);
      // Another change has split the key since.
      if (change.kind === 'split' && !hasUnnamedHolder(host)) return;
      // Decided before the will is opened: a change that is refused unwraps no key.
      const plan = planChange(host, change, number ?? 0, instant(app.now()));
      const key = await renewKey(app, host, plan.key);
      const next = host.will && number !== null ? { number, will: host.will, opened: await openForNext(app, host) } : null;
      await applyChange(app, host, { plan, key, number, next, note }).finally(next?.opened.wipe);
    },
  );
}

interface PlannedChange {
  plan: ChangePlan;
  /** The changed key of the one Survivor. */
  key: SurvivorKeyRow | undefined;
  /** The reserved generation; null without a sealed will. */
  number: number | null;
  /** Null without a sealed will. */
  next: Next | null;
  note: CompletionNote | undefined;
}

/** What the next generation is made from: the reserved number, and the opened will. */
interface Next {
  number: number;
  will: Will;
  opened: OpenedForNext;
}

/** Makes the next generation, writes its files, and commits it with the change. */
async function applyChange(app: App, host: HostWithCustody, { plan, key, number, next, note }: PlannedChange): Promise<void> {
  const put = { ...plan.put, ...(key && { [survivorKeyRow(key.survivor)]: key }) };
  const remove = [...plan.remove, ...unnamedRows(host, plan.survivors)];
  const made = next && (await makeNext(app, host, next, { plan, key }));
  const aggregate = { root: host.root, put: { ...put, ...made?.put }, remove: [...remove, ...(made?.remove ?? [])] };
  const facts = { change: plan.kind, generation: number };
  const commit = app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    aggregates: [aggregate],
    singles: note ? [app.store.completedRequests.change(note)] : [],
    effects: [...(made?.effects ?? []), ...plan.notices],
    audit: plan.about ? [{ event: 'survivors_changed', facts: { ...plan.about, ...facts } }] : [],
  });
  await commit.catch(async (error: unknown) => {
    // Only what was certainly not committed is undone: a lost answer may have been a yes.
    if (error instanceof Conflict || error instanceof Refusal) await made?.undo();
    throw error;
  });
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
    const effects = [{ kind: 'delete-leftovers' as const, key: `leftovers/${number}`, generation: number, notBefore: after(at, LONGEST) }];
    await app.store.commit({ hostId: host.id, at, aggregates: [aggregate], effects });
    return { number, reserved: { ...host, root: rootAfter(aggregate), custody: { ...host.custody, counters } } };
  });
}

/** Makes the next generation and writes its files. Returns what is committed for it, and how to undo what was written before. */
async function makeNext(app: App, host: HostWithCustody, { number, will, opened }: Next, { plan, key }: Pick<PlannedChange, 'plan' | 'key'>) {
  const { keys, pendingFiles } = host.custody;
  const holders = plan.survivors.map(({ id }): Holder => {
    const before = keys.get(id);
    const next = key?.survivor === id ? key : before;
    return { survivor: id, key: next, keepsMessage: next?.message === before?.message };
  });
  // No longer needed, and what follows waits for a storage of the Host's choice.
  const generation = await nextGeneration(opened, holders, number).finally(opened.wipe);
  const { missed, undo } = await writeGeneration(app, host, will, generation.files);
  const behind = behindAfter(will, missed, plan.kind === 'replace' ? plan.about?.survivor : undefined);
  const { put, effects } = rowsOf(will, generation, { reseal: plan.reseal || generation.lacksProgram, behind });
  // Pending files that no storage lacks, or that the new manifest no longer lists.
  const outdated = pendingFiles.filter(({ path }) => behind.length === 0 || !generation.listed.has(path));
  return { put, effects, undo, remove: [...opened.shares.map(shareRow), ...outdated.map(pendingFileRow)] };
}

/** What is stored of the new generation, and what follows. */
function rowsOf(
  { behind: _, ...will }: Will,
  { sealing, manifest, shares, files }: Generation,
  { reseal, behind }: { reseal: boolean; behind: readonly BehindPlace[] },
) {
  const { generation: number } = sealing;
  const next: Will = { ...will, sealed: sealing, resealDue: will.resealDue || reseal, ...(behind.length > 0 && { behind }) };
  const put: { [Name in RowName]?: unknown } = {
    WILL: next,
    'CUSTODY/MANIFEST': manifest,
    ...(behind.length > 0 && pendingRows(files)),
    ...shareRows(shares),
  };
  const effects: Effect[] = [
    ...pendingWrites(sealing, behind),
    ...retireGeneration(will.sealed, placesUpToDate(next)),
    ...(reseal ? [{ kind: 'reseal' as const, key: `reseal/${number}` }] : []),
  ];
  return { put, effects };
}

/**
 * Returns the changed key row of the one Survivor, or undefined if none changes. Unwraps the Survivor's key where a message or a
 * binding has to follow.
 */
export async function renewKey(app: App, host: HostWithCustody, change: KeyChange): Promise<SurvivorKeyRow | undefined> {
  if (change.does === 'nothing') return undefined;
  if (change.does === 'add') return change.key;
  const id = change.does === 'replace' ? change.key.survivor : change.survivor.id;
  const before = host.custody.keys.get(id);
  if (change.does === 'replace' && !hasText(change.kept)) return { ...change.key, ...change.kept };
  if (!before) throw new Refusal('record_altered');
  const identity = await unwrapSurvivorKey(app, host, id);
  if (change.does === 'replace') return { ...change.key, ...(await takenOver(change.kept, identity, change.key)) };
  const { survivor, kept, text } = change;
  const salt = randomBytes(32);
  const binding = { host: host.id, survivor: id, contacts: contactsHash(salt, survivor.contacts) };
  const bound = { ...before, ...kept, wrapped: await app.envelope.encrypt('survivor-key', binding, identity), salt: base64(salt) };
  return text === undefined ? bound : { ...bound, message: base64(await encryptTo(recipientsOf(before), Buffer.from(text, 'utf8'))) };
}

function hasText(kept: KeptMessages): boolean {
  return [kept, ...(kept.earlierMessages ?? [])].some(({ message }) => message !== null);
}

/** Encrypts the messages of a key for the one that takes its place. */
async function takenOver({ message, earlierMessages = [] }: KeptMessages, identity: string, key: SurvivorKeyRow): Promise<KeptMessages> {
  const forKey = async (text: string | null) =>
    text === null ? null : base64(await encryptTo(recipientsOf(key), await decryptBytes({ identity }, Buffer.from(text, 'base64'))));
  const earlier = earlierMessages.map(async (one) => ({ ...one, message: await forKey(one.message) }));
  return { message: await forKey(message), earlierMessages: await Promise.all(earlier) };
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
