import { Readable } from 'node:stream';
import { Refusal } from '#domain/refusal.ts';
import { isFrozen, MOST_DOCUMENTS, MOST_FILE_BYTES, MOST_WILL_BYTES } from '#domain/will.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { type GatewayEvent, headerOf } from '#http/gateway-event.ts';
import { readFiles } from '#http/multipart.ts';
import { documentsAdded } from '#http/replies/will.ts';
import { created } from '#http/reply.ts';
import { addToDraft, clearStaged, stageDocument } from '#http/stage-document.ts';
import { documentObject } from '#http/wire.ts';
import { assertNotSealing } from '#workflows/guards.ts';

/** POST /api/will/upload: adds documents to the draft. All of a request is kept, or nothing of it. */
export const handler = hostEndpoint('will/upload', { reply: documentsAdded }, async ({ app, event, host, requestId }) => {
  assertNotSealing(host);
  if (isFrozen(host.will)) throw new Refusal('transfer_running');
  const staged: string[] = [];
  try {
    const documents = await readFiles(
      { body: bodyOf(event), contentType: headerOf(event, 'content-type') },
      { fileBytes: MOST_FILE_BYTES, totalBytes: MOST_WILL_BYTES, files: MOST_DOCUMENTS },
      (file) => stageDocument(app, host.id, file, staged),
    );
    await addToDraft(app, host.id, documents, { requestId });
    return created({ will_id: host.profile.willId, status: 'draft', documents: documents.map(documentObject) });
  } catch (error) {
    await clearStaged(app, host.id, staged);
    throw error;
  }
});

function bodyOf(event: GatewayEvent): Readable {
  if (event.bodyStream) return event.bodyStream;
  const text = typeof event.body === 'string' ? event.body : '';
  return Readable.from([Buffer.from(text, event.isBase64Encoded ? 'base64' : 'utf8')]);
}
