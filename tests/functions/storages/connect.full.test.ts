import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { consent, takeBack } from '#tests/support/consent.ts';
import { beginAfresh, sharedRealStack } from '#tests/support/shared-stack.ts';
import { answered, type DriveType, HOUR, type Host, joinDrive, MINUTE, openAccount, signIn, subjects } from '#tests/support/story.ts';

const stack = beginAfresh(sharedRealStack('drives'));
let ann: Host;
beforeEach(async () => {
  ann = await openAccount(stack);
});

const DRIVES: [DriveType, string, Record<string, string>][] = [
  ['drive_a', 'Google Drive', { scope: 'https://www.googleapis.com/auth/drive.file', prompt: 'select_account consent', access_type: 'offline' }],
  ['drive_b', 'Dropbox', { force_reapprove: 'true', token_access_type: 'offline' }],
  ['drive_c', 'OneDrive', { scope: 'Files.ReadWrite.AppFolder offline_access openid profile email', prompt: 'select_account' }],
];

describe.each(DRIVES)('a Host connects %s', (type, name, asked) => {
  it('and learns which account was connected', async () => {
    const storage = await joinDrive(ann, type, { account: 'ann.host@drive.example' });
    expect(storage).toMatchObject({
      type,
      name: `${name} (ann.host@drive.example)`,
      directory_path: '/Will custody',
      is_connected: true,
      connection_error: null,
      last_verified_at: (await stack.now()).toISOString(),
    });
    const { text, subject } = (await stack.messages({ to: ann.email })).at(-1) ?? { text: '', subject: '' };
    expect(subject).toBe('A cloud drive was connected to your account');
    // The spaces of no width keep mail programs from making links of it.
    expect(text.replaceAll('\u200b', '')).toContain('The name of the account at this drive is ann.host@drive.example.');
  });

  it('and is asked for no more than a folder, by an account of their choice, with a proof', async () => {
    const { redirect_url, state } = await begin(type);
    const query = Object.fromEntries(new URL(redirect_url).searchParams);
    expect(query).toMatchObject({ ...asked, state, response_type: 'code', code_challenge_method: 'S256' });
    expect(query['redirect_uri']).toBe(`${stack.url}/api/storages/oauth/callback`);
    expect(query['code_challenge']).toMatch(/^[\w-]{43}$/);
  });

  it('and loses none of it when many requests renew its tokens in parallel', async () => {
    const { id } = await joinDrive(ann, type);
    for (let round = 0; round < 3; round += 1) {
      await stack.advance(5 * HOUR);
      await signIn(ann);
      const replies = await Promise.all(Array.from({ length: 4 }, () => ann.ask('GET', `/api/storages/${id}/browse`)));
      expect(replies.map(({ status }) => status)).toEqual(Array(4).fill(200));
    }
  });

  it('and hears once that the drive took its consent back', async () => {
    const { id } = await joinDrive(ann, type);
    await takeBack((await stack.endpoints())['drives'][type]);
    const refused = await Promise.all(Array.from({ length: 3 }, () => ann.ask('GET', `/api/storages/${id}/browse`)));
    for (const { status, body } of refused) expect([status, body]).toEqual([502, { error: ENDED, code: 'storage_failed' }]);
    expect(await answered(200, ann.ask, 'POST', `/api/storages/${id}/test`)).toMatchObject({ is_connected: false, connection_error: ENDED });
    expect((await subjects(stack, ann.email)).filter((subject) => subject === 'Please connect your cloud drive again')).toHaveLength(1);
    const { storages } = await answered(200, ann.ask, 'GET', '/api/storages');
    expect(storages).toMatchObject([{ is_connected: false, connection_error: ENDED }]);

    const again = await joinDrive(ann, type, { storageId: id });
    expect(again).toMatchObject({ id, is_connected: true, connection_error: null, created_at: storages[0].created_at });
    await answered(200, ann.ask, 'GET', `/api/storages/${id}/browse`);
  });
});

const ENDED = 'The drive no longer accepts the sign-in. Please connect it again.';

describe('what comes back from a drive', () => {
  it('is taken once, however many come at the same time', async () => {
    const back = await consent((await begin('drive_b')).redirect_url);
    const ends = await Promise.all(Array.from({ length: 5 }, () => follow(back)));
    expect(ends.sort()).toEqual([...Array(4).fill('storage=error&reason=unknown_state'), 'storage=success']);
    expect(await storages()).toHaveLength(1);
  });

  it('is not taken after ten minutes', async () => {
    const back = await consent((await begin('drive_a')).redirect_url);
    await stack.advance(10 * MINUTE);
    expect(await follow(back)).toBe('storage=error&reason=expired_state');
    expect(await storages()).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['ended', () => answered(204, ann.ask, 'POST', '/api/auth/logout')],
    ['ended with all others', () => answered(204, ann.ask, 'POST', '/api/auth/logout-everywhere')],
  ])('is not taken once the session that asked for it has %s', async (_, end) => {
    const [back, later] = [await consent((await begin('drive_a')).redirect_url), (await begin('drive_b')).redirect_url];
    await end();
    await signIn(ann);
    expect([await follow(back), await follow(await consent(later))]).toEqual(Array(2).fill('storage=error&reason=expired_state'));
    expect(await storages()).toEqual([]);
  });

  it('is a no, and ends the sign-in', async () => {
    const { redirect_url } = await begin('drive_c');
    expect(await follow(await consent(redirect_url, 'deny'))).toBe('storage=error&reason=access_denied');
    expect(await follow(await consent(redirect_url))).toBe('storage=error&reason=unknown_state');
  });

  it.each<[string, (back: URL) => void]>([
    ['has no code', (back) => back.searchParams.delete('code')],
    ['has a code that the drive never gave', (back) => back.searchParams.set('code', '4/guessed')],
  ])('%s', async (_, change) => {
    const back = await consent((await begin('drive_a')).redirect_url);
    change(back);
    expect(await follow(back)).toBe('storage=error&reason=drive_refused');
    expect(await storages()).toEqual([]);
  });

  it('belongs to the sign-in that it was asked for: the code of another one is refused', async () => {
    const [mine, other] = await Promise.all([begin('drive_a'), begin('drive_a')]);
    const [back, foreign] = await Promise.all([consent(mine.redirect_url), consent(other.redirect_url)]);
    back.searchParams.set('code', foreign.searchParams.get('code') ?? '');
    expect(await follow(back)).toBe('storage=error&reason=drive_refused');
    expect(await storages()).toEqual([]);
  });

  it('belongs to the Host who requested it, whichever person opens it', async () => {
    const eve = await openAccount(stack);
    const back = await consent((await begin('drive_a')).redirect_url);
    await eve.ask('GET', `${back.pathname}${back.search}`);
    expect(await storages()).toHaveLength(1);
    expect((await answered(200, eve.ask, 'GET', '/api/storages')).storages).toEqual([]);
  });
});

it('a storage that is connected again stays with its account', async () => {
  const { id } = await joinDrive(ann, 'drive_b', { account: 'ann@drive.example' });
  const back = await consent((await begin('drive_b', id)).redirect_url, 'allow', 'eve@drive.example');
  expect(await follow(back)).toBe('storage=error&reason=other_account');
  await answered(200, ann.ask, 'POST', `/api/storages/${id}/test`);
  expect(await joinDrive(ann, 'drive_b', { account: 'ann@drive.example', storageId: id })).toMatchObject({ is_connected: true });
});

it('keeps no token, code or proof that could be used, and forgets a grant with its storage', async () => {
  const { redirect_url, state } = await begin('drive_c');
  const dump = async () => JSON.stringify(await stack.dump());
  expect(await dump()).not.toContain(state);
  expect(await dump()).toContain(`OAUTH#${createHash('sha256').update(state).digest('hex')}`);
  const back = await consent(redirect_url);
  expect(await follow(back)).toBe('storage=success');
  expect(await dump()).not.toMatch(/(?<![\w-])[ar]t-[\w-]{40}/);
  expect(stack.log()).not.toMatch(new RegExp(`(?<![\\w-])[ar]t-[\\w-]{40}|${state}|${back.searchParams.get('code')?.slice(2)}`));
  const grants = async () => JSON.stringify((await stack.dump()).items).match(/"sk":\{"S":"GRANT"\}/g)?.length ?? 0;
  const before = await grants();
  await answered(204, ann.ask, 'DELETE', `/api/storages/${(await storages())[0].id}`);
  expect(await grants()).toBe(before - 1);
});

function begin(type: DriveType, storageId?: string): Promise<{ redirect_url: string; state: string }> {
  return answered(200, ann.ask, 'POST', '/api/storages/connect', { json: { type, ...(storageId && { storage_id: storageId }) } });
}

/** The address of the dashboard page that shows the result. */
async function follow(back: URL): Promise<string> {
  const { status, headers } = await ann.call('GET', `${back.pathname}${back.search}`);
  expect(status).toBe(302);
  return (headers.location ?? '').split('/dashboard?')[1] ?? '';
}

async function storages() {
  return (await answered(200, ann.ask, 'GET', '/api/storages')).storages;
}
