import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { bech32 } from '@scure/base';
import { readId } from '#common/printed-id.ts';
import { hostSheet, type InnerList, openInnerList } from '#custody/inner-list.ts';
import { combineInner, openInnerShare } from '#custody/inner-shares.ts';
import { sha256 } from '#custody/primitives.ts';
import { findings, type Secret, unfolded } from '#tests/journeys/findings.ts';
import { type Loot, openAll, stolenFrom } from '#tests/journeys/thief.ts';
import { client } from '#tests/support/client.ts';
import { type RecordingProxy, startRecordingProxy } from '#tests/support/recording-proxy.ts';
import { addPhone, DAY, type Host, setUp, signIn } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, type SiteStack, test } from './fixtures.ts';
import { button, namePerson, openWithPaper, type Paper, save, sealHere, startLink, usePaper } from './own-device-steps.ts';
import { expectHeading, linkTo, signInAt, TELEPHONE } from './steps.ts';

// Every byte that the service received, stored, logged and sent, from the registration of a Host to the last document that was opened.

const KINDS = ['received', 'stored', 'logged', 'sent'] as const;
type Kind = (typeof KINDS)[number];

/** The same without spaces, hyphens and what JSON puts between parts: keys are typed in groups. */
const withoutGaps = (text: string): string => text.replace(/[\s",[\]-]/g, '');

/** How a secret could be written. */
const WRITTEN: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'in base64': (text) => Buffer.from(`.${text}`).toString('base64'),
  'in hex': (text) => Buffer.from(text).toString('hex'),
  'in a URL': (text) => Buffer.from(text).toString('hex').replace(/../g, '%$&'),
  'in gzip': (text) => gzipSync(text).toString('base64'),
  'in groups of four': (text) => text.replace(/.{4}/gs, '$& '),
};

/** Deterministic bytes that no compression and no encoding makes shorter. */
const noise = (bytes: number): Buffer =>
  Buffer.concat(Array.from({ length: Math.ceil(bytes / 32) }, (_, n) => createHash('sha256').update(`noise ${n}`).digest())).subarray(0, bytes);

const TEXT = 'The house at the lake goes to Clara, and to no one else. '.padEnd(400, 'Ben gets the boat and all that is in it. ');
const FILES = [
  { name: 'my last wishes.txt', mimeType: 'text/plain', buffer: Buffer.from(TEXT) },
  { name: 'portrait of Grandmother.png', mimeType: 'image/png', buffer: noise(200_000) },
];
const MESSAGE = 'Dear Ben, forgive me for the boat.';

const dataFolder = mkdtempSync(join(tmpdir(), 'every-byte-'));
test.use({ actionTimeout: 20_000, stackOptions: { dataFolder, realHashes: false } });
test.skip(Boolean(process.env['ASSEMBLY']), 'A deployment encrypts what the browser sends to it.');
test.afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** What was seen of each kind so far. A row or a file that is deleted later stays in it. */
type Seen = Record<Kind, Set<string>>;

async function look(seen: Seen, stack: SiteStack, proxy: RecordingProxy): Promise<void> {
  for (const request of proxy.recorded()) seen.received.add(request);
  for (const message of await stack.messages()) seen.sent.add(JSON.stringify(message));
  const { items, records } = await stack.dump();
  for (const row of [...items, ...records]) seen.stored.add(JSON.stringify(row));
  for (const file of filesIn(dataFolder)) seen.stored.add(file);
  seen.logged = new Set([stack.log()]);
}

/** The buckets for uploads, for packages and of the Host, and the files of the table. One character for each byte. */
function filesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => `${file.name}\n${readFileSync(join(file.parentPath, file.name), 'latin1')}`);
}

/** Three parts of a document: a search for the whole of it would miss a part. */
const windows = (name: string, bytes: Buffer): Record<string, Secret> =>
  Object.fromEntries([0, 0.5, 0.9].map((at) => [`${name} from ${at}`, bytes.subarray(at * bytes.length, at * bytes.length + 24)]));

/** A key of age as its 32 bytes, and three parts of what is printed: a person can type it in groups, and a page can report a part. */
const spelledKey = (name: string, identity: string): Record<string, Secret> => ({
  ...Object.fromEntries([16, 35, 54].map((at) => [`${name} from ${at}`, identity.slice(at, at + 20)])),
  [`bytes of ${name}`]: bech32.decodeToBytes(identity).bytes,
});

async function secretsOf(list: InnerList, sheet: string, papers: readonly Paper[]): Promise<Record<string, Secret>> {
  const shares = await Promise.all(papers.map(({ key }) => openInnerShare(list, key)));
  const { seed } = await hostSheet(sheet);
  return {
    ...Object.assign(
      {},
      ...FILES.map(({ name, buffer }) => ({ [`name ${name}`]: name, [`SHA-256 of ${name}`]: sha256(buffer), ...windows(name, buffer) })),
    ),
    message: MESSAGE,
    ...spelledKey('the inner key', await combineInner(list, shares)),
    ...spelledKey('the key on the sheet of the Host', sheet),
    'the key that signs for the Host': seed,
    ...Object.assign({}, ...papers.map(({ email, key }) => spelledKey(`the key on the paper of ${email}`, key))),
    ...Object.fromEntries(shares.map(({ share, position }) => [`share ${position}`, share])),
    ...Object.fromEntries(shares.map(({ share, position }) => [`share ${position} in hex`, Buffer.from(share).toString('hex')])),
  };
}

/** A Host opens an account by clicking. Returns what calls outside of the pages need. */
async function openAccountIn(page: Page, stack: SiteStack): Promise<Host> {
  const [email, password, name] = ['grete.gruber@example.com', 'Kirschbaum im Garten', 'Grete Gruber'];
  await page.goto('/');
  await page.getByRole('link', { name: 'Open an account' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByLabel('Choose a password').fill(password);
  await button(page, 'Open my account').click();
  await expectHeading(page, 'Please look at your e-mails');
  await page.goto(await linkTo(stack, email, 'verify-email'));
  await button(page, 'Confirm my e-mail address').click();
  await expectHeading(page, 'Your e-mail address is confirmed');
  const call = client(stack.url);
  const ask: Host['ask'] = (method, path, asking) => call(method, path, { token: host.tokens.access_token, ...asking });
  const host: Host = { stack, call, ask, id: '', email, password, name, tokens: { access_token: '', refresh_token: '' } };
  await signIn(host);
  return host;
}

/** The newest list that a request has brought to the service. */
function uploadedList({ received }: Seen): InnerList {
  const [request = ''] = [...received].filter((one) => one.includes(`\n\n${LIST}`));
  return openInnerList(Buffer.from(request.slice(request.indexOf(LIST)), 'latin1')).list;
}
const LIST = 'will-inner/1 ';

/** Both start with their papers. */
async function startBoth(telephone: () => Promise<Page>, stack: SiteStack, papers: Papers): Promise<{ ben: Page; clara: Page }> {
  const ben = await telephone();
  await ben.goto(await startLink(stack, papers.Ben));
  await ben.getByRole('link', { name: 'With the paper from my sealed envelope' }).click();
  await usePaper(ben, papers.Ben, 1, 'Start the transfer');
  const clara = await telephone();
  await clara.goto(`/paper#will_id=${readId(papers.Clara.ids[0] ?? '')}`);
  await usePaper(clara, papers.Clara, 1, 'Confirm my identity');
  return { ben, clara };
}

/** Clara mistypes the fingerprint, and then a letter of her key. */
async function mistype(page: Page, { Ben, Clara }: Papers, fingerprint: string): Promise<void> {
  await page.getByLabel('The first 20 letters and digits').fill('ABCD EFGH 2345 JKLM NPQR');
  await page.getByLabel('Your recovery key').fill(Ben.key);
  await button(page, 'Use my paper').click();
  await expect(page.getByRole('alert')).toContainText('not the letters of the person who sealed');
  await page.getByLabel('The first 20 letters').fill(fingerprint);
  await page.getByLabel('Your recovery key').fill(`${Clara.key.slice(0, -1)}${Clara.key.endsWith('Q') ? 'P' : 'Q'}`);
  await button(page, 'Use my paper').click();
  await expect(page.getByText('There is a typing mistake in these letters')).toBeVisible();
}

/** Whether the workers of a page may run the cipher as WebAssembly, and not only the slower one. */
async function mayCompile(page: Page): Promise<boolean[]> {
  const EMPTY_MODULE = [0, 97, 115, 109, 1, 0, 0, 0];
  return await Promise.all(
    page.workers().map((worker) =>
      worker.evaluate(async (bytes) => {
        return (await WebAssembly.compile(new Uint8Array(bytes)).catch(() => undefined)) instanceof WebAssembly.Module;
      }, EMPTY_MODULE),
    ),
  );
}

type Papers = Record<'Ben' | 'Clara', Paper>;

/** From the registration of a Host to the last document that a Survivor reads. Returns the keys on paper. */
async function play(telephone: () => Promise<Page>, stack: SiteStack, lookAround: () => Promise<void>) {
  const page = await telephone();
  const host = await openAccountIn(page, stack);
  await setUp(host);
  await addPhone(host, '+436641234567');
  await signInAt(page, '/survivors', host);
  const papers = { Ben: await namePerson(page, 'Ben'), Clara: await namePerson(page, 'Clara') };
  const { sheet, fingerprint } = await sealHere(page, papers, { files: FILES, message: MESSAGE });
  await page.goto('/documents');
  await expect(page.getByText('These documents were sealed on your own device.')).toBeVisible();
  await lookAround();
  for (let days = 0; days < 110; days += 10) await stack.advance(10 * DAY);
  const { ben, clara } = await startBoth(telephone, stack, papers);
  await stack.advance(3 * DAY);
  await button(ben, 'Check again').click();
  await openWithPaper(ben, papers.Ben, fingerprint);
  await expect(ben.getByText('Papers used so far: 1 of 2.')).toBeVisible();
  expect(await mayCompile(ben)).toEqual([true]);
  await expect(ben.getByText('Your paper was used')).toBeVisible();
  await expectAccessible(ben);
  await lookAround();
  await stack.advance(7 * DAY);
  await button(clara, 'Check again').click();
  await mistype(clara, papers, fingerprint);
  await openWithPaper(clara, papers.Clara, fingerprint);
  for (const { name, buffer } of FILES) expect((await save(clara, name)).equals(buffer)).toBe(true);
  await expect(clara.getByText(MESSAGE)).toHaveCount(0);
  await button(ben, 'Look again').click();
  await expect(ben.getByText(MESSAGE)).toBeVisible();
  await expectAccessible(ben);
  await lookAround();
  return { sheet, papers: Object.values(papers) };
}

const searched = (text: string): string => `${unfolded(text)}\n${withoutGaps(unfolded(text))}`;

test('the search finds a secret however it is written', () => {
  const text = withoutGaps(TEXT);
  const missed = Object.entries(WRITTEN).filter(([, written]) => findings(searched(`before ${written(text)} after`), { text }).length === 0);
  expect(missed.map(([spelling]) => spelling)).toEqual([]);
});

test('the service never has a document, a name, a message or a key of a will sealed on the device of its Host', async ({ person, stack }) => {
  test.setTimeout(600_000);
  const proxy = await startRecordingProxy();
  const seen: Seen = { received: new Set(), stored: new Set(), logged: new Set(), sent: new Set() };
  const telephone = () => person({ ...TELEPHONE, proxy: { server: proxy.server } });
  const { sheet, papers } = await play(telephone, stack, () => look(seen, stack, proxy)).finally(proxy.close);
  const secrets = await secretsOf(uploadedList(seen), sheet, papers);
  expect(Object.keys(secrets)).toHaveLength(32);
  for (const kind of KINDS) {
    const whole = searched([...seen[kind]].join('\n'));
    expect([kind, findings(whole, secrets)]).toEqual([kind, []]);
    const found = findings(whole, KNOWN[kind]).map(({ secret }) => secret);
    expect([kind, [...new Set(found)]]).toEqual([kind, Object.keys(KNOWN[kind])]);
  }
  await expectThief(seen, secrets, papers);
});

/** A thief of all that was seen and of all keys of KMS opens nothing without papers, and everything with both. */
async function expectThief(seen: Seen, secrets: Record<string, Secret>, papers: readonly Paper[]): Promise<void> {
  const bodies = [...seen.received].map((request) => request.slice(request.indexOf('\n\n') + 2));
  const { files, kms } = stolenFrom(dataFolder);
  const loot: Loot = { texts: [...seen.stored, ...seen.sent, ...seen.logged], files: [...files, ...bodies], kms };
  const read = async (keys: readonly string[]) => {
    const found = findings([...(await openAll(loot, keys))].join('\n'), secrets).map(({ secret }) => secret);
    return Object.keys(secrets).filter((name) => found.includes(name));
  };
  expect(await read([])).toEqual([]);
  expect(await read(papers.map(({ key }) => key))).toEqual(expect.arrayContaining(['message', ...FILES.map(({ name }) => `name ${name}`)]));
}

/** What must be among each kind, as otherwise the search would not see all of it. */
const KNOWN: Record<Kind, Record<string, string>> = {
  received: { 'a document': 'age-encryption.org/v1', 'a share': '/api/survivor-auth/inner-shares', 'the address': 'grete.gruber@example.com' },
  stored: { 'a row': 'PASSED#', 'an entry of the history': 'share_passed_on', 'the package': 'will-package/1' },
  logged: { 'a line of the service': '"event":"audit_appended"' },
  sent: { 'a text message': '+436641234567', 'a mail': 'clara@example.com' },
};
