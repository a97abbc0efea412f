import { useEffect, useRef, useState } from 'preact/hooks';
import { currentHost, hostCall } from '#web/host/session.ts';
import { serviceTime } from '#web/shared/clock.ts';
import { failureOf } from '#web/shared/failure.ts';
import { guardLeaving } from '#web/shared/guard-leaving.ts';
import { hashFile, sendFile } from './send-file.ts';
import { type Announced, afterFailure, afterSending, isBroken, NEW_UPLOAD, nextStep, type Step, type Upload } from './upload-steps.ts';

/** One file on its way. It continues while the Host looks at other pages of the console. */
export interface Item {
  id: number;
  host: string | null;
  file: File;
  /** As the Host knows it. */
  name: string;
  type: string;
  upload: Upload;
  /** What is done now. `waiting`: other files are before it. `stopped`: it has failed. */
  phase: Step | 'waiting' | 'paused' | 'stopped' | 'done';
  /** The bytes that have left this device. */
  sent: number;
  stop: AbortController;
}

/** A document that the service keeps under another name than the file had. */
export interface Renamed {
  from: string;
  to: string;
}

let items: readonly Item[] = [];
let renamed: readonly Renamed[] = [];
let lastId = 0;
let isWorking = false;
let unguard: (() => void) | null = null;
const listeners = new Set<() => void>();

/** The uploads of the signed-in Host, the first one first. */
export function useUploads(): readonly Item[] {
  const [, setVersion] = useState(0);
  useEffect(() => {
    const update = () => setVersion((version) => version + 1);
    listeners.add(update);
    return () => void listeners.delete(update);
  }, []);
  const host = currentHost();
  return items.filter((item) => item.host === host);
}

/** The documents of the last uploads that got another name. */
export function useRenamed(): readonly Renamed[] {
  return useUploads() && renamed;
}

function hasOtherEnding({ from, to }: Renamed): boolean {
  return from.split('.').at(-1) !== to.split('.').at(-1);
}

/** Calls the listener when a file has become a document. */
export function useArrivals(listener: () => void): void {
  const done = useUploads().filter(({ phase }) => phase === 'done').length;
  const seen = useRef(done);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another listener is no arrival
  useEffect(() => {
    if (done > seen.current) listener();
    seen.current = done;
  }, [done]);
}

/** Returns whether this upload needs the window to stay open. */
export function isUnfinished({ phase }: Item): boolean {
  return phase !== 'done';
}

/** A file to upload. `type`: as the service names it. `sha256`: in hexadecimal, if it is known, because computing it needs the whole file in memory. */
export interface ToUpload {
  file: File;
  type: string;
  /** What the Host calls it, if the file has another name. */
  name?: string;
  sha256?: string;
}

/** Uploads these files one after another. */
export function addUploads(files: readonly ToUpload[]): void {
  const host = currentHost();
  if (!items.some(isUnfinished)) renamed = [];
  const added = files.map(({ file, type, name = file.name, sha256 = null }): Item => {
    lastId += 1;
    return { id: lastId, host, file, name, type, upload: { ...NEW_UPLOAD, sha256 }, phase: 'waiting', sent: 0, stop: new AbortController() };
  });
  replaceAll([...items.filter((item) => item.host === host && item.phase !== 'done'), ...added]);
  void work();
}

/** Stops an upload, or takes one off the list. What has arrived of it is deleted by the service after a day. */
export function removeUpload(id: number): void {
  items.find((item) => item.id === id)?.stop.abort();
  replaceAll(items.filter((item) => item.id !== id));
}

/** Stops all uploads that are not documents yet. */
export function stopUploads(): void {
  for (const { id } of items.filter(isUnfinished)) removeUpload(id);
}

/** Takes those off the list that have failed. */
export function removeStoppedUploads(): void {
  for (const { id } of items.filter(({ phase }) => phase === 'stopped')) removeUpload(id);
}

/** Takes those off the list that are documents now. */
export function removeDoneUploads(): void {
  if (items.some(({ phase }) => phase === 'done')) replaceAll(items.filter(isUnfinished));
}

export function retryUpload(id: number): void {
  change(id, (item) => (item.phase === 'stopped' ? { ...item, phase: 'waiting', upload: { ...item.upload, failure: null } } : item));
  void work();
}

/** Stops an upload until `continueUpload`. The bytes of a file that was on its way are sent again then. */
export function pauseUpload(id: number): void {
  const item = find(id);
  if (!item || item.phase === 'done' || (item.phase === 'stopped' && !isBroken(item.upload))) return;
  change(id, (last) => ({ ...last, phase: 'paused', stop: new AbortController() }));
  item.stop.abort();
}

export function continueUpload(id: number): void {
  change(id, (item) => (item.phase === 'paused' ? { ...item, phase: 'waiting', upload: { ...item.upload, failure: null } } : item));
  void work();
}

addEventListener('online', () => {
  for (const { id, upload } of items) if (isBroken(upload)) retryUpload(id);
});

/** Takes the files in their order, one at a time: a file in memory is enough for an old computer. */
async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  try {
    for (let item = nextWaiting(); item; item = nextWaiting()) await carry(item.id);
  } finally {
    isWorking = false;
  }
}

const nextWaiting = () => items.find(({ phase }) => phase === 'waiting');
const find = (id: number) => items.find((item) => item.id === id);

const RESTING: readonly Item['phase'][] = ['done', 'stopped', 'paused'];

/** Carries one file until it is added, has failed, is paused, or was taken off the list. */
async function carry(id: number): Promise<void> {
  for (let item = find(id); item && !RESTING.includes(item.phase); item = find(id)) {
    const step = nextStep(item.upload, serviceTime().getTime());
    change(id, (last) => ({ ...last, phase: step, sent: step === 'send' ? 0 : last.sent }));
    const next = await take(step, item).catch((error: unknown) => afterFailure(item.upload, reasonOf(error)));
    change(id, (last) => afterStep(last, item, step, next));
  }
}

/** A pause has given the upload another `stop`. It then keeps its phase, and what has ended the step is no failure. */
function afterStep(last: Item, begun: Item, step: Step, upload: Upload): Item {
  const wasPaused = last.stop !== begun.stop;
  if (upload.failure) return wasPaused ? last : { ...last, upload, phase: 'stopped' };
  return { ...last, upload, phase: step === 'complete' ? 'done' : wasPaused ? last.phase : step };
}

function reasonOf(error: unknown) {
  // A file that was moved or changed, or a device without enough memory for it.
  return error instanceof DOMException || error instanceof RangeError ? { kind: 'unreadable' as const } : failureOf(error);
}

async function take(step: Step, { id, file, type, upload, stop }: Item): Promise<Upload> {
  if (step === 'hash') return { ...upload, sha256: await hashFile(file) };
  if (step === 'announce') return { ...upload, announced: await announce(file, type, upload.sha256 ?? '') };
  if (!upload.announced) throw new Error('A file is announced before it is sent.');
  if (step === 'complete') {
    const { documents } = await complete(upload.announced.id);
    renamed = [...renamed, ...documents.map(({ filename: to }) => ({ from: file.name, to })).filter(hasOtherEnding)];
    return upload;
  }
  const report = (sent: number) => change(id, (item) => ({ ...item, sent: Math.min(sent, file.size) }));
  return afterSending(upload, await sendFile(upload.announced, file, report, stop.signal));
}

/** One upload for each file, so that one that fails does not stop the others. */
async function announce(file: File, mime_type: string, sha256_hash: string): Promise<Announced> {
  const body = { files: [{ filename: file.name, mime_type, size_bytes: file.size, sha256_hash }] };
  const { upload_id, expires_at, files } = await hostCall((api, headers) => api.POST('/api/will/uploads', { headers, body }));
  const [target] = files;
  if (!target) throw new Error('The service returns an address for each file.');
  return { id: upload_id, url: target.url, headers: target.headers, expiresAt: new Date(expires_at).getTime() };
}

/** A request that is repeated, because its reply was lost, gets the reply to the first one. */
function complete(id: string) {
  const once = { 'idempotency-key': `complete-${id}` };
  return hostCall((api, headers) => api.POST('/api/will/uploads/{id}/complete', { headers: { ...headers, ...once }, params: { path: { id } } }));
}

function change(id: number, update: (item: Item) => Item): void {
  replaceAll(items.map((item) => (item.id === id ? update(item) : item)));
}

function replaceAll(next: readonly Item[]): void {
  items = next;
  const isOpen = items.some(isUnfinished);
  if (isOpen) unguard ??= guardLeaving();
  else {
    unguard?.();
    unguard = null;
  }
  for (const listener of [...listeners]) listener();
}
