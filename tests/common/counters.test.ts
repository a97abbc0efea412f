import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COUNTERS, LEASES, PROVIDERS, RECORDED_LIMITS, RUNS } from '#common/counters.ts';
import { routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';
import { RESERVED } from '#infra/cloud/concurrency.ts';

const limits = { ...COUNTERS, ...LEASES, ...RUNS, ...RECORDED_LIMITS, ...PROVIDERS };

describe('every limit', () => {
  it.each(Object.entries(limits))('says who else can fill it, and what an honest person loses then: %s', (_, limit) => {
    expect(limit.counts).not.toBe('');
    expect(limit.loses).toMatch(limit.filledBy === 'no one' ? /^nothing$/ : /./);
  });

  it.each(Object.entries(limits).filter(([, limit]) => 'takes' in limit))(
    'that takes a code or a stop needs a secret of that person: %s',
    (_, limit) => {
      expect(['link', 'session']).toContain(limit.filledBy);
    },
  );

  it('that reserves runs is in the list', () => expect(new Set(RESERVED.map(([, , kind]) => kind))).toEqual(new Set(Object.keys(RUNS))));

  it.each(Object.keys(RECORDED_LIMITS))('still has its rule in %s', (file) => expect(existsSync(file)).toBe(true));
});

describe('what stops a transfer, shows life or ends a session', () => {
  const rows: Row[] = Object.values(routes);
  // It checks the password and codes of papers, so all sessions share its attempts.
  const free = rows.filter(({ auth, method, stepUp, name }) => auth === 'bearer' && method !== 'GET' && !stepUp && name !== 'auth/factors/lost');

  it.each(free.map((row) => [row.name, row] as const))(
    'is counted by session, so that a stolen one cannot use it up: %s',
    (_, { counts, leased }) => {
      expect([counts, leased]).toEqual(['session', undefined]);
    },
  );

  it('is in this list', () =>
    expect(free.map(({ name }) => name)).toEqual(expect.arrayContaining(['liveness/alive', 'transfer/cancel', 'auth/logout'])));
});
