import {
  answered,
  askForCode,
  DAY,
  mailed,
  newcomer,
  openWill,
  type SealedWill,
  type StartedTransfer,
  type Survivor,
  sealWill,
  signIn,
  startTransfer,
  survivorAt,
} from '#tests/support/story.ts';
import { counter, nothing, type Scenario, scenario, type World } from './world.ts';

const number = counter();

/** Requests of a transfer from its start to the documents. */
export const transferScenarios: readonly Scenario[] = [
  scenario('transfer/initiate', nothing, async (_, world) => {
    const { willId, survivors } = await startable(world);
    return { by: newcomer(world.stack), asking: { json: { will_id: willId, survivor_name: survivors[0]?.name } } };
  }),
  scenario('transfer/cancel', nothing, async (_, world) => {
    const { will, transferId } = await started(world);
    return { by: will.host.ask, asking: { json: { transfer_id: transferId } } };
  }),
  scenario('transfer/vouch', nothing, async (_, world) => {
    const { will } = await started(world);
    const json = lookupOf(will);
    const { otp_session_id } = await answered(200, newcomer(world.stack), 'POST', '/api/transfer/send-otp', { json });
    const code = await mailed(world.stack, json.contact.value, /code is (\d{6})/);
    return { by: newcomer(world.stack), asking: { json: { otp_session_id, code } } };
  }),
  scenario('transfer/stop', nothing, async (_, world) => {
    const { will } = await started(world);
    const { will_id, stop_code } = await answered(200, will.host.ask, 'POST', '/api/host/stop-card');
    return { by: newcomer(world.stack), asking: { json: { will_id, stop_code } } };
  }),
  scenario(
    'transfer/status',
    started,
    ({ transferId }, { stack }) => ({ by: newcomer(stack), path: `/api/transfer/status?transfer_id=${transferId}` }),
    { timed: 15 },
  ),
  scenario('liveness/get-respond', stopLink, (token, { stack }) => ({ by: newcomer(stack), path: `/api/liveness/respond?token=${token}` }), {
    timed: 15,
  }),
  scenario('liveness/update-respond', nothing, async (_, world) => {
    const token = await stopLink(world);
    return { by: newcomer(world.stack), asking: { json: { token } } };
  }),
  scenario('transfer/lookup', startable, ({ host, survivors }, { stack }) => {
    const survivor = survivorAt({ survivors }, number() % survivors.length);
    return { by: newcomer(stack), asking: { json: { host_email: host.email, contact: contactOf(survivor) } } };
  }),
  scenario('transfer/send-otp', startable, (will, { stack }) => ({ by: newcomer(stack), asking: { json: lookupOf(will) } })),
  scenario('transfer/verify-and-initiate', nothing, async (_, world) => {
    const json = lookupOf(await startable(world));
    const { otp_session_id } = await answered(200, newcomer(world.stack), 'POST', '/api/transfer/send-otp', { json });
    const code = await mailed(world.stack, json.contact.value, /code is (\d{6})/);
    return { by: newcomer(world.stack), asking: { json: { otp_session_id, code } } };
  }),
  scenario(
    'transfer/verify-and-initiate',
    nothing,
    async (_, world) => {
      const { willId, survivors } = await startable(world);
      const json = { will_id: willId, survivor_id: survivors[0]?.id, backup_code: survivors[0]?.backupCodes.shift() };
      return { by: newcomer(world.stack), asking: { json } };
    },
    { variant: 'backup code', timed: 3 },
  ),
  scenario('survivor-auth/select', started, ({ will, transferId }, { stack }) => {
    const { id } = survivorAt(will, number() % will.survivors.length);
    return { by: newcomer(stack), asking: { json: { transfer_id: transferId, survivor_id: id } } };
  }),
  scenario('survivor-auth/verify-otp', nothing, async (_, world) => {
    const transfer = await started(world);
    return { by: newcomer(world.stack), asking: { json: await askForCode(transfer, survivorAt(transfer.will, 0)) } };
  }),
  scenario(
    'survivor-auth/verify-otp',
    nothing,
    async (_, world) => {
      const { will, transferId } = await started(world);
      const { id, backupCodes } = survivorAt(will, 0);
      return { by: newcomer(world.stack), asking: { json: { transfer_id: transferId, survivor_id: id, backup_code: backupCodes.shift() } } };
    },
    { variant: 'backup code' },
  ),
  // From where the Survivor has authenticated.
  scenario('survivor-auth/will-access', opened, ({ transfer, survivor }) => ({ by: survivor.call, path: pathOf(transfer, survivor) }), { timed: 15 }),
  reading('survivor-auth/download', 'documents'),
  { ...reading('survivor-auth/download', 'documents', { range: 'bytes=5-9' }), variant: 'a range' },
  { ...reading('survivor-auth/archive', 'archives'), variant: 'one document' },
  scenario('transfer/completed', opened, ({ transfer }, { stack }) => ({ by: newcomer(stack), id: transfer.transferId }), { timed: 15 }),
];

/** The will for the next start, and how many starts it has had. */
const startedBefore = new WeakMap<World, { will: SealedWill; starts: number }>();

/** Returns a will without a running transfer that a name can start. After two stops no name can for a while, so every third start gets a new will. */
async function startable(world: World): Promise<SealedWill> {
  const before = startedBefore.get(world);
  if (before) await stop(before.will);
  const will = before && before.starts < 2 ? before.will : await sealWill(world.stack);
  startedBefore.set(world, { will, starts: will === before?.will ? before.starts + 1 : 1 });
  return will;
}

async function started(world: World): Promise<StartedTransfer> {
  return startTransfer(await startable(world));
}

/** The Host stops a running transfer. A day later no limit of a start is used up. */
async function stop({ stack, host }: SealedWill): Promise<void> {
  await signIn(host);
  await answered(200, host.ask, 'POST', '/api/liveness/alive', { json: {} });
  await stack.advance(DAY);
  await signIn(host);
}

/** Returns the token with which the Host stops a transfer that was just started. */
async function stopLink(world: World): Promise<string> {
  const { will } = await started(world);
  return mailed(world.stack, will.host.email, /liveness\/respond\?token=([\w.~-]+)/);
}

const contactOf = ({ email }: Survivor) => ({ type: 'email', value: email });

/** The next way to look up a will: by it or by its Host, in turn with each Survivor. Each has a separate limit. */
function lookupOf({ willId, host, survivors }: SealedWill) {
  const n = number();
  const contact = contactOf(survivorAt({ survivors }, Math.floor(n / 2) % survivors.length));
  return n % 2 === 0 ? { will_id: willId, contact } : { host_email: host.email, contact };
}

const open = new WeakMap<World, Promise<{ transfer: StartedTransfer; survivor: Survivor }>>();

/** Returns an opened will and a Survivor who has read it once. Its documents were read back. */
export function opened(world: World) {
  const known = open.get(world) ?? openOnce(world);
  open.set(world, known);
  return known;
}

async function openOnce({ stack }: World): Promise<{ transfer: StartedTransfer; survivor: Survivor }> {
  const will = await sealWill(stack);
  const transfer = await openWill(will);
  await stack.messages();
  return { transfer, survivor: survivorAt(will, 0) };
}

function pathOf({ transferId }: StartedTransfer, { id }: Survivor): string {
  return `/api/survivor-auth/will-access?transfer_id=${transferId}&survivor_id=${id}`;
}

/** Follows a download link of an opened will. */
function reading(row: Scenario['row'], list: 'documents' | 'archives', headers: Record<string, string> = {}): Scenario {
  return scenario(
    row,
    async (world) => {
      const { transfer, survivor } = await opened(world);
      const { [list]: links } = await answered(200, survivor.call, 'GET', pathOf(transfer, survivor));
      const { pathname, search } = new URL(links[0].download_url);
      return `${pathname}${search}`;
    },
    (path, { stack }) => ({ by: newcomer(stack), path, asking: { headers }, status: 'range' in headers ? 206 : 200 }),
    { timed: 15 },
  );
}
