import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { combine } from 'shamir-secret-sharing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostsBucket } from '#tests/faults/fault-row.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { realDocuments, type SealedWill, type Survivor, sealWill, survivorAt } from '#tests/support/story.ts';

// What a family does when the service is gone: their papers, the storage, and the public program `age`.

const isThere = spawnSync('age', ['--version']).status === 0;
if (!isThere && process.env['REQUIRE_TOOLS'] !== '1') console.warn('Skipped: the program age is not installed, so no package is opened by hand.');

describe.skipIf(!isThere && process.env['REQUIRE_TOOLS'] !== '1')('without the service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'opened-by-hand-'));
  const stack = sharedStack();
  let will: SealedWill;
  let ben: Survivor;
  let clara: Survivor;
  let files: Map<string, Buffer>;

  beforeAll(async () => {
    will = await sealWill(stack, { documents: await realDocuments() });
    [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
    files = await download();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Everything in the Host's storage, by its name within the package. */
  async function download(): Promise<Map<string, Buffer>> {
    const { s3, bucket: Bucket } = await hostsBucket(stack);
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }));
    const found = new Map<string, Buffer>();
    for (const { Key = '' } of Contents) {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
      found.set(Key.replace(/^wills\/[0-9a-f]{32}\/1\//, ''), Buffer.from((await Body?.transformToByteArray()) ?? []));
    }
    s3.destroy();
    return found;
  }

  /** `age -d -i identity`, or undefined when it says no. */
  function decrypt(identity: string, file: Buffer): Buffer | undefined {
    const path = join(folder, 'identity.txt');
    writeFileSync(path, `${identity}\n`, { mode: 0o600 });
    const { status, stdout } = spawnSync('age', ['-d', '-i', path], { input: file, maxBuffer: 64 * 1024 * 1024 });
    return status === 0 ? stdout : undefined;
  }

  const inFolder = (name: string) => [...files].filter(([path]) => path.startsWith(`${name}/`)).map(([, bytes]) => bytes);

  /** The one share that this paper opens. The person does not need to know which one it is. */
  function shareOf({ recoveryKey }: Survivor): { format: string; k: number; n: number; share: string } {
    const opened = inFolder('shares').flatMap((file) => decrypt(recoveryKey, file) ?? []);
    expect(opened).toHaveLength(1);
    return JSON.parse(opened[0]?.toString('utf8') ?? '');
  }

  async function combined(...survivors: Survivor[]): Promise<string> {
    const shares = survivors.map((survivor) => new Uint8Array(Buffer.from(shareOf(survivor).share, 'hex')));
    return Buffer.from(await combine(shares)).toString('latin1');
  }

  it('two papers and `age` open the documents, the list of them, and the personal message', async () => {
    const identity = await combined(ben, clara);
    expect(identity).toMatch(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/);

    const index = JSON.parse(decrypt(identity, files.get('index.age') ?? Buffer.alloc(0))?.toString('utf8') ?? '');
    expect(index).toMatchObject({ format: 'will-index/1' });
    expect(index.documents).toHaveLength(3);
    for (const { filename, content } of will.documents) {
      const entry = index.documents.find((document: { filename: string }) => document.filename === filename);
      const plain = decrypt(identity, files.get(entry.path) ?? Buffer.alloc(0)) ?? Buffer.alloc(0);
      expect(plain.equals(content as Buffer), filename).toBe(true);
      expect([entry.sha256, entry.size_bytes]).toEqual([createHash('sha256').update(plain).digest('hex'), plain.length]);
    }

    const messages = inFolder('messages').flatMap((file) => decrypt(identity, file) ?? []);
    expect(messages).toHaveLength(3);
    const his = messages.flatMap((file) => decrypt(ben.recoveryKey, file)?.toString('utf8') ?? []);
    expect(his).toEqual([ben.message]);
  });

  it('any two of the three papers give the same key', async () => {
    const daniel = survivorAt(will, 2);
    const keys = [await combined(ben, clara), await combined(clara, daniel), await combined(daniel, ben)];
    expect(new Set(keys).size).toBe(1);
  });

  it('one paper alone opens its own share and nothing else', () => {
    expect(shareOf(ben)).toMatchObject({ format: 'will-share/1', k: 2, n: 3 });
    const opened = [...files].filter(([path, bytes]) => path.endsWith('.age') && decrypt(ben.recoveryKey, bytes));
    expect(opened).toHaveLength(1);
    expect(opened[0]?.[0]).toMatch(/^shares\/1\//);
  });

  it('the package names no one and says what to do', () => {
    const names = [will.host.id, will.willId, will.host.email, will.host.name, ...will.survivors.flatMap(({ id, email }) => [id, email])];
    const clear = [...files].map(([path, bytes]) => `${path}\n${bytes.toString('latin1')}`).join('\n');
    for (const name of [...names, 'last-will', 'family-photo']) expect(clear).not.toContain(name);
    expect(files.get('RECOVER.txt')?.toString('utf8')).toContain('It opens with 2 of the 3 recovery keys');
  });
});
