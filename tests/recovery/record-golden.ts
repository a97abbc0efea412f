import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { hostSheet, innerFingerprint } from '#custody/inner-list.ts';
import { startDynamoDb } from '#infra/local/entry.ts';
import { generationAt } from '#own-device/generation.ts';
import { makeHostSheet, makePaperKey, type PrintedKey, paperCheck } from '#own-device/paper-keys.ts';
import { sealOnDevice } from '#own-device/seal-on-device.ts';
import { sha256, temporary, write } from '#tests/custody/recover-package.ts';
import { storedIn } from '#tests/custody/recover-stored.ts';
import type { Part } from '#tests/support/client.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import { answered, type Host, openAccount, setUp } from '#tests/support/story.ts';

// Records a golden package that the Host's own device has sealed: `node tests/recovery/record-golden.ts <name>`.
// tests/fixtures/golden/README.md describes these packages. It never overwrites one.

const BEGIN = '2026-11-28T08:00:00.000Z';
const SEALED_FOR = ['Ben', 'Clara', 'Daniel'];
/** Named after the sealing: her paper opens the outer envelope only. */
const LATER = 'Zoe';

const DOCUMENTS = [
  named('last-will.pdf', 'application/pdf'),
  named('letter-to-my-children.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  new File(['Liebe Kinder,\nder Schlüssel liegt unter dem dritten Blumentopf.\n'], 'Brief an alle – für später.txt', { type: 'text/plain' }),
];

interface Paper extends PrintedKey {
  name: string;
  /** The printed text of the service, which does not know the key. */
  text: string;
}

const name = process.argv[2] ?? '';
const folder = join('tests/fixtures/golden', name);
if (!/^v\d+-[a-z-]+$/.test(name)) throw new Error('Usage: node tests/recovery/record-golden.ts <name>, such as v2-own-device.');
if (existsSync(folder)) throw new Error(`${folder} exists. A golden package is made once.`);
const database = await startDynamoDb(undefined);
process.env['DYNAMODB_ENDPOINT'] = database.url;
const stack = await startRealStack('process', { begin: BEGIN });
const place = temporary();
try {
  await record(stack);
} finally {
  place.remove();
  await stack.stop();
  await database.stop();
}

async function record(from: RealStack): Promise<void> {
  const host = await openAccount(from, { name: 'Anna Berger' });
  const { storageId } = await setUp(host);
  const papers: Paper[] = [];
  for (const one of SEALED_FOR) papers.push(await newPaper(host, one));
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { survivor_threshold: 2 } });
  const sheet = await makeHostSheet();
  await answered(201, host.ask, 'POST', '/api/will/upload', { parts: await sealed(papers, sheet) });
  await answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: storageId } });
  papers.push(await newPaper(host, LATER));
  await from.messages(); // waits until the key is split again
  await writeFixture(papers, sheet, await (await storedIn(from)).copyTo(place.folder));
}

async function newPaper(host: Host, person: string): Promise<Paper> {
  const key = await makePaperKey();
  const contact_methods = [{ type: 'email', value: `${person.toLowerCase()}@example.net` }];
  const json = { name: person, relationship: 'child', contact_methods, paper_recipient: key.recipient };
  const { envelope_text: text } = await answered(201, host.ask, 'POST', '/api/survivors', { json });
  return { ...key, name: person, text };
}

async function sealed(papers: readonly Paper[], { identity }: PrintedKey): Promise<Part[]> {
  const sheet = await hostSheet(identity);
  const given = {
    ...{ ...generationAt(sheet, BEGIN), sealedAt: BEGIN, threshold: 2, documents: DOCUMENTS },
    papers: papers.map(({ recipient }) => recipient),
    messages: papers.map((paper) => ({ recipient: paper.recipient, text: messageFor(paper.name) })),
  };
  const parts: Part[] = [];
  for await (const { name: filename, content } of sealOnDevice(given, sheet))
    parts.push({ name: 'files[]', filename, type: 'application/octet-stream', content: Buffer.from(await content.arrayBuffer()) });
  return parts;
}

async function writeFixture(papers: readonly Paper[], sheet: PrintedKey, stored: readonly string[]): Promise<void> {
  const fingerprint = innerFingerprint((await hostSheet(sheet.identity)).publicKey);
  mkdirSync(folder, { recursive: true });
  const tar = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '-c', '-C', place.folder, ...stored.toSorted()];
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(join(folder, 'package.tar.br'), brotliCompressSync(execFileSync('tar', tar, { maxBuffer: 2 ** 24 }), { params }));
  for (const paper of papers) write(folder, `papers/${paper.name.toLowerCase()}.txt`, printed(paper, fingerprint));
  const checks = papers.map((paper) => `${paper.name}  ${paperCheck(paper.recipient)}`);
  write(folder, 'sheet.txt', ['My own sheet', sheet.identity, 'Sealed by', fingerprint, ...checks, ''].join('\n'));
  const documents = await Promise.all(DOCUMENTS.map(async (one) => [one.name, sha256(new Uint8Array(await one.arrayBuffer()))]));
  const messages = SEALED_FOR.map((one) => [one.toLowerCase(), messageFor(one)]);
  const expected = { documents: Object.fromEntries(documents), messages: Object.fromEntries(messages) };
  write(folder, 'expected.json', `${JSON.stringify(expected, undefined, 2)}\n`);
}

/** The text of the service, the key from the Host's device, and the slip with the Host's fingerprint, for the papers of the sealing. */
function printed({ name: person, text, identity, recipient }: Paper, fingerprint: string): string {
  const slip = SEALED_FOR.includes(person) ? ['', `For the paper of ${person}`, 'Sealed by', fingerprint] : [];
  return [text, 'Recovery key', identity, `Check letters ${paperCheck(recipient)}`, ...slip, ''].join('\n');
}

function messageFor(person: string): string {
  return `Dear ${person}, only your paper opens this.`;
}

function named(filename: string, type: string): File {
  return new File([new Uint8Array(readFileSync(join('tests/fixtures/documents', filename)))], filename, { type });
}
