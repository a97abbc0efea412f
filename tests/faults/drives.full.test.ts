import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FaultMode, FaultTarget } from '#infra/local/entry.ts';
import { auditTrail, tableRows } from '#tests/journeys/table-rows.ts';
import type { Reply } from '#tests/support/client.ts';
import { consent } from '#tests/support/consent.ts';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  authenticate,
  type Body,
  DAY,
  type DriveType,
  type Host,
  joinDrive,
  letter,
  MINUTE,
  openAccount,
  passDeadline,
  type SealedWill,
  sealWill,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';
import { recovered } from './fault-row.ts';

const DRIVES = { gdrive: 'drive_a', dropbox: 'drive_b', onedrive: 'drive_c' } as const satisfies Partial<Record<FaultTarget, DriveType>>;
type Target = keyof typeof DRIVES;
const TARGETS: readonly Target[] = ['gdrive', 'dropbox', 'onedrive'];
type Row = readonly [target: Target, mode: FaultMode, answer: string];

const stack = sharedRealStack('drives');
let wills: Record<Target, SealedWill>;
beforeAll(async () => {
  const [gdrive, dropbox, onedrive] = await Promise.all(TARGETS.map((target) => sealWill(stack, { storage: DRIVES[target] })));
  if (!gdrive || !dropbox || !onedrive) throw new Error('There are three drives.');
  wills = { gdrive, dropbox, onedrive };
  for (const { host } of Object.values(wills)) await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 90 } });
});
beforeEach(() => recovered(stack));

/** Returns the will on this drive, with its Host signed in. */
async function willOn(target: Target): Promise<SealedWill> {
  await signIn(wills[target].host);
  return wills[target];
}

/** For slow drives: a whole package with two seconds per request takes up to a minute. */
const countOf = (mode: FaultMode): number | undefined => (mode === 'slow' ? 2 : undefined);

/** Runs an action while the drive fails. A drive that hangs closes the connection as soon as it has received a call. */
async function underFault([target, mode, answer]: Row, act: () => Promise<Reply>): Promise<Reply> {
  await stack.fault(target, mode, countOf(mode));
  const acting = act();
  if (mode === 'timeout') {
    await expect.poll(() => stack.unanswered(target)).toBeGreaterThan(0);
    await stack.fault(target, 'off');
  }
  const reply = await acting.finally(() => stack.fault(target, 'off'));
  expect(reply.status < 400 ? 'done' : reply.body.code).toBe(answer);
  return reply;
}

describe('a Host', () => {
  let host: Host;
  beforeAll(async () => {
    host = await openAccount(stack);
  });
  beforeEach(async () => {
    await signIn(host);
  });

  it.each<[...Row, FaultMode | undefined]>([
    ['gdrive', 'refuse', 'done', 'refuse'],
    ['dropbox', 'error', 'done', 'error'],
    ['onedrive', 'timeout', 'done', 'timeout'],
    ['gdrive', 'slow', 'done', undefined],
  ])('returns from %s, which fails by %s, and can connect it later', async (target, mode, answer, failure) => {
    const before = await storages();
    const { redirect_url } = await answered(200, host.ask, 'POST', '/api/storages/connect', { json: { type: DRIVES[target] } });
    const { pathname, search } = await consent(redirect_url, 'allow');
    const { headers } = await underFault([target, mode, answer], () => host.call('GET', pathname + search));
    const outcome = new URL(headers.location ?? '').searchParams;
    expect([outcome.get('storage'), outcome.get('reason')]).toEqual(failure ? ['error', 'drive_refused'] : ['success', null]);
    expect(await storages()).toHaveLength(before.length + (failure ? 0 : 1));
    if (!failure) return;
    // The redirect URL and the drive's code are used up, so the Host starts again.
    expect((await host.call('GET', pathname + search)).headers.location).toContain('reason=unknown_state');
    expect(await joinDrive(host, DRIVES[target])).toMatchObject({ is_connected: true });
  });

  const storages = async (): Promise<Body[]> => (await answered(200, host.ask, 'GET', '/api/storages')).storages;

  it.each<Row>([
    ['gdrive', 'error', 'storage_failed'],
    ['dropbox', 'refuse', 'storage_failed'],
    ['onedrive', 'slow', 'done'],
  ])('looks into %s, which fails by %s: %s', async (...row) => {
    const { host: owner, storageId } = await willOn(row[0]);
    await underFault(row, () => owner.ask('GET', `/api/storages/${storageId}/browse?path=/`));
    expect((await owner.ask('GET', `/api/storages/${storageId}/browse?path=/`)).status).toBe(200);
  });
});

describe('a will', () => {
  it.each<Row>([
    ['gdrive', 'refuse', 'storage_failed'],
    ['gdrive', 'timeout', 'done'],
    ['dropbox', 'error', 'storage_failed'],
    ['onedrive', 'slow', 'done'],
  ])('is sealed into %s, which fails by %s: %s', async (...row) => {
    const { host, storageId } = await willOn(row[0]);
    const status = (): Promise<Body> => answered(200, host.ask, 'GET', '/api/will/status');
    const seal = () => host.ask('POST', '/api/will/encrypt', { json: { storage_id: storageId } });
    const before = await status();
    await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter()] });
    const reply = await underFault(row, seal);
    if (reply.status !== 200) {
      expect(await status()).toMatchObject({ revision: before.revision, documents_count: before.documents_count, sealing: null });
      await recovered(stack);
      await signIn(host);
      expect((await seal()).status).toBe(200);
    }
    await recovered(stack);
    await signIn(host);
    expect(await status()).toMatchObject({ sealing: null, draft_documents_count: 0, documents_count: before.documents_count + 1 });
  });

  it.each<[Target, FaultMode]>([
    ['gdrive', 'error'],
    ['dropbox', 'refuse'],
    ['onedrive', 'slow'],
  ])(
    'is read back once a month from %s, which fails by %s during this time, and no one is notified of what ends within two days',
    async (target, mode) => {
      const { host } = await willOn(target);
      const audits = async () => auditTrail(await tableRows(stack), host.id).filter(({ event }) => /^(package_audited|ways_checked)$/.test(event));
      const before = (await audits()).length;
      await stack.clearMessages();
      // A Host who is alive is checked from this day on.
      await answered(200, host.ask, 'POST', '/api/liveness/alive', { json: {} });
      await stack.fault(target, mode, countOf(mode));
      await stack.advance(30 * DAY + MINUTE);
      await stack.fault(target, 'off');
      await stack.advance(2 * DAY);
      const found = (await audits()).slice(before);
      expect(found.findLast(({ event }) => event === 'package_audited')?.facts).toMatchObject({ damaged: 0, unread: 0 });
      expect(found.findLast(({ event }) => event === 'ways_checked')?.facts).toEqual({ failing: 0 });
      expect((await subjects(stack, host.email)).filter((subject) => /storage|sealed|damaged/i.test(subject))).toEqual([]);
      await signIn(host);
      const { storages } = await answered(200, host.ask, 'GET', '/api/storages');
      expect(storages[0]).toMatchObject({ is_connected: true });
    },
  );
});

it.each<[Target, FaultMode, [FaultMode, string][]]>([
  ['gdrive', 'refuse', [['refuse', 'storage_failed']]],
  ['dropbox', 'error', [['error', 'storage_failed']]],
  [
    'onedrive',
    'slow',
    [
      ['timeout', 'done'],
      ['slow', 'done'],
    ],
  ],
])('a transfer opens out of %s, which fails by %s at that moment, and its documents are downloaded while it fails again: %j', async (...row) => {
  const [target, mode, downloads] = row;
  const will = await willOn(target);
  const ben = survivorAt(will, 0);
  const transfer = await startTransfer(will);
  for (const survivor of will.survivors.slice(0, 2)) await authenticate(transfer, survivor);
  await passDeadline(transfer, -2);
  await stack.fault(target, mode, countOf(mode));
  await passDeadline(transfer, 1);
  await stack.fault(target, 'off');
  await recovered(stack);
  expect(await transferStatus(transfer, ben.call)).toMatchObject({ status: 'accessible' });
  const { status, body } = await access(transfer, ben);
  expect(status).toBe(200);
  expect(body.documents.map((document: Body) => document.integrity_verified)).not.toContain(false);
  const { pathname, search } = new URL(body.documents[0].download_url);
  for (const [failure, answer] of downloads) {
    await underFault([target, failure, answer], () => ben.call('GET', pathname + search));
    expect((await ben.call('GET', pathname + search)).body).toContain('third flower pot');
  }
});
