import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newIdentity } from '#custody/age.ts';
import { pageName } from '#recovery/page-name.ts';
import { PAGE_SHA256, RECOVER_SHA256 } from '#recovery/sha256.ts';
import { runProgram, sha256, temporary, write } from '#tests/custody/recover-package.ts';
import { storedIn } from '#tests/custody/recover-stored.ts';
import { tableRows } from '#tests/journeys/table-rows.ts';
import { unpackGolden } from '#tests/recovery/golden.ts';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import { answered, type Body, newcomer, realDocuments, type SealedWill, said, sealWill, startRehearsal, survivorAt } from '#tests/support/story.ts';

// The service seals a will and prints papers. The Host's own device has made the keys on those of Ben and Zoe, and the service only knows
// their recipients.

const stack = sharedRealStack('device');
const place = temporary();
/** Of the storage. With the papers, it is all that remains when the service is gone. */
const copy = join(place.folder, 'copy of the storage');
const papers: Record<string, { identity: string; recipient: string }> = {};
const answers: Record<string, Body> = {};
let will: SealedWill;
let stored: string[];

const zoe = {
  ...{ name: 'Zoe', relationship: 'niece', personal_message: 'Dear Zoe,\nbe brave.' },
  contact_methods: [{ type: 'email', value: 'zoe@example.net' }],
};
const newPaperOf = (position: number, json: object) =>
  will.host.ask('POST', `/api/survivors/${survivorAt(will, position).id}/regenerate-codes`, { json });
const keysInTable = async () => (await tableRows(stack)).filter(({ pk, sk }) => pk === `CUSTODY#${will.host.id}` && sk.startsWith('KEY#'));

beforeAll(async () => {
  for (const name of ['ben', 'zoe']) papers[name] = await newIdentity();
  will = await sealWill(stack, { documents: await realDocuments() });
  const json = { ...zoe, paper_recipient: papers['zoe']?.recipient };
  answers['zoe'] = await answered(201, will.host.ask, 'POST', '/api/survivors', { json });
  answers['ben'] = (await newPaperOf(0, { paper_recipient: papers['ben']?.recipient })).body;
  answers['clara'] = (await newPaperOf(1, {})).body;
  await stack.messages(); // waits until the documents are sealed again
  stored = await (await storedIn(stack)).copyTo(copy);
  for (const [name, { envelope_text }] of Object.entries(answers))
    write(place.folder, `paper of ${name}.txt`, [envelope_text, papers[name]?.identity].join('\n'));
}, 120_000);
afterAll(place.remove);

const program = (): string => join(copy, stored.find((path) => path.endsWith('/recover.mjs')) ?? '');
const inPlace = (name: string): string => join(place.folder, name);

describe('the paper in a reply', () => {
  it('contains everything that the reply contains', () => {
    const { envelope_text: paper, ...answer } = answers['clara'];
    for (const one of [...answer.backup_codes, answer.recovery_key, answer.package_fingerprint, answer.will_id]) expect(paper).toContain(one);
    for (const one of [will.host.name, survivorAt(will, 1).id]) expect(paper).toContain(one);
  });
});

describe('when the service no longer exists', () => {
  it('the package contains the programs whose SHA-256 is on the papers', () => {
    expect(sha256(readFileSync(program()))).toBe(RECOVER_SHA256);
    const page = stored.find((path) => path.endsWith(`/${pageName(PAGE_SHA256)}`)) ?? '';
    expect(sha256(readFileSync(join(copy, page)))).toBe(PAGE_SHA256);
    for (const name of ['clara', 'zoe']) {
      const { envelope_text: paper, program } = answers[name];
      for (const one of [RECOVER_SHA256, PAGE_SHA256, pageName(PAGE_SHA256)]) expect(paper).toContain(one);
      expect(program).toEqual({ file: pageName(PAGE_SHA256), sha256: PAGE_SHA256 });
    }
  });

  it('two papers and the storage are enough to open the documents as they were uploaded', async () => {
    const two = ['paper of clara.txt', 'paper of zoe.txt'].map(inPlace);
    const { code, said: printed } = await runProgram([copy, ...two, '--out', inPlace('opened')], { typed: ['yes'], program: program() });
    expect([code, printed]).toEqual([0, expect.stringContaining('Its fingerprint is the one on the paper.')]);
    expect(printed).toContain('Dear Clara, thank you for everything.');
    expect(printed).toContain('Dear Zoe,\nbe brave.');
    expect(printed).not.toContain('Dear Ben');
    expect(readdirSync(inPlace('opened')).sort()).toEqual(will.documents.map(({ filename }) => filename).sort());
    for (const { filename = '', content } of will.documents)
      expect([filename, readFileSync(join(inPlace('opened'), filename))]).toEqual([filename, content]);
  });

  it('a program that a family has kept since the first release opens the package too', async () => {
    const kept = join(unpackGolden(inPlace('package of the first release')), 'recover.mjs');
    const two = ['paper of clara.txt', 'paper of zoe.txt'].map(inPlace);
    const { code } = await runProgram([copy, ...two, '--out', inPlace('opened again'), '--yes'], { program: kept });
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

describe('a paper whose key the Host’s own device has made', () => {
  it.each(['zoe', 'ben'])('is answered without a recovery key, for %s', (name) => {
    const { recovery_key, paper, envelope_text, backup_codes } = answers[name];
    expect([recovery_key, paper.recovery_key]).toEqual([undefined, undefined]);
    expect(backup_codes).toHaveLength(5);
    expect(envelope_text).toContain('This key was made on the device of the person who made the will.');
    expect(envelope_text).not.toContain('AGE-SECRET-KEY-1Q');
  });

  it('is in the list of the Survivors with its recipient', async () => {
    const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    const listed = survivors.map((one: Body) => [one.name, one.paper_recipient]);
    expect(listed).toEqual(
      expect.arrayContaining([
        ['Zoe', papers['zoe']?.recipient],
        ['Ben', papers['ben']?.recipient],
        ['Clara', undefined],
      ]),
    );
  });

  it('is refused for a second Survivor, and again for the same one', async () => {
    const paper_recipient = papers['zoe']?.recipient;
    const before = await keysInTable();
    const again = await will.host.ask('POST', '/api/survivors', { json: { ...zoe, name: 'Yves', paper_recipient } });
    expect([said(again), again.body.details]).toEqual(['400 validation_failed', [expect.objectContaining({ path: 'paper_recipient' })]]);
    expect(said(await newPaperOf(1, { paper_recipient }))).toBe('400 validation_failed');
    expect(said(await newPaperOf(0, { paper_recipient: papers['ben']?.recipient }))).toBe('400 validation_failed');
    expect(await keysInTable()).toEqual(before);
  });

  it.each([
    ['another kind of recipient', (own: string) => `age1pq${own.slice(6)}`],
    ['a recipient with a wrong letter', (own: string) => `${own.slice(0, -1)}${own.endsWith('q') ? 'p' : 'q'}`],
    ['a secret key', () => papers['zoe']?.identity ?? ''],
  ])('is refused with %s', async (_, wrong) => {
    const json = { ...zoe, name: 'Yves', paper_recipient: wrong((await newIdentity()).recipient) };
    expect(said(await will.host.ask('POST', '/api/survivors', { json }))).toBe('400 validation_failed');
  });

  it('also reads a message that was written later', async () => {
    const json = { personal_message: 'Dear Zoe, once more.' };
    await answered(200, will.host.ask, 'PUT', `/api/survivors/${answers['zoe'].id}`, { json });
    const rows = await keysInTable();
    const files = rows.map(({ data }) => ({
      ...data,
      stanzas: Buffer.from(data.message, 'base64')
        .toString('latin1')
        .match(/^-> X25519 /gm)?.length,
    }));
    expect(files.find(({ paperRecipient }) => paperRecipient === papers['zoe']?.recipient)?.stanzas).toBe(2);
    expect(files.filter(({ paperRecipient }) => paperRecipient === undefined).map(({ stanzas }) => stanzas)).toEqual([1, 1]);
  });

  it('is named in a rehearsal, so that a page can check the typed key', async () => {
    await startRehearsal(will);
    const rehearsed = (survivor_id: string, backup_code: string) =>
      answered(200, newcomer(stack), 'POST', '/api/rehearsals/verify', { json: { will_id: will.willId, survivor_id, backup_code } });
    const { id, backup_codes } = answers['zoe'];
    expect(await rehearsed(id, backup_codes[0])).toMatchObject({ verified: true, paper_recipient: papers['zoe']?.recipient });
    const clara = survivorAt(will, 1);
    expect(await rehearsed(clara.id, clara.backupCodes[0] ?? '')).not.toHaveProperty('paper_recipient');
  });

  it('is replaced by a paper of the service when new codes are made without it', async () => {
    const { recovery_key, envelope_text } = (await newPaperOf(0, {})).body;
    expect(recovery_key).toMatch(/^AGE-SECRET-KEY-1/);
    expect(envelope_text).toContain(recovery_key);
    const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    expect(survivors.find((one: Body) => one.name === 'Ben').paper_recipient).toBeUndefined();
    expect((await keysInTable()).filter(({ data }) => data.paperRecipient === papers['ben']?.recipient)).toEqual([]);
  });
});
