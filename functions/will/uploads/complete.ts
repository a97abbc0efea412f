import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { after, DAY, instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { assertDraftOpen } from '#hosts/guards.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { created } from '#http/reply.ts';
import type { DraftDocument, Upload } from '#wills/rules/draft.ts';
import { documentsAdded } from '#wills/wire/replies.ts';
import { addFiles, type Stage } from '#wills/wire/stage-document.ts';
import { addedObject } from '#wills/wire/will-objects.ts';

/** POST /api/will/uploads/<id>/complete: checks what has arrived and adds it to the draft; all of it, or nothing. */
export const handler = hostEndpoint(routes['will/uploads/complete'], { reply: documentsAdded }, async ({ app, host, id, requestId }) => {
  const upload = host.uploads.find((one) => one.id === id);
  if (!upload || after(upload.createdAt, DAY) <= instant(app.now())) throw new Refusal('upload_not_found');
  assertDraftOpen(host);
  await assertArrived(app, host.id, upload);
  const by = { requestId, upload: { id, keys: upload.files.map(({ key }) => key) } };
  const documents = await addFiles(app, host.id, by, async (stage) => {
    const taken: (DraftDocument | undefined)[] = [];
    for (const file of upload.files) taken.push(await take(app, file, stage));
    return taken;
  });
  return created(addedObject(host.profile.willId, documents));
});

async function assertArrived(app: App, hostId: string, { id, files }: Upload): Promise<void> {
  const arrived = new Map((await app.staging.list(`incoming/${hostId}/${id}/`)).map(({ key, size }) => [key, size]));
  const missing = files.filter(({ key, size }) => arrived.get(key) !== size);
  if (missing.length === 0) return;
  const details = missing.map(({ filename, key }) => ({
    path: filename,
    message: arrived.has(key) ? 'Its size differs from the announced size. Please upload it again.' : 'It has not arrived. Please upload it.',
  }));
  throw new Refusal('upload_incomplete', undefined, details);
}

async function take(app: App, file: Upload['files'][number], stage: Stage): Promise<DraftDocument | undefined> {
  const document = await stage({ filename: file.filename, content: await app.staging.get(file.key) });
  if (!document || document.sha256 === file.sha256) return document;
  throw new Refusal('upload_incomplete', `${file.filename} is not the announced file. Please upload it again.`, [
    { path: file.filename, message: 'Its SHA-256 differs from the announced one.' },
  ]);
}
