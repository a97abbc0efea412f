import { createHash } from 'node:crypto';
import { isWillOf, type Kept, type Life, type LifeEvent, type Replied, willOf } from '#tests/lives/life.ts';
import { names } from '#tests/world/names.ts';
import type { Will } from '#wills/rules/will.ts';
import { isOfHost } from './accounts.ts';
import { hasLostConsent } from './no-fault-of-ours.ts';
import { sealedAsAnswered } from './sealings-seen.ts';

interface Memory {
  /** The place that each storage leads to, by the storage's id: see tests/world/places.ts. */
  placeOf: Record<string, string>;
  /** The folder of each storage in its place. */
  folderOf: Record<string, string>;
  /** When each place was last in trouble, epoch milliseconds. */
  troubled: Record<string, number>;
  /** When anything else was last in trouble. */
  restless: number;
  /** The revision and the generation that are sealed, and since when, epoch milliseconds. */
  current?: { name: string; since: number };
  /** The storages of the newest sealing that was answered. */
  sealedIn: string[];
  /** Whether the will was sealed in this step. */
  isSealed: boolean;
  /** A deletion was asked for: packages are deleted, and kept elsewhere. */
  isGivenUp: boolean;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A storage counts as one that does not work after three days. A message about it can leave later. */
const TOLERANCE = 8 * DAY;

export const eachStorage: Kept<Memory> = {
  name: 'each-storage',
  sentence:
    'Storages that work always open with the papers that are valid now, and a dead one locks nothing. A sealing needs one storage that has all of it.',
  source: 'docs/adr/0074; docs/threat-model.md: new settings count only where the current manifest is found',
  begin: () => ({ placeOf: {}, folderOf: {}, troubled: {}, restless: 0, sealedIn: [], isSealed: false, isGivenUp: false }),
  onEvent(memory, event, life) {
    const problem = event.kind === 'message' ? messageProblem(memory, event, life) : replyProblem(memory, event, life);
    if (event.kind === 'reply' && isOfHost(event, life.state)) learn(memory, event);
    return problem;
  },
  afterStep(memory, life) {
    learnTrouble(memory, life);
    const { isSealed } = memory;
    memory.isSealed = false;
    const sealed = isUncertain(memory, life) ? undefined : willOf(life)?.sealed;
    if (!sealed) return undefined;
    const old = oldProblem(memory, life, sealed);
    if (old) return old;
    if (!life.inside.changes().some(({ after }) => after && isWillOf(life, after))) return undefined;
    const places = placesOf(memory, sealed);
    if (isSealed && places && !places.some((place) => isWhole(life, place, sealed))) return 'The will was sealed, and no storage has all of it.';
    const isQuiet = life.now() - memory.restless > 2 * HOUR;
    const lacking = isQuiet && places?.find((place) => memory.troubled[place] === undefined && !isWhole(life, place, sealed));
    return lacking ? `The storage ${lacking} works all the time, and lacks files of the will as it is now.` : undefined;
  },
  /** Everything has worked for weeks. */
  atEnd(memory, life) {
    const sealed = isUncertain(memory, life) ? undefined : willOf(life)?.sealed;
    const whole = sealed && placesOf(memory, sealed)?.filter((place) => isWhole(life, place, sealed));
    const old = sealed && whole?.flatMap((place) => olderFiles(life, place, sealed))[0];
    return old && `A storage that has the files of now still has ${old}, which papers of an earlier time open.`;
  },
};

type Sealed = Will['sealed'];

const isUncertain = ({ isGivenUp }: Memory, { state }: Life): boolean => isGivenUp || state.isTampered === true;

/** Undefined if it is not known of one. */
function placesOf({ placeOf }: Memory, { storageId, mirrors = [] }: Sealed): string[] | undefined {
  const places = [storageId, ...mirrors].map((id) => placeOf[id]);
  return places.includes(undefined) ? undefined : (places as string[]);
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Whether every file of the current manifest is in this place. */
function isWhole({ inside }: Life, place: string, { packageId, revision, generation, manifestHash }: Sealed): boolean {
  const objects = inside.objects();
  const name = `/${packageId}/${revision}/manifest.${generation}.json`;
  const path = [...objects.keys()].find((key) => key.startsWith(`${place}/`) && key.endsWith(name));
  const manifest = path === undefined ? undefined : objects.get(path)?.bytes;
  if (!path || !manifest || sha256(manifest) !== manifestHash) return false;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const { files } = JSON.parse(manifest.toString('utf8')) as { files: { path: string; sha256: string }[] };
  return files.every((file) => {
    const found = objects.get(folder + file.path);
    return found !== undefined && sha256(found.bytes) === file.sha256;
  });
}

function olderFiles({ inside }: Life, place: string, { packageId, revision, generation }: Sealed): string[] {
  const older = new RegExp(`/${packageId}/(\\d+)/(?:(?:manifest\\.|shares/)(\\d+))?`);
  return [...inside.objects().keys()].filter((key) => {
    const [, ofRevision, ofGeneration] = older.exec(key) ?? [];
    if (!key.startsWith(`${place}/`) || ofRevision === undefined) return false;
    return Number(ofRevision) < revision || (Number(ofRevision) === revision && Number(ofGeneration) < generation);
  });
}

/** Since when this is what is sealed. */
function sealedSince(memory: Memory, life: Life, { revision, generation, sealedAt }: Sealed): number {
  const name = `${revision}/${generation}`;
  const { current } = memory;
  if (current?.name === name) return current.since;
  memory.current = { name, since: current ? life.now() : Date.parse(sealedAt) };
  return memory.current.since;
}

/** By then, what a sealing has replaced is deleted wherever nothing has failed since. */
const CLEARED = 3 * DAY;

function oldProblem(memory: Memory, life: Life, sealed: Sealed): string | undefined {
  const at = sealedSince(memory, life, sealed);
  const { faults, faultEndedAt = 0, setBacks = [], restored } = life.state;
  const isQuiet = faultEndedAt < at && !restored && !faults.some(({ name }) => name.startsWith('aws'));
  if (!isQuiet || life.now() - at <= CLEARED || hasLostConsent(life)) return undefined;
  // One that was set back to an earlier time works, and what is sealed after that replaces what it has.
  const isSound = (place: string): boolean =>
    !faults.some(({ name }) => name === `place ${place}`) && !setBacks.some((one) => one.bucket === place && one.at > at);
  const places = placesOf(memory, sealed)?.filter(isSound) ?? [];
  const old = places.flatMap((place) => olderFiles(life, place, sealed))[0];
  return old && `${((life.now() - at) / DAY).toFixed(1)} days after the sealing, a storage that has worked since still has ${old} of before.`;
}

const DRIVES = /^drive_/;
/** With which the Host agrees on the page of a drive: people/host-places.ts. */
const ACCOUNT = 'anna';
const placeOfConfig = (type: string, { bucket, host }: { bucket?: string; host?: string } = {}): string | undefined =>
  type === 'service' ? names.packagesBucket : (bucket ?? host);

function learn(memory: Memory, { operation, path, asking, reply: { status, body } }: Replied): void {
  const json = (asking.json ?? {}) as { type?: string; config?: { bucket?: string }; storage_id?: string; mirror_storage_ids?: string[] };
  if (/^DELETE \/api\/(will|host)$/.test(operation)) memory.isGivenUp = true;
  if (status >= 300) return;
  const place = placeOfConfig(body?.type ?? json.type, json.config);
  if (/^(POST|PUT) \/api\/storages(\/\{id\})?$/.test(operation) && place) memory.placeOf[body?.id ?? path.split('/').at(-1)] = place;
  if (operation === 'GET /api/storages') for (const { id, type } of body.storages) if (DRIVES.test(type)) memory.placeOf[id] = `${type}:${ACCOUNT}`;
  if (operation === 'POST /api/storages') memory.folderOf[body.id] = body.directory_path;
  if (operation !== 'POST /api/will/encrypt') return;
  memory.isSealed = true;
  memory.sealedIn = [...new Set([json.storage_id ?? memory.sealedIn[0] ?? '', ...(json.mirror_storage_ids ?? memory.sealedIn)])];
}

function learnTrouble(memory: Memory, { state, now }: Life): void {
  for (const { name } of state.faults) {
    const [kind, place = ''] = name.split(' ');
    if (kind === 'place' || kind === 'older') memory.troubled[place] = now();
    else if (kind === 'aws') memory.restless = now();
  }
  memory.restless = Math.max(memory.restless, state.faultEndedAt ?? 0);
}

const placesInTrouble = ({ state }: Life): string[] =>
  state.faults.flatMap(({ name }) => (/^(place|older) /.test(name) ? [name.split(' ')[1] ?? ''] : []));

function replyProblem(memory: Memory, event: LifeEvent, life: Life): string | undefined {
  if (event.kind !== 'reply' || !isOfHost(event, life.state)) return undefined;
  const { operation, asking, reply } = event;
  const { config } = (asking.json ?? {}) as { config?: { bucket?: string } };
  if (operation === 'PUT /api/storages/{id}' && reply.status === 200 && config && !isUncertain(memory, life))
    return moveProblem(life, reply.body, config) ?? samePlaceProblem(memory, life, reply.body, config);
  const { storage_id, mirror_storage_ids = [] } = (asking.json ?? {}) as { storage_id?: string; mirror_storage_ids?: string[] };
  const wanted = [storage_id ?? '', ...mirror_storage_ids];
  const isLocked = sealedAsAnswered(event) === 'perhaps' && ['storage_failed', 'internal_error'].includes(reply.body?.code);
  const others = life.state.faults.some(({ name }) => name.startsWith('aws'));
  if (!isLocked || others || wanted.length < 2 || !wanted.every((id) => memory.sealedIn.includes(id))) return undefined;
  const well = wanted.filter((id) => memory.placeOf[id] !== undefined && !placesInTrouble(life).includes(memory.placeOf[id] ?? ''));
  return well.length > 0 && wanted.every((id) => memory.placeOf[id] !== undefined)
    ? `One of ${wanted.length} storages does not work, and nothing can be sealed: ${reply.body.error}`
    : undefined;
}

/** New settings of a storage that has the will lead to it. */
function moveProblem(life: Life, { id, type }: { id: string; type: string }, config: { bucket?: string; host?: string }): string | undefined {
  const sealed = willOf(life)?.sealed;
  const place = placeOfConfig(type, config);
  if (!sealed || !place || ![sealed.storageId, ...(sealed.mirrors ?? [])].includes(id)) return undefined;
  const isThere = [...life.inside.objects().keys()].some((key) => key.startsWith(`${place}/`) && key.includes(`/${sealed.packageId}/`));
  return isThere ? undefined : `The settings of a storage of the will lead to ${place} now, where it is not.`;
}

/** Two storages of the will are two copies. */
function samePlaceProblem(
  { placeOf, folderOf }: Memory,
  life: Life,
  { id, type }: { id: string; type: string },
  config: { bucket?: string; host?: string },
): string | undefined {
  const { storageId, mirrors = [] } = willOf(life)?.sealed ?? {};
  const others = [storageId, ...mirrors].filter((one): one is string => one !== undefined && one !== id);
  if (folderOf[id] === undefined || others.length === mirrors.length + 1) return undefined;
  const place = placeOfConfig(type, config);
  const same = others.find((one) => placeOf[one] === place && folderOf[one] === folderOf[id]);
  return same && `Two storages of the will lead to the folder ${folderOf[id]} in ${place} now.`;
}

/** What we write about storages is so. */
function messageProblem(memory: Memory, event: LifeEvent, life: Life): string | undefined {
  if (event.kind !== 'message' || isUncertain(memory, life)) return undefined;
  learnTrouble(memory, life);
  const { subject, text } = event.message;
  if (!/We cannot reach the storage of your will|One of the storages of your will does not work/.test(subject)) return undefined;
  const last = Math.max(memory.restless, ...Object.values(memory.troubled));
  if (event.at - last > TOLERANCE && !hasLostConsent(life))
    return `“${subject}”, and all storages have worked since ${new Date(last).toISOString()}.`;
  const sealed = willOf(life)?.sealed;
  const places = sealed && placesOf(memory, sealed);
  if (!/complete in another storage/.test(text) || !places) return undefined;
  const isSafe = places.some((place) => !placesInTrouble(life).includes(place) && isWhole(life, place, sealed));
  return isSafe ? undefined : 'The Host reads that the will is complete in another storage, and none that works has it.';
}
