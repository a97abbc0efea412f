import { describe, expect, it } from 'vitest';
import { rejectAccess } from '#answers/reject-change.ts';
import type { App } from '#app/app.ts';
import { DAY } from '#common/time.ts';
import type { Factors } from '#factors/rules/factors.ts';
import { NO_FACTORS } from '#factors/rules/factors.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { MAX_SET_ASIDE, NO_SERIES } from '#hosts/rules/series.ts';
import { DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import { bringBack } from '#sealing/bring-back.ts';
import { beginOrSetAside } from '#sealing/set-aside.ts';
import { connectorRow, survivorRow } from '#store/keys.ts';
import type { Change } from '#store/unit-of-work.ts';
import { ANN, connector, later, survivor } from '#tests/hosts/profile.ts';
import { BEGIN } from '#tests/wills/story.ts';
import { seriesAfter } from './series.ts';

const phone = connector('sms', { provenAt: later(-DAY) });
const thiefs = { ...connector('telegram'), id: 'thief' };
const codes = { change: 2, madeAt: BEGIN, set: {}, used: [false, false] } as unknown as NonNullable<Factors['recovery']>;
const passkey = { id: 'old', kind: 'passkey', createdAt: later(-DAY) } as Factors['list'][number];
const factors: Factors = { ...NO_FACTORS, list: [passkey], recovery: codes };
const current = seriesAfter({ connectors: [phone], factors: ['old'], recoveryCodes: 2 });
const host = {
  id: 'ann',
  root: { kind: 'host', id: 'ann', version: 7, versions: {} },
  profile: ANN,
  settings: DEFAULT_SETTINGS,
  survivors: [],
  connectors: [phone, thiefs],
  storages: [],
  factors,
  keyVersions: {},
  earlier: { storages: [], factors },
  series: { ...NO_SERIES, current },
  setAside: new Map(),
  rehearsals: [],
  deletions: {},
  custody: { keys: new Map(), codes: new Map(), earlierPapers: new Map(), papersSetAside: new Map() },
};

/** What a reset writes, or bringing something back. */
async function written(changes: object, act: (app: App) => Promise<void> = (app) => beginOrSetAside(app, 'ann')): Promise<Change | undefined> {
  const made: Change[] = [];
  const commit = async (change: Change) => void made.push(change);
  const store = { hosts: { loadWithCustody: async () => ({ ...host, ...changes }) }, commit };
  await act({ store, now: () => new Date(later(DAY)), newId: () => 'new' } as unknown as App);
  return made[0];
}

describe('a reset that puts the account back', () => {
  it('keeps what was set', async () => {
    const { put, remove } = (await written({}))?.aggregates?.[0] ?? {};
    expect(remove).toEqual([connectorRow('thief')]);
    expect(put).toMatchObject({ 'SET-ASIDE#new': { connector: thiefs }, SERIES: { setAside: [{ kind: 'connector', subject: 'thief' }] } });
  });

  it('leaves nothing in place if no more can be kept', async () => {
    const full = Array.from({ length: MAX_SET_ASIDE }, (_, n) => ({
      id: `${n}`,
      kind: 'settings',
      subject: null,
      name: '',
      at: BEGIN,
      until: later(9 * DAY),
    }));
    const { put, remove } = (await written({ series: { ...host.series, setAside: full } }))?.aggregates?.[0] ?? {};
    expect(remove).toEqual([connectorRow('thief')]);
    expect(Object.keys(put ?? {})).toEqual(['SERIES']);
    expect(put).toMatchObject({ SERIES: { setAside: full } });
  });

  it('abandons a sealing whose plan a thief has made', async () => {
    const sealing = { revision: 1, storageId: 'theirs', packageId: 'p' };
    const change = await written({ custody: { ...host.custody, sealing } });
    expect(change?.aggregates?.[0]?.remove).toContain('CUSTODY/SEALING');
    expect(change?.effects).toMatchObject([{ kind: 'delete-package', storageId: 'theirs' }]);
  });

  it('sends no notices again to a person who has stopped them since', async () => {
    const [ben, row] = [survivor('Ben'), { survivor: 'ben' }];
    const papers = new Map([['ben', { survivor: 'ben', key: row, codes: row }]]);
    const change = await written({
      connectors: [phone],
      survivors: [{ ...ben, name: 'Benno', silenced: ['contact'] }],
      series: { ...host.series, current: { ...current, before: { ...current.before, survivors: [ben] } } },
      custody: { ...host.custody, keys: new Map([['ben', row]]), codes: new Map([['ben', row]]), earlierPapers: papers },
    });
    expect(change?.aggregates?.[0]?.put).toMatchObject({ [survivorRow('ben')]: { name: 'Ben', silenced: ['contact'] } });
  });
});

it.each([
  ['proves what it did in the series', current, true],
  ['has to be tested again after it', undefined, false],
])('a connector that is brought back %s', async (_, series, isVerified) => {
  const entry = { id: 'x', kind: 'connector', subject: 'thief', name: '', at: BEGIN, until: later(9 * DAY) };
  const change = await written(
    {
      connectors: [phone],
      series: { ...NO_SERIES, ...(series && { current: series }), setAside: [entry] },
      setAside: new Map([['x', { id: 'x', connector: thiefs }]]),
    },
    (app) => bringBack(app, 'ann', 'x'),
  );
  expect(change?.aggregates?.[0]?.put).toMatchObject({ [connectorRow('thief')]: { isVerified } });
});

it('a rejected change also rejects what a reset would put back, if it was as new when the series began', () => {
  const { put } = rejectAccess(host as unknown as HostRecord, { requestId: 'r' }, later(DAY));
  expect(put).toMatchObject({
    SERIES: { current: { before: { connectors: [{ isVerified: false }], factors: [], recoveryCodes: null } } },
    'EARLIER-FACTORS': { list: [] },
  });
});
