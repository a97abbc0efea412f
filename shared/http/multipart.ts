import { Readable } from 'node:stream';
import { stripControls } from '#common/plain-text.ts';
import { Refusal } from '#common/refusal.ts';
import { divideForm, type FormParts } from './form-parts.ts';
import { FILE_FIELD, parseHeaderValue, readPartHeader } from './part-header.ts';
import { safeFilename } from './safe-filename.ts';

export { safeFilename } from './safe-filename.ts';

const MAX_FIELDS = 50;
// For headers, boundaries and plain fields around the files.
const OVERHEAD_BYTES = 1024 * 1024;

export interface UploadSource {
  body: Readable;
  contentType: string | undefined;
}

export interface UploadLimits {
  fileBytes: number;
  totalBytes: number;
  files: number;
}

export interface UploadedFile {
  /** Safe to store and to show. */
  filename: string;
  content: Readable;
}

type OnFile<T> = (file: UploadedFile) => Promise<T>;

/**
 * Reads the files of a multipart/form-data request one after the other, with only a few chunks in memory. Returns the results in the
 * order of the files. `onFile` gets the next file when it has finished the previous one.
 * No file disappears: a part that is neither a file nor a plain field of one meaning refuses the whole request, and the sentence names it.
 * Throws Refusal `unsupported_media_type`, `validation_failed`, `document_too_large` or `too_many_documents`, or the error of
 * `onFile`. It throws only when no `onFile` is running. The caller then removes what was stored until then.
 * The rest of a failed request is read in the background, so that the client can read the reply.
 */
export async function readFiles<T>({ body, contentType }: UploadSource, limits: UploadLimits, onFile: OnFile<T>): Promise<T[]> {
  // Not destroyed with its iterator: the reply needs the connection.
  const chunks = body.iterator({ destroyOnReturn: false });
  try {
    const boundary = boundaryOf(contentType);
    const results = await readParts({ pull: pullFrom(chunks, limits), boundary }, limits, onFile);
    if (results.length === 0) throw new Refusal('validation_failed', `Please send at least one document in the form field ${FILE_FIELD}.`);
    return results;
  } catch (error) {
    // The reply does not wait for this: a client may send nothing for a while.
    void chunks.return?.().then(
      () => discard(body, limits.totalBytes),
      () => {},
    );
    throw error;
  }
}

interface Division {
  pull: () => Promise<Buffer | undefined>;
  boundary: string;
}

async function readParts<T>({ pull, boundary }: Division, limits: UploadLimits, onFile: OnFile<T>): Promise<T[]> {
  const results: T[] = [];
  const total = { bytes: 0 };
  let number = 1;
  const form = divideForm({ pull, boundary, unreadable: (reason) => unreadableForm(number, reason) });
  for (let header = await form.next(); header; header = await form.next()) {
    const part = readPartHeader(header);
    if (part.kind === 'unclear') throw unclearPart(number, header, part.reason);
    if (part.kind === 'file') {
      if (results.length === limits.files)
        throw new Refusal(
          'too_many_documents',
          `A request can have at most ${limits.files} documents, and part ${number} is one more. Nothing was added.`,
        );
      results.push(await takeFile(metered(form, total, limits), safeFilename(part.filename), onFile));
    } else {
      if (number - results.length > MAX_FIELDS)
        throw new Refusal('validation_failed', 'The form has too many fields. Please send only the documents.');
      if (!(await isUtf8(form))) throw unclearPart(number, header, 'has a value that is not valid UTF-8');
    }
    number += 1;
  }
  return results;
}

/** Passes the content to `onFile`, then reads what is left of it. A content that fails has the first reason, even if `onFile` fails too. */
async function takeFile<T>(piece: () => Promise<Buffer | undefined>, filename: string, onFile: OnFile<T>): Promise<T> {
  let failure: { error: Error } | undefined;
  let running: Promise<void> | undefined;
  const content = new Readable({
    read() {
      running = piece().then(
        (bytes) => void (content.destroyed || content.push(bytes ?? null)),
        (error: Error) => {
          failure = { error };
          content.destroy(error);
        },
      );
    },
  });
  content.on('error', () => {});
  try {
    const result = await onFile({ filename, content });
    content.destroy();
    await running;
    if (!failure) while (await piece()) {}
    if (!failure) return result;
  } catch (error) {
    throw failure?.error ?? error;
  }
  throw failure.error;
}

/** Counts the bytes of a file, and of all files together. */
function metered({ piece }: FormParts, total: { bytes: number }, limits: UploadLimits): () => Promise<Buffer | undefined> {
  let bytes = 0;
  return async () => {
    const found = await piece();
    bytes += found?.length ?? 0;
    total.bytes += found?.length ?? 0;
    if (bytes > limits.fileBytes || total.bytes > limits.totalBytes) throw new Refusal('document_too_large');
    return found;
  };
}

async function isUtf8({ piece }: FormParts): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let bytes = await piece(); bytes; bytes = await piece()) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function boundaryOf(contentType: string | undefined): string {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType ?? '')) {
    throw new Refusal('unsupported_media_type', 'Please send the documents as multipart/form-data.');
  }
  const boundary = parseHeaderValue(contentType ?? '')?.parameters.get('boundary') ?? '';
  if (/^[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?$/.test(boundary)) return boundary;
  throw new Refusal('validation_failed', 'The content type has no valid boundary. Please let your client set it.');
}

/** Returns a function that returns the next bytes of the body, or undefined at its end. */
function pullFrom(chunks: AsyncIterator<Uint8Array>, limits: UploadLimits): () => Promise<Buffer | undefined> {
  let received = 0;
  return async () => {
    const { value, done } = await chunks.next().catch(() => {
      throw brokenOff();
    });
    if (done) return undefined;
    received += value.byteLength;
    if (received > limits.totalBytes + OVERHEAD_BYTES) throw new Refusal('document_too_large');
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  };
}

/** Reads the rest and discards it, up to a limit: a client that is cut off while it sends never reads the reply. */
function discard(body: Readable, maxBytes: number): void {
  let bytes = 0;
  body.on('error', () => {});
  body.on('data', (chunk: Uint8Array) => {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) body.destroy();
  });
  body.resume();
}

function brokenOff(): Refusal {
  return new Refusal('validation_failed', 'The upload is incomplete. Nothing was added. Please send it again.');
}

function unreadableForm(number: number, reason: string): Refusal {
  return new Refusal(
    'validation_failed',
    `The form cannot be read at its part ${number}: it ${reason}. Nothing was added. Please send it as multipart/form-data.`,
  );
}

/** Names the part by its number and by what can be read of its header. */
function unclearPart(number: number, header: Uint8Array, reason: string): Refusal {
  const text = Buffer.from(header)
    .toString('latin1')
    .replace(/[^\x20-\x7e]+/g, ' ');
  const readable = stripControls(/content-disposition\s*:(.*)/i.exec(text)?.[1] ?? text).slice(0, 120);
  return new Refusal('validation_failed', `Part ${number} of the form${readable && ` (${readable})`} ${reason}. Nothing was added.`);
}
