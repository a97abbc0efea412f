import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type * as z from 'zod';
import { MAX_DOCUMENTS, MAX_FILE_BYTES, MAX_WILL_BYTES } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { assertDraftOpen } from '#hosts/guards.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { type GatewayEvent, headerOf } from '#http/gateway.ts';
import { readFiles, type UploadedFile } from '#http/multipart.ts';
import { created, type Reply } from '#http/reply.ts';
import { documentsAdded } from '#wills/wire/replies.ts';
import { addFiles } from '#wills/wire/stage-document.ts';
import { addedObject } from '#wills/wire/will-objects.ts';

/** POST /api/will/upload: adds documents to the draft: all of a request, or nothing. */
export const handler = hostEndpoint(routes['will/upload'], { reply: documentsAdded, isSame }, async ({ app, event, host, requestId }) => {
  assertDraftOpen(host);
  const documents = await addFiles(app, host.id, { requestId }, (stage) => filesOf(event, stage));
  return created(addedObject(host.profile.willId, documents));
});

/** The documents, and the list of an inner envelope. */
function filesOf<T>(event: GatewayEvent, onFile: (file: UploadedFile) => Promise<T>): Promise<T[]> {
  const source = { body: bodyOf(event), contentType: headerOf(event, 'content-type') };
  return readFiles(source, { fileBytes: MAX_FILE_BYTES, totalBytes: MAX_WILL_BYTES, files: MAX_DOCUMENTS + 1 }, onFile);
}

/** The same files in the same order as those that were answered with this. */
async function isSame({ event }: { event: GatewayEvent }, { body }: Reply): Promise<boolean> {
  const hashes = await filesOf(event, async ({ content }) => {
    const hash = createHash('sha256');
    for await (const chunk of content) hash.update(chunk);
    return hash.digest('hex');
  });
  // Kept from an answer of this endpoint.
  const { documents } = body as z.infer<(typeof documentsAdded)[201]>;
  return JSON.stringify(documents.map(({ sha256_hash }) => sha256_hash)) === JSON.stringify(hashes);
}

function bodyOf(event: GatewayEvent): Readable {
  if (event.bodyStream) return event.bodyStream;
  const text = typeof event.body === 'string' ? event.body : '';
  // The gateway has passed the body on as text, and has replaced bytes in it. That happens with an odd spelling of the content type.
  if (!event.isBase64Encoded && text.includes('\ufffd')) {
    throw new Refusal('unsupported_media_type', 'Please send the documents with exactly this content type: multipart/form-data. Nothing was added.');
  }
  return Readable.from([Buffer.from(text, event.isBase64Encoded ? 'base64' : 'utf8')]);
}
