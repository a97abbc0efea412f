import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Page } from '@playwright/test';
import { OWN_STORAGES } from '#storages/adapters/index.ts';
import { DAY, openAccount, sealWill } from '#tests/support/story.ts';
import { storages as words } from '#words/en/pages/storages.ts';
import { expectAccessible } from './accessible.ts';
import { expect, type SiteStack, test } from './fixtures.ts';
import { signIn, signInAt, submit } from './steps.ts';

/** The Hosts' bucket, as its owner has it. */
async function bucketOf(stack: SiteStack) {
  const { object_store: place } = await stack.endpoints();
  const Bucket = place.bucket;
  const credentials = { accessKeyId: place.access_key_id, secretAccessKey: place.secret_access_key };
  const s3 = new S3Client({ endpoint: place.endpoint, region: place.region, credentials, forcePathStyle: true });
  return {
    write: (keys: readonly string[]) => Promise.all(keys.map((Key) => s3.send(new PutObjectCommand({ Bucket, Key, Body: 'a picture' })))),
    /** Deletes all files with such a name. The packages of earlier tests are in this bucket too, in no order. */
    async remove(name: RegExp) {
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }));
      const found = Contents.filter(({ Key = '' }) => name.test(Key));
      expect(found).not.toEqual([]);
      for (const { Key } of found) await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}

/** The part of the page about one storage. */
const card = (page: Page, name: string | RegExp) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });

interface S3Values {
  endpoint?: string;
  region: string;
  bucket: string;
  access_key_id: string;
  secret_access_key: string;
}

async function fillIn(page: Page, values: S3Values): Promise<void> {
  if (values.endpoint !== undefined) await page.getByLabel('Address').fill(values.endpoint);
  await page.getByLabel('Region').fill(values.region);
  await page.getByLabel('Name of the bucket').fill(values.bucket);
  await page.getByLabel('Access key ID').fill(values.access_key_id);
  await page.getByLabel('Secret access key').fill(values.secret_access_key);
}

test('a Host adds a storage with this service while it fails, tries again, and deletes it', async ({ page, stack }) => {
  await signInAt(page, '/storages', await openAccount(stack));
  await stack.fault('packages', 'error');
  await page.getByRole('button', { name: words.serviceButton }).click();
  await expect(page.getByRole('alert')).toContainText(words.problems.temporary);
  await expectAccessible(page);
  await stack.fault('packages', 'off');
  await page.getByRole('button', { name: words.serviceAgain }).click();
  await expect(page.getByText('“With this service”: the storage is ready.')).toBeVisible();
  const storage = card(page, 'With this service');
  await expect(storage).toHaveCount(1);
  await expect(storage.getByRole('button', { name: words.renew })).toHaveCount(0);
  await storage.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(words.removeOurs)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete the storage' }).click();
  await expect(page.getByText('“With this service” is deleted.')).toBeVisible();
});

test('a Host connects an S3 storage, after a mistake in the key, and looks inside', async ({ page, stack }) => {
  const host = await openAccount(stack);
  const { object_store: place } = await stack.endpoints();
  const bucket = await bucketOf(stack);
  await signInAt(page, '/storages', host);
  await expect(page.getByText('You have no storage yet.')).toBeVisible();
  await expect(page.getByLabel('Dropbox')).toBeVisible();
  await expect(page.getByLabel('MinIO or another S3 storage')).toBeHidden();
  await page.getByText(words.servers).click();
  await expectAccessible(page);

  await page.getByLabel('MinIO or another S3 storage').check();
  await page.getByRole('button', { name: 'Test and save' }).click();
  await expect(page.getByRole('link', { name: 'Enter the secret access key.' })).toBeVisible();
  await fillIn(page, { ...place, secret_access_key: `${place.secret_access_key}x` });
  await page.getByRole('textbox', { name: 'Folder' }).fill('/albums');
  await page.getByRole('button', { name: 'Test and save' }).click();
  await expect(page.getByRole('alert')).toContainText('The storage does not know this key.');
  await expectAccessible(page);
  await submit(page, { 'Secret access key': place.secret_access_key }, 'Test and save');
  await expect(page.getByText('“My S3 storage” is connected.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'My S3 storage', exact: true })).toHaveCount(1);

  // One more than a page of the list has.
  const names = Array.from({ length: 101 }, (_, n) => `picture-${String(n).padStart(3, '0')}.jpg`);
  await bucket.write(['albums/winter/', ...names.map((name) => `albums/summer/${name}`)]);
  const storage = card(page, 'My S3 storage');
  await storage.getByRole('button', { name: 'Look inside' }).click();
  await storage.getByRole('button', { name: 'Open the folder albums' }).click();
  await storage.getByRole('button', { name: 'Open the folder winter' }).click();
  await expect(storage.getByText('This folder is empty.')).toBeVisible();
  await storage.getByRole('button', { name: 'Go up one folder' }).click();
  await storage.getByRole('button', { name: 'Open the folder summer' }).click();
  await expect(storage.getByRole('heading', { name: 'Folder /albums/summer' })).toBeVisible();
  await expect(storage.getByText(/^picture-/)).toHaveCount(100);
  await storage.getByRole('button', { name: 'Show more' }).click();
  await expect(storage.getByText(/^picture-/)).toHaveText(names.map((name) => new RegExp(`^${name}9 bytes? · `)));
  await expect(storage.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await storage.getByRole('button', { name: 'Go up one folder' }).click();
  await storage.getByRole('button', { name: 'Go up one folder' }).click();
  await expect(storage.getByRole('button', { name: 'Open the folder albums' })).toBeVisible();
  await expect(storage.getByRole('button', { name: 'Go up one folder' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a Host connects an SSH server with a key, and sees the fingerprint of the server', async ({ page, stack }) => {
  const host = await openAccount(stack);
  const { sftp } = await stack.endpoints();
  await signInAt(page, '/storages', host);
  await page.getByText(words.servers).click();
  await page.getByLabel('SFTP').check();
  await page.getByLabel('Host name of the server').fill(sftp.host);
  await page.getByLabel('Port').fill(String(sftp.port));
  await page.getByLabel('User name').fill(sftp.username);
  await page.getByLabel('With a key').check();
  await submit(page, { 'Private key': 'ssh-ed25519 AAAA' }, 'Test and save');
  await expect(page.getByRole('link', { name: 'Paste the private key.' })).toBeVisible();
  await submit(page, { 'Private key': sftp.ssh_key }, 'Test and save');
  await expect(page.getByText('“My server” is connected.')).toBeVisible();
  await expect(page.getByLabel('Private key')).toHaveCount(0);

  await expect(card(page, 'My server').getByText(/SHA256:/)).toBeVisible();
});

test('a Host sees when the sealed will was last read back, and enters new access data for its storage', async ({ page, stack }) => {
  const { host } = await sealWill(stack);
  const { object_store: place } = await stack.endpoints();
  const storage = card(page, 'My bucket');
  await signInAt(page, '/storages', host);
  await expect(storage.getByText('Holds your sealed will')).toBeVisible();
  await expect(storage.getByText('Not yet since the last sealing.')).toBeVisible();
  await stack.advance(31 * DAY);
  await page.reload();
  await signIn(page, host);
  await expect(storage.getByText(/^We last read your documents back on .* 2031.*: complete\.$/)).toBeVisible();

  await (await bucketOf(stack)).remove(/\/[0-9a-f]{32}\.age$/);
  await storage.getByRole('button', { name: 'Enter new access data' }).click();
  await storage.getByLabel('MinIO or another S3 storage').check();
  await fillIn(page, { ...place, secret_access_key: `${place.secret_access_key}x` });
  await storage.getByRole('button', { name: 'Test and save the new access data' }).click();
  await expect(storage.getByRole('alert')).toContainText('We did not find your sealed will with these access data, so nothing was changed.');
  await submit(storage, { 'Secret access key': place.secret_access_key }, 'Test and save the new access data');
  await expect(page.getByText('The new access data of “My bucket” are saved and work.')).toBeVisible();
  // After new access data, the service reads the will back immediately.
  await stack.messages();
  await page.reload();
  await expect(storage.getByText(/^We last read your documents back on .*: not complete\.$/)).toBeVisible();
  await expect(storage.getByText('If a message from us names a document, please upload that document again')).toBeVisible();
  expect((await stack.messages({ to: host.email })).map(({ subject }) => subject)).toContain('Some of your sealed documents are damaged');
  await expectAccessible(page);
});

test('a Host connects a cloud drive, and signs in to it again when the drive ends the sign-in', async ({ page, stack }) => {
  const host = await openAccount(stack);
  const { drives } = await stack.endpoints();
  await signInAt(page, '/setup#step=place&to=review', host);
  await page.getByLabel('Dropbox').check();
  await page.getByRole('button', { name: 'Continue to Dropbox' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Your cloud drive is connected')).toBeVisible();
  await expect(page).toHaveURL(/\/setup#step=place&to=review$/);
  await page.goto('/storages');

  const drive = card(page, /^Dropbox/);
  await fetch(`${drives.drive_b}/connections/remove`, { method: 'POST' });
  await drive.getByRole('button', { name: 'Test now' }).click();
  await expect(drive.getByText('The drive no longer accepts our sign-in.')).toBeVisible();
  await drive.getByRole('button', { name: 'Sign in again' }).click();
  await drive.getByRole('button', { name: 'Continue to Dropbox' }).click();
  await submit(page, { Account: 'another@drive.example' }, 'Allow');
  await expect(page.getByText('You signed in with another account than before.')).toBeVisible();
  await expect(drive.getByText('Does not work')).toBeVisible();
  await drive.getByRole('button', { name: 'Sign in again' }).click();
  await drive.getByRole('button', { name: 'Continue to Dropbox' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Your cloud drive is connected')).toBeVisible();
  await expect(drive.getByText('Works')).toBeVisible();
  await expect(drive).toHaveCount(1);

  await drive.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('The files in the storage stay as they are.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete the storage' }).click();
  await expect(page.getByText('The files in it were not changed.')).toBeVisible();
  await expect(drive).toHaveCount(0);
});

test('the form of each kind of storage sends what was typed', async ({ page, stack }) => {
  const host = await openAccount(stack);
  const keys = { region: 'eu-central-1', bucket: 'anna-wills', access_key_id: 'AKIAEXAMPLE', secret_access_key: 'not/a+secret=' };
  const s3 = [
    ['s3', {}, {}],
    ['r2', { endpoint: ' https://0123.r2.cloudflarestorage.com/' }, { endpoint: 'https://0123.r2.cloudflarestorage.com' }],
  ] as const;
  await signInAt(page, '/storages', host);
  // Nothing reaches a provider: the requests end here.
  await page.route(`${stack.url}/api/storages`, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await page.getByText(words.servers).click();
  const kind = (name: keyof typeof words.kinds) => page.getByLabel(words.kinds[name].name, { exact: false }).first();
  const sent = async (press: () => Promise<void>) => {
    const [request] = await Promise.all([page.waitForRequest((one) => one.method() === 'POST' && /\/api\/storages/.test(one.url())), press()]);
    return request.postDataJSON();
  };
  const save = () => page.getByRole('button', { name: 'Test and save' }).click();

  for (const [name, typed, address] of s3) {
    await kind(name).check();
    await expect(page.getByLabel('Address')).toHaveCount('endpoint' in typed ? 1 : 0);
    await fillIn(page, { ...keys, ...typed });
    const body = await sent(save);
    expect(body).toEqual({ type: 'object_store', name: words.kinds[name].usual, directory_path: '/wills', config: { ...keys, ...address } });
    expect(OWN_STORAGES.object_store.config.safeParse(body.config).error).toBeUndefined();
  }

  await kind('sftp').check();
  await page.getByText(words.whereTitle(words.kinds.sftp.name)).click();
  for (const step of words.steps.sftp) await expect(page.getByText(step, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Host name of the server').fill(' files.example.com');
  await page.getByLabel('User name').fill('willservice');
  await page.getByLabel('Password of this user').fill(' with spaces ');
  const login = { host: 'files.example.com', port: 22, username: 'willservice' };
  const byPassword = await sent(save);
  expect(byPassword).toEqual({ type: 'sftp', name: 'My server', directory_path: 'wills', config: { ...login, password: ' with spaces ' } });
  expect(OWN_STORAGES.sftp.config.safeParse(byPassword.config).error).toBeUndefined();
  await page.getByLabel('With a key').check();
  const key = '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----\n';
  await page.getByLabel('Private key').fill(key);
  expect((await sent(save)).config).toEqual({ ...login, ssh_key: key });

  for (const type of ['drive_a', 'drive_c'] as const) {
    await kind(type).check();
    expect(await sent(() => page.getByRole('button', { name: `Continue to ${words.kinds[type].name}` }).click())).toEqual({ type });
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByText('You did not agree on the page of the drive')).toBeVisible();
    await expect(page).toHaveURL(`${stack.siteUrl}/storages`);
  }
});
