import { runInParallel } from '#app/run-in-parallel.ts';
import type { Table } from '#infra/figures/table.ts';
import { answered, type Body, signIn } from '#tests/support/story.ts';
import type { Population } from './load-population.ts';
import type { Visitor, Write, WriteKind } from './load-traffic.ts';

/** A write that was answered with success. Times are of `performance.now()`. */
export interface AcceptedWrite extends Write {
  began: number;
  ended: number;
}

/** Reads back every value that was accepted. */
export async function findLost({ visitors }: Population, writes: readonly AcceptedWrite[]): Promise<{ table: Table; failures: string[] }> {
  const bySubject = Map.groupBy(writes, ({ subject }) => subject);
  const owners = new Map(visitors.map((visitor) => [visitor.host.id, visitor]));
  const lost: AcceptedWrite[] = [];
  await runInParallel(8, [...owners.values()], async (visitor) => {
    const shown = await shownTo(visitor);
    for (const all of Map.groupBy(bySubject.get(visitor.host.id) ?? [], ({ kind }) => kind).values()) lost.push(...lostOf(all, shown));
  });
  return {
    table: { columns: ['Write', 'Accepted', 'Hosts', 'Lost'], rows: rowsOf(writes, lost) },
    failures: lost.map(({ kind, subject, value }) => `Lost: ${kind} "${value}" of the Host ${subject}.`),
  };
}

/**
 * Returns the writes of one kind that no read shows. Each document must exist. Another value may have been replaced, but only by a
 * write that did not end before it began.
 */
export function lostOf(writes: readonly AcceptedWrite[], shown: Record<WriteKind, readonly string[]>): AcceptedWrite[] {
  const [first] = writes;
  if (!first) return [];
  if (first.kind === 'document') return writes.filter(({ kind, value }) => !shown[kind].includes(value));
  const lastBegan = Math.max(...writes.map(({ began }) => began));
  const last = writes.filter(({ ended }) => ended >= lastBegan);
  return last.some(({ kind, value }) => shown[kind].includes(value)) ? [] : last;
}

function rowsOf(writes: readonly AcceptedWrite[], lost: readonly AcceptedWrite[]): Table['rows'] {
  return [...Map.groupBy(writes, ({ kind }) => kind)].map(([kind, all]) => [
    kind,
    all.length,
    new Set(all.map(({ subject }) => subject)).size,
    lost.filter((write) => write.kind === kind).length,
  ]);
}

/** Signs in again, because the limits of the sessions may be used up, and reads all values. */
async function shownTo({ host, survivorId }: Visitor): Promise<Record<WriteKind, string[]>> {
  await signIn(host);
  const read = (path: string): Promise<Body> => answered(200, host.ask, 'GET', path);
  const { documents } = await read('/api/will/documents');
  const { display_name } = await read('/api/host/profile');
  const { hcit_days } = await read('/api/host/settings');
  const { survivors } = await read('/api/survivors');
  const { checks } = await read('/api/liveness/history');
  const named = survivors.find(({ id }: { id: string }) => id === survivorId);
  return {
    document: documents.map(({ id }: { id: string }) => id),
    'display name': [display_name],
    'interval of checks': [String(hcit_days)],
    'contact of a Survivor': named.contact_methods.map(({ value }: { value: string }) => value),
    'answered check': checks.some(({ status }: { status: string }) => status === 'pending') ? [] : ['no pending check'],
  };
}
