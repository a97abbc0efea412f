import { describe, expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { DAY, MINUTE } from '#common/time.ts';
import type { HostWithCustody, SurvivorKeyRow } from '#hosts/rows/hosts.ts';
import { replaceMessage } from '#hosts/rules/personal-message.ts';
import { NO_SERIES } from '#hosts/rules/series.ts';
import { DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import { forgetExpired, hasExpired } from '#sealing/forget-expired.ts';
import { itemsSetInSeries } from '#sealing/rules/series-items.ts';
import { type Change, rootAfter } from '#store/unit-of-work.ts';
import { ANN, later, survivor } from '#tests/hosts/profile.ts';
import { BEGIN } from '#tests/wills/story.ts';
import { seriesAfter } from './series.ts';

const WEEK = later(7 * DAY);
const deleted = replaceMessage({ survivor: { ...survivor('Ben'), hasPersonalMessage: true }, kept: { message: 'Dear Ben' } }, false, 4, BEGIN);
const ben = deleted.survivor;
const key = { survivor: ben.id, wrapped: 'key', ...deleted.kept } as SurvivorKeyRow;
/** Names of rows. */
const rows = ['CUSTODY/KEY#ben', 'CUSTODY/EARLIER#ben', 'EARLIER#storage', 'SET-ASIDE#x', 'CUSTODY/SET-ASIDE#x'];
const host = {
  id: 'ann',
  root: { kind: 'host', id: 'ann', version: 7, versions: { [rows[0] as string]: 3 }, entries: 0 },
  profile: ANN,
  settings: DEFAULT_SETTINGS,
  survivors: [ben],
  connectors: [],
  storages: [],
  factors: { list: [] },
  keyVersions: { ben: 3 },
  earlier: { storages: [], factors: { list: [] } },
  series: NO_SERIES,
  setAside: new Map(),
  custody: { keys: new Map([['ben', key]]), earlierPapers: new Map(), papersSetAside: new Map() },
} as unknown as HostWithCustody;
const current = seriesAfter({ survivors: [ben], keyVersions: { ben: 3 } });
const withRows = (names: readonly string[]) => ({ root: { ...host.root, versions: Object.fromEntries(names.map((name) => [name, 3])) } });

/** What is written at this time. */
async function forgotten(changes: Partial<HostWithCustody>, at = WEEK): Promise<Change[]> {
  const made: Change[] = [];
  const store = { hosts: { loadWithCustody: async () => ({ ...host, ...changes }) }, commit: async (change: Change) => void made.push(change) };
  await forgetExpired({ store, now: () => new Date(at) } as unknown as App, 'ann');
  return made;
}

describe('a personal message that was deleted', () => {
  it('is in no row after seven days, without any other change', async () => {
    expect(hasExpired(host, later(7 * DAY - MINUTE))).toBe(false);
    expect(await forgotten({}, later(7 * DAY - MINUTE))).toEqual([]);
    expect(hasExpired(host, WEEK)).toBe(true);
    const written = await forgotten({});
    expect(written).toHaveLength(1);
    expect(written[0]?.aggregates?.[0]?.put).toEqual({
      'SURVIVOR#ben': { ...ben, endedMessages: [] },
      'CUSTODY/KEY#ben': { ...key, earlierMessages: [] },
    });
    expect(JSON.stringify(written)).not.toContain('Dear Ben');
  });

  it('stays for a day while a sealing runs, which has its plan from these rows', async () => {
    expect(await forgotten({ custody: { ...host.custody, sealing: {} } } as unknown as HostWithCustody)).toEqual([]);
  });

  it('is in no row that a reset would put back either, and nothing has changed since the series began', async () => {
    const paper = { survivor: 'ben', key, codes: { survivor: 'ben' } };
    const series = { ...NO_SERIES, current };
    const custody = { ...host.custody, earlierPapers: new Map([['ben', paper]]) };
    const [change] = (await forgotten({ series, custody } as unknown as HostWithCustody))[0]?.aggregates ?? [];
    expect(change?.put).toMatchObject({
      'CUSTODY/EARLIER#ben': { key: { earlierMessages: [] } },
      SERIES: { current: { before: { survivors: [{ endedMessages: [] }] } } },
    });
    expect(JSON.stringify(change?.put)).not.toContain('Dear Ben');
    const after = change && rootAfter(change).versions;
    const facts = {
      ...host,
      survivors: [change?.put?.['SURVIVOR#ben']],
      keyVersions: { ben: after?.['CUSTODY/KEY#ben'] },
      series: change?.put?.SERIES,
    };
    expect(itemsSetInSeries(facts as unknown as HostWithCustody).filter(({ kind }) => kind === 'survivor')).toEqual([]);
  });
});

describe('what resets have kept', () => {
  it('is deleted when the series has ended', async () => {
    const ended = { ...host, survivors: [], ...withRows(rows.slice(1, 3)) };
    expect(hasExpired(ended, BEGIN)).toBe(true);
    expect((await forgotten(ended, BEGIN))[0]?.aggregates?.[0]).toMatchObject({ put: {}, remove: rows.slice(1, 3) });
    const running = { ...ended, series: { ...NO_SERIES, current: { ...current, before: { ...current.before, survivors: [] } } } };
    expect(hasExpired(running, BEGIN)).toBe(false);
    expect(await forgotten(running, BEGIN)).toEqual([]);
  });

  it('is deleted when it can no longer be brought back', async () => {
    const entry = { id: 'x', kind: 'survivor' as const, subject: 'ben', name: 'Ben', at: BEGIN, until: WEEK };
    const aside = {
      ...host,
      survivors: [],
      ...withRows(rows.slice(3)),
      series: { ...NO_SERIES, setAside: [entry] },
      setAside: new Map([['x', { id: 'x', survivor: ben }]]),
    };
    expect(hasExpired(aside, later(7 * DAY - MINUTE))).toBe(false);
    expect(hasExpired(aside, WEEK)).toBe(true);
    expect((await forgotten(aside))[0]?.aggregates?.[0]).toMatchObject({ put: { SERIES: NO_SERIES }, remove: rows.slice(3) });
  });
});
