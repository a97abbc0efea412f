import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import {
  access,
  authenticateOnPaper,
  HOUR,
  MINUTE,
  passDeadline,
  sealWill,
  startTransfer,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';
import { stolenTable } from '#tests/support/table.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

describe('an outage of the service within the 48 hours', () => {
  it('keeps the documents closed for as long as the Host could not reach us, even if Survivors authenticate', async () => {
    const will = await sealWill(stack);
    const transfer = await startTransfer(will);
    await stack.outage(36 * HOUR);
    await passDeadline(transfer, 60);
    await authenticateOnPaper(transfer, survivorAt(will, 0));
    await authenticateOnPaper(transfer, survivorAt(will, 1));
    expect(await transferStatus(transfer, survivorAt(will, 0).call)).toMatchObject({ status: 'initiated', survivors_authenticated: 2 });
    expect((await access(transfer, survivorAt(will, 0))).status).toBe(403);
    await stack.advance(36 * HOUR);
    expect(await transferStatus(transfer, survivorAt(will, 0).call)).toMatchObject({ status: 'accessible' });
  });
});

describe('a forged item among the due ones', () => {
  it('raises an alarm and delays nothing else', async () => {
    const table = await stolenTable(stack);
    const forged = { sk: 'EFFECT', version: 1, schema: 1, data: { forged: true }, mac: 'x', due_at: '2020-01-01T00:00:00.000Z' };
    for (const due_partition of ['DUE#00', 'DUE#07', 'DUE#15']) await table.put({ ...forged, pk: `OUTBOX#${due_partition}`, due_partition });
    await stack.advance(20 * MINUTE);
    const since = stack.log().split('\n').slice(-40).join('\n');
    expect(since).toContain('"event":"record_altered"');
    expect(since).toContain('"event":"swept"');
    expect(since).not.toContain('"event":"job_failed"');
    for (const item of await table.items('OUTBOX#DUE#')) await table.remove(item);
  });
});
