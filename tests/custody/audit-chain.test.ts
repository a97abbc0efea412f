import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#common/time.ts';
import {
  type ChainedEntry,
  chainedText,
  type ExpectedPage,
  emptyChain,
  extendChain,
  firstLink,
  isWholePage,
  verifyChain,
} from '#custody/audit-chain.ts';
import { AUDIT_ACTORS, keptUntil, type WaitingEntry } from '#effects/audit.ts';

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
/** Checks a rule for any chain, with a number from which `at` makes a place in it. */
const forAnyChain = (check: (one: { host: string; waiting: WaitingEntry[]; entries: ChainedEntry[] }, place: number) => void) =>
  fc.assert(fc.property(chain, fc.nat(), check), { seed: 1 });
const at = <T>(list: readonly T[], place: number): number => place % list.length;

describe('the chain of a Host', () => {
  it('is intact, and can be checked from any entry on', () => {
    forAnyChain(({ host, entries }, place) => {
      const last = entries.at(-1);
      expect(verifyChain(emptyChain(host), entries)).toEqual({ intact: true, head: { number: entries.length, hash: last?.hash } });
      const from = entries[at(entries, place)];
      if (from) expect(verifyChain({ number: from.number, hash: from.hash }, entries.slice(from.number)).intact).toBe(true);
    });
  });

  it('is the same, however its entries were split over appends', () => {
    forAnyChain(({ host, waiting, entries }, place) => {
      const first = extendChain(emptyChain(host), waiting.slice(0, at(waiting, place)));
      const { number, hash } = first.at(-1) ?? emptyChain(host);
      expect([...first, ...extendChain({ number, hash }, waiting.slice(first.length))]).toEqual(entries);
    });
  });

  it('shows an entry that was removed, unless it was the last', () => {
    forAnyChain(({ host, entries }, place) => {
      const removed = at(entries.slice(1), place);
      expect(verifyChain(emptyChain(host), entries.toSpliced(removed, 1))).toEqual({ intact: false, number: removed + 1 });
    });
  });

  it('shows two entries that were exchanged, also with their numbers', () => {
    forAnyChain(({ host, entries }, place) => {
      const first = at(entries.slice(1), place);
      const [a, b] = [entries[first], entries[first + 1]];
      if (!a || !b) throw new Error('A chain has three entries.');
      expect(isIntact(host, entries.toSpliced(first, 2, b, a))).toBe(false);
      expect(isIntact(host, entries.toSpliced(first, 2, { ...b, number: a.number }, { ...a, number: b.number }))).toBe(false);
    });
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
      { seed: 1 },
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
      { seed: 1 },
    );
  });
});

describe('a page of the chain of a Host', () => {
  const SINCE = instant(new Date('2026-01-01T08:00:00Z'));
  const young = (entries: readonly ChainedEntry[]): ChainedEntry[] =>
    extendChain(
      emptyChain('ada'),
      entries.map((entry, n) => (n === 0 ? { ...entry, at: SINCE } : entry)),
    );
  const expected = (entries: readonly ChainedEntry[], page: Partial<ExpectedPage> = {}): ExpectedPage => {
    const head = entries.at(-1) ?? emptyChain('ada');
    return { hostId: 'ada', head, before: Number.MAX_SAFE_INTEGER, most: 5, since: SINCE, now: instant(new Date('2027-01-01')), ...page };
  };
  /** The pages as the store returns them, from the newest to the first that is not whole, or to the end. */
  const areWhole = (stored: readonly ChainedEntry[], page: ExpectedPage): boolean => {
    const found = stored
      .filter(({ number }) => number < page.before)
      .toReversed()
      .slice(0, page.most);
    if (!isWholePage(found, page)) return false;
    const oldest = found.at(-1)?.number ?? 1;
    return found.length < page.most || oldest === 1 || areWhole(stored, { ...page, before: oldest });
  };
  const youngEntries = chain.map(({ entries }) => young(entries));
  const forAnyPage = (check: (entries: ChainedEntry[], most: number, place: number) => void) =>
    fc.assert(fc.property(youngEntries, fc.integer({ min: 1, max: 15 }), fc.nat(), check), { seed: 1 });

  it('is whole, from the newest entry to the first', () => {
    forAnyPage((entries, most) => {
      expect(areWhole(entries, expected(entries, { most }))).toBe(true);
    });
  });

  it('is not whole without the first entries or without any, unless they can be older than ten years', () => {
    forAnyPage((entries, most, place) => {
      const left = entries.slice(1 + at(entries, place));
      expect(areWhole(left, expected(entries, { most }))).toBe(false);
      expect(areWhole(left, expected(entries, { most, now: keptUntil(SINCE) }))).toBe(true);
    });
  });

  it('is not whole without the last entries, nor with more than the head counts', () => {
    forAnyPage((entries, most, place) => {
      const left = entries.slice(0, 1 + at(entries.slice(1), place));
      expect(areWhole(left, expected(entries, { most }))).toBe(false);
      expect(areWhole(entries, expected(left, { most }))).toBe(false);
    });
  });

  it('is not whole if the chain was deleted and began again, or ends in another one', () => {
    forAnyPage((entries, most, place) => {
      const left = entries.slice(1 + at(entries.slice(1), place)).filter((one) => one.at > SINCE);
      const again = extendChain(emptyChain('ada'), left);
      fc.pre(again.length > 0);
      expect(areWhole(again, expected(again, { most }))).toBe(false);
      const head = { number: entries.length, hash: firstLink('bob') };
      expect(areWhole(entries, expected(entries, { most, head }))).toBe(false);
    });
  });
});

/** Computed with another program: this format is a promise to everyone who has a copy of their history. */
it('hashes an entry as the documentation says', () => {
  const facts = { to: 'host', name: 'Zoë', check: 3, a: null };
  const waiting: WaitingEntry = { id: 'r-0', at: instant(new Date('2026-11-23T08:00:00Z')), event: 'message', by: 'service', facts };
  const [entry] = extendChain(emptyChain('ada'), [waiting]);
  if (!entry) throw new Error('There is one entry.');
  const previous = createHash('sha256').update('will-audit/1 ada').digest('hex');
  const text = `{"at":"2026-11-23T08:00:00.000Z","by":"service","event":"message","facts":{"a":null,"check":3,"name":"Zoë","to":"host"},"id":"r-0","number":1,"previous":"${previous}"}`;
  expect([firstLink('ada'), chainedText(entry)]).toEqual([previous, text]);
  expect(entry.hash).toBe(createHash('sha256').update(text).digest('hex'));
});
