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
import { counter, inTurn, type Scenario, type World } from './world.ts';

/** Requests of a transfer from its start to the documents. */
export const transferScenarios: readonly Scenario[] = [
  {
    row: 'transfer/initiate',
    open: async (world) => async () => {
      const will = await startable(world);
      return { by: newcomer(world.stack), path: '/api/transfer/initiate', asking: { json: startOf(will, survivorAt(will, 0)) }, status: 200 };
    },
  },
  {
    row: 'transfer/cancel',
    open: async (world) => async () => {
      const { will, transferId } = await started(world);
      return { by: will.host.ask, path: '/api/transfer/cancel', asking: { json: { transfer_id: transferId } }, status: 200 };
    },
  },
  {
    row: 'transfer/status',
    timed: 15,
    open: async (world) => {
      const { transferId } = await started(world);
      return () => ({ by: newcomer(world.stack), path: `/api/transfer/status?transfer_id=${transferId}`, status: 200 });
    },
  },
  {
    row: 'liveness/get-respond',
    timed: 15,
    open: async (world) => {
      const token = await stopLink(world);
      return () => ({ by: newcomer(world.stack), path: `/api/liveness/respond?token=${token}`, status: 200 });
    },
  },
  {
    row: 'liveness/update-respond',
    open: async (world) => async () => {
      const token = await stopLink(world);
      return { by: newcomer(world.stack), path: '/api/liveness/respond', asking: { json: { token } }, status: 200 };
    },
  },
  {
    row: 'transfer/lookup',
    timed: 5,
    open: async (world) => {
      const will = await startable(world);
      const next = inTurn(will.survivors);
      return () => {
        const json = { host_email: will.host.email, contact: contactOf(next()) };
        return { by: newcomer(world.stack), path: '/api/transfer/lookup', asking: { json }, status: 200 };
      };
    },
  },
  {
    row: 'transfer/send-otp',
    open: async (world) => {
      const next = inTurn(survivorLookups(await startable(world)));
      return () => ({ by: newcomer(world.stack), path: '/api/transfer/send-otp', asking: { json: next() }, status: 200 });
    },
  },
  {
    row: 'transfer/verify-and-initiate',
    open: async (world) => {
      const number = counter();
      return async () => {
        const ways = survivorLookups(await startable(world));
        const way = ways[number() % ways.length] ?? ways[0];
        if (!way) throw new Error('The will has no Survivor.');
        const { otp_session_id } = await answered(200, newcomer(world.stack), 'POST', '/api/transfer/send-otp', { json: way });
        const code = await mailed(world.stack, way.contact.value, /code is (\d{6})/);
        return { by: newcomer(world.stack), path: '/api/transfer/verify-and-initiate', asking: { json: { otp_session_id, code } }, status: 200 };
      };
    },
  },
  {
    row: 'transfer/verify-and-initiate',
    variant: 'backup code',
    timed: 3,
    open: async (world) => async () => {
      const { willId, survivors } = await startable(world);
      const [survivor] = survivors;
      const json = { will_id: willId, survivor_id: survivor?.id, backup_code: survivor?.backupCodes.shift() };
      return { by: newcomer(world.stack), path: '/api/transfer/verify-and-initiate', asking: { json }, status: 200 };
    },
  },
  {
    row: 'survivor-auth/select',
    open: async (world) => {
      const { will, transferId } = await started(world);
      const next = inTurn(will.survivors);
      return () => {
        const json = { transfer_id: transferId, survivor_id: next().id };
        return { by: newcomer(world.stack), path: '/api/survivor-auth/select', asking: { json }, status: 200 };
      };
    },
  },
  {
    row: 'survivor-auth/verify-otp',
    open: async (world) => authenticating(world, 'code'),
  },
  { row: 'survivor-auth/verify-otp', variant: 'backup code', open: async (world) => authenticating(world, 'paper') },
  {
    row: 'survivor-auth/will-access',
    timed: 15,
    open: async (world) => {
      const { transfer, survivor } = await opened(world);
      return () => ({ by: newcomer(world.stack), path: pathOf(transfer, survivor), status: 200 });
    },
  },
  { row: 'survivor-auth/download', timed: 15, open: (world) => reading(world, 'documents') },
  { row: 'survivor-auth/download', variant: 'a range', timed: 15, open: (world) => reading(world, 'documents', { range: 'bytes=5-9' }) },
  { row: 'survivor-auth/archive', variant: 'one document', timed: 15, open: (world) => reading(world, 'archives') },
  {
    row: 'transfer/completed',
    timed: 15,
    open: async (world) => {
      const { transfer } = await opened(world);
      return () => ({ by: newcomer(world.stack), path: `/api/transfer/completed/${transfer.transferId}`, status: 200 });
    },
  },
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

function startOf({ willId }: SealedWill, { name }: Survivor) {
  return { will_id: willId, survivor_name: name };
}

const contactOf = ({ email }: Survivor) => ({ type: 'email', value: email });

/** Each Survivor by the will and by its Host: each has a separate limit. */
function survivorLookups({ willId, host, survivors }: SealedWill) {
  return survivors.flatMap((survivor) => [
    { will_id: willId, contact: contactOf(survivor) },
    { host_email: host.email, contact: contactOf(survivor) },
  ]);
}

/** The first authentication of a Survivor in a transfer. */
function authenticating(world: World, by: 'code' | 'paper') {
  return async () => {
    const transfer = await started(world);
    const survivor = survivorAt(transfer.will, 0);
    const json =
      by === 'code'
        ? await askForCode(transfer, survivor)
        : { transfer_id: transfer.transferId, survivor_id: survivor.id, backup_code: survivor.backupCodes.shift() };
    return { by: newcomer(world.stack), path: '/api/survivor-auth/verify-otp', asking: { json }, status: 200 };
  };
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
async function reading(world: World, list: 'documents' | 'archives', headers: Record<string, string> = {}) {
  const { transfer, survivor } = await opened(world);
  const { [list]: links } = await answered(200, survivor.call, 'GET', pathOf(transfer, survivor));
  const { pathname, search } = new URL(links[0].download_url);
  const status = 'range' in headers ? 206 : 200;
  return () => ({ by: newcomer(world.stack), path: `${pathname}${search}`, asking: { headers }, status });
}
