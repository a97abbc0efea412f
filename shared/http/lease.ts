import { Readable } from 'node:stream';
import type { App } from '#app/app.ts';
import { type HeldLease, takeLease } from '#app/leases.ts';
import { HOST_REQUEST_LIMITS } from '#common/leases.ts';
import type { Reply } from './reply.ts';
import type { Row } from './route.ts';
import { toReader } from './to-reader.ts';

const DEFAULT_TIMEOUT_SECONDS = 29;

/** Takes a lease for a request of a signed-in Host that may wait for a server of the Host's choice. */
export function leaseHostRequest(app: App, { timeout }: Pick<Row, 'timeout'>, { hostId, requestId }: { hostId: string; requestId: string }) {
  const running = { group: `requests/${hostId}` as const, holder: 'host', id: requestId, seconds: timeout ?? DEFAULT_TIMEOUT_SECONDS };
  return takeLease(app, running, HOST_REQUEST_LIMITS);
}

/** Runs a request, which awaits its lease itself. Releases the lease at the end: if the reply is a stream, at the end of that. */
export async function releasedAtEnd(lease: Promise<HeldLease> | undefined, run: () => Promise<Reply>): Promise<Reply> {
  if (!lease) return run();
  const release = async () => (await lease.catch(() => undefined))?.release();
  const reply = await run().catch(async (error: unknown) => {
    await release();
    throw error;
  });
  if (reply.body instanceof Readable) return { ...reply, body: toReader(reply.body, release) };
  await release();
  return reply;
}
