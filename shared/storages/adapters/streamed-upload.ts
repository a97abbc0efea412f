import { addAbortSignal, pipeline, type Readable, Transform } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { PART_BYTES, type Part, splitIntoParts } from './parts.ts';

const PARTS_IN_FLIGHT = 2;
/** As long as a function that writes a document may run. */
const STREAM_MS = 300_000;

interface Target {
  bucket: string;
  key: string;
  /** Asks the backend to refuse an existing key. */
  createOnly?: boolean;
  /** The exact number of bytes, if it is known. */
  size?: number;
  /** Stops reading and aborts the running parts. It does not abort the requests that decide (create, complete, whole). */
  signal?: AbortSignal;
}

/**
 * Uploads a stream of any length to S3, with at most three parts of 5 MiB in memory. Up to one part is a single request, and so is a larger
 * stream of known size, which then passes through: nothing sends it again after a failure of the moment, so the caller starts again.
 * After a failure or an abort, `body` is destroyed and no part remains before the promise rejects. This is why it does not use
 * @aws-sdk/lib-storage: its abort returns while parts are still being stored, and it keeps the parts of a refused completion. Source: https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html
 */
export async function streamedUpload(s3: S3Client, target: Target, body: Readable): Promise<{ size: number }> {
  if (target.signal) addAbortSignal(target.signal, body);
  if ((target.size ?? 0) > PART_BYTES) return passThrough(s3, target, body);
  const upload = multipart(s3, target);
  let size = 0;
  try {
    for await (const part of splitIntoParts(body)) {
      size += part.bytes.length;
      if (part.last && part.number === 1) await upload.whole(part.bytes);
      else await upload.part(part);
    }
    await upload.complete();
    return { size };
  } catch (error) {
    body.on('error', () => {}).destroy(error instanceof Error ? error : undefined);
    await upload.abandon();
    throw error;
  }
}

async function passThrough(s3: S3Client, target: Target, body: Readable): Promise<{ size: number }> {
  const { size = 0 } = target;
  const stop = new AbortController();
  const { stream, missing } = exactly(size);
  // A body that fails does not end its request: the client only waits for more of it.
  const Body = pipeline(body, stream, (error) => error && stop.abort()).on('error', () => {});
  const put = new PutObjectCommand({ ...objectOf(target), ...conditionOf(target), ContentLength: size, Body });
  try {
    await s3.send(put, { abortSignal: stop.signal, requestTimeout: STREAM_MS });
    if (missing() > 0) throw new Error('A storage answered before it had the whole file.');
    return { size };
  } catch (error) {
    const reason = body.errored ?? Body.errored ?? error;
    for (const one of [body.on('error', () => {}), Body]) one.destroy(error instanceof Error ? error : undefined);
    throw reason;
  }
}

/** Passes a stream on that has this size. Another one fails: what it has too much would follow its request on the connection. */
function exactly(size: number): { stream: Transform; missing: () => number } {
  let missing = size;
  const differs = () => new Error('A stream does not have the size that it was announced with.');
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      missing -= chunk.length;
      done(missing < 0 ? differs() : null, chunk);
    },
    flush: (done) => done(missing > 0 ? differs() : null),
  });
  return { stream, missing: () => missing };
}

const objectOf = ({ bucket, key }: Target) => ({ Bucket: bucket, Key: key });

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html */
const conditionOf = ({ createOnly }: Target) => (createOnly ? ({ IfNoneMatch: '*' } as const) : {});

function multipart(s3: S3Client, target: Target) {
  const object = objectOf(target);
  const condition = conditionOf(target);
  const abort = target.signal ? { abortSignal: target.signal } : {};
  const done: CompletedPart[] = [];
  const running = new Set<Promise<void>>();
  let uploadId: string | undefined;
  let failure: { error: unknown } | undefined;

  async function send({ number, bytes, release }: Part): Promise<void> {
    const part = new UploadPartCommand({ ...object, UploadId: uploadId, PartNumber: number, Body: bytes });
    const { ETag } = await s3.send(withoutBodyHash(part), abort);
    done.push({ ETag, PartNumber: number });
    release();
  }

  return {
    async whole(bytes: Buffer): Promise<void> {
      await s3.send(withoutBodyHash(new PutObjectCommand({ ...object, ...condition, Body: bytes })));
    },
    async part(part: Part): Promise<void> {
      uploadId ??= (await s3.send(new CreateMultipartUploadCommand(object))).UploadId;
      const sending = send(part)
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => running.delete(sending));
      running.add(sending);
      if (running.size >= PARTS_IN_FLIGHT) await Promise.race(running);
      if (failure) throw failure.error;
    },
    async complete(): Promise<void> {
      await Promise.all(running);
      if (failure) throw failure.error;
      if (!uploadId) return;
      const Parts = done.sort((a, b) => (a.PartNumber ?? 0) - (b.PartNumber ?? 0));
      await s3.send(new CompleteMultipartUploadCommand({ ...object, ...condition, UploadId: uploadId, MultipartUpload: { Parts } }));
    },
    async abandon(): Promise<void> {
      await Promise.all(running); // a part that arrives after the abort would stay
      if (uploadId) await s3.send(new AbortMultipartUploadCommand({ ...object, UploadId: uploadId })).catch(() => {});
    },
  };
}

/**
 * Signs a request without the hash of its body, as the client does for streams. TLS protects the body on its way, and what is stored is
 * compared with its SHA-256 later. https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
function withoutBodyHash<Command extends PutObjectCommand | UploadPartCommand>(command: Command): Command {
  (command.middlewareStack as S3Client['middlewareStack']).add(
    (next) => (args) => {
      (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = 'UNSIGNED-PAYLOAD';
      return next(args);
    },
    { step: 'build', name: 'withoutBodyHash' },
  );
  return command;
}
