import { createHash, createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEFAULT_READER, formatMoment as written } from '#common/moment.ts';
import { type ChainedEntry, emptyChain, verifyChain } from '#custody/audit-chain.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  askForCode,
  DAY,
  type Host,
  mailed,
  nameSurvivors,
  newcomer,
  realDocuments,
  register,
  type SealedWill,
  type StartedTransfer,
  type Survivor,
  setUp,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
} from '#tests/support/story.ts';
import { auditTrail, tableRows } from './table-rows.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const uuid = expect.stringMatching(UUID);
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const jwt = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/);

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

// biome-ignore lint/suspicious/noExplicitAny: a test says by its expectations what a reply looks like
type Json = any;

/** The moment so many seconds from now, as the service writes it. */
const inSeconds = async (seconds: number) => new Date((await stack.now()).getTime() + seconds * 1000).toISOString();

const stack = sharedStack();

// One will, as a story: each test continues where the previous one stopped.
describe('a will from registration to its closed window', () => {
  const email = 'anna.host@example.com';
  const password = 'the piano is out of tune';
  let host: Host & { link: string };
  let storageId: string;
  let connectorId: string;
  let survivors: Survivor[];
  let ben: Survivor;
  let clara: Survivor;
  let will: SealedWill;
  let transfer: StartedTransfer;
  const hashes = new Map<string, string>();
  /** Of the first Survivor. */
  let session = '';

  it('a Host registers, and has to confirm the address before signing in', async () => {
    host = await register(stack, { email, password, name: 'Anna Host' });
    const early = await host.call('POST', '/api/auth/login', { json: { email, password } });
    expect([early.status, early.body.code]).toEqual([403, 'email_not_verified']);
    expect(await subjects(stack, email)).toEqual(['Please confirm your e-mail address']);

    const confirmed = await answered(200, host.call, 'POST', '/api/auth/verify-email', { json: { token: host.link } });
    const account = { id: host.id, email, display_name: 'Anna Host', status: 'active' };
    expect(confirmed).toMatchObject(account);
    const login = await signIn(host);
    expect(login).toEqual({ access_token: jwt, refresh_token: jwt, expires_in: 3600, host: account });
    const profile = await answered(200, host.ask, 'GET', '/api/host/profile');
    const times = { created_at: moment, updated_at: moment };
    expect(profile).toEqual({
      ...account,
      ...times,
      setup_complete: false,
      locale: 'en',
      timezone: 'UTC',
      email_problem: null,
      pending_email: null,
      previous_email: null,
    });
  });

  it('chooses the check settings, and sees how long that takes at worst', async () => {
    const settings = await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 14, hcrt_hours: 48, hcrac: 3 } });
    const whole = { hcit_days: 14, hcrt_hours: 48, hcrac: 3, survivor_threshold: 2, preferred_connector_id: null, start_requires_proof: false };
    expect(settings).toEqual({ ...whole, calculated_activation_days: 48, warnings: [] });
  });

  it('sets up a connector and a storage', async () => {
    ({ connectorId, storageId } = await setUp(host));
    const { connectors } = await answered(200, host.ask, 'GET', '/api/connectors');
    const connector = { id: connectorId, type: 'email', name: 'My mail', is_verified: true, priority: 0, created_at: moment };
    expect(connectors).toEqual([{ ...connector, host_destination: null }]);
    const { storages } = await answered(200, host.ask, 'GET', '/api/storages');
    const storage = { id: storageId, type: 'object_store', name: 'My bucket', directory_path: '/wills', is_connected: true };
    const fine = { holds_will: false, connection_error: null, connection_error_code: null, last_read_back_at: null, read_back_error_code: null };
    expect(storages).toEqual([{ ...storage, last_verified_at: moment, created_at: moment, ...fine }]);
    expect((await stack.messages({ to: email })).at(-1)).toMatchObject({ via: 'smtp', from: expect.stringContaining(email) });
  });

  it('names three Survivors, whose codes are shown only in the answer', async () => {
    survivors = await nameSurvivors(host, 3);
    [ben, clara] = [survivorAt({ survivors }, 0), survivorAt({ survivors }, 1)];
    for (const { backupCodes } of survivors) {
      expect(new Set(backupCodes).size).toBe(5);
      for (const code of backupCodes) expect(code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    }
    const list = await answered(200, host.ask, 'GET', '/api/survivors');
    expect(list).toMatchObject({ count: 3, threshold: 2 });
    expect(list.survivors.find(({ name }: { name: string }) => name === 'Ben')).toEqual({
      id: ben.id,
      name: 'Ben',
      relationship: 'child',
      contact_methods: [{ type: 'email', value: ben.email }],
      connector_priority: ['email'],
      has_personal_message: true,
      personal_message_restorable_until: null,
      backup_codes_remaining: 5,
      created_at: moment,
      locale: 'en',
      bounced: [],
      confirmed_at: null,
      in_sealed_package: false,
      invited_at: null,
      proposed_contact: null,
      wrong_contact_at: null,
      paper_confirmed_at: null,
      paper_made_at: moment,
      reachable_by: ['email'],
    });
  });

  it('uploads a PDF, a DOCX and a photo, and seals them', async () => {
    const none = await host.ask('GET', '/api/will/status');
    expect([none.status, none.body.code]).toEqual([404, 'will_not_found']);

    const documents = await realDocuments();
    const uploaded = await answered(201, host.ask, 'POST', '/api/will/upload', { parts: documents });
    for (const { filename = '', content } of documents) hashes.set(filename, sha256(content as Buffer));
    expect(uploaded).toEqual({
      will_id: uuid,
      status: 'draft',
      documents: documents.map(({ filename = '', type, content }) => ({
        id: uuid,
        filename,
        mime_type: type,
        size_bytes: (content as Buffer).length,
        sha256_hash: hashes.get(filename),
      })),
    });
    const willId = uploaded.will_id;
    const draft = await answered(200, host.ask, 'GET', '/api/will/status');
    expect(draft).toMatchObject({ will_id: willId, status: 'draft', documents_count: 3, sss_threshold: 2, sss_total: 0 });
    expect(draft).toMatchObject({ storage_id: null, storage_name: null, last_encrypted_at: null });

    const sealed = await answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: storageId } });
    expect(sealed).toMatchObject({ will_id: willId, status: 'active', documents_encrypted: 3, shares_distributed: 3, threshold: 2 });
    expect(sealed.storage_path).toMatch(/^\/wills\/[0-9a-f]{32}\/1$/);
    const size = documents.reduce((sum, { content }) => sum + (content as Buffer).length, 0);
    const active = await answered(200, host.ask, 'GET', '/api/will/status');
    expect(active).toMatchObject({ will_id: willId, status: 'active', documents_count: 3, total_size_bytes: size, sss_threshold: 2, sss_total: 3 });
    expect(active).toMatchObject({ storage_id: storageId, storage_name: 'My bucket', created_at: moment, last_encrypted_at: moment });
    expect(await answered(200, host.ask, 'GET', '/api/host/profile')).toMatchObject({ setup_complete: true });
    will = { stack, host, survivors, willId, connectorId, storageId, documents };
  });

  it('answers the first check', async () => {
    await stack.clearMessages();
    await stack.advance(14 * DAY);
    expect(await subjects(stack, email)).toEqual(['Are you well? Please let us know']);
    await signIn(host);
    const pending = await answered(200, host.ask, 'GET', '/api/liveness/history');
    const check = { id: uuid, check_number: 1, status: 'pending', channel: 'email', sent_at: await inSeconds(0), responded_at: null };
    expect(pending).toEqual({ checks: [check], total: 1, next_check_due: await inSeconds((2 + 14) * DAY) });

    const next_check_due = await inSeconds(14 * DAY);
    const alive = await answered(200, host.ask, 'POST', '/api/liveness/alive', { json: { check_id: pending.checks[0].id } });
    expect(alive).toEqual({ confirmed: true, next_check_due, message: 'Good to hear from you.' });
    const confirmed = await answered(200, host.ask, 'GET', '/api/liveness/history');
    const responded = { ...check, id: pending.checks[0].id, status: 'confirmed', responded_at: await inSeconds(0) };
    expect(confirmed).toEqual({ checks: [responded], total: 1, next_check_due });
  });

  it('falls silent; after three checks and their reminders everyone is notified, and not a second earlier', async () => {
    await stack.clearMessages();
    await stack.advance(48 * DAY - 1);
    const question = 'Are you well? Please let us know';
    const reminder = 'Reminder: please confirm that you are well';
    const last = 'Last check before we notify your trusted people: please confirm that you are well';
    const lastReminder = 'Reminder of the last check: please confirm that you are well';
    const ordinary = [question, reminder, reminder];
    expect(await subjects(stack, email)).toEqual([...ordinary, ...ordinary, last, lastReminder, lastReminder]);
    expect(await mailed(stack, email, /we notify your trusted people on (.*) that/)).toBe(written(await inSeconds(1), DEFAULT_READER));
    expect(await subjects(stack, ben.email)).toEqual([]);
    await signIn(host);
    expect(await answered(200, host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'active' });

    await stack.clearMessages();
    await stack.advance(1);
    expect(await answered(200, host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'pending_transfer' });
    const { checks, total, next_check_due } = await answered(200, host.ask, 'GET', '/api/liveness/history');
    expect(checks.map((check: { status: string }) => check.status)).toEqual(['missed', 'missed', 'missed', 'confirmed']);
    expect([total, next_check_due]).toEqual([4, null]);
    expect(await subjects(stack, email)).toEqual(['We have not heard from you: your trusted people may now start the transfer of your will']);
    for (const survivor of survivors) {
      expect(await subjects(stack, survivor.email)).toEqual(['Anna Host has not answered us for some time']);
      expect(await mailed(stack, survivor.email, /start#will_id=(\S+)/)).toBe(will.willId);
    }
  });

  it('a Survivor starts the transfer: the Host is notified, and the Survivor gets a personal link', async () => {
    await stack.clearMessages();
    const host_cancel_deadline = await inSeconds(2 * DAY);
    transfer = await startTransfer(will, ben);
    expect(transfer.cancelDeadline.toISOString()).toBe(host_cancel_deadline);
    expect(await subjects(stack, email)).toEqual(['The transfer of your will was started']);
    expect(await subjects(stack, ben.email)).toEqual(['The transfer of the will of Anna Host was started']);
    expect(await subjects(stack, clara.email)).toEqual([]);
    const link = await mailed(stack, ben.email, /survivor#(\S+)/);
    expect(Object.fromEntries(new URLSearchParams(link))).toEqual({ transfer_id: transfer.transferId, survivor_id: ben.id });

    const status = await answered(200, ben.call, 'GET', `/api/transfer/status?transfer_id=${transfer.transferId}`);
    expect(status).toEqual({
      transfer_id: transfer.transferId,
      status: 'initiated',
      survivors_authenticated: 0,
      threshold: 2,
      total_survivors: 3,
      authenticated_names: [],
      initiated_at: await inSeconds(0),
      host_cancel_deadline,
      opens_at: host_cancel_deadline,
    });
  });

  it('the Host is reminded twice, and then everyone is asked to authenticate', async () => {
    await stack.clearMessages();
    await stack.advance(2 * DAY);
    const reminder = 'Reminder: the transfer of your will is running';
    expect(await subjects(stack, email)).toEqual([reminder, reminder]);
    for (const survivor of survivors) {
      expect(await subjects(stack, survivor.email)).toEqual(['Please confirm your identity to open the will of Anna Host']);
    }
    await signIn(host);
    expect(await answered(200, host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'awaiting_authentication' });
  });

  it('one Survivor authenticates with a code from a mail, another with a code of their paper', async () => {
    await stack.clearMessages();
    const selected = await answered(200, ben.call, 'POST', '/api/survivor-auth/select', {
      json: { transfer_id: transfer.transferId, survivor_id: ben.id },
    });
    expect(selected).toEqual({
      otp_session_id: uuid,
      channel: 'email',
      masked_destination: 'b***@example.net',
      expires_in_seconds: 600,
      message: expect.stringMatching(/^A 6-digit code was sent\. It is valid for 10 minutes\. /),
    });
    expect(await subjects(stack, ben.email)).toEqual(['Your one-time code']);
    const byMail = await answered(200, ben.call, 'POST', '/api/survivor-auth/verify-otp', { json: await askForCode(transfer, ben) });
    expect(byMail).toEqual({
      verified: true,
      survivor_name: 'Ben',
      threshold_progress: { authenticated: 1, required: 2, threshold_met: false },
      session_token: expect.any(String),
      session_expires_at: null,
    });
    session = byMail.session_token;
    const tooFew = await access(transfer, ben);
    expect([tooFew.status, tooFew.body.code]).toEqual([403, 'threshold_not_met']);

    const paper = { transfer_id: transfer.transferId, survivor_id: clara.id, backup_code: clara.backupCodes[0]?.toLowerCase().replace('-', ' ') };
    const byPaper = await answered(200, clara.call, 'POST', '/api/survivor-auth/verify-otp', { json: paper });
    expect(byPaper).toEqual({
      verified: true,
      survivor_name: 'Clara',
      threshold_progress: { authenticated: 2, required: 2, threshold_met: true },
      session_token: expect.any(String),
      session_expires_at: await inSeconds(14 * DAY),
    });
    const proven = 'One of your trusted people has confirmed their identity';
    // Messages of one moment leave side by side, in no order.
    expect((await subjects(stack, email)).sort()).toEqual([proven, proven, 'Your trusted people can read your documents now']);
    for (const survivor of survivors) expect(await subjects(stack, survivor.email)).toContain('The documents of Anna Host can be read now');

    const status = await answered(200, ben.call, 'GET', `/api/transfer/status?transfer_id=${transfer.transferId}`);
    expect(status).toMatchObject({ status: 'accessible', survivors_authenticated: 2, authenticated_names: ['Ben', 'Clara'] });
  });

  it('both read their own message and download what was uploaded, byte for byte', async () => {
    await stack.clearMessages();
    const access_expires_at = await inSeconds(14 * DAY);
    for (const survivor of [ben, clara]) {
      const reply = await access(transfer, survivor);
      expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } });
      expect(reply.body).toEqual({
        personal_message: survivor.message,
        documents: will.documents.map(({ filename, type, content }) => ({
          filename,
          mime_type: type,
          size_bytes: (content as Buffer).length,
          download_url: expect.stringContaining(`${stack.url}/api/survivor-auth/download?token=`),
          download_expires_at: expect.any(String),
          integrity_verified: true,
        })),
        archives: [
          {
            filename: 'documents.zip',
            documents_count: will.documents.length,
            size_bytes: expect.any(Number),
            download_url: expect.stringContaining(`${stack.url}/api/survivor-auth/archive?token=`),
            download_expires_at: expect.any(String),
          },
        ],
        access_expires_at,
      });
      for (const { filename, mime_type, size_bytes, download_url, download_expires_at } of reply.body.documents) {
        expect(download_expires_at).toBe(await inSeconds(900));
        const download = await survivor.call('GET', download_url);
        const digest = Buffer.from(hashes.get(filename) ?? '', 'hex').toString('base64');
        expect([download.status, sha256(download.bytes)]).toEqual([200, hashes.get(filename)]);
        expect(download.headers).toMatchObject({
          'content-type': mime_type,
          'content-length': String(size_bytes),
          'content-disposition': `attachment; filename="${filename}"; filename*=UTF-8''${filename}`,
          'repr-digest': `sha-256=:${digest}:`,
          etag: `"${hashes.get(filename)}"`,
          'accept-ranges': 'bytes',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'",
          'cache-control': 'no-store',
        });
      }
      await access(transfer, survivor);
      expect(await subjects(stack, survivor.email)).toEqual(['The documents of Anna Host were opened with your code']);
    }
    const daniel = await access(transfer, survivorAt(will, 2));
    expect([daniel.status, daniel.body.code]).toEqual([403, 'not_authenticated']);
  });

  it('and one gets a signed report that tells nothing about the other two', async () => {
    const query = `transfer_id=${transfer.transferId}&survivor_id=${ben.id}`;
    const evidence = await answered(200, ben.call, 'GET', `/api/survivor-auth/evidence?${query}`, { token: session });
    const { report } = await expectSigned(evidence);
    expect(report).toMatchObject({ made_for: 'survivor', transfer: { status: 'accessible' } });
    expect(report.transfer.survivors.toSorted()).toEqual(['Ben', ...[1, 2].map(() => expect.stringMatching(/^trusted person [1-3]$/))]);
    expect(report.documents).toHaveLength(3);
    const notices = report.events.filter(({ event }: Json) => event === 'message');
    // Not the notices about the account, such as the link that confirms the e-mail address.
    expect(notices.map(({ template }: Json) => template)).toEqual(
      expect.arrayContaining(['liveness-check', 'transfer-started', 'documents-accessible']),
    );
    expect(evidence.report).not.toMatch(/verify-email|settings-changed|ways-changed/);
    expect(notices.map(({ accepted }: Json) => accepted)).not.toContain(false);
    expect(evidence.report).not.toMatch(/attempts|email accepted/);
    for (const other of [clara, survivorAt(will, 2)]) expect(evidence.report).not.toMatch(new RegExp(`${other.name}|${other.email}`));
    expect(evidence.report).not.toContain(host.email);
    const without = await ben.call('GET', `/api/survivor-auth/evidence?${query}`);
    expect([without.status, without.body.code]).toEqual([403, 'session_required']);
  });

  it('until the window closes', async () => {
    await stack.clearMessages();
    await stack.advance(14 * DAY - 1);
    expect((await access(transfer, ben)).status).toBe(200);
    await stack.advance(1);
    const late = await access(transfer, ben);
    expect([late.status, late.body.code]).toEqual([410, 'access_window_expired']);
    expect(await answered(200, newcomer(stack), 'GET', `/api/transfer/status?transfer_id=${transfer.transferId}`)).toMatchObject({
      status: 'completed',
    });
    await signIn(host);
    expect(await answered(200, host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'pending_transfer' });
    expect(await stack.messages()).toEqual([]);
  });

  it('and every step of it is in the audit trail', async () => {
    const trail = auditTrail(await tableRows(stack), host.id);
    const milestones = trail.filter(({ event }) => event !== 'message').map(({ event, facts }) => (facts['to'] ? `${event} ${facts['to']}` : event));
    // Sorted: what happens in one moment of a clock that stands still has no order.
    const expected = [
      [
        'registered',
        'email_verified',
        ...Array.from({ length: 5 }, () => 'signed_in'),
        'settings_changed',
        'connector_created',
        'connector_verified',
        'storage_created',
      ],
      ['survivor_named', 'survivor_named', 'survivor_named', 'documents_uploaded', 'sealed', 'sign_of_life'],
      ['will_status pending_transfer', 'will_status transfer_initiated', 'transfer_status initiated', 'transfer_started'],
      ['will_status awaiting_authentication', 'transfer_status awaiting_authentication', 'code_sent', 'code_sent'],
      ['survivor_authenticated', 'survivor_authenticated'],
      ['will_status accessible', 'transfer_status accessible', 'will_accessed', 'will_accessed', ...Array.from({ length: 6 }, () => 'document_read')],
      ['will_status pending_transfer', 'transfer_status completed'],
      // Once a month while the will was active.
      ['package_audited', 'package_audited', 'ways_checked', 'ways_checked'],
    ];
    expect(milestones.sort()).toEqual(expected.flat().sort());

    const messages = trail.filter(({ event }) => event === 'message').map(({ facts }) => `${facts['template']} ${facts['attempts']}`);
    expect(
      Object.fromEntries(Object.entries(Object.groupBy(messages, (message) => message)).map(([message, all]) => [message, all?.length])),
    ).toEqual({
      'verify-email email accepted': 1,
      'liveness-check email accepted': 4,
      'liveness-reminder email accepted': 6,
      'pending-transfer email accepted': 1,
      'pending-transfer-survivor email accepted': 3,
      'transfer-started email accepted': 1,
      'transfer-started-survivor email accepted': 1,
      'transfer-reminder email accepted': 2,
      'authenticate-now email accepted': 3,
      'survivor-authenticated-host email accepted': 2,
      'documents-accessible email accepted': 3,
      'documents-open-host email accepted': 1,
      'first-access email accepted': 2,
    });
  });

  /** As the API returns it. */
  type Entry = Omit<ChainedEntry, 'previous'> & { previous_hash: string; person: string | null; transfer_id: string | null };

  it('and in a signed report for the Host', async () => {
    const evidence = await answered(200, host.ask, 'GET', `/api/host/evidence/${transfer.transferId}`);
    const { report } = await expectSigned(evidence);
    expect(report).toMatchObject({
      made_for: 'host',
      person: 'Anna Host',
      transfer: { status: 'completed', started_by: 'Ben', proven: false, threshold: 2 },
    });
    expect(report.proofs.map(({ by }: { by: string }) => by)).toEqual(['Ben', 'Clara']);
    expect(report.checks.map(({ status }: { status: string }) => status)).toEqual(['missed', 'missed', 'missed']);
    expect(report.documents.map(({ filename, sha256 }: { filename: string; sha256: string }) => [filename, sha256])).toEqual([...hashes]);
    const [first] = report.events;
    expect(verifyChain({ number: first.number - 1, hash: first.previous }, report.events).intact).toBe(true);
  });

  it('which its Host reads as one chain, however often and in whatever order the stream repeats its records', async () => {
    const read = async () => {
      const entries: Entry[] = [];
      let page = await answered(200, host.ask, 'GET', '/api/host/audit?limit=30');
      for (entries.push(...page.entries); page.next !== null; entries.push(...page.entries))
        page = await answered(200, host.ask, 'GET', `/api/host/audit?limit=30&before=${page.next}`);
      return { entries: entries.reverse(), head: page.head, account: page.account_id };
    };
    const { entries, head, account } = await read();
    const chain = entries.map(({ previous_hash, person: _, transfer_id: __, ...entry }) => ({ ...entry, previous: previous_hash }));
    expect(verifyChain(emptyChain(account), chain)).toEqual({ intact: true, head });
    expect(entries.length).toBeGreaterThan(70);
    const proofs = entries.filter(({ event }) => event === 'survivor_authenticated');
    expect(proofs.map(({ by, person, transfer_id, facts }) => [by, person, transfer_id, facts['with']])).toEqual([
      ['survivor', 'Ben', transfer.transferId, 'code'],
      ['survivor', 'Clara', transfer.transferId, 'backup-code'],
    ]);

    const { records } = await stack.dump();
    const own = records.filter((record) => JSON.stringify(record).includes(`"HOST#${account}"`)).reverse();
    expect(await stack.run('streams/perform-effects', { Records: own })).toEqual({ batchItemFailures: [] });
    expect((await read()).head).toEqual(head);
  });
});

/** Checks the statement with the published key, and returns the report that it is about. */
async function expectSigned({ report, statement, signature, key }: Record<string, Json>): Promise<{ report: Json }> {
  const { keys } = await answered(200, newcomer(stack), 'GET', '/api/transfer/evidence-keys');
  expect(keys).toEqual([key]);
  expect(verify(null, Buffer.from(statement), createPublicKey(keys[0].pem), Buffer.from(signature, 'base64'))).toBe(true);
  expect(statement).toContain(`report-sha256: ${sha256(Buffer.from(report))}\n`);
  return { report: JSON.parse(report) };
}
