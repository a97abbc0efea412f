import { createHash, createHmac } from 'node:crypto';
import type { App } from '#app/app.ts';
import { PRESIGNED_SECONDS } from '#platform/staging.ts';
import { driven } from './driver.ts';
import { names } from './names.ts';
import { now, worldNow } from './state.ts';
import { travel } from './travel.ts';

// Links that accept one file. Those of S3 are made without a call, and used by browsers, so that both are replaced here.

const ADDRESS = 'http://staging.world';
const signatureOf = (signed: string): string => createHmac('sha256', 'of this world').update(signed).digest('hex');

/** The staging area, with links into this world. */
export const stagingOfWorld = (real: App['staging']): App['staging'] => ({
  ...real,
  presign: async (key, { size, mimeType, sha256 }) => {
    const signed = new URLSearchParams({ key, size: `${size}`, sha256, until: `${now().getTime() + PRESIGNED_SECONDS * 1000}` }).toString();
    const checksum = Buffer.from(sha256, 'hex').toString('base64');
    const headers = { 'Content-Type': mimeType, 'x-amz-checksum-sha256': checksum, 'If-None-Match': '*' };
    return { url: `${ADDRESS}/?${signed}&signature=${signatureOf(signed)}`, headers };
  },
});

/** Takes a file at such a link. Returns undefined for any other address. */
export async function answerUpload(link: string, body: unknown): Promise<Response | undefined> {
  if (!link.startsWith(ADDRESS)) return undefined;
  const bytes = Buffer.from(await new Response(body as BodyInit).arrayBuffer());
  const status = await driven(travel({ kind: 'upload', about: `${bytes.length}`, target: 'staging' }, () => take(link, bytes)));
  return new Response(null, { status });
}

/** Returns the status that S3 answers with. */
async function take(link: string, bytes: Buffer): Promise<number> {
  const [signed = '', signature] = link.slice(ADDRESS.length + 2).split('&signature=');
  const { key, size, sha256, until } = Object.fromEntries(new URLSearchParams(signed));
  if (signature !== signatureOf(signed) || now().getTime() > Number(until) || bytes.length !== Number(size)) return 403;
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return 400;
  const put = { Bucket: names.stagingBucket, Key: key ?? '', Body: bytes, IfNoneMatch: '*' };
  return Promise.resolve(worldNow().objects.run('PutObject', put)).then(
    () => 200,
    () => 412,
  );
}
