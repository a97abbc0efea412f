import { beforeAll, describe, expect, it } from 'vitest';
import type { App, HostWithCustody } from '#app/app.ts';
import { after, DAY, HOUR, type Instant, instant, MINUTE } from '#common/time.ts';
import { encryptBytes, newIdentity } from '#custody/age.ts';
import { contactsHash } from '#custody/contacts.ts';
import { commitmentOf, shareFile } from '#custody/shares.ts';
import { DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import { newRoot } from '#store/aggregate.ts';
import { releasedRow } from '#store/keys.ts';
import type { Change } from '#store/unit-of-work.ts';
import { start, transferOf } from '#tests/wills/happenings.ts';
import { SEALING, SURVIVORS, sealedStory, tell } from '#tests/wills/story.ts';
import { deriveCode, usedNow } from '#transfers/check-and-use-code.ts';
import { releaseShare } from '#transfers/release-share.ts';
import type { ReleasedRow } from '#transfers/rows/transfers.ts';
import type { CodeOutcome, OtpSession, UsedCode } from '#transfers/rules/otp.ts';
import { startByCode } from '#transfers/start-by-code.ts';
import { vouchByCode } from '#transfers/vouch.ts';
import type { Transfer } from '#wills/rules/transfer.ts';

const CLIENT = '203.0.113.7';
const begun = tell(sealedStory(), start);
const { state } = begun;
const transfer = transferOf(begun);
const salt = Buffer.alloc(32, 1);
const share = new Uint8Array(75).fill(7);
const label = { package: 'package', generation: SEALING.generation, k: 2, n: 3 };
const commitment = commitmentOf(label, share);
let key: Awaited<ReturnType<typeof newIdentity>>;
let file: string;

beforeAll(async () => {
  key = await newIdentity();
  file = Buffer.from(await encryptBytes(key.recipient, shareFile(label, { share, commitment }))).toString('base64');
});

/** A service with one running transfer and one code of Ben's. Between any two looks at its clock a millisecond passes. */
function service(purpose: 'start' | 'open') {
  let time = Date.parse(transfer.facts.initiatedAt) + MINUTE;
  const now = () => {
    time += 1;
    return new Date(time);
  };
  const survivors = SURVIVORS.map((one) => ({ ...one, contacts: `${one.id}@example.net` }));
  const custody = {
    keys: new Map([['ben', { salt: salt.toString('base64'), wrapped: '', message: null }]]),
    shares: [{ survivor: 'ben', generation: 1, file, commitment }],
  };
  const host = {
    id: transfer.facts.hostId,
    root: newRoot('host', transfer.facts.hostId),
    profile: { willId: 'will', timezone: 'UTC' },
    settings: DEFAULT_SETTINGS,
    ...state,
    survivors,
    deletions: {},
    custody,
  } as unknown as HostWithCustody;
  const session: OtpSession = {
    id: 'session',
    purpose,
    hostId: host.id,
    transferId: purpose === 'open' ? transfer.facts.id : null,
    survivor: 'ben',
    destination: 'ben@example.net',
    contactsHash: contactsHash(salt, 'ben@example.net'),
    expiresAt: after(instant(new Date(time)), 10 * MINUTE),
  };
  let row = { pk: 'OTP#session', sk: 'OTP', version: 1, data: session };
  const released = new Map<string, ReleasedRow>();
  const record = { root: newRoot('transfer', transfer.facts.id), transfer, released, passed: new Map(), guessed: new Map() };
  const commit = async ({ singles = [], aggregates = [] }: Change) => {
    for (const { data } of singles) row = { ...row, version: 2, data: data as OtpSession };
    for (const { put = {} } of aggregates) {
      if (put[releasedRow('ben')]) released.set('ben', put[releasedRow('ben')] as ReleasedRow);
      if (put['META']) record.transfer = put['META'] as Transfer;
    }
  };
  const app = {
    now,
    newId: () => 'nonce',
    env: { ACCESS_WINDOW_DAYS: 14 },
    log: { warn: () => {}, alarm: () => {} },
    keyring: { key: async () => new Uint8Array(32) },
    envelope: { decrypt: async () => Buffer.from(key.identity), encrypt: async () => 'wrapped' },
    store: {
      commit,
      counters: { countOtpTry: async () => 1, giveBackOtpTry: async () => {}, remembers: async () => true },
      hosts: { loadWithCustody: async () => host },
      otpSessions: { get: async () => row, ending: ({ data }: { data: OtpSession }, used: UsedCode) => ({ data: { ...data, used } }) },
      serviceClock: { look: async () => ({ outages: [] }), outages: async () => [] },
      transfers: { load: async () => record },
    },
  } as unknown as App;
  const use = async (outcome: CodeOutcome) => {
    row = { ...row, version: 2, data: { ...session, used: await usedNow(app, session, CLIENT, outcome) } };
  };
  const typed = async () => ({ code: await deriveCode(app, session), client: CLIENT });
  const waitUntil = (until: Instant) => {
    record.transfer = { ...transfer, state: { ...transfer.state, vouch: { by: 'ben', until } } };
  };
  return { app, use, typed, waitUntil, released, session: () => row };
}

const usedUp = { verified: false, attempts_remaining: 0, message: expect.stringContaining('no longer valid') };

describe('a right code that is repeated has the session that it gave', () => {
  const prove = async ({ app, typed }: ReturnType<typeof service>) =>
    releaseShare(app, { by: 'code', otpSessionId: 'session', ...(await typed()), requireSession: false });

  it('however long its first use took', async () => {
    const one = service('open');
    const first = await prove(one);
    expect(first).toMatchObject({ verified: true, session_token: expect.any(String) });
    expect(await prove(one)).toEqual(first);
  });

  it('and not one that is newer', async () => {
    const one = service('open');
    await prove(one);
    for (const row of one.released.values()) one.released.set('ben', { ...row, nonce: 'newer' });
    expect(await prove(one)).toEqual(usedUp);
  });
});

describe('a right code that is repeated has the answer of that use', () => {
  const started = { transferId: transfer.facts.id };
  const vouched = { until: after(transfer.facts.initiatedAt, DAY), vouches: 1 };
  const begin = async (one: ReturnType<typeof service>) => startByCode(one.app, one.session(), await one.typed(), 'request');
  const vouch = async (one: ReturnType<typeof service>) => vouchByCode(one.app, one.session(), await one.typed(), 'request');

  it.each([
    ['one that started a transfer', begin, started, { verified: true, started: { transfer } }],
    ['one that started a transfer and now vouches: it has delayed nothing', vouch, started, usedUp],
    ['one that vouched and now starts: it has started nothing', begin, vouched, usedUp],
  ])('%s', async (_, repeat, outcome, expected) => {
    const one = service('start');
    await one.use(outcome);
    expect(await repeat(one)).toMatchObject(expected);
  });

  it('one that vouched, as long as everyone waits for it', async () => {
    const one = service('start');
    await one.use(vouched);
    one.waitUntil(vouched.until);
    expect(await vouch(one)).toEqual({ verified: true, ...vouched });
    const sooner = instant(new Date(Date.parse(vouched.until) - HOUR));
    one.waitUntil(sooner);
    await expect(vouch(one)).rejects.toMatchObject({ code: 'vouch_not_needed' });
    one.waitUntil(transfer.facts.initiatedAt);
    expect(await vouch(one)).toEqual(usedUp);
  });
});
