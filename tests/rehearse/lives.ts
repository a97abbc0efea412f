import type { TestStack } from '#tests/support/stack.ts';
import {
  access,
  answered,
  authenticate,
  DAY,
  HOUR,
  type Host,
  mailed,
  newcomer,
  openWill,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  sealWill,
  signIn,
  startTransfer,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';
import type { Step } from './step.ts';

/** The people whose wills must survive what the rehearsal does to the service. */
export interface Lives {
  sealed: SealedWill;
  silent: SealedWill;
  running: StartedTransfer;
  open: StartedTransfer;
  unconfirmed: { email: string; password: string };
}

/** Plays their stories up to a moment at which much is pending. */
export async function playLives(stack: TestStack): Promise<Lives> {
  const [sealed, silent, later] = [await sealWill(stack), await sealWill(stack), await sealWill(stack)];
  await answered(200, silent.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7, hcrt_hours: 24, hcrac: 1 } });
  await stack.advance(5.5 * DAY);
  const open = await openWill(await sealWill(stack));
  for (const target of ['ses', 'smtp'] as const) await stack.fault(target, 'refuse');
  const running = await startTransfer(later);
  const unconfirmed = { email: 'newcomer@example.com', password: 'the harp is out of tune' };
  await answered(201, newcomer(stack), 'POST', '/api/auth/register', { json: { ...unconfirmed, display_name: 'Nora New' } });
  await stack.messages();
  return { sealed, silent, running, open, unconfirmed };
}

/** The same people, who now talk to another stack. */
export function onStack(stack: TestStack, { sealed, silent, running, open, ...others }: Lives): Lives {
  const will = (one: SealedWill) => withWill(stack, one);
  return { ...others, sealed: will(sealed), silent: will(silent), running: withTransfer(stack, running), open: withTransfer(stack, open) };
}

export function withWill(stack: TestStack, will: SealedWill): SealedWill {
  const call = newcomer(stack);
  const host: Host = { ...will.host, stack, call };
  host.ask = (method, path, asking) => call(method, path, { token: host.tokens.access_token, ...asking });
  return { ...will, stack, host, survivors: will.survivors.map((survivor) => ({ ...survivor, call: newcomer(stack) })) };
}

export const withTransfer = (stack: TestStack, transfer: StartedTransfer): StartedTransfer => ({
  ...transfer,
  stack,
  will: withWill(stack, transfer.will),
});

/** What must work before a timer fires. */
export async function checkPending({ sealed, open, unconfirmed }: Lives, stack: TestStack, step: Step): Promise<void> {
  await step('a Host is still signed in', () => {
    const json = { refresh_token: open.will.host.tokens.refresh_token };
    return answered(200, open.will.host.call, 'POST', '/api/auth/refresh', { json });
  });
  await step('a new message leaves through the stream', () => checkMessage(sealed, stack));
  await step('an open will is still open', async () => {
    // They have another client address now.
    await authenticate(open, survivorAt(open.will, 0));
    await readDocuments(open);
  });
  await step('pending messages leave', async () => {
    await stack.advance(HOUR);
    const token = await mailed(stack, unconfirmed.email, /verify-email#token=(\S+)/);
    await answered(200, newcomer(stack), 'POST', '/api/auth/verify-email', { json: { token } });
  });
}

export async function checkMessage({ host }: SealedWill, stack: TestStack): Promise<void> {
  await answered(202, newcomer(stack), 'POST', '/api/auth/forgot-password', { json: { email: host.email } });
  await mailed(stack, host.email, /reset-password#token=(\S+)/);
}

/** What must work when timers fire. */
export async function checkTimers({ silent, running }: Lives, stack: TestStack, step: Step): Promise<void> {
  await step('a running transfer reaches its deadline, and its will opens', async () => {
    // The Host has 48 hours from the notice, which was pending.
    await passDeadline(running, DAY);
    expectText((await transferStatus(running, newcomer(stack))).status, 'awaiting_authentication');
    await authenticateAndRead(running);
  });
  await step('the timer of a Host who stays silent has fired', async () => {
    await signIn(silent.host);
    expectText((await answered(200, silent.host.ask, 'GET', '/api/will/status')).status, 'pending_transfer');
  });
}

/** Starts the transfer of a sealed will and opens it. */
export async function openSealed(will: SealedWill): Promise<void> {
  const transfer = await startTransfer(will);
  await passDeadline(transfer, HOUR);
  await authenticateAndRead(transfer);
}

export async function authenticateAndRead(transfer: StartedTransfer): Promise<void> {
  for (const survivor of transfer.will.survivors.slice(0, 2)) await authenticate(transfer, survivor);
  await readDocuments(transfer);
}

/** Downloads all documents as the first Survivor, and compares them with those that the Host uploaded. */
async function readDocuments(transfer: StartedTransfer): Promise<void> {
  const survivor = survivorAt(transfer.will, 0);
  const { status, body } = await access(transfer, survivor);
  if (status !== 200) throw new Error(`will-access answered ${status} ${body.code}.`);
  const read: string[] = [];
  for (const { download_url } of body.documents) read.push(String((await survivor.call('GET', download_url)).bytes));
  expectText(read.join('\n'), transfer.will.documents.map(({ content }) => String(content)).join('\n'));
}

function expectText(found: unknown, expected: string): void {
  if (found !== expected) throw new Error(`Expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}.`);
}
