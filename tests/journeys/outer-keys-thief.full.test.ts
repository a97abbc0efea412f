import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostSheet, innerFingerprint, openInnerList } from '#custody/inner-list.ts';
import { openInnerShare, passShareOn } from '#custody/inner-shares.ts';
import { runProgram, temporary, write } from '#tests/custody/recover-package.ts';
import { storedIn } from '#tests/custody/recover-stored.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import { access, answered, authenticate, passDeadline, startTransfer, survivorAt } from '#tests/support/story.ts';
import { unzipInto } from '#tests/support/unzipped.ts';
import { findings } from './findings.ts';
import { type InnerWill, sealInnerWill } from './inner-wills.ts';
import { type Loot, openAll, stolenFrom } from './thief.ts';

// Everything that the service ever held of a will that was sealed on the device of its Host, with all keys of KMS, in the hands of a thief.

const place = temporary();
const dataFolder = join(place.folder, 'data');
let will: InnerWill;
let beforePassing: Loot;
let afterPassing: Loot;

beforeAll(async () => {
  const stack = await startRealStack('process', { dataFolder, realHashes: false });
  try {
    will = await sealInnerWill(stack);
    const sealed = await steal(stack);
    const { bytes: home } = await will.host.ask('GET', '/api/will/package');
    const passOn = await openByCodes();
    beforePassing = together(sealed, await steal(stack));
    await passOn();
    afterPassing = together(beforePassing, await steal(stack));
    await (await storedIn(stack)).copyTo(join(place.folder, 'the storage'));
    await unzipInto(join(place.folder, 'a copy that the Host took home'), home);
  } finally {
    await stack.stop();
  }
}, 180_000);
afterAll(place.remove);

/** All rows with what they were before, all objects, all messages, the log, and the keys. */
async function steal(stack: RealStack): Promise<Loot> {
  const { items, records } = await stack.dump();
  const texts = [...items, ...records, ...(await stack.messages())].map((one) => JSON.stringify(one));
  return { texts: [...texts, stack.log()], ...stolenFrom(dataFolder) };
}

const together = (one: Loot, other: Loot): Loot => ({
  texts: [...one.texts, ...other.texts],
  files: [...one.files, ...other.files],
  kms: other.kms,
});

/** Two Survivors authenticate by codes, and one of them reads. Returns what that one does next: to pass the share on. */
async function openByCodes(): Promise<() => Promise<void>> {
  const transfer = await startTransfer(will, survivorAt(will, 0));
  await passDeadline(transfer);
  const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
  const { session_token: token } = await authenticate(transfer, ben);
  await authenticate(transfer, clara);
  await access(transfer, ben, { token });
  return async () => {
    const { list } = openInnerList(will.list);
    const share = await passShareOn(list, await openInnerShare(list, paperOf(0)));
    const json = { transfer_id: transfer.transferId, survivor_id: ben.id, share: Buffer.from(share).toString('base64') };
    await answered(200, ben.call, 'POST', '/api/survivor-auth/inner-shares', { token, json });
  };
}

const paperOf = (position: number): string => will.papers[position]?.identity ?? '';

/** What the thief reads with these papers. */
async function read(loot: Loot, papers: readonly number[]) {
  const open = await openAll(loot, papers.map(paperOf));
  const found = findings([...open].join('\n'), { ...will.plain, sheet: will.sheet.identity }).map(({ secret }) => secret);
  return { open, found: [...new Set(found)] };
}

describe('a thief with everything that the service ever held, and all its keys', () => {
  it('opens the outer envelope', async () => {
    const { open } = await read(beforePassing, []);
    expect(open).toContain(Buffer.from(will.list).toString('latin1'));
    expect(open).toContain(Buffer.from(will.documents[1]?.content as Buffer).toString('latin1'));
    expect([...open].join('\n')).toContain(survivorAt(will, 0).message);
  });

  it.each([[[]], [[0]], [[1]], [[2]]])('reads nothing of the inner one with the papers %j of two that are needed', async (papers) => {
    expect((await read(beforePassing, papers)).found).toEqual([]);
  });

  it('reads nothing with the paper whose holder has passed a share on', async () => {
    expect((await read(afterPassing, [0])).found).toEqual([]);
  });

  it.each<[string, () => Loot, number[], string[]]>([
    ['two papers', () => beforePassing, [1, 2], ['filename', 'text']],
    ['two papers, also the message for one of them', () => beforePassing, [0, 2], ['filename', 'text', 'message']],
    ['one paper, once the holder of another one has passed a share on', () => afterPassing, [1], ['filename', 'text']],
  ])('reads everything with %s', async (_, loot, papers, found) => {
    expect((await read(loot(), papers)).found).toEqual(found);
  });
});

describe('the family, when the service no longer exists', () => {
  it.each(['the storage', 'a copy that the Host took home'])('opens both envelopes with two papers and %s', async (source) => {
    const out = join(place.folder, `opened from ${source}`);
    const { publicKey } = await hostSheet(will.sheet.identity);
    const papers = [0, 1].map((n) => join(place.folder, `paper${n}.txt`));
    for (const n of papers.keys()) write(place.folder, `paper${n}.txt`, `${paperOf(n)}\n${innerFingerprint(publicKey)}\n`);
    const { code, said } = await runProgram([join(place.folder, source), ...papers, '--out', out, '--yes']);
    expect([code, said]).toEqual([0, expect.stringContaining(will.plain.message)]);
    expect(readFileSync(join(out, will.plain.filename), 'utf8')).toBe(will.plain.text);
  });
});
