import { type RouteName, routes } from '#functions/routes.ts';
import { readLimit } from '#http/route.ts';
import type { Table } from '#infra/figures/table.ts';
import type { Asking, Client } from '#tests/support/client.ts';
import type { TestStack } from '#tests/support/stack.ts';
import { newcomer, openAccount } from '#tests/support/story.ts';

/** A limit that many requests with one key meet together. */
interface LimitedCalls {
  row: RouteName;
  key: 'account' | 'session' | 'address';
  by: Client;
  asking: Asking;
  accepted: number;
}

const COLUMNS = ['Endpoint', 'Key', 'Limit', 'Requests in parallel', 'Accepted', 'Refused with 429', 'Other'];

/** Sends this number of requests in parallel with one key to each limited endpoint. Exactly its limit must succeed. */
export async function checkLimits(stack: TestStack, count: number): Promise<{ table: Table; failures: string[] }> {
  const rows = [];
  const failures = [];
  for (const calls of await limitedCalls(stack)) {
    const { limit } = readLimit(routes[calls.row].limit);
    const statuses = await statusesOf(calls, count);
    const accepted = statuses.filter((status) => status === calls.accepted).length;
    const refused = statuses.filter((status) => status === 429).length;
    const others = [...new Set(statuses)].filter((status) => status !== calls.accepted && status !== 429);
    rows.push([calls.row, calls.key, limit, count, accepted, refused, count - accepted - refused]);
    if (accepted !== limit || refused !== count - limit)
      failures.push(
        `${calls.row}: ${accepted} of ${count} were accepted, not ${limit}, and ${refused} refused. Others: ${others.join(', ') || 'none'}.`,
      );
  }
  return { table: { columns: COLUMNS, rows }, failures };
}

async function limitedCalls(stack: TestStack): Promise<LimitedCalls[]> {
  const { ask, email } = await openAccount(stack);
  return [
    { row: 'survivors/list', key: 'account', by: ask, asking: {}, accepted: 200 },
    { row: 'liveness/history', key: 'account', by: ask, asking: {}, accepted: 200 },
    { row: 'host/overview', key: 'session', by: ask, asking: {}, accepted: 200 },
    { row: 'auth/passkey/begin', key: 'address', by: newcomer(stack), asking: { json: {} }, accepted: 200 },
    { row: 'auth/forgot-password', key: 'address', by: newcomer(stack), asking: { json: { email } }, accepted: 202 },
  ];
}

function statusesOf({ row, by, asking }: LimitedCalls, count: number): Promise<number[]> {
  const { method, path } = routes[row];
  return Promise.all(Array.from({ length: count }, async () => (await by(method, path, asking)).status));
}
