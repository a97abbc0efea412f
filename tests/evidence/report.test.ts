import { describe, expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { after, DAY, HOUR, type Instant, MINUTE } from '#common/time.ts';
import { type ChainedEntry, emptyChain, extendChain } from '#custody/audit-chain.ts';
import { AUDIT_EVENTS, type AuditFacts } from '#effects/audit.ts';
import { makeEvidence } from '#evidence/make-evidence.ts';
import { evidenceReport, type Reader } from '#evidence/report.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { TO_HOST, TO_SURVIVOR } from '#messages/templates.ts';
import { newRoot } from '#store/aggregate.ts';
import { sealedStory, tell } from '#tests/wills/story.ts';
import type { TransferRecord } from '#transfers/rows/transfers.ts';

const { state } = tell(sealedStory(), { kind: 'transfer-started', survivor: 'ben', proven: true });
if (!state.transfer) throw new Error('The story has no transfer.');
const { transfer } = state;
const { id, initiatedAt } = transfer.facts;
const registeredAt = after(initiatedAt, -9 * DAY);
const askedAt = new Date(after(initiatedAt, 2 * DAY));

interface Noted {
  event: string;
  facts?: AuditFacts;
}

interface History {
  before?: readonly Noted[];
  during?: readonly Noted[];
  later?: readonly Noted[];
}

/** A history with a sign of life, then these entries, and the beginning and the end of the transfer. */
function historyOf({ before = [], during = [], later = [] }: History): ChainedEntry[] {
  const noted = (at: Instant) => (one: Noted, n: number) => ({ id: `${at}-${n}`, at, by: 'service' as const, facts: {}, ...one });
  return extendChain(emptyChain('ada'), [
    ...[{ event: 'registered' }].map(noted(registeredAt)),
    ...[{ event: 'sign_of_life', facts: { how: 'signed in' } }].map(noted(after(initiatedAt, -2 * DAY))),
    ...before.map(noted(after(initiatedAt, -HOUR))),
    ...[
      { event: 'will_status', facts: { from: 'active', to: 'transfer_initiated' } },
      { event: 'transfer_status', facts: { transfer: id, from: null, to: 'initiated' } },
    ].map(noted(initiatedAt)),
    ...during.map(noted(after(initiatedAt, MINUTE))),
    ...[{ event: 'transfer_status', facts: { transfer: id, from: 'accessible', to: 'completed' } }].map(noted(after(initiatedAt, HOUR))),
    ...later.map(noted(after(initiatedAt, DAY))),
  ]);
}

/** The report of a transfer, which has this status in its record. */
function reportWith(history: History, reader: Reader, status: string = transfer.state.status) {
  const document = { filename: 'letter.txt', size: 1, sha256: '00' };
  const will = { sealed: { revision: transfer.facts.revision, documents: [document] } };
  const host = { profile: { displayName: 'Ada' }, will } as unknown as HostRecord;
  const record = { transfer: { ...transfer, state: { ...transfer.state, status } } } as TransferRecord;
  const parts = { host, record, transferId: 'T', checks: [], entries: historyOf(history), head: emptyChain('ada'), outages: [] };
  return JSON.parse(evidenceReport({ ...parts, service: 'https://api.example', now: after(initiatedAt, DAY) }, reader));
}

/** The events of the report of a transfer. */
function reportOf(history: History, reader: Reader) {
  const { events } = reportWith(history, reader);
  return (events as Record<string, unknown>[]).map(({ event, template, to }) => [event, template ?? to].filter(Boolean).join(' '));
}

const BEN: Reader = { survivor: 'ben' };
const OWN = ['sign_of_life', 'will_status transfer_initiated', 'transfer_status initiated', 'transfer_status completed'];
const others = (shown: readonly string[]) => shown.filter((one) => !OWN.includes(one));
const templates = [...Object.keys(TO_HOST), ...Object.keys(TO_SURVIVOR)];
const messages = (facts: AuditFacts): Noted[] => templates.map((template) => ({ event: 'message', facts: { template, to: 'host', ...facts } }));

describe('the report of a Survivor', () => {
  it('has the last sign of life, the transfer, and only its statuses of the will', () => {
    expect(reportOf({}, BEN)).toEqual(OWN);
    const statuses = [
      { event: 'will_status', facts: { from: 'active', to: 'pending_transfer' } },
      { event: 'will_status', facts: { from: 'accessible', to: 'pending_transfer' } },
    ];
    expect(others(reportOf({ before: statuses }, BEN))).toEqual(['will_status pending_transfer']);
  });

  it('has no message to the Host or to another Survivor, except those about the silence', () => {
    const silence = ['liveness-check', 'liveness-reminder', 'pending-transfer', 'pending-transfer-survivor', 'unreachable-host'];
    const noted = { before: messages({ check: 3 }), during: [...messages({}), ...messages({ to: 'clara' })] };
    expect([...new Set(others(reportOf(noted, BEN)))].sort()).toEqual(silence.map((template) => `message ${template}`).sort());
  });

  it('has the messages about its transfer, and none about another one', () => {
    expect(others(reportOf({ during: messages({ transfer: id }) }, BEN))).toEqual(templates.map((template) => `message ${template}`));
    expect(others(reportOf({ before: messages({ transfer: 'another' }), during: messages({ transfer: 'another' }) }, BEN))).toEqual([]);
  });

  it('has no other event of the time before or of another transfer, and only those of a transfer during it', () => {
    const facts = { template: 'password-reset', to: 'host', survivor: 'clara', name: 'Clara' };
    const all = AUDIT_EVENTS.filter((event) => event !== 'sign_of_life').map((event) => ({ event, facts }));
    const ofAnother = all.map(({ event }) => ({ event, facts: { ...facts, transfer: 'another' } }));
    expect(others(reportOf({ before: [...all, ...ofAnother], during: ofAnother }, BEN))).toEqual([]);
    expect(others(reportOf({ during: all }, BEN)).map((one) => one.split(' ')[0])).toEqual([
      'will_status',
      'transfer_status',
      'transfer_started',
      'survivor_authenticated',
      'will_accessed',
      'document_read',
      'share_passed_on',
    ]);
  });

  it('names the documents only while the will is open', () => {
    const named = (reader: Reader, status: string) => reportWith({}, reader, status).documents?.length;
    expect([named(BEN, 'initiated'), named(BEN, 'accessible'), named({ host: true }, 'initiated')]).toEqual([undefined, 1, 1]);
  });

  it('differs from the one of the Host, which has the whole history between', () => {
    const events = reportOf({ before: [{ event: 'password_changed' }] }, { host: true });
    expect(events).toContain('password_changed');
  });
});

describe('evidence', () => {
  const many = (count: number): Noted[] => Array.from({ length: count }, () => ({ event: 'link_asked' }));

  /** Makes evidence for the Host of an account with this history. `placed`: how many of its entries someone has placed again, as if they waited. */
  async function evidenceOf(history: History, counted = { host: 0, transfer: 0 }, placed = 0) {
    const entries = historyOf(history);
    const { number, hash } = entries.at(-1) ?? emptyChain('ada');
    const store = {
      trail: {
        head: async () => ({ data: { number, hash } }),
        page: async (_: string, before: number, most: number) =>
          entries
            .slice(0, before - 1)
            .toReversed()
            .slice(0, most),
        waiting: async () => entries.slice(0, placed).map((entry) => ({ entry })),
      },
      hosts: { checks: async () => [] },
      serviceClock: { outages: async () => [] },
    };
    const evidenceKey = { publicKey: async () => new Uint8Array(32), sign: async () => new Uint8Array(64) };
    const app = { now: () => askedAt, env: { API_URL: 'https://api.example' }, store, evidenceKey, log: { alarm: () => undefined } };
    const profile = { displayName: 'Ada', createdAt: registeredAt };
    const host = { id: 'ada', profile, root: { ...newRoot('host', 'ada'), entries: counted.host } } as unknown as HostRecord;
    const record = { transfer, root: { ...newRoot('transfer', id), entries: counted.transfer } } as TransferRecord;
    const subject = { host, record, transferId: 'T' };
    const { report } = await makeEvidence(app as unknown as App, subject, { host: true });
    return JSON.parse(report);
  }
  const names = ({ events }: { events: ChainedEntry[] }) => events.map(({ event }) => event);

  it('has the whole history of the transfer, however much has happened since: anyone who knows the address of a Host can cause entries', async () => {
    const report = await evidenceOf({ before: [{ event: 'password_changed' }], later: many(5000) });
    const own = ['sign_of_life', 'password_changed', 'will_status', 'transfer_status', 'transfer_status'];
    expect(names(report)).toEqual(own);
    expect(report.history.number).toBe(5006);
  });

  it('is not signed if the history is shorter than the records know', async () => {
    const { history } = await evidenceOf({}, { host: 3, transfer: 2 });
    expect(history.number).toBe(5);
    await expect(evidenceOf({}, { host: 3, transfer: 3 })).rejects.toMatchObject({ code: 'record_altered' });
    await expect(evidenceOf({}, { host: 6, transfer: 0 })).rejects.toMatchObject({ code: 'record_altered' });
    await expect(evidenceOf({}, { host: 6, transfer: 0 }, 1)).rejects.toMatchObject({ code: 'record_altered' });
  });

  it('leaves out only what is not about the transfer if there is too much for one reply, and says how much', async () => {
    const report = await evidenceOf({ during: [...many(9000), { event: 'survivor_authenticated', facts: { transfer: id } }] });
    const own = ['sign_of_life', 'will_status', 'transfer_status', 'survivor_authenticated', 'transfer_status'];
    expect([names(report), report.events_left_out]).toEqual([own, 9000]);
  });
});
