import { createHash } from 'node:crypto';
import { newIdentity } from '#custody/age.ts';
import { encryptTo } from '#custody/age-encrypt.ts';
import { hostSheet, INNER_LIST_NAME } from '#custody/inner-list.ts';
import { newInnerKey, sealInner } from '#custody/inner-seal.ts';
import { type Action, between, type Host, type Life, type Paper } from '#tests/lives/life.ts';
import type { Part } from '#tests/support/client.ts';
import { during } from '#tests/world/world.ts';
import { askAsHost, hostDoes, isSignedIn, said } from './doing.ts';
import { takeUpload } from './host-will.ts';
import { bytesOf, learnDocuments } from './learn.ts';

type Chance = Parameters<Action['perform']>[2];

const papersOf = (life: Life): Paper[] =>
  life.state.survivors.flatMap(({ id, paper }) => (id !== undefined && paper?.recipient !== undefined ? [paper] : []));
const isComplete = (life: Life): boolean => {
  const named = life.state.survivors.filter(({ id }) => id !== undefined);
  return named.length >= 2 && papersOf(life).length === named.length;
};

export const hostDeviceActions: readonly Action[] = [
  hostDoes(
    'encrypts on their own device',
    (by, life) => isSignedIn(by) && by.options.level === 'device' && isComplete(life),
    sealOnDevice,
    (by) => (by.isSealed || by.isDrafting ? 1 : 20),
  ),
];

/** Makes an inner envelope for the papers of now, and uploads it in place of the one before. */
async function sealOnDevice(life: Life, by: Host, chance: Chance): Promise<void> {
  const { body, status } = await askAsHost(life, by, 'GET', '/api/survivors');
  if (status !== 200) return;
  by.sheet ??= await during(newIdentity());
  const text = `The inner secret is ${chance.bytes(12).toString('hex')}.\n`;
  const made = await during(innerFiles(life, by, text, Math.min(Number(body.threshold), papersOf(life).length), between(chance, 3, 9999)));
  await removeDraft(life, by);
  const contents = Object.fromEntries(made.map(({ filename, bytes }) => [filename, Buffer.from(bytes).toString('latin1')]));
  Object.assign(by.uploaded, contents);
  const parts = made.map(
    ({ filename, bytes }): Part => ({ name: 'files[]', filename, type: 'application/octet-stream', content: Buffer.from(bytes) }),
  );
  const reply = await askAsHost(life, by, 'POST', '/api/will/upload', { parts });
  await takeUpload(life, by, reply, contents);
  if (reply.status === 201) by.plain = { 'my secret will.txt': text };
  life.tell(`${by.name} encrypts a document on their own device, and uploads it ${said(reply)}.`);
}

async function removeDraft(life: Life, by: Host): Promise<void> {
  const { status, body } = await askAsHost(life, by, 'GET', '/api/will/documents');
  if (status !== 200) return;
  for (const { id } of body.documents) await askAsHost(life, by, 'DELETE', `/api/will/documents/${id}`);
  if (body.documents.length > 0) await learnDocuments(life, by);
}

async function innerFiles(life: Life, by: Host, text: string, threshold: number, number: number): Promise<{ filename: string; bytes: Uint8Array }[]> {
  const key = await newInnerKey();
  const plain = bytesOf(text);
  const path = `k${number}.age`;
  const ciphertext = await encryptTo([key.recipient], plain);
  const list = await sealInner(key, await hostSheet(by.sheet?.identity ?? ''), {
    ...{ package: packageId(text), generation: 1, sealedAt: new Date(life.now()).toISOString(), threshold },
    papers: papersOf(life).map(({ recipient }) => recipient ?? ''),
    documents: [
      {
        file: { path, size: ciphertext.length, sha256: sha256Of(ciphertext) },
        is: { filename: 'my secret will.txt', mime_type: 'text/plain', size_bytes: plain.length, sha256: sha256Of(plain) },
      },
    ],
    messages: [],
  });
  return [
    { filename: INNER_LIST_NAME, bytes: list },
    { filename: path, bytes: ciphertext },
  ];
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A UUID that the text decides. */
function packageId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
