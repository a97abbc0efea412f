import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_READER, formatMoment } from '#common/moment.ts';
import { sharedRealStack, sharedWill } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  type Body,
  letter,
  MINUTE,
  newcomer,
  openWill,
  type StartedTransfer,
  sealWill,
  signIn,
  startTransfer,
  survivorAt,
} from '#tests/support/story.ts';
import { auditTrail, tableRows } from './table-rows.ts';

const stack = sharedRealStack('http');
const will = sharedWill(stack);
let transfer: StartedTransfer;
let documents: Body[];
beforeAll(async () => {
  transfer = await openWill(will);
});

const read = async () => (await auditTrail(await tableRows(stack), will.host.id)).filter(({ event }) => event === 'document_read');
const now = async () => formatMoment((await stack.now()).toISOString(), DEFAULT_READER);
/** The newest notice of a stop to the Host, without the marks that keep names from becoming links. That of a start just before may leave after it. */
const told = async () =>
  (
    (await stack.messages({ to: will.host.email })).findLast(({ subject }) => subject === 'The transfer of your will was stopped')?.text ?? ''
  ).replaceAll('\u200b', '');

async function cancel(): Promise<void> {
  await signIn(will.host);
  await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json: {} });
}

describe('what Survivors read', () => {
  it('is in the audit trail before the first byte leaves, whatever becomes of the stream', async () => {
    documents = (await access(transfer, survivorAt(will, 0))).body.documents;
    expect(await read()).toEqual([]);
    const answer = await fetch(documents[0]?.['download_url']);
    expect(await read()).toMatchObject([{ facts: { survivor: expect.any(String), document: expect.any(String) } }]);
    await answer.body?.cancel();
  });

  it('is written down once for each Survivor and document', async () => {
    const { documents: hers } = (await access(transfer, survivorAt(will, 1))).body;
    const urls = [documents[0]?.['download_url'], hers[0].download_url];
    for (const url of [...urls, ...urls]) expect((await newcomer(stack)('GET', url)).status).toBe(200);
    expect(await read()).toHaveLength(2);
  });

  it('is named to the Host who stops the transfer, with the Survivor and the time of the first read', async () => {
    const first = await now();
    await stack.advance(5 * MINUTE);
    await cancel();
    const text = await told();
    const [ben, clara] = [survivorAt(will, 0).name, survivorAt(will, 1).name];
    const lines = text.split('\n').filter((line) => line.startsWith('- '));
    expect(lines.sort()).toEqual(
      [
        `- ${ben}: the personal message to them, ${first}`,
        `- ${ben}: ${documents[0]?.['filename']}, ${first}`,
        `- ${clara}: the personal message to them, ${first}`,
        `- ${clara}: ${documents[0]?.['filename']}, ${first}`,
      ].sort(),
    );
  });

  it('is each document of an archive, also if the stream breaks off', async () => {
    const large = await sealWill(stack, { documents: ['one.txt', 'two.txt'].map((name) => letter(name)) });
    const ben = survivorAt(large, 0);
    const { archives } = (await access(await openWill(large), ben)).body;
    const entries = async () => (await auditTrail(await tableRows(stack), large.host.id)).filter(({ event }) => event === 'document_read');
    expect(await entries()).toEqual([]);
    const answer = await fetch(archives[0].download_url);
    await answer.body?.cancel();
    const read = await entries();
    expect(new Set(read.map(({ facts }) => facts?.['document'])).size).toBe(2);
    expect((await newcomer(stack)('GET', archives[0].download_url)).status).toBe(200);
    expect(await entries()).toEqual(read);
  });

  it('is nothing where the transfer is stopped before it opens', async () => {
    await startTransfer(will);
    await cancel();
    expect(await told()).toContain('No document was opened.');
  });
});
