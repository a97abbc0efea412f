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
import { inTurn, type Scenario, type World } from './world.ts';

/** Requests of a transfer from its start to the documents. */
export const transferScenarios: readonly Scenario[] = [
  {
    row: 'transfer/initiate',
    open: async (world) => {
      const will = await willWithoutTransfer(world);
      return async () => {
        await stop(will);
        return { by: newcomer(world.stack), path: '/api/transfer/initiate', asking: { json: startOf(will, survivorAt(will, 0)) }, status: 200 };
      };
    },
  },
  {
    row: 'transfer/cancel',
    open: async (world) => {
      const will = await willWithoutTransfer(world);
      return async () => {
        const { transferId } = await started(will);
        return { by: will.host.ask, path: '/api/transfer/cancel', asking: { json: { transfer_id: transferId } }, status: 200 };
      };
    },
  },
  {
    row: 'transfer/status',
    timed: 15,
    open: async (world) => {
      const { transferId } = await started(await willWithoutTransfer(world));
      return () => ({ by: newcomer(world.stack), path: `/api/transfer/status?transfer_id=${transferId}`, status: 200 });
    },
  },
  {
    row: 'liveness/get-respond',
    timed: 15,
    open: async (world) => {
      const token = await stopLink(world, await willWithoutTransfer(world));
      return () => ({ by: newcomer(world.stack), path: `/api/liveness/respond?token=${token}`, status: 200 });
    },
  },
  {
    row: 'liveness/update-respond',
    open: async (world) => {
      const will = await willWithoutTransfer(world);
      return async () => {
        const token = await stopLink(world, will);
        return { by: newcomer(world.stack), path: '/api/liveness/respond', asking: { json: { token } }, status: 200 };
      };
    },
  },
  {
    row: 'transfer/lookup',
    timed: 5,
    open: async (world) => {
      const will = await willWithoutTransfer(world);
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
      const will = await willWithoutTransfer(world);
      const next = inTurn(survivorLookups(will));
      return () => ({ by: newcomer(world.stack), path: '/api/transfer/send-otp', asking: { json: next() }, status: 200 });
    },
  },
  {
    row: 'transfer/verify-and-initiate',
    open: async (world) => {
      const will = await willWithoutTransfer(world);
      await world.hourLater(will.host);
      const next = inTurn(survivorLookups(will));
      return async () => {
        await stop(will);
        const way = next();
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
    open: async (world) => {
      const will = await willWithoutTransfer(world);
      const next = inTurn(will.survivors);
      return async () => {
        await stop(will);
        const { id, backupCodes } = next();
        const json = { will_id: will.willId, survivor_id: id, backup_code: backupCodes.shift() };
        return { by: newcomer(world.stack), path: '/api/transfer/verify-and-initiate', asking: { json }, status: 200 };
      };
    },
  },
  {
    row: 'survivor-auth/select',
    open: async (world) => {
      const will = await willWithoutTransfer(world);
      await world.hourLater(will.host);
      const { transferId } = await started(will);
      const next = inTurn(will.survivors);
      return () => {
        const json = { transfer_id: transferId, survivor_id: next().id };
        return { by: newcomer(world.stack), path: '/api/survivor-auth/select', asking: { json }, status: 200 };
      };
    },
  },
  {
    row: 'survivor-auth/verify-otp',
    open: (world) => authenticating(world, 'code'),
  },
  { row: 'survivor-auth/verify-otp', variant: 'backup code', open: (world) => authenticating(world, 'paper') },
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

const running = new WeakMap<SealedWill, StartedTransfer>();

/** Returns the will for transfers, without a running transfer. */
async function willWithoutTransfer(world: World): Promise<SealedWill> {
  const will = await world.willForTransfers();
  await world.withValidToken(will.host);
  await stop(will);
  return will;
}

async function started(will: SealedWill): Promise<StartedTransfer> {
  await stop(will);
  const transfer = await startTransfer(will);
  running.set(will, transfer);
  return transfer;
}

/** The Host signs in and stops a running transfer. A day later a start by name is possible again. */
async function stop({ stack, host }: SealedWill): Promise<void> {
  await answered(200, host.ask, 'POST', '/api/liveness/alive', { json: {} });
  await stack.advance(DAY);
  await signIn(host);
}

/** Returns the token with which the Host stops a transfer that was just started. */
async function stopLink({ stack }: World, will: SealedWill): Promise<string> {
  await started(will);
  return mailed(stack, will.host.email, /liveness\/respond\?token=([\w.~-]+)/);
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
async function authenticating(world: World, by: 'code' | 'paper') {
  const will = await willWithoutTransfer(world);
  await world.hourLater(will.host);
  const next = inTurn(will.survivors);
  return async () => {
    const transfer = await started(will);
    const survivor = next();
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
