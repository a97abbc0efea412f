import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { PAGE_SHA256 } from '#recovery/sha256.ts';
import { runProgram, sha256, temporary, write } from '#tests/custody/recover-package.ts';
import { sharedStage } from '#tests/races/stage.ts';
import { beginAfresh } from '#tests/support/shared-stack.ts';
import { answered, type Body, letter, realDocuments, type SealedWill, sealWill, survivorAt } from '#tests/support/story.ts';
import { unzipInto, unzipped } from '#tests/support/unzipped.ts';

const stage = beginAfresh(sharedStage());

const take = ({ host }: SealedWill, headers: Record<string, string> = {}) => host.ask('GET', '/api/will/package', { headers });
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
