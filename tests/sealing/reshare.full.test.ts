import { describe, expect, it } from 'vitest';
import { paperOf } from '#tests/journeys/on-paper.ts';
import { tableRows } from '#tests/journeys/table-rows.ts';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  answered,
  askForCode,
  type Body,
  DAY,
  newcomer,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  type Survivor,
  said,
  sealWill,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';

const stack = beginAfresh(sharedStack());

/** Two Survivors authenticate after the deadline. Returns what the first of them reads. */
async function openWith(
  will: SealedWill,
  survivors: readonly Survivor[],
): Promise<{ transfer: StartedTransfer; access: Body; texts: Map<string, string> }> {
  const transfer = await startTransfer(will, survivors[0]);
  await passDeadline(transfer, 1);
  for (const survivor of survivors) {
    const proof = await askForCode(transfer, survivor);
    await answered(200, survivor.call, 'POST', '/api/survivor-auth/verify-otp', { json: proof });
  }
  const [first] = survivors;
  if (!first) throw new Error('No one opens.');
  const access = await answered(200, first.call, 'GET', `/api/survivor-auth/will-access?transfer_id=${transfer.transferId}&survivor_id=${first.id}`);
  const texts = new Map<string, string>();
  for (const document of access.documents) {
    const url = new URL(document.download_url);
    const reply = await first.call('GET', `${url.pathname}${url.search}`);
    expect(reply.status).toBe(200);
    texts.set(document.filename, reply.bytes.toString('utf8'));
  }
  return { transfer, access, texts };
}

const status = (will: SealedWill): Promise<Body> => answered(200, will.host.ask, 'GET', '/api/will/status');

describe('the key of a sealed will', () => {
  it('is replaced after a stop that removed a Survivor, who can do nothing from that commit on', async () => {
    const will = await sealWill(stack, { survivors: 3 });
    const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
    const paper = paperOf(will);
    await answered(200, newcomer(stack), 'POST', '/api/transfer/verify-and-initiate', { json: paper.shown(ben, ben.backupCodes[0]) });
    // The messages about the start leave first.
    await stack.messages();
    await stack.clearMessages();
    // Nothing follows the commit before the workers are back.
    await stack.fault('lambda', 'error');
    const { removal } = await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json: { remove_survivor_id: ben.id } });
    expect(removal).toEqual({ removed: true });
    expect(said(await newcomer(stack)('POST', '/api/transfer/initiate', { json: { will_id: will.willId, survivor_name: ben.name } }))).toBe(
      '404 will_or_survivor_not_found',
    );
    // Another Survivor starts before the key is split again: the removed one is not among those who open it.
    const transfer = await startTransfer(will, clara);
    await stack.fault('lambda', 'off');
    expect(said(await paper.start(paper.shown(ben, ben.backupCodes[1])))).toBe('404 will_or_survivor_not_found');
    const onBehalf = { json: { transfer_id: transfer.transferId, survivor_id: ben.id } };
    expect(said(await newcomer(stack)('POST', '/api/survivor-auth/select', onBehalf))).toBe('404 survivor_not_found');
    expect(await transferStatus(transfer, newcomer(stack))).toMatchObject({ total_survivors: 2, threshold: 2 });
    expect(await subjects(stack, ben.email)).toEqual([]);
    expect(await subjects(stack, clara.email)).toEqual(
      expect.arrayContaining([
        `The transfer of the will of ${will.host.name} was stopped`,
        `The people who may open the will of ${will.host.name} were changed`,
      ]),
    );
    await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json: {} });
    // A name starts nothing soon after two stops.
    await stack.advance(14 * DAY);
    await signIn(will.host);
    expect(await status(will)).toMatchObject({ sss_total: 2, revision: 2, reencryption_required: false });
    const names = (await tableRows(stack)).filter(({ pk }) => pk === `CUSTODY#${will.host.id}`).map(({ sk }) => sk.replace(/#.*/, ''));
    for (const kind of ['KEY', 'CODES', 'SHARE'])
      expect(
        names.filter((name) => name === kind),
        kind,
      ).toHaveLength(2);
    const { texts } = await openWith(will, [clara, survivorAt(will, 2)]);
    expect(texts.size).toBe(1);
  });

  it('is bound to changed contacts: the code goes to the new address and opens the will', async () => {
    const will = await sealWill(stack, { survivors: 2 });
    const first = survivorAt(will, 0);
    const contact_methods = [{ type: 'email', value: 'moved.house@example.net' }];
    const changed = await answered(200, will.host.ask, 'PUT', `/api/survivors/${first.id}`, { json: { contact_methods } });
    expect(changed.contact_methods).toEqual(contact_methods);
    const { access } = await openWith(will, [{ ...first, email: 'moved.house@example.net' }, survivorAt(will, 1)]);
    expect(access.personal_message).toBe(first.message);
  });

  it('is bound to a new paper: the old codes are invalid, new ones work, and the personal message stays', async () => {
    const will = await sealWill(stack, { survivors: 2 });
    const first = survivorAt(will, 0);
    const paper = await answered(200, will.host.ask, 'POST', `/api/survivors/${first.id}/regenerate-codes`);
    expect(paper.backup_codes).toHaveLength(5);
    expect(paper.recovery_key).not.toBe(first.recoveryKey);
    await stack.messages();
    expect(await status(will)).toMatchObject({ revision: 2, reencryption_required: false });
    const transfer = await startTransfer(will);
    await passDeadline(transfer, 1);
    const prove = (survivor: Survivor, backup_code: string | undefined) =>
      answered(200, survivor.call, 'POST', '/api/survivor-auth/verify-otp', {
        json: { transfer_id: transfer.transferId, survivor_id: survivor.id, backup_code },
      });
    for (const code of first.backupCodes) expect(await prove(first, code)).toMatchObject({ verified: false });
    expect(await prove(first, paper.backup_codes[0])).toMatchObject({ verified: true });
    expect(await prove(survivorAt(will, 1), survivorAt(will, 1).backupCodes[0])).toMatchObject({ verified: true });
    const access = await answered(
      200,
      first.call,
      'GET',
      `/api/survivor-auth/will-access?transfer_id=${transfer.transferId}&survivor_id=${first.id}`,
    );
    expect(access.personal_message).toBe(first.message);
  });
});
