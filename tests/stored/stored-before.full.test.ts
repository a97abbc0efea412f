import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestStack } from '#tests/support/stack.ts';
import {
  access,
  answered,
  authenticateOnPaper,
  type Body,
  DAY,
  mailed,
  newcomer,
  type SealedWill,
  type StartedTransfer,
  said,
  signIn,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';
import { type Fixture, kindOf, newestFixture } from './fixture.ts';
import { returningWill, runningTransfer } from './people.ts';
import { replayRecords } from './replay.ts';
import { restoredStack } from './restore.ts';
import { commonShape, departures } from './shape.ts';

const fixture = newestFixture();
let stack: TestStack;

function willOf(name: string): SealedWill {
  const stored = fixture.lives.wills[name];
  if (!stored) throw new Error(`The fixture has no will ${name}.`);
  return returningWill(stack, stored);
}

function transferOf(name: string): StartedTransfer {
  return runningTransfer(willOf(name), fixture.lives.wills[name]);
}

/** Returns a will whose Host has signed in with their password. */
async function signedIn(name: string): Promise<SealedWill> {
  const will = willOf(name);
  await signIn(will.host);
  return will;
}

const status = async (name: string): Promise<Body> => answered(200, (await signedIn(name)).host.ask, 'GET', '/api/will/status');
const contents = ({ documents }: SealedWill): string[] => documents.map(({ content }) => String(content));

/** Returns everything that a Survivor can download. */
async function downloaded(transfer: StartedTransfer, position: number, token?: string): Promise<string[]> {
  const survivor = survivorAt(transfer.will, position);
  const { body } = await access(transfer, survivor, token ? { token } : {});
  const texts: string[] = [];
  for (const { download_url } of body.documents) texts.push(String((await survivor.call('GET', download_url)).bytes));
  return texts;
}

/** Returns the fields that each recorded row of a kind has, and that a row of this kind lacks which this version has written. */
async function lostFields(): Promise<string[]> {
  const shapes = new Map([...Map.groupBy(fixture.items, kindOf)].map(([kind, items]) => [kind, commonShape(items.map((M) => ({ M })))]));
  const { records } = await stack.dump();
  const lost = records.flatMap(({ dynamodb }) => {
    // The records of the local stack have the form of those of DynamoDB.
    const { NewImage: M } = dynamodb as { NewImage?: object };
    const shape = M && shapes.get(kindOf(M));
    // A queue is a hint for a day. It has other fields while it waits, while it is held, and after that.
    return shape && !kindOf(M).startsWith('QUEUE ') ? departures({ M }, shape, kindOf(M)) : [];
  });
  return [...new Set(lost)].sort();
}

describe('this version reads what the recorded version has stored:', () => {
  beforeAll(async () => {
    stack = await restoredStack(fixture);
  });
  afterAll(() => stack?.stop());

  describe('a Host', () => {
    it('is still signed in, changes a setting, and seals the draft with what is sealed', async () => {
      const { host, storageId } = willOf('settled');
      const json = { refresh_token: host.tokens.refresh_token };
      expect(said(await host.call('POST', '/api/auth/refresh', { json }))).toBe('200');
      await signIn(host);
      expect(await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 14 } })).toMatchObject({ hcit_days: 14, hcrac: 4 });
      await answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: storageId } });
      expect(await answered(200, host.ask, 'GET', '/api/will/status')).toMatchObject({ documents_count: 3, draft_documents_count: 0 });
    });
  });

  describe('a transfer', () => {
    it('with one of two Survivors authenticated accepts the code that was sent, and then shows the documents', async () => {
      const transfer = transferOf('awaiting');
      expect(await transferStatus(transfer, newcomer(stack))).toMatchObject({ status: 'awaiting_authentication' });
      const reply = await answered(200, newcomer(stack), 'POST', '/api/survivor-auth/verify-otp', { json: fixture.lives.code });
      expect(reply).toMatchObject({ verified: true });
      expect(await transferStatus(transfer, newcomer(stack))).toMatchObject({ status: 'accessible' });
      expect(await downloaded(transfer, 1, reply.session_token)).toEqual(contents(transfer.will));
    });

    it('that is open still accepts its sessions and links, and the next backup code', async () => {
      const transfer = transferOf('accessible');
      const { Ben, Daniel } = fixture.lives.wills['accessible']?.sessions ?? {};
      expect(said(await access(transfer, survivorAt(transfer.will, 0)))).not.toBe('200');
      for (const { url, content } of fixture.lives.downloads) {
        expect((await newcomer(stack)('GET', url)).bytes.toString('base64')).toBe(content);
      }
      const { documents } = (await access(transfer, survivorAt(transfer.will, 0), { token: Ben ?? '' })).body;
      expect(documents.map(({ integrity_verified }: Body) => integrity_verified)).toEqual([true, true]);
      expect(await downloaded(transfer, 0, Ben)).toEqual(contents(transfer.will));
      expect(await downloaded(transfer, 2, Daniel)).toEqual(contents(transfer.will));
      expect(await authenticateOnPaper(transfer, survivorAt(transfer.will, 1))).toMatchObject({ verified: true });
    });
  });

  it('and writes rows with every field of the recorded ones, so that it can be rolled back', async () => {
    expect(await lostFields()).toEqual([]);
  });
});

describe('this version completes what the recorded version has left:', () => {
  let left: Fixture['expected'];
  beforeAll(async () => {
    stack = await restoredStack(fixture);
    left = await replayRecords(stack, fixture);
  });
  afterAll(() => stack?.stop());

  it('messages are sent as soon as their records are handled, and nothing is sent again', () => {
    expect(left.atOnce).toEqual(fixture.expected.atOnce);
  });

  it('messages that could not be delivered are sent at their next attempt', () => {
    expect(left.later).toEqual(fixture.expected.later);
  });

  it('their links work', async () => {
    const { email, password } = fixture.lives.unverified;
    const token = await mailed(stack, email, /verify-email#token=(\S+)/);
    await answered(200, newcomer(stack), 'POST', '/api/auth/verify-email', { json: { token } });
    await answered(200, newcomer(stack), 'POST', '/api/auth/login', { json: { email, password } });
  });

  it('files that a storage rejected are written, and an interrupted sealing is completed', async () => {
    expect(await status('pending')).toMatchObject({ package_behind: false });
    expect(await status('sealing')).toMatchObject({ sealing: null, documents_count: 2, draft_documents_count: 0 });
  });

  it('timers fire: a cancel window ends, an access window closes, a check is missed', async () => {
    await stack.advance(6 * DAY);
    expect((await transferStatus(transferOf('reminded'), newcomer(stack))).status).toBe('awaiting_authentication');
    expect((await transferStatus(transferOf('accessible'), newcomer(stack))).status).toBe('completed');
    const { host } = await signedIn('asked');
    const { checks } = await answered(200, host.ask, 'GET', '/api/liveness/history');
    expect(checks.at(-1)).toMatchObject({ status: 'missed' });
  });

  it('and writes rows with every field of the recorded ones, so that it can be rolled back', async () => {
    expect(await lostFields()).toEqual([]);
  });
});
