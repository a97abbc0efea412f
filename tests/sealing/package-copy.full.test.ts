import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { PAGE_SHA256 } from '#recovery/sha256.ts';
import { runProgram, sha256, temporary, write } from '#tests/custody/recover-package.ts';
import { whileFailing } from '#tests/faults/fault-row.ts';
import { sharedStage } from '#tests/races/stage.ts';
import { beginAfresh } from '#tests/support/shared-stack.ts';
import { answered, type Body, letter, openAccount, realDocuments, type SealedWill, said, sealWill, survivorAt } from '#tests/support/story.ts';
import { unzipInto, unzipped } from '#tests/support/unzipped.ts';

const stage = beginAfresh(sharedStage());

const take = ({ host }: SealedWill, headers: Record<string, string> = {}) => host.ask('GET', '/api/will/package', { headers });
const takePart = ({ host }: SealedWill, part: string) => host.ask('GET', `/api/will/package?part=${part}`);
const overview = ({ host }: SealedWill) => answered(200, host.ask, 'GET', '/api/host/overview');
const problemsOf = (body: Body) => body.problems.map(({ code }: Body) => code);

async function unpacked(zip: Buffer): Promise<string> {
  const place = temporary();
  onTestFinished(place.remove);
  await unzipInto(place.folder, zip);
  return place.folder;
}

describe('a copy that a Host takes home', () => {
  it('opens with enough papers and the program in it, without the service', async () => {
    const will = await sealWill(stage, { storage: 'service', documents: await realDocuments() });
    const reply = await take(will);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(reply.bytes.length),
      'content-disposition': expect.stringMatching(/^attachment; filename="will-copy-\d{4}-\d\d-\d\d\.zip"/),
      'accept-ranges': 'bytes',
    });
    const folder = await unpacked(reply.bytes);
    expect(sha256(readFileSync(join(folder, 'will-copy', 'recover.html')))).toBe(PAGE_SHA256);
    const keys = [0, 1].map((at) => {
      write(folder, `${at}.txt`, survivorAt(will, at).recoveryKey);
      return join(folder, `${at}.txt`);
    });
    const program = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith('recover.mjs')) ?? '';
    const { code } = await runProgram([join(folder, 'will-copy'), ...keys, '--out', join(folder, 'opened'), '--yes'], {
      program: join(folder, program),
    });
    expect(code).toBe(0);
    for (const { filename = '', content } of will.documents) expect(readFileSync(join(folder, 'opened', filename))).toEqual(content);
  });

  it('names no one, and gives a range as a part of exactly the same bytes', async () => {
    const will = await sealWill(stage, { storage: 'service' });
    const { bytes, headers } = await take(will);
    for (const [name, content] of await unzipped(bytes))
      if (!/recover|RECOVER/.test(name)) expect(`${name} ${content}`).not.toMatch(/Anna|Ben|Clara|letter/);
    const [first, last] = [1000, bytes.length - 1];
    const part = await take(will, { range: `bytes=${first}-`, 'if-range': String(headers['etag']) });
    expect(part).toMatchObject({ status: 206, headers: { 'content-range': `bytes ${first}-${last}/${bytes.length}` } });
    expect(part.bytes.equals(bytes.subarray(first))).toBe(true);
    const middle = await take(will, { range: 'bytes=70000-70099' });
    expect(middle.bytes.equals(bytes.subarray(70_000, 70_100))).toBe(true);
    expect(said(await take(will, { range: `bytes=${bytes.length}-` }))).toBe('416 range_not_satisfiable');
  });

  it('is missing until its last byte was sent, and old after a change', async () => {
    const will = await sealWill(stage, { storage: 'service' });
    expect(problemsOf(await overview(will))).toContain('no_copy');
    await take(will, { range: 'bytes=0-99' });
    const before = await overview(will);
    expect(before).toMatchObject({ copy: { parts: 1, taken: [] } });
    expect(problemsOf(before)).toContain('no_copy');
    await take(will);
    const after = await overview(will);
    expect(after.copy.taken).toMatchObject([{ is_current: true }]);
    expect(problemsOf(after)).not.toContain('no_copy');
    await answered(200, will.host.ask, 'POST', `/api/survivors/${survivorAt(will, 0).id}/regenerate-codes`);
    await stage.messages();
    const changed = await overview(will);
    expect(changed.copy.taken).toMatchObject([{ is_current: false }]);
    expect(problemsOf(changed)).not.toContain('no_copy');
    await take(will);
    expect((await overview(will)).copy.taken).toMatchObject([{ is_current: true }, { is_current: false }]);
    const { entries } = await answered(200, will.host.ask, 'GET', '/api/host/audit');
    expect(entries.filter(({ event }: Body) => event === 'copy_taken')).toHaveLength(2);
  });

  it('is not asked of a Host who brings a storage, and can still be taken', async () => {
    const will = await sealWill(stage);
    expect(problemsOf(await overview(will))).not.toContain('no_copy');
    expect((await take(will)).status).toBe(200);
  });

  it('is refused without a sealed will, for a part that there is not, and while the storage fails', async () => {
    const host = await openAccount(stage);
    expect(await overview({ host } as SealedWill)).toMatchObject({ copy: null });
    expect(said(await host.ask('GET', '/api/will/package'))).toBe('409 no_sealed_will');
    const will = await sealWill(stage, { storage: 'service' });
    expect(said(await takePart(will, '2'))).toBe('404 archive_part_not_found');
    expect(said(await takePart(will, '0'))).toBe('400 validation_failed');
    await whileFailing(stage, ['packages', 'error'], async () => expect(said(await take(will))).toBe('502 storage_failed'));
  });

  it('is never made of files that differ from what was sealed', async () => {
    const will = await sealWill(stage, { documents: [letter('large.txt', Buffer.alloc(300_000, 'x'))] });
    const { storages } = await answered(200, will.host.ask, 'GET', '/api/storages');
    const record = (await currentApp().store.hosts.load(will.host.id))?.storages.find(({ id }) => id === storages[0].id);
    if (!record) throw new Error('no storage');
    const storage = await currentApp().openStorage(will.host.id, record);
    const { bytes } = await take(will);
    const [largest] = (await unzipped(bytes))
      .filter(([name, content]) => name.endsWith('.age') && content.length > 300_000)
      .map(([name]) => name.replace('will-copy/', ''));
    await storage.remove(largest ?? '');
    await storage.write(largest ?? '', Readable.from([Buffer.alloc(300_216, 'y')]), {});
    await expect(take(will).then(({ bytes: taken }) => taken.length)).rejects.toThrow();
    expect((await overview(will)).copy.taken).toHaveLength(1);
  });
});
