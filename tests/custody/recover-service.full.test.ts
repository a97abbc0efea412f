import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageName } from '#recovery/page-name.ts';
import { PAGE_SHA256, RECOVER_SHA256 } from '#recovery/sha256.ts';
import { runProgram, sha256, temporary, write } from '#tests/custody/recover-package.ts';
import { storedIn } from '#tests/custody/recover-stored.ts';
import { unpackGolden } from '#tests/recovery/golden.ts';
import { startRealStack } from '#tests/support/real-stack.ts';
import { answered, type Body, realDocuments, type SealedWill, sealWill, survivorAt } from '#tests/support/story.ts';

// The service seals a will and prints papers. Then it is stopped permanently, and only the storage and the papers remain.

const place = temporary();
const copy = join(place.folder, 'copy of the storage');
let will: SealedWill;
let stored: string[];
const answers: Record<string, Body> = {};

beforeAll(async () => {
  const stack = await startRealStack('device');
  try {
    will = await sealWill(stack, { documents: await realDocuments() });
    answers['ben'] = await answered(200, will.host.ask, 'POST', `/api/survivors/${survivorAt(will, 0).id}/regenerate-codes`);
    await stack.messages(); // waits until the documents are sealed again
    const json = {
      name: 'Zoe',
      relationship: 'niece',
      contact_methods: [{ type: 'email', value: 'zoe@example.net' }],
      personal_message: 'Dear Zoe,\nbe brave.',
    };
    answers['zoe'] = await answered(201, will.host.ask, 'POST', '/api/survivors', { json });
    await stack.messages();
    stored = await (await storedIn(stack)).copyTo(copy);
    for (const [name, { envelope_text }] of Object.entries(answers)) write(place.folder, `paper of ${name}.txt`, envelope_text);
  } finally {
    await stack.stop();
  }
});
afterAll(place.remove);

const program = (): string => join(copy, stored.find((path) => path.endsWith('/recover.mjs')) ?? '');
const inPlace = (name: string): string => join(place.folder, name);

describe('the paper in the replies of create and regenerate-codes', () => {
  it.each(['ben', 'zoe'])('contains everything that the reply contains, for %s', (name) => {
    const { envelope_text: paper, ...answer } = answers[name];
    for (const one of [...answer.backup_codes, answer.recovery_key, answer.package_fingerprint, answer.will_id]) expect(paper).toContain(one);
    expect(paper).toContain(will.host.name);
    expect(paper).toContain(name === 'zoe' ? answers['zoe'].id : survivorAt(will, 0).id);
  });
});

describe('when the service no longer exists', () => {
  it('the package contains the programs whose SHA-256 is on the papers', () => {
    expect(sha256(readFileSync(program()))).toBe(RECOVER_SHA256);
    const page = stored.find((path) => path.endsWith(`/${pageName(PAGE_SHA256)}`)) ?? '';
    expect(sha256(readFileSync(join(copy, page)))).toBe(PAGE_SHA256);
    for (const name of ['ben', 'zoe']) {
      const { envelope_text: paper, program } = answers[name];
      for (const one of [RECOVER_SHA256, PAGE_SHA256, pageName(PAGE_SHA256)]) expect(paper).toContain(one);
      expect(program).toEqual({ file: pageName(PAGE_SHA256), sha256: PAGE_SHA256 });
    }
  });

  it('two papers and the storage are enough to open the documents as they were uploaded', async () => {
    const papers = ['paper of ben.txt', 'paper of zoe.txt'].map(inPlace);
    const { code, said } = await runProgram([copy, ...papers, '--out', inPlace('opened')], { typed: ['yes'], program: program() });
    expect([code, said]).toEqual([0, expect.stringContaining('Its fingerprint is the one on the paper.')]);
    expect(said).toContain('Dear Ben, thank you for everything.');
    expect(said).toContain('Dear Zoe,\nbe brave.');
    expect(said).not.toContain('Dear Clara');
    expect(readdirSync(inPlace('opened')).sort()).toEqual(will.documents.map(({ filename }) => filename).sort());
    for (const { filename = '', content } of will.documents)
      expect([filename, readFileSync(join(inPlace('opened'), filename))]).toEqual([filename, content]);
  });

  it('a program that a family has kept since the first release opens the package too', async () => {
    const kept = join(unpackGolden(inPlace('package of the first release')), 'recover.mjs');
    const papers = ['paper of ben.txt', 'paper of zoe.txt'].map(inPlace);
    const { code } = await runProgram([copy, ...papers, '--out', inPlace('opened again'), '--yes'], { program: kept });
    expect(code).toBe(0);
    for (const { filename = '', content } of will.documents)
      expect([filename, readFileSync(join(inPlace('opened again'), filename))]).toEqual([filename, content]);
  });

  it('the storage does not reveal any name or id in plain text', () => {
    const names = [will.host.name, will.host.id, will.willId, 'Clara', 'zoe@example.net', 'last-will.pdf', ...will.survivors.map(({ id }) => id)];
    const allBut = (left: RegExp) => stored.map((path) => path + (left.test(path) ? '' : readFileSync(join(copy, path), 'latin1'))).join('\n');
    const clear = allBut(/recover\.mjs$/);
    expect(names.filter((name) => clear.includes(name))).toEqual([]);
    // Three letters can occur in ciphertext and in base64 by chance.
    const legible = allBut(/recover\.mjs$|\.age$/);
    expect(['Ben', 'Zoe'].filter((name) => new RegExp(`(?<![0-9A-Za-z])${name}(?![0-9A-Za-z])`).test(legible))).toEqual([]);
  });
});
