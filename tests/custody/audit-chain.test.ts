import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChainedEntry, chainedText, emptyChain, extendChain, firstLink, verifyChain } from '#custody/audit-chain.ts';
import { AUDIT_ACTORS, type WaitingEntry } from '#domain/audit.ts';
import { instant } from '#domain/time.ts';

const waitingEntry: fc.Arbitrary<WaitingEntry> = fc.record({
  id: fc.uuid(),
  at: fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }).map(instant),
  event: fc.constantFrom('signed_in', 'message', 'sealed'),
  by: fc.constantFrom(...AUDIT_ACTORS),
  facts: fc.dictionary(fc.constantFrom('survivor', 'to', 'name', 'proven'), fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))),
});

const chain = fc
  .record({ host: fc.uuid(), waiting: fc.array(waitingEntry, { minLength: 3, maxLength: 12 }) })
  .map(({ host, waiting }) => ({ host, waiting, entries: extendChain(emptyChain(host), waiting) }));

const isIntact = (host: string, entries: readonly ChainedEntry[]) => verifyChain(emptyChain(host), entries).intact;
const at = <T>(list: readonly T[], place: number): number => place % list.length;

describe('the chain of a Host', () => {
  it('is intact, and can be checked from any entry on', () => {
    fc.assert(
      fc.property(chain, fc.nat(), ({ host, entries }, place) => {
        const last = entries.at(-1);
        expect(verifyChain(emptyChain(host), entries)).toEqual({ intact: true, head: { number: entries.length, hash: last?.hash } });
        const from = entries[at(entries, place)];
        if (from) expect(verifyChain({ number: from.number, hash: from.hash }, entries.slice(from.number)).intact).toBe(true);
      }),
    );
  });

  it('is the same, however its entries were split over appends', () => {
    fc.assert(
      fc.property(chain, fc.nat(), ({ host, waiting, entries }, place) => {
        const first = extendChain(emptyChain(host), waiting.slice(0, at(waiting, place)));
        const { number, hash } = first.at(-1) ?? emptyChain(host);
        expect([...first, ...extendChain({ number, hash }, waiting.slice(first.length))]).toEqual(entries);
      }),
    );
  });

  it('shows an entry that was removed, unless it was the last', () => {
    fc.assert(
      fc.property(chain, fc.nat(), ({ host, entries }, place) => {
        const removed = at(entries.slice(1), place);
        expect(verifyChain(emptyChain(host), entries.toSpliced(removed, 1))).toEqual({ intact: false, number: removed + 1 });
      }),
    );
  });

  it('shows two entries that were exchanged, also with their numbers', () => {
    fc.assert(
      fc.property(chain, fc.nat(), ({ host, entries }, place) => {
        const first = at(entries.slice(1), place);
        const [a, b] = [entries[first], entries[first + 1]];
        if (!a || !b) throw new Error('A chain has three entries.');
        expect(isIntact(host, entries.toSpliced(first, 2, b, a))).toBe(false);
        expect(isIntact(host, entries.toSpliced(first, 2, { ...b, number: a.number }, { ...a, number: b.number }))).toBe(false);
      }),
    );
  });

  it('shows an entry that was altered, also if its own hash was made to fit', () => {
    const edit = fc.constantFrom<Partial<ChainedEntry>>(
      { event: 'exported' },
      { by: 'host', facts: {} },
      { at: instant(new Date(0)) },
      { id: 'another' },
      { facts: { survivor: 'someone else' } },
    );
    fc.assert(
      fc.property(chain, fc.nat(), edit, ({ host, entries }, place, change) => {
        const altered = at(entries.slice(1), place);
        const entry = entries[altered];
        if (!entry) throw new Error('A chain has three entries.');
        const forged = { ...entry, ...change };
        const rehashed = { ...forged, hash: createHash('sha256').update(chainedText(forged)).digest('hex') };
        fc.pre(rehashed.hash !== entry.hash);
        expect(isIntact(host, entries.with(altered, forged))).toBe(false);
        expect(isIntact(host, entries.with(altered, rehashed))).toBe(false);
      }),
    );
  });

  it('does not fit another Host, nor another end', () => {
    fc.assert(
      fc.property(chain, fc.uuid(), ({ host, entries, waiting }, other) => {
        fc.pre(host !== other);
        expect(isIntact(other, entries)).toBe(false);
        const [another] = extendChain(emptyChain(other), waiting.slice(0, 1));
        expect(another && isIntact(host, [another])).toBe(false);
      }),
    );
  });
});

/** Computed with another program: this format is a promise to everyone who has a copy of their history. */
it('hashes an entry as the documentation says', () => {
  const [entry] = extendChain(emptyChain('ada'), [
    {
      id: 'r-0',
      at: instant(new Date('2026-11-23T08:00:00Z')),
      event: 'message',
      by: 'service',
      facts: { to: 'host', name: 'Zoë', check: 3, a: null },
    },
  ]);
  if (!entry) throw new Error('There is one entry.');
  const previous = createHash('sha256').update('will-audit/1 ada').digest('hex');
  const text = `{"at":"2026-11-23T08:00:00.000Z","by":"service","event":"message","facts":{"a":null,"check":3,"name":"Zoë","to":"host"},"id":"r-0","number":1,"previous":"${previous}"}`;
  expect([firstLink('ada'), chainedText(entry)]).toEqual([previous, text]);
  expect(entry.hash).toBe(createHash('sha256').update(text).digest('hex'));
});
