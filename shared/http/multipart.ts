import { type Readable, Transform, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import busboy from 'busboy';
import { Refusal } from '#common/refusal.ts';
import { safeFilename } from './safe-filename.ts';

export { safeFilename } from './safe-filename.ts';

const FIELD = 'files[]';
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

/**
 * Reads the files of a multipart/form-data request one after the other, with only a few chunks in memory. Returns the results in the
 * order of the files. `onFile` gets the next file when it has finished the previous one.
 * Throws Refusal `unsupported_media_type`, `validation_failed`, `document_too_large` or `too_many_documents`, or the error of
 * `onFile`. It throws only when no `onFile` is running. The caller then removes what was stored until then.
 * The rest of a failed request is read in the background, so that the client can read the reply.
 */
export async function readFiles<T>(
  { body, contentType }: UploadSource,
  limits: UploadLimits,
  onFile: (file: UploadedFile) => Promise<T>,
): Promise<T[]> {
  try {
    const parser = openParser(contentType, limits);
    const reading = startReading(body, parser, limits);
    const results = await collect(parser, reading, onFile);
    if (results.length === 0) throw new Refusal('validation_failed', `Please send at least one document in the form field ${FIELD}.`);
    return results;
  } catch (error) {
    discard(body, limits.totalBytes);
    throw error;
  }
}

type Parser = Writable & busboy.Busboy;

/** One pass over the request. It fails once, with the first reason. `ended` is fulfilled in both cases. */
interface Reading {
  fail(error: unknown): void;
  failure(): { error: unknown } | undefined;
  ended: Promise<void>;
  limits: UploadLimits;
}

function startReading(body: Readable, parser: Parser, limits: UploadLimits): Reading {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let failure: { error: unknown } | undefined;
  let received = 0;
  const fail = (error: unknown): void => {
    if (failure) return;
    failure = { error };
    body.unpipe(parser);
    parser.destroy(error instanceof Error ? error : undefined); // ends the current file with this error
    end();
  };

  parser.on('filesLimit', () => fail(new Refusal('too_many_documents', `A request can have at most ${limits.files} documents. Nothing was added.`)));
  parser.on('fieldsLimit', () => fail(new Refusal('validation_failed', 'The form has too many fields. Please send only the documents.')));
  parser.on('error', () => fail(brokenOff()));
  parser.on('close', end);
  body.on('data', (chunk: Uint8Array) => {
    received += chunk.byteLength;
    if (received > limits.totalBytes + OVERHEAD_BYTES) fail(new Refusal('document_too_large'));
  });
  body.on('error', () => fail(brokenOff()));
  body.on('close', () => body.readableEnded || fail(brokenOff()));
  if (body.destroyed) fail(brokenOff());
  else body.pipe(parser);
  return { fail, failure: () => failure, ended, limits };
}

async function collect<T>(parser: Parser, reading: Reading, onFile: (file: UploadedFile) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  const total = { bytes: 0 };
  let turn = Promise.resolve();
  const take = async (file: Readable, filename: string): Promise<void> => {
    if (reading.failure()) return;
    const content = metered(file, total, reading);
    results.push(await onFile({ filename, content }));
    content.resume(); // a rest that `onFile` did not read would block the next files
    await finished(content).catch(() => {}); // the failure was recorded where it happened
  };
  parser.on('file', (field, file, { filename }) => {
    file.on('error', () => {}); // a file that waits for its turn has no other error handler
    if (field !== FIELD) return reading.fail(new Refusal('validation_failed', `Please send the documents in the form field ${FIELD}.`));
    turn = turn.then(() => take(file, safeFilename(filename ?? ''))).catch(reading.fail);
  });

  await reading.ended;
  await turn;
  const failure = reading.failure();
  if (failure) throw failure.error;
  return results;
}

function openParser(contentType: string | undefined, limits: UploadLimits): Parser {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType ?? '')) {
    throw new Refusal('unsupported_media_type', 'Please send the documents as multipart/form-data.');
  }
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: { files: limits.files, fields: MAX_FIELDS, parts: limits.files + MAX_FIELDS + 1 },
    });
  } catch {
    throw new Refusal('validation_failed', 'The content type has no boundary. Please let your client set it.');
  }
}

function metered(file: Readable, total: { bytes: number }, { limits, fail }: Reading): Transform {
  let bytes = 0;
  const content = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      total.bytes += chunk.length;
      if (bytes <= limits.fileBytes && total.bytes <= limits.totalBytes) return done(null, chunk);
      const refusal = new Refusal('document_too_large');
      fail(refusal); // comes first, because the reader of this file may fail with another error
      done(refusal);
    },
  });
  content.on('error', () => {});
  content.on('close', () => file.unpipe(content).resume());
  file.on('error', (error) => content.destroy(error instanceof Refusal ? error : brokenOff()));
  file.pipe(content);
  return content;
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
  return new Refusal('validation_failed', 'The upload is incomplete or not valid multipart/form-data. Nothing was added. Please send it again.');
}
