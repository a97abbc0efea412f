import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedIn } from '#tests/custody/recover-stored.ts';
import { press, respond } from '#tests/support/answer-links.ts';
import type { TestStack } from '#tests/support/stack.ts';
import {
  access,
  answered,
  authenticateOnPaper,
  type Body,
  DAY,
  letter,
  mailed,
  newcomer,
  type SealedWill,
  type StartedTransfer,
  said,
  signIn,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';
import { type Fixture, kindOf, readFixture } from './fixture.ts';
import { returningWill, runningTransfer } from './people.ts';
import { inOrder, replayRecords } from './replay.ts';
import { restoredStack } from './restore.ts';
import { commonShape, departures } from './shape.ts';

const FOLDER = new URL('../fixtures/stored/', import.meta.url);
const FIXTURES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json.br'))
  .map((file) => [file.replace('.json.br', ''), readFixture(new URL(file, FOLDER))] as const);

/** The newest recording. A deployment can be rolled back to its release, and to no earlier one. */
const PREVIOUS = FIXTURES.at(-1)?.[0];

/** Fields that the recorded release writes in this form too, although no recorded row shows it. */
const RECORDED_IN_ONE_FORM = [
  'CUSTODY KEY.data.message is NULL, was S',
  'CUSTODY SHARE.data.messagePath is NULL, was S',
  'CUSTODY SEALING.data.shares[].messagePath is NULL, was S',
];

/** Subjects with another text than in the code that wrote a fixture: the earlier text to the present one. */
const REWORDED: Record<string, string> = {
  'One of your Survivors has proven who they are': 'One of your Survivors has confirmed their identity',
  'The transfer of the will of {host} has been started': 'The transfer of the will of {host} was started',
  'The documents of {host} were opened with your proof': 'The documents of {host} were opened with your code',
  'Your sealed envelope for the will of {host} has been replaced': 'Your sealed envelope for the will of {host} no longer works',
};

let stack: TestStack;
let fixture: Fixture;

function willOf(name: string): SealedWill {
  const stored = fixture.lives.wills[name];
  if (!stored) throw new Error(`The fixture has no will ${name}.`);
  return returningWill(stack, stored);
}

function transferOf(name: string): StartedTransfer {
  const stored = fixture.lives.wills[name];
  if (!stored) throw new Error(`The fixture has no will ${name}.`);
  return runningTransfer(returningWill(stack, stored), stored);
}

/** Returns a will whose Host has signed in with their password. */
async function signedIn(name: string): Promise<SealedWill> {
  const will = willOf(name);
  await signIn(will.host);
  return will;
}

const status = async (name: string): Promise<Body> => answered(200, (await signedIn(name)).host.ask, 'GET', '/api/will/status');
const contents = ({ documents }: SealedWill): string[] => documents.map(({ content }) => String(content));

/** Returns everything that a Survivor can download. */
async function downloaded(transfer: StartedTransfer, position: number, token?: string): Promise<string[]> {
  const survivor = survivorAt(transfer.will, position);
  const { body } = await access(transfer, survivor, token ? { token } : {});
  const texts: string[] = [];
  for (const { download_url } of body.documents) texts.push(String((await survivor.call('GET', download_url)).bytes));
  return texts;
}

/** Returns the fields that each recorded row of a kind has, and that a row of this kind lacks which this version has written. */
async function lostFields(): Promise<string[]> {
  const shapes = new Map([...Map.groupBy(fixture.items, kindOf)].map(([kind, items]) => [kind, commonShape(items.map((M) => ({ M })))]));
  const { records } = await stack.dump();
  const lost = records.flatMap(({ dynamodb }) => {
    // The records of the local stack have the form of those of DynamoDB.
    const { NewImage: M } = dynamodb as { NewImage?: object };
    const shape = M && shapes.get(kindOf(M));
    return shape ? departures({ M }, shape, kindOf(M)) : [];
  });
  return [...new Set(lost)].filter((one) => !RECORDED_IN_ONE_FORM.includes(one)).sort();
}

describe.each(FIXTURES)('this version reads what version %s has stored:', (version, stored) => {
  beforeAll(async () => {
    fixture = stored;
    stack = await restoredStack(fixture);
  });
  afterAll(() => stack?.stop());

  describe('a Host', () => {
    it('is still signed in, renews the session and signs in with the password', async () => {
      const { host } = willOf('settled');
      expect(said(await host.ask('GET', '/api/host/profile'))).toBe('200');
      const json = { refresh_token: host.tokens.refresh_token };
      expect(said(await host.call('POST', '/api/auth/refresh', { json }))).toBe('200');
      await signIn(host);
    });

    it('finds the profile and all settings, and changes them', async () => {
      const { host } = await signedIn('settled');
      const profile = await answered(200, host.ask, 'GET', '/api/host/profile');
      expect(profile).toMatchObject({ display_name: 'Anna Renamed', email: host.email, locale: 'de-AT', timezone: 'Europe/Vienna' });
      const { connectors } = await answered(200, host.ask, 'GET', '/api/connectors');
      const preferred_connector_id = connectors.find(({ name }: Body) => name === 'My sms').id;
      const before = { hcit_days: 7, hcrt_hours: 72, hcrac: 4, survivor_threshold: 3, preferred_connector_id };
      expect(await answered(200, host.ask, 'GET', '/api/host/settings')).toMatchObject(before);
      expect(await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 14 } })).toMatchObject({ ...before, hcit_days: 14 });
    });

    it('gets messages over each connector', async () => {
      const { host } = await signedIn('settled');
      const { connectors } = await answered(200, host.ask, 'GET', '/api/connectors');
      expect(connectors.map(({ type }: Body) => type).sort()).toEqual(['email', 'email', 'sms', 'sms', 'telegram', 'whatsapp']);
      const to: Record<string, string> = { email: host.email, sms: '+436640000001', whatsapp: '+436640000003', telegram: '@anna_host' };
      for (const { id, type } of connectors) {
        expect([type, said(await host.ask('POST', `/api/connectors/${id}/test`, { json: { test_destination: to[type] } }))]).toEqual([type, '200']);
      }
    });

    it('finds the storages unchanged: two work, and the drive must be connected again', async () => {
      const { host } = await signedIn('settled');
      const { storages } = await answered(200, host.ask, 'GET', '/api/storages');
      const connected = Object.fromEntries(storages.map(({ type, is_connected }: Body) => [type, is_connected]));
      expect(connected).toEqual({ object_store: true, sftp: true, drive_a: false });
      for (const { id, is_connected } of storages) {
        if (is_connected) expect(said(await host.ask('POST', `/api/storages/${id}/test`))).toBe('200');
      }
      const drives = (await answered(200, (await signedIn('pending')).host.ask, 'GET', '/api/storages')).storages;
      expect(drives.map(({ type }: Body) => type).sort()).toEqual(['drive_c', 'object_store']);
    });

    it('completes the sign-in at a cloud drive that was in progress, once', async () => {
      const path = `/api/storages/oauth/callback?${new URLSearchParams({ state: fixture.lives.signIn.state, error: 'access_denied' })}`;
      const first = (await newcomer(stack)('GET', path)).headers.location;
      expect(first).toContain('storage=error');
      expect((await newcomer(stack)('GET', path)).headers.location).not.toBe(first);
    });

    it('finds the Survivors and the signs of life', async () => {
      const { host, survivors } = await signedIn('settled');
      const { survivors: listed, threshold } = await answered(200, host.ask, 'GET', '/api/survivors');
      expect(threshold).toBe(3);
      const channels = ({ contact_methods }: Body) => contact_methods.map(({ type }: Body) => type).join(' and ');
      expect(Object.fromEntries(listed.map((one: Body) => [one.name, channels(one)]))).toEqual({
        Ben: 'email',
        Clara: 'email and whatsapp',
        Daniel: 'email and telegram',
      });
      expect(listed.map(({ id }: Body) => id).sort()).toEqual(survivors.map(({ id }) => id).sort());
      const { checks } = await answered(200, host.ask, 'GET', '/api/liveness/history');
      expect(checks.map((check: Body) => check.status)).toEqual(['confirmed']);
    });

    it('gets the same reply to a completed request, and completes an upload', async () => {
      const { host } = await signedIn('settled');
      const { done, upload } = fixture.lives;
      const again = { json: done.json, headers: { 'idempotency-key': done.key } };
      expect((await answered(201, host.ask, 'POST', '/api/connectors', again)).id).toBe(done.reply.id);
      expect(said(await host.ask('POST', `/api/will/uploads/${upload}/complete`))).toBe('201');
    });

    it('finds the will with its draft, and seals both', async () => {
      const { host, storageId } = await signedIn('settled');
      const sealed = await answered(200, host.ask, 'GET', '/api/will/status');
      expect(sealed).toMatchObject({ status: 'active', documents_count: 2 });
      const names = async () => (await answered(200, host.ask, 'GET', '/api/will/documents')).documents.map(({ filename }: Body) => filename);
      expect(await names()).toEqual(expect.arrayContaining(['last-will.pdf', 'letter-to-my-children.docx', 'draft.txt']));
      await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter('new.txt')] });
      await answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: storageId } });
      expect(await answered(200, host.ask, 'GET', '/api/will/status')).toMatchObject({ documents_count: 5, draft_documents_count: 0 });
    });

    it('confirms the pending check by its link, and another one by signing in', async () => {
      expect(said(await respond(stack, fixture.lives.links.check))).toBe('200');
      const last = async (name: string) => (await answered(200, (await signedIn(name)).host.ask, 'GET', '/api/liveness/history')).checks[0].status;
      expect(await last('asked')).toBe('confirmed');
      const { host } = await signedIn('unasked');
      await answered(200, host.ask, 'POST', '/api/liveness/alive');
      expect(await last('unasked')).toBe('confirmed');
    });

    it('names another Survivor, and the package contains the page that the new paper names', async () => {
      const { host } = await signedIn('unasked');
      const json = { name: 'Zoe', relationship: 'niece', contact_methods: [{ type: 'email', value: 'zoe@example.net' }] };
      const stored = await storedIn(stack);
      const before = await stored.paths();
      const { program } = await answered(201, host.ask, 'POST', '/api/survivors', { json });
      await stack.messages();
      const added = (await stored.paths()).filter((path) => !before.includes(path));
      const manifest = added.find((path) => /manifest\.\d+\.json$/.test(path)) ?? '';
      const { files } = JSON.parse(Buffer.from(await stored.read(manifest)).toString('utf8'));
      expect(files.map(({ path }: Body) => path)).toEqual(expect.arrayContaining(['index.age', 'recover.mjs', program.file]));
    });

    it('stops with a sign of life a transfer that missed checks have started', async () => {
      expect((await status('missed')).status).toBe('pending_transfer');
      await answered(200, (await signedIn('missed')).host.ask, 'POST', '/api/liveness/alive');
      expect((await status('missed')).status).toBe('active');
    });

    it('resets the password with the link, but can change nothing after another reset', async () => {
      const json = { token: fixture.lives.links.reset, password: 'the flute is out of tune' };
      expect(said(await newcomer(stack)('POST', '/api/auth/reset-password', { json }))).toBe('204');
      const { host } = await signedIn('recovered');
      expect(said(await host.ask('PUT', '/api/host/settings', { json: { hcit_days: 60 } }))).toBe('409 recently_recovered');
    });
  });

  describe('a transfer', () => {
    it('in its cancel window is found again, and the link stops it', async () => {
      expect((await transferStatus(transferOf('reminded'), newcomer(stack))).status).toBe('initiated');
      expect(said(await press(stack, fixture.lives.links.stop))).toBe('200');
      expect((await transferStatus(transferOf('reminded'), newcomer(stack))).status).toBe('cancelled');
    });

    it('with one of two Survivors authenticated accepts the code that was sent, and then shows the documents', async () => {
      const transfer = transferOf('awaiting');
      expect(await transferStatus(transfer, newcomer(stack))).toMatchObject({ status: 'awaiting_authentication' });
      const reply = await answered(200, newcomer(stack), 'POST', '/api/survivor-auth/verify-otp', { json: fixture.lives.code });
      expect(reply).toMatchObject({ verified: true });
      expect(await transferStatus(transfer, newcomer(stack))).toMatchObject({ status: 'accessible' });
      expect(await downloaded(transfer, 1, reply.session_token)).toEqual(contents(transfer.will));
    });

    it('that is open still accepts its sessions and links, and the next backup code', async () => {
      const transfer = transferOf('accessible');
      const { Ben, Daniel } = fixture.lives.wills['accessible']?.sessions ?? {};
      expect(said(await access(transfer, survivorAt(transfer.will, 0)))).not.toBe('200');
      for (const { url, content } of fixture.lives.downloads) {
        expect((await newcomer(stack)('GET', url)).bytes.toString('base64')).toBe(content);
      }
      const { documents } = (await access(transfer, survivorAt(transfer.will, 0), { token: Ben ?? '' })).body;
      expect(documents.map(({ integrity_verified }: Body) => integrity_verified)).toEqual([true, true]);
      expect(await downloaded(transfer, 0, Ben)).toEqual(contents(transfer.will));
      expect(await downloaded(transfer, 2, Daniel)).toEqual(contents(transfer.will));
      expect(await authenticateOnPaper(transfer, survivorAt(transfer.will, 1))).toMatchObject({ verified: true });
    });

    it('that was completed, cancelled or has failed says so', async () => {
      const completed = transferOf('completed');
      const { body } = await newcomer(stack)('GET', `/api/transfer/completed/${completed.transferId}`);
      expect(body).toMatchObject({ status: 'completed', documents_count: 1, survivors_authenticated: 2, threshold: 2, total_survivors: 2 });
      expect(said(await access(completed, survivorAt(completed.will, 0)))).toMatch(/^4/);
      expect((await transferStatus(transferOf('cancelled'), newcomer(stack))).status).toBe('cancelled');
      expect((await transferStatus(transferOf('failed'), newcomer(stack))).status).toBe('failed');
    });

    it('shows nothing to a person who is not a Survivor', async () => {
      expect(said(await respond(stack, fixture.lives.links.notMe))).toBe('200');
    });
  });

  if (version === PREVIOUS)
    it('and writes rows with every field of the recorded ones, so that it can be rolled back', async () => {
      expect(await lostFields()).toEqual([]);
    });
});

describe.each(FIXTURES)('this version completes what version %s has left:', (version, stored) => {
  let left: Fixture['expected'];
  beforeAll(async () => {
    fixture = stored;
    stack = await restoredStack(fixture);
    left = await replayRecords(stack, fixture);
  });
  afterAll(() => stack?.stop());

  const inPresentWords = (messages: Fixture['expected']['later']) =>
    inOrder(messages.map((message) => ({ ...message, subject: REWORDED[message.subject] ?? message.subject })));

  it('messages are sent as soon as their records are handled, and nothing is sent again', () => {
    expect(left.atOnce).toEqual(inPresentWords(fixture.expected.atOnce));
  });

  it('messages that could not be delivered are sent at their next attempt', () => {
    expect(left.later).toEqual(inPresentWords(fixture.expected.later));
  });

  it('their links work', async () => {
    const { email, password } = fixture.lives.links.verify;
    const token = await mailed(stack, email, /verify-email#token=(\S+)/);
    await answered(200, newcomer(stack), 'POST', '/api/auth/verify-email', { json: { token } });
    await answered(200, newcomer(stack), 'POST', '/api/auth/login', { json: { email, password } });
  });

  it('files that a storage rejected are written, and an interrupted sealing is completed', async () => {
    expect(await status('pending')).toMatchObject({ package_behind: false });
    expect(await status('sealing')).toMatchObject({ sealing: null, documents_count: 2, draft_documents_count: 0 });
  });

  it('timers fire: a cancel window ends, an access window closes, a check is missed', async () => {
    await stack.advance(6 * DAY);
    expect((await transferStatus(transferOf('reminded'), newcomer(stack))).status).toBe('awaiting_authentication');
    expect((await transferStatus(transferOf('accessible'), newcomer(stack))).status).toBe('completed');
    const { host } = await signedIn('asked');
    const { checks } = await answered(200, host.ask, 'GET', '/api/liveness/history');
    expect(checks.at(-1)).toMatchObject({ status: 'missed' });
  });

  if (version === PREVIOUS)
    it('and writes rows with every field of the recorded ones, so that it can be rolled back', async () => {
      expect(await lostFields()).toEqual([]);
    });
});
