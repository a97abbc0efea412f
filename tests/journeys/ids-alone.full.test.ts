import { beforeEach, describe, expect, it } from 'vitest';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  askForCode,
  authenticate,
  authenticateOnPaper,
  cancelTransfer,
  DAY,
  newcomer,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  type Survivor,
  said,
  sealWill,
  signIn,
  startRehearsal,
  startTransfer,
  survivorAt,
} from '#tests/support/story.ts';

const stack = sharedStack();
beginAfresh(stack);
let will: SealedWill;
let ben: Survivor;
let clara: Survivor;

beforeEach(async () => {
  will = await sealWill(stack);
  [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
});

const REFUSED = '403 session_required';
const SAME_PLACE = '200';

/** A person with two ids and nothing else, at another client address. */
const thiefOf = (survivor: Survivor): Survivor => ({ ...survivor, call: newcomer(stack) });

/** The transfer is open: enough have authenticated, with a client that knows only the contract. */
async function open(): Promise<StartedTransfer> {
  const transfer = await startTransfer(will);
  await passDeadline(transfer);
  for (const survivor of [ben, clara]) await authenticate(transfer, survivor);
  return transfer;
}

const reads = async (transfer: StartedTransfer, ...by: Survivor[]) => (await Promise.all(by.map((one) => access(transfer, one)))).map(said);

/** Authenticates as our page does: it asks for the demand of its session. */
async function authenticateOnPage(transfer: StartedTransfer, survivor: Survivor): Promise<string> {
  const json = { ...(await askForCode(transfer, survivor)), require_session: true };
  return (await answered(200, survivor.call, 'POST', '/api/survivor-auth/verify-otp', { json })).session_token;
}

describe('two ids and nothing else open nothing for a person who has them', () => {
  it('from the mail of an old rehearsal, which does not have them any longer', async () => {
    await startRehearsal(will);
    const mails = await stack.messages({ to: ben.email });
    for (const { text, html } of mails) expect(`${text} ${html}`).not.toContain(ben.id);
    const transfer = await open();
    expect(await reads(transfer, thiefOf(ben))).toEqual([REFUSED]);
  });

  it('from a paper that was stolen and then replaced, after a start with the name on it', async () => {
    const old = thiefOf(ben);
    await signIn(will.host);
    const { backup_codes } = await answered(200, will.host.ask, 'POST', `/api/survivors/${ben.id}/regenerate-codes`);
    ben = { ...ben, backupCodes: backup_codes };
    const transfer = await open();
    const { status, body } = await old.call('POST', '/api/transfer/initiate', { json: { will_id: will.willId, survivor_name: ben.name } });
    expect([status, body.code]).toEqual([409, 'transfer_running']);
    expect(await reads(transfer, old)).toEqual([REFUSED]);
  });

  it('from the list of Survivors, seen once by a copied session that has ended', async () => {
    await signIn(will.host);
    const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    const seen = survivors.find(({ name }: { name: string }) => name === ben.name);
    await answered(204, will.host.ask, 'POST', '/api/auth/logout');
    const transfer = await open();
    expect(await reads(transfer, { ...thiefOf(ben), id: seen.id })).toEqual([REFUSED]);
  });

  it('at the same address, after the session of our page was refused because too few had authenticated', async () => {
    const transfer = await startTransfer(will);
    await passDeadline(transfer);
    const { session_token: token } = await authenticate(transfer, ben);
    expect(said(await access(transfer, ben, { token }))).toBe('403 threshold_not_met');
    await authenticate(transfer, clara);
    expect(await reads(transfer, ben, clara)).toEqual([REFUSED, SAME_PLACE]);
    expect(said(await access(transfer, ben, { token }))).toBe('200');
  });

  it('at the same address, after the session of our page was refused because it is too early', async () => {
    const transfer = await startTransfer(will);
    const { session_token: token } = await authenticate(transfer, ben);
    await authenticate(transfer, clara);
    expect(said(await access(transfer, ben, { token }))).toBe('403 not_open_yet');
    await passDeadline(transfer);
    expect(await reads(transfer, ben, clara)).toEqual([REFUSED, SAME_PLACE]);
  });

  it('at the same address, after our page has authenticated and not read yet', async () => {
    const transfer = await startTransfer(will);
    await passDeadline(transfer);
    const token = await authenticateOnPage(transfer, ben);
    await authenticate(transfer, clara);
    expect(await reads(transfer, ben)).toEqual([REFUSED]);
    expect(said(await access(transfer, { ...ben, call: newcomer(stack) }, { token }))).toBe('200');
  });

  it('at the same address, after a paper has started the transfer on our page', async () => {
    const json = { will_id: will.willId, survivor_id: ben.id, backup_code: ben.backupCodes.shift(), require_session: true };
    const started = await answered(200, ben.call, 'POST', '/api/transfer/verify-and-initiate', { json });
    const transfer = { stack, will, transferId: started.transfer_id, cancelDeadline: new Date(started.host_cancel_deadline), message: '' };
    await authenticate(transfer, clara);
    await passDeadline(transfer);
    expect(await reads(transfer, ben)).toEqual([REFUSED]);
  });
});

describe('a client that knows only the contract', () => {
  it('reads by the two ids from where it has authenticated, and a session reads from everywhere', async () => {
    const transfer = await open();
    expect(await reads(transfer, ben, clara, thiefOf(ben))).toEqual([SAME_PLACE, SAME_PLACE, REFUSED]);
    // A refused reader changes nothing, whatever they send.
    for (const token of ['nonsense', will.host.tokens.access_token]) expect(said(await access(transfer, thiefOf(ben), { token }))).toBe(REFUSED);
    const { session_token: hers } = await authenticate(transfer, clara);
    expect(said(await access(transfer, thiefOf(ben), { token: hers }))).toBe(REFUSED);
    expect(await reads(transfer, ben)).toEqual([SAME_PLACE]);
    expect(said(await access(transfer, thiefOf(clara), { token: hers }))).toBe('200');
  });

  it('has opened the will for the first time once, also if our page reads after it', async () => {
    const transfer = await open();
    const { session_token: token } = await authenticate(transfer, ben);
    expect([...(await reads(transfer, ben)), said(await access(transfer, ben, { token }))]).toEqual([SAME_PLACE, '200']);
    await signIn(will.host);
    const { entries } = await answered(200, will.host.ask, 'GET', '/api/host/audit?limit=100');
    expect(entries.filter(({ event }: { event: string }) => event === 'will_accessed')).toHaveLength(1);
  });

  it.each([
    ['a code', (transfer: StartedTransfer, survivor: Survivor) => authenticate(transfer, survivor)],
    ['a backup code', (transfer: StartedTransfer, survivor: Survivor) => authenticateOnPaper(transfer, survivor)],
    ['a backup code that was used in this transfer', renew],
  ])('is helped by authenticating again with %s, from another address too', async (_, again) => {
    const transfer = await open();
    const elsewhere = thiefOf(ben);
    expect(await reads(transfer, elsewhere)).toEqual([REFUSED]);
    await again(transfer, elsewhere);
    expect(await reads(transfer, elsewhere, ben)).toEqual([SAME_PLACE, REFUSED]);
  });

  async function renew(transfer: StartedTransfer, survivor: Survivor) {
    const json = { transfer_id: transfer.transferId, survivor_id: survivor.id, backup_code: survivor.backupCodes[0] };
    await answered(200, newcomer(stack), 'POST', '/api/survivor-auth/verify-otp', { json });
    return answered(200, survivor.call, 'POST', '/api/survivor-auth/verify-otp', { json });
  }

  it('is not locked out by a visit to our page: authenticating again clears the demand', async () => {
    const transfer = await open();
    const token = await authenticateOnPage(transfer, ben);
    expect(said(await access(transfer, ben, { token }))).toBe('200');
    expect(await reads(transfer, ben)).toEqual([REFUSED]);
    await authenticate(transfer, ben);
    expect(await reads(transfer, ben)).toEqual([SAME_PLACE]);
  });

  it('begins again in another transfer', async () => {
    await cancelTransfer(await open());
    const next = await startTransfer(will, clara);
    // A start by name after a stop waits.
    await passDeadline(next, 7 * DAY);
    for (const survivor of [thiefOf(ben), clara]) await authenticate(next, survivor);
    expect(await reads(next, ben, clara)).toEqual([REFUSED, SAME_PLACE]);
  });

  it('still asks for codes from everywhere with the two ids', async () => {
    const transfer = await open();
    await askForCode(transfer, thiefOf(ben));
  });
});
