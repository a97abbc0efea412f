import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import { access, authenticate, HOUR, newcomer, passDeadline, type SealedWill, sealWill, startTransfer, survivorAt } from '#tests/support/story.ts';

let dataFolder: string;
let stack: RealStack;
beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'will-data-'));
});
afterEach(() => stack?.stop());
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** Starts a stack with its own database on the same folder. The processes of a killed one may still be ending. */
const restarted = async (): Promise<RealStack> => {
  stack = await startRealStack('local stack', { dataFolder, env: { DYNAMODB_ENDPOINT: '' } });
  return stack;
};

/** Leaves out the emulated cloud drives and browsers, which start empty. */
async function lastingEndpoints(of: RealStack): Promise<object> {
  const { drives: _drives, push: _push, ...lasting } = await of.endpoints();
  return lasting;
}

const movedTo = (second: RealStack, will: SealedWill): SealedWill => ({
  ...will,
  stack: second,
  survivors: will.survivors.map((survivor) => ({ ...survivor, call: newcomer(second) })),
});

describe('a stack with a data folder', () => {
  it('continues where it was after it is killed and started again, with wills in both kinds of storage', async () => {
    const first = await restarted();
    const sealed = [await sealWill(first, { storage: 'object_store' }), await sealWill(first, { storage: 'sftp' })];
    await first.advance(HOUR);
    const [time, endpoints] = [await first.now(), await lastingEndpoints(first)];
    process.kill(first.pid, 'SIGKILL');
    await first.stop();

    const second = await restarted();
    expect(await second.now()).toEqual(time);
    expect(await lastingEndpoints(second)).toEqual(endpoints);
    for (const will of sealed) {
      const transfer = await startTransfer(movedTo(second, will));
      // The schedule was created before, or the sweep performs its work.
      await passDeadline(transfer, 1);
      for (const survivor of transfer.will.survivors.slice(0, 2)) await authenticate(transfer, survivor);
      const { body } = await access(transfer, survivorAt(transfer.will, 0));
      expect(body.documents[0]).toMatchObject({ filename: 'letter.txt', integrity_verified: true });
    }
  });
});
