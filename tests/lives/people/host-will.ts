import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type Action, between, type Host, type Life, oneOf } from '#tests/lives/life.ts';
import type { Reply } from '#tests/support/client.ts';
import { letter } from '#tests/support/story.ts';
import { during } from '#tests/world/world.ts';
import { acted, askAsHost, hostDoes, isSignedIn, isUnclear, said, sendAsHost } from './doing.ts';
import { bytesOf, learnDocuments, sha256 } from './learn.ts';

type Chance = Parameters<Action['perform']>[2];

const usesService = ({ options }: Host): boolean => options.level === 'service';
const hasDraft = ({ isDrafting, drafted }: Host): boolean => isDrafting && Object.keys(drafted).length > 0;
/** Whether something was changed since the last sealing that may need another one. */
const hasChanged = ({ acts, isSealed }: Host): boolean => isSealed && ['people', 'settings', 'storage'].includes(acts.at(-1)?.kind ?? '');
const canSeal = (by: Host, life: Life): boolean =>
  isSignedIn(by) && by.storageIds.length > 0 && hasDraft(by) && life.state.survivors.filter(({ id }) => id !== undefined).length >= 2;

export const hostWillActions: readonly Action[] = [
  hostDoes(
    'uploads a document',
    (by) => isSignedIn(by) && usesService(by),
    upload,
    (by) => (hasDraft(by) || by.isSealed ? 1 : 15),
  ),
  hostDoes(
    'uploads a document in three steps',
    (by) => isSignedIn(by) && usesService(by),
    uploadInSteps,
    (by) => (hasDraft(by) || by.isSealed ? 1 : 10),
  ),
  hostDoes('announces a film', (by) => isSignedIn(by) && usesService(by), announceFilm, 0.4),
  hostDoes(
    'removes a document',
    (by) => isSignedIn(by) && usesService(by) && Object.keys({ ...by.documents, ...by.drafted }).length > 1,
    remove,
    0.5,
  ),
  hostDoes('seals', canSeal, seal, ({ isSealed }) => (isSealed ? 3 : 25)),
  hostDoes('leaves all storages but one', (by) => isSignedIn(by) && by.isSealed && by.storageIds.length > 1, leaveStorages, 0),
  hostDoes('seals again', (by) => isSignedIn(by) && by.storageIds.length > 0 && hasChanged(by), seal, 0.5),
  hostDoes(
    'looks whether the documents are as they think',
    (by) => isSignedIn(by) && by.willId !== undefined,
    look,
    (by) => (by.isUnsure ? 8 : 0.3),
  ),
];

/** A will is in three storages at most. */
const MOST_MIRRORS = 2;

/** A document with its own name. */
function newDocument(by: Host, chance: Chance): { filename: string; content: string } {
  const filename = `letter-${Object.keys(by.uploaded).length + 1}-${between(chance, 100, 999)}.txt`;
  const content = `The secret of ${filename} is ${chance.bytes(12).toString('hex')}.\n`;
  by.uploaded[filename] = content;
  return { filename, content };
}

/** The draft begins with what is sealed. */
export function addToDraft(by: Host, added: Record<string, string>): void {
  by.drafted = { ...(by.isDrafting ? by.drafted : by.documents), ...added };
  by.isDrafting = true;
}

async function upload(life: Life, by: Host, chance: Chance): Promise<void> {
  const { filename, content } = newDocument(by, chance);
  const reply = await askAsHost(life, by, 'POST', '/api/will/upload', { parts: [letter(filename, content)] });
  await takeUpload(life, by, reply, { [filename]: content });
  life.tell(`${by.name} uploads ${filename} ${said(reply)}.`);
}

/** Learns from the reply to an upload. */
export async function takeUpload(life: Life, by: Host, reply: Reply, added: Record<string, string>): Promise<void> {
  if (reply.status === 201) {
    by.willId = reply.body.will_id;
    addToDraft(by, added);
  } else if (isUnclear(reply)) await learnAgain(life, by);
}

async function learnAgain(life: Life, by: Host): Promise<void> {
  by.isUnsure = true;
  await learnDocuments(life, by);
}

async function uploadInSteps(life: Life, by: Host, chance: Chance): Promise<void> {
  const { filename, content } = newDocument(by, chance);
  const file = { filename, mime_type: 'text/plain', size_bytes: content.length, sha256_hash: sha256(content) };
  const announced = await sendAsHost(life, by, 'POST', '/api/will/uploads', { files: [file] });
  if (announced.status !== 201) return life.tell(`${by.name} announces ${filename} ${said(announced)}.`);
  const isLost = chance.next() < 0.1;
  const arrived = isLost ? false : await putFile(announced.body.files[0].url, content);
  const reply = await askAsHost(life, by, 'POST', `/api/will/uploads/${announced.body.upload_id}/complete`);
  await takeUpload(life, by, reply, { [filename]: content });
  life.tell(`${by.name} uploads ${filename} in three steps${arrived ? '' : ', but the file does not arrive'} ${said(reply)}.`);
}

/** About as large as a file may be. They never send it. */
async function announceFilm(life: Life, by: Host, chance: Chance): Promise<void> {
  const size_bytes = Math.round(oneOf(chance, [0.9, 1, 1.01, 2]) * 50 * 1024 * 1024);
  const files = [{ filename: 'wedding.mp4', mime_type: 'video/mp4', size_bytes, sha256_hash: sha256('a film') }];
  life.tell(`${by.name} announces a film of ${size_bytes} bytes ${said(await sendAsHost(life, by, 'POST', '/api/will/uploads', { files }))}.`);
}

let s3: S3Client | undefined;

/** Puts a file to a signed address, as a browser does. Returns whether it arrived. */
async function putFile(url: string, content: string): Promise<boolean> {
  s3 ??= new S3Client({ region: 'eu-central-1', credentials: { accessKeyId: 'browser', secretAccessKey: 'browser' } });
  const { hostname, pathname } = new URL(url);
  const inPath = hostname.split('.')[0] === 's3' || !hostname.includes('s3');
  const [first = '', ...rest] = decodeURIComponent(pathname.slice(1)).split('/');
  const place = inPath ? { Bucket: first, Key: rest.join('/') } : { Bucket: hostname.split('.s3')[0], Key: [first, ...rest].join('/') };
  return during(s3.send(new PutObjectCommand({ ...place, Body: bytesOf(content), IfNoneMatch: '*' }))).then(
    () => true,
    () => false,
  );
}

async function remove(life: Life, by: Host, chance: Chance): Promise<void> {
  const list = await askAsHost(life, by, 'GET', '/api/will/documents');
  if (list.status !== 200 || list.body.documents.length < 2) return;
  const { id, filename } = oneOf<{ id: string; filename: string }>(chance, list.body.documents);
  const reply = await askAsHost(life, by, 'DELETE', `/api/will/documents/${id}`);
  if (reply.status === 204) {
    addToDraft(by, {});
    delete by.drafted[filename];
  } else if (isUnclear(reply)) await learnAgain(life, by);
  life.tell(`${by.name} removes ${filename} ${said(reply)}.`);
}

async function seal(life: Life, by: Host, chance: Chance): Promise<void> {
  const storage_id = oneOf(chance, by.storageIds);
  const others = by.storageIds.filter((id) => id !== storage_id).slice(0, MOST_MIRRORS);
  const mirror_storage_ids = chance.next() < 0.7 ? others : undefined;
  await sealIn(life, by, chance, { storage_id, ...(mirror_storage_ids && { mirror_storage_ids }) });
}

/** What is sealed stays in one of them. */
async function leaveStorages(life: Life, by: Host, chance: Chance): Promise<void> {
  await sealIn(life, by, chance, { storage_id: oneOf(chance, by.storageIds), mirror_storage_ids: [] });
}

async function sealIn(life: Life, by: Host, chance: Chance, json: { storage_id: string; mirror_storage_ids?: string[] }): Promise<void> {
  const drafted = by.isDrafting ? { ...by.drafted } : { ...by.documents };
  let reply = await sendAsHost(life, by, 'POST', '/api/will/encrypt', json);
  if (reply.body?.code === 'review_needed') reply = await reviewAndSeal(life, by, json, chance);
  // A file that was added in another window at the same moment is in this sealing or in the next one.
  const isConcurrent = JSON.stringify(by.isDrafting ? by.drafted : by.documents) !== JSON.stringify(drafted);
  if (reply.status === 200) Object.assign(by, { isSealed: true, willId: reply.body.will_id, documents: drafted, drafted: {}, isDrafting: false });
  if (reply.status === 200) acted(life, by, 'seal');
  if (isUnclear(reply) || isConcurrent || reply.body?.code === 'no_draft') await learnAgain(life, by);
  life.tell(`${by.name} seals ${Object.keys(drafted).length} documents in ${1 + (json.mirror_storage_ids?.length ?? 0)} storages ${said(reply)}.`);
}

/** After a reset by e-mail, the Host looks through what was set since, and confirms it. */
async function reviewAndSeal(life: Life, by: Host, json: object, chance: Chance): Promise<Reply> {
  const { body } = await askAsHost(life, by, 'GET', '/api/auth/review');
  const isFirst = chance.next() < 0.5;
  if (isFirst)
    life.tell(
      `${by.name} confirms what was set since the reset ${said(await sendAsHost(life, by, 'POST', '/api/auth/review', { review: body.review }))}.`,
    );
  return sendAsHost(life, by, 'POST', '/api/will/encrypt', isFirst ? json : { ...json, review: body.review });
}

async function look(life: Life, by: Host): Promise<void> {
  await learnDocuments(life, by);
  life.tell(
    `${by.name} looks at the list of the documents: ${Object.keys(by.documents).length} are sealed${by.isDrafting ? ', and more are to be sealed' : ''}.`,
  );
}
