import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Effect } from '#domain/effect.ts';
import { Refusal } from '#domain/refusal.ts';
import { MIN_THRESHOLD } from '#domain/settings.ts';
import { after, type Instant, instant } from '#domain/time.ts';
import { isFrozen, needsSealing, resealWill, type SealedDocument, type Sealing, sealWill, type WillState } from '#domain/will.ts';
import { faultFacts } from '#net/log.ts';
import type { App } from '#platform/app.ts';
import type { HostWithCustody, ManifestRow, PlannedDocument, SealedFile, SealingRow } from '#store/hosts.ts';
import { pendingFileRow, shareRow } from '#store/keys.ts';
import { rootAfter } from '#store/unit-of-work.ts';
import { assertNotRecovered } from '#workflows/guards.ts';
import { untilCommitted, untilCommittedFrom } from '#workflows/retry.ts';
import { commitStep, contextOf, type LoadedWill } from '#workflows/will-state.ts';
import { shareRows } from './custody-rows.ts';
import type { DocumentOrder } from './seal-document.ts';
import { writePackage } from './seal-package.ts';
import { LEASE, planSealing, randomLabel, type SealOrder } from './seal-plan.ts';

/** How long a caller waits for a sealing that goes on without it. */
const PATIENCE_MS = 270_000;
/** As long as the worker of one document may run. */
const DOCUMENT_MS = 300_000;
/** Documents sealed side by side: a fixed budget of memory, whatever the size of the will. */
const SIDE_BY_SIDE = 2;

/** What a call of encrypt, or the service itself, asks for. `storageId` null: where the will lies now. */
export interface SealRequest {
  hostId: string;
  storageId: string | null;
  background: boolean;
  owner: string;
}

/** A sealing as the one who works on it knows it: the plan with all that is sealed, and the Host as of the last commit of its own. */
interface Work {
  hostId: string;
  plan: SealingRow;
  /** Undefined once it may be out of date; a commit on an old one is lost, and then it is loaded again. */
  host: HostWithCustody | undefined;
}

/**
 * Seals a Host's draft, or the sealed documents anew, or joins a sealing that runs already. Returns the sealing then in
 * force. `host` is the Host if they were loaded just now.
 */
export async function seal(app: App, request: SealRequest, host?: HostWithCustody): Promise<Sealing> {
  const load = () => signedInHost(app, request.hostId);
  const work = await untilCommittedFrom(host ?? (await load()), load, (known) => begin(app, request, known));
  if (work.plan.lease.owner !== request.owner) {
    // Nobody waits for the service's own sealing: it must not keep a run of its worker for another one's.
    if (request.background) throw new Refusal('sealing_in_progress');
    return join(app, request.hostId, work.plan);
  }
  try {
    await sealDocuments(app, work);
    return await finish(app, work);
  } catch (error) {
    await (error instanceof Refusal ? giveUp : letGo)(app, request.hostId, work.plan, request.owner);
    throw error;
  }
}

/** What has to hold before anything is sealed; each with its own answer. */
function orderOf(host: HostWithCustody, { storageId, background, owner }: SealRequest): SealOrder {
  const { will, draft, settings, survivors } = host;
  const storage = host.storages.find(({ id }) => id === (storageId ?? will?.sealed.storageId));
  if (!storage) throw new Refusal('storage_not_found');
  if (isFrozen(will)) throw new Refusal('transfer_running');
  if (will?.status === 'pending_transfer') throw new Refusal('sign_of_life_first');
  // The service's own sealing goes on: it only takes an old key out of use.
  if (!background) assertNotRecovered(host);
  // The service tries all the same: a storage that was down may be back long before anybody looks.
  if (!background && !storage.isConnected) throw new Refusal('storage_not_connected');
  if (survivors.length < MIN_THRESHOLD) throw new Refusal('too_few_survivors');
  const threshold = background && will ? will.sealed.threshold : settings.survivor_threshold;
  if (threshold > survivors.length) throw new Refusal('threshold_exceeds_survivors');
  const source = sourceOf(host, storage.id, background);
  if (source === 'draft' && draft?.documents.length === 0) throw new Refusal('no_documents');
  return { storageId: storage.id, source, threshold, background, owner };
}

/** A draft is what a Host wants sealed; without one there may still be a reason to seal the sealed documents anew. */
function sourceOf(host: HostWithCustody, storageId: string, background: boolean): SealOrder['source'] {
  if (host.draft && !background) return 'draft';
  const moved = host.will !== undefined && host.will.sealed.storageId !== storageId;
  if (moved || needsSealing(host)) return 'sealed';
  throw new Refusal('no_draft');
}

async function signedInHost(app: App, hostId: string): Promise<HostWithCustody> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  if (!host) throw new Refusal('unauthorized');
  return host;
}

async function begin(app: App, request: SealRequest, host: HostWithCustody): Promise<Work> {
  const { hostId, owner } = request;
  const now = instant(app.now());
  const running = host.custody.sealing;
  if (running && running.lease.until > now) return { hostId, plan: running, host };
  // A sealing whose worker died is taken over with its plan: what it has written counts.
  const plan = running ? takenOver(running, owner, now) : await planSealing(app, host, orderOf(host, request));
  const counters = { ...host.custody.counters, revision: plan.revision, generation: Math.max(plan.generation, host.custody.counters.generation) };
  const aggregate = { root: host.root, put: { 'CUSTODY/SEALING': plan, 'CUSTODY/COUNTERS': counters } };
  await app.store.commit({
    hostId,
    at: now,
    aggregates: [aggregate],
    effects: running ? [] : [{ kind: 'mind-sealing', key: `sealing/${plan.revision}`, revision: plan.revision }],
  });
  return { hostId, plan, host: { ...host, root: rootAfter(aggregate), custody: { ...host.custody, sealing: plan, counters } } };
}

function takenOver(running: SealingRow, owner: string, now: Instant): SealingRow {
  return { ...running, lease: { owner, until: after(now, LEASE), takeovers: running.lease.takeovers + 1 } };
}

async function sealDocuments(app: App, work: Work): Promise<void> {
  const waiting = work.plan.documents.filter((document) => document.file === null);
  const lane = async (): Promise<void> => {
    for (let document = waiting.shift(); document; document = waiting.shift()) await sealOne(app, work, document);
  };
  // All lanes come to their end before an error goes on: nobody may write while a failed sealing is cleared away.
  const lanes = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, lane));
  const failed = lanes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

async function sealOne(app: App, work: Work, { id, staged }: PlannedDocument): Promise<void> {
  // A path for each try: an earlier one whose answer was lost may still be at work on its own.
  const path = `${randomLabel()}.age`;
  const order: DocumentOrder = { hostId: work.hostId, documentId: id, path };
  // Both workers answer a SealedFile. What is sealed already can only be read by the worker that unwraps Survivors' keys.
  const file = (await (staged ? app.workers.call('seal', order, DOCUMENT_MS) : app.workers.call('reshare', order, DOCUMENT_MS))) as SealedFile;
  work.plan = { ...work.plan, documents: work.plan.documents.map((document) => (document.id === id ? { ...document, path, file } : document)) };
  // The last one is noted by the commit that puts all of them in force; whoever takes over before that seals it again.
  if (work.plan.documents.some((document) => document.file === null)) await untilCommitted(() => noteSealed(app, work));
}

/** Writes down which documents are sealed, so that whoever takes over need not seal them again. */
async function noteSealed(app: App, work: Work): Promise<void> {
  const host = await hostOf(app, work);
  const now = instant(app.now());
  const sealing = { ...work.plan, lease: { ...host.custody.sealing.lease, until: after(now, LEASE) } };
  const aggregate = { root: host.root, put: { 'CUSTODY/SEALING': sealing } };
  await app.store.commit({ hostId: work.hostId, at: now, aggregates: [aggregate] });
  work.host = { ...host, root: rootAfter(aggregate), custody: { ...host.custody, sealing } };
}

/** The Host as they were last known, once, and then loaded; the sealing must still run, and in our hands. */
async function hostOf(app: App, work: Work): Promise<HostWithCustody & { custody: { sealing: SealingRow } }> {
  const lease = work.host?.custody.sealing?.lease;
  // Whoever has slept through the end of the lease has to see first who has it now: it is their package that lies there.
  const isHeld = lease !== undefined && lease.until > instant(app.now());
  const host = isHeld ? work.host : await app.store.hosts.loadWithCustody(work.hostId);
  work.host = undefined;
  const sealing = host?.custody.sealing;
  const isOurs = sealing?.revision === work.plan.revision && sealing.lease.owner === work.plan.lease.owner;
  if (!host || !isOurs) throw new Refusal('sealing_in_progress');
  return { ...host, custody: { ...host.custody, sealing } };
}

/** Writes what is left of the package and puts the new revision in force, in one transaction. */
async function finish(app: App, work: Work): Promise<Sealing> {
  const host = await hostOf(app, work);
  const manifest = await writePackage(app, host, work.plan);
  work.host = host;
  return untilCommitted(() => putInForce(app, work, manifest));
}

async function putInForce(app: App, work: Work, manifest: ManifestRow): Promise<Sealing> {
  const { plan } = work;
  const host = await hostOf(app, work);
  // A transfer that began meanwhile has pinned what is in force.
  if (isFrozen(host.will)) throw new Refusal('transfer_running');
  const now = instant(app.now());
  const sealing = sealingOf(plan, manifest, now);
  const before: WillState | undefined = host.will && host.liveness ? { will: host.will, liveness: host.liveness, transfer: undefined } : undefined;
  const step = plan.background && before ? resealWill(before, sealing) : sealWill(before, sealing, host.settings, now, host.draft?.createdAt);
  const { next } = step;
  const loaded: LoadedWill = {
    host,
    state: before ?? next,
    transferRoot: undefined,
    released: [],
    context: contextOf(app, host),
  };
  await commitStep(
    app,
    loaded,
    { ...step, effects: [...step.effects, ...effectsOf(host, plan)] },
    {
      put: { WILL: next.will, LIVENESS: next.liveness, 'CUSTODY/MANIFEST': manifest, ...shareRows(plan.shares) },
      remove: [
        ...(plan.source === 'draft' ? (['DRAFT'] as const) : []),
        'CUSTODY/SEALING',
        ...host.custody.owedFiles.map(pendingFileRow),
        ...host.custody.shares.map(shareRow),
      ],
      audit: [{ event: 'sealed', facts: { revision: plan.revision, generation: plan.generation, documents: plan.documents.length } }],
    },
  );
  return sealing;
}

function sealingOf(plan: SealingRow, manifest: ManifestRow, now: string): Sealing {
  const { revision, generation, threshold, storageId, packageId, recipient } = plan;
  const documents: SealedDocument[] = plan.documents.map(({ staged, file, ...document }) => document);
  const manifestHash = createHash('sha256').update(manifest.text).digest('hex');
  return {
    revision,
    generation,
    threshold,
    survivors: plan.shares.map(({ survivor }) => survivor),
    storageId,
    packageId,
    manifestHash,
    recipient,
    sealedAt: now,
    documents,
  };
}

/** The staged plaintext and the revision that was in force before go after the commit, never before it. */
function effectsOf(host: HostWithCustody, plan: SealingRow): Effect[] {
  const staged = plan.documents.flatMap((document) => (document.staged ? [document.staged] : []));
  const old = host.will?.sealed;
  return [
    { kind: 'forget-staged', key: `staged/${plan.revision}`, objects: staged },
    ...(old
      ? [{ kind: 'forget-package' as const, key: `package/${old.revision}`, storageId: old.storageId, prefix: `${old.packageId}/${old.revision}/` }]
      : []),
  ];
}

/** Waits for a sealing that somebody else works on. */
async function join(app: App, hostId: string, running: SealingRow): Promise<Sealing> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    await pause(500);
    const host = await app.store.hosts.loadWithCustody(hostId);
    if (host?.will && host.will.sealed.revision >= running.revision) return host.will.sealed;
    if (host && host.custody.sealing?.revision !== running.revision) throw new Refusal('storage_failed');
  }
  throw new Refusal(
    'sealing_in_progress',
    'The will is still being sealed, and the work continues. Please send the request again in a minute.',
    undefined,
    30,
  );
}

/** After a fault of ours the plan stays, and whoever asks next goes on with it at once; if even this fails, when the lease is over. */
async function letGo(app: App, hostId: string, plan: SealingRow, owner: string): Promise<void> {
  const at = instant(app.now());
  await untilCommitted(async () => {
    const host = await app.store.hosts.loadWithCustody(hostId);
    const sealing = host?.custody.sealing;
    if (!host || sealing?.revision !== plan.revision || sealing.lease.owner !== owner) return;
    const put = { 'CUSTODY/SEALING': { ...sealing, lease: { ...sealing.lease, until: at } } };
    await app.store.commit({ hostId, at, aggregates: [{ root: host.root, put }] });
  }).catch((error: unknown) => app.log.warn('sealing_not_let_go', faultFacts(error)));
}

/** A sealing that cannot succeed leaves the will as it was, and nothing of itself. */
export async function giveUp(app: App, hostId: string, plan: SealingRow, owner: string): Promise<void> {
  await untilCommitted(async () => {
    const host = await app.store.hosts.loadWithCustody(hostId);
    const sealing = host?.custody.sealing;
    // Whoever has taken it over goes on with it.
    if (!host || sealing?.revision !== plan.revision || sealing.lease.owner !== owner) return;
    const effects: Effect[] = [
      { kind: 'forget-package', key: `given-up/${plan.revision}`, storageId: plan.storageId, prefix: `${plan.packageId}/${plan.revision}/` },
    ];
    await app.store.commit({
      hostId,
      at: instant(app.now()),
      aggregates: [{ root: host.root, remove: ['CUSTODY/SEALING'] }],
      effects,
      audit: [{ event: 'sealing_failed', facts: { revision: plan.revision } }],
    });
  });
}
