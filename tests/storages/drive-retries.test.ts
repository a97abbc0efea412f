import { describe, expect, it } from 'vitest';
import type { DriveType } from '#common/storage-kinds.ts';
import { withTimeLeft } from '#net/timeout.ts';
import { DRIVE_FAULTS } from '#storages/adapters/drive-faults.ts';
import { type DriveReply, withRetries } from '#storages/adapters/drive-http.ts';
import { fault } from '#storages/adapters/fault.ts';

const OK: DriveReply = { status: 200, headers: {}, body: {} };
const lost = fault('ECONNRESET');

const reply = (status: number, body: Record<string, unknown> = {}, retryAfter?: string): DriveReply => ({
  status,
  headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  body,
});

/** How each drive says that it is too busy, or that another request holds what this one needs. */
const BUSY: [DriveType, DriveReply][] = [
  ['drive_a', reply(403, { error: { errors: [{ reason: 'userRateLimitExceeded' }] } })],
  ['drive_a', reply(403, { error: { errors: [{ reason: 'rateLimitExceeded' }] } })],
  ['drive_a', reply(429)],
  ['drive_b', reply(409, { error_summary: 'too_many_write_operations/.' })],
  ['drive_b', reply(429, { error_summary: 'too_many_requests/.' })],
  ['drive_c', reply(409, { error: { code: 'resourceModified' } })],
  ['drive_c', reply(423, { error: { code: 'accessDenied' } })],
  ['drive_c', reply(423, { error: { code: 'notAllowed', innererror: { code: 'resourceLocked' } } })],
  ['drive_c', reply(429, { error: { code: 'activityLimitReached' } })],
];

/** Sends a request that gets these answers in order, and then the last one again and again. Returns the last answer, and the pauses in seconds. */
async function sent(type: DriveType, answers: (DriveReply | Error)[], { repeatable = false, timeMs = Number.POSITIVE_INFINITY } = {}) {
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => void pauses.push(milliseconds / 1000);
  let asked = 0;
  const attempt = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? OK;
    asked += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const rules = { repeatable, faultOf: DRIVE_FAULTS[type] };
  const options = { pause } as unknown as Parameters<typeof withRetries>[0];
  const last = await withTimeLeft(timeMs, () => withRetries(options, rules, attempt)).catch((error: unknown) => error);
  return { last, pauses };
}

describe.each(BUSY)('%s that answers %j', (type, busy) => {
  it('gets the same request again after longer and longer pauses, for a minute at most, also one that must not be processed twice', async () => {
    expect(await sent(type, [busy, busy, busy, OK])).toEqual({ last: OK, pauses: [1, 2, 4] });
    expect(await sent(type, [busy])).toEqual({ last: busy, pauses: [1, 2, 4, 8, 16, 16] });
  });

  // No time passes in these pauses: each alone has to fit.
  it('gets no pause that its caller would not wait for', async () => {
    expect(await sent(type, [busy], { timeMs: 10_500 })).toEqual({ last: busy, pauses: [1, 2, 4, 8] });
    expect(await sent(type, [busy], { timeMs: 1500 })).toEqual({ last: busy, pauses: [] });
  });
});

describe('a drive that asks for time', () => {
  it.each([
    ['3', [3]],
    ['0', [1]],
    ['-5', [1]],
    ['Wed, 21 Oct 2031 07:28:00 GMT', [1]],
    ['59', [59]],
    ['61', []],
  ])('gets it if there is that much: %s', async (retryAfter, pauses) => {
    const busy = reply(429, {}, retryAfter);
    expect(await sent('drive_b', [busy, OK])).toEqual({ last: pauses.length > 0 ? OK : busy, pauses });
  });

  it('gets none that its caller does not have', async () => {
    const busy = reply(429, {}, '30');
    expect(await sent('drive_a', [busy, OK], { timeMs: 20_000 })).toEqual({ last: busy, pauses: [] });
  });
});

describe('a request that a drive has refused for another reason', () => {
  it.each<[string, DriveReply]>([
    ['it is full', reply(403, { error: { errors: [{ reason: 'storageQuotaExceeded' }] } })],
    ['its limit of the day is used up', reply(403, { error: { errors: [{ reason: 'dailyLimitExceeded' }] } })],
    ['the access is missing', reply(403)],
    ['no file is there', reply(404)],
  ])('is sent once: %s', async (_, answer) =>
    expect(await sent('drive_a', [answer, OK], { repeatable: true })).toEqual({ last: answer, pauses: [] }),
  );

  it.each([
    [503, false, 2],
    [503, true, 2],
    [500, true, 2],
    [500, false, 0],
  ])('is sent three times after a server error that allows it: %i, repeatable %s', async (status, repeatable, pauses) => {
    const { last, pauses: waited } = await sent('drive_c', [reply(status)], { repeatable });
    expect([(last as DriveReply).status, waited.length]).toEqual([status, pauses]);
  });

  it('is sent three times after a lost answer, if it may be processed twice', async () => {
    expect(await sent('drive_a', [lost, lost, OK], { repeatable: true })).toMatchObject({ last: OK });
    expect(await sent('drive_a', [lost], { repeatable: true })).toMatchObject({ last: lost, pauses: [0.2, 0.4] });
    expect(await sent('drive_a', [lost, OK])).toEqual({ last: lost, pauses: [] });
  });
});
