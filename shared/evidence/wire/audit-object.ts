import type * as z from 'zod';
import type { ChainedEntry } from '#custody/audit-chain.ts';
import type { WaitingEntry } from '#effects/audit.ts';
import type { TrailPage } from '#evidence/read-trail.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { auditTrail } from './audit-replies.ts';

type Reply = z.infer<(typeof auditTrail)[200]>;

/** A page of the audit trail in wire names. */
export function auditObject(host: HostRecord, { head, waiting, chained, next }: TrailPage, wireId: (transferId: string) => string): Reply {
  const names = new Map(host.survivors.map(({ id, name }) => [id, name]));
  const common = (entry: WaitingEntry) => commonFields(entry, names, wireId);
  return {
    account_id: host.id,
    head,
    entries: [
      ...waiting.map((entry) => ({ ...common(entry), number: null, previous_hash: null, hash: null })),
      ...chained.map((entry) => ({ ...common(entry), ...linkOf(entry) })),
    ],
    next,
  };
}

function commonFields({ at, by, event, facts, id }: WaitingEntry, names: ReadonlyMap<string, string>, wireId: (transferId: string) => string) {
  const { name, survivor, to, transfer } = facts;
  const person = typeof name === 'string' && name !== '' ? name : (names.get(String(survivor ?? to)) ?? null);
  // Every event of every release is in the list of events.
  return {
    at,
    by,
    event: event as Reply['entries'][number]['event'],
    person,
    transfer_id: typeof transfer === 'string' ? wireId(transfer) : null,
    facts,
    id,
  };
}

function linkOf({ number, previous, hash }: ChainedEntry) {
  return { number, previous_hash: previous, hash };
}
