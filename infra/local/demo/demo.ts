import { parseArgs, stripVTControlCharacters } from 'node:util';
import { type Cast, castFor } from '#infra/local/family/cast.ts';
import {
  authenticate,
  confirmAlive,
  letterTo,
  type NamedSurvivor,
  nameSurvivors,
  openAccount,
  readWill,
  sealWill,
  setUp,
  signIn,
  startTransfer,
} from '#infra/local/family/steps.ts';
import { reservePort, siteOrigin } from '#infra/local/gateway/ports.ts';
import { type DemoStack, startDemoStack } from './demo-stack.ts';
import { sha256 } from './sha256.ts';

// Takes one will from registration to the downloaded documents, over HTTP only, like a frontend. `--channels` uses every channel.
// `--browser` plays it by clicking, and leaves pictures in the folder of `--pictures`. `--visible` also shows the browser. `--plain` plays
// by clicking a family that brings nothing: the will is with the service, and also opened from a copy in a browser without a network.
// `--table-in-memory` needs no DynamoDB Local.

const DAY = 86_400;
const HOST = { email: 'anna.host@example.com', password: 'the piano is out of tune', display_name: 'Anna Host' };

const { values } = parseArgs({
  options: {
    channels: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    visible: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
    pictures: { type: 'string', default: 'demo-pictures' },
    'table-in-memory': { type: 'boolean', default: false },
  },
});
const isByClicking = values.browser || values.visible || values.plain;
if (isByClicking && values.channels) stopBefore('--browser and --plain cannot be combined with --channels.');
const playByClicking = isByClicking ? await openBrowser() : undefined;
const site = playByClicking && (await reservePort());
// Pages list people in the order of their time, which needs a clock that moves.
const clock = site ? ['--site', String(site.port)] : ['--frozen'];
const table = values['table-in-memory'] ? ['--table-in-memory'] : [];
const stack = await startDemoStack([...clock, ...table]);
try {
  if (site) await playByClicking?.(stack, siteOrigin(site.port));
  else await play(stack, castFor(values.channels));
  console.log('custody demo: ok');
} catch (error) {
  process.exitCode = 1;
  console.error(`custody demo: failed at "${stack.step()}": ${reasonOf(error)}`);
  console.error(stack.output().split('\n').slice(-15).join('\n'));
} finally {
  await stack.stop();
  site?.release();
}

/** Returns the story by clicking. Only this loads the package that drives a browser, and only this needs a browser. */
async function openBrowser(): Promise<(stack: DemoStack, siteUrl: string) => Promise<void>> {
  const [{ playInBrowser }, { findBrowser }] = await Promise.all([import('./browser/browser-demo.ts'), import('./browser/find-browser.ts')]);
  try {
    const program = findBrowser(values.visible);
    return (stack, siteUrl) => playInBrowser(stack, { program, siteUrl, folder: values.pictures, isVisible: values.visible, isPlain: values.plain });
  } catch (error) {
    return stopBefore(reasonOf(error));
  }
}

/** Returns what was wrong. A browser adds a long log of what it tried: only its first line, which names the button or field, is kept. */
function reasonOf(error: unknown): string {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  return message.split('\n').slice(0, 3).join('\n');
}

/** Ends the demo before anything has started. */
function stopBefore(reason: string): never {
  console.error(`custody demo: not started. ${reason}`);
  process.exit(1);
}

async function play(stack: DemoStack, cast: Cast): Promise<void> {
  const host = await openAccount(stack, HOST);
  const storageId = await setUp(stack, host, HOST.email, cast);
  const survivors = await nameSurvivors(stack, host, cast);
  const hashes = await sealWill(stack, host, storageId);
  await answerThenFallSilent(stack);
  const transferId = await waitForOpening(stack, survivors);
  await authenticateAll(stack, transferId, survivors);
  await readAll(stack, transferId, survivors, hashes);
  await closeWindow(stack, transferId, survivors);
}

async function answerThenFallSilent(stack: DemoStack): Promise<void> {
  const { expectSuccess, advance } = stack;
  await advance(30 * DAY, 'the first check goes out');
  await confirmAlive(stack, await signIn(stack, HOST, () => 'signed in again'));
  await advance(99 * DAY + 60, 'three checks go unanswered');
  const laterSession = await signIn(stack, HOST, () => 'signed in to look (login is not a sign of life)');
  const { status } = await expectSuccess(laterSession.GET('/api/will/status'), (will) => `will is ${will.status}`);
  assert(status === 'pending_transfer', `the will is ${status}, not pending_transfer`);
  await expectSuccess(laterSession.GET('/api/liveness/history'), ({ checks }) => checks.map((check) => check.status).join(', '));
}

async function waitForOpening(stack: DemoStack, [ben]: NamedSurvivor[]): Promise<string> {
  assert(ben, 'Ben was named');
  const willId = await stack.findInMessage(ben.contact.value, /start#will_id=(\S+)/);
  const transferId = await startTransfer(stack, willId, ben.name);
  await stack.expectRefusal(readWill(stack.api(), transferId, ben), 403);
  await stack.advance(2 * DAY + 1, 'the 48 hours pass');
  return transferId;
}

async function authenticateAll(stack: DemoStack, transfer_id: string, survivors: NamedSurvivor[]): Promise<void> {
  const { api, expectSuccess, expectRefusal } = stack;
  const proving = survivors.filter(({ authenticatesWith }) => authenticatesWith);
  for (const [index, survivor] of proving.entries()) {
    await authenticate(stack, transfer_id, survivor);
    if (index < proving.length - 1) await expectRefusal(readWill(api(), transfer_id, survivor), 403);
  }
  await expectSuccess(
    api().GET('/api/transfer/status', { params: { query: { transfer_id } } }),
    ({ status, authenticated_names }) => `${status}: ${authenticated_names.join(' and ')}`,
  );
}

async function readAll(
  { api, expectSuccess, download }: DemoStack,
  transferId: string,
  survivors: NamedSurvivor[],
  hashes: Map<string, string>,
): Promise<void> {
  for (const survivor of survivors.filter(({ authenticatesWith }) => authenticatesWith)) {
    const access = await expectSuccess(
      readWill(api(), transferId, survivor),
      ({ personal_message, access_expires_at }) => `"${personal_message}" until ${access_expires_at}`,
    );
    assert(access.personal_message === letterTo(survivor.name), `${survivor.name} does not read their own message`);
    for (const document of access.documents) {
      const actual = sha256(await download(document.download_url));
      const expected = hashes.get(document.filename);
      console.log(`    ${document.filename}\n      uploaded   ${expected}\n      downloaded ${actual}  verified ${document.integrity_verified}`);
      assert(actual === expected && document.integrity_verified, `${document.filename} is not what was uploaded`);
    }
    assert(access.documents.length === hashes.size, 'some documents are missing');
  }
}

async function closeWindow({ api, expectRefusal, advance }: DemoStack, transferId: string, [ben]: NamedSurvivor[]): Promise<void> {
  assert(ben, 'Ben was named');
  await advance(14 * DAY, 'the access window closes');
  await expectRefusal(readWill(api(), transferId, ben), 410);
}

/** Stops the demo with this message if the condition is false. */
function assert(condition: unknown, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}
