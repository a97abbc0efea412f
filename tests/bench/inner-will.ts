import { INNER_LIST_NAME, innerFingerprint, openInnerList } from '#custody/inner-list.ts';
import { openInnerShare, passShareOn } from '#custody/inner-shares.ts';
import { paperCheck } from '#own-device/paper-keys.ts';
import { access, answered, authenticate, mailed, passDeadline, type Survivor, startTransfer, survivorAt } from '#tests/support/story.ts';
import type { ToSeal } from '#tests/support/to-seal.ts';
import { press, send, type Tab, type, until, untilShown } from './browser-tab.ts';

// A will that a Host seals in a browser, and that a Survivor reads in a browser. Everything around it goes through the API.

/** Goes through the steps of this page until the Host has chosen the files. */
export async function chooseToSeal(tab: Tab, page: string, { host, survivors, papers, sheet }: ToSeal, files: readonly string[]): Promise<void> {
  await tab.open(page);
  await type(tab, 'E-mail address', host.email);
  await type(tab, 'Password', host.password);
  await press(tab, 'Sign in');
  await press(tab, 'Seal on this device');
  for (const [n, { name }] of survivors.entries()) {
    await type(tab, `Check letters on the paper of ${name}`, paperCheck(papers[n]?.recipient ?? ''));
    await press(tab, `Compare the paper of ${name}`);
  }
  await until(tab, "document.querySelector('input[value=known]')");
  await tab.read("(document.querySelector('input[value=known]').click(), '')");
  await type(tab, 'The key on your own sheet', sheet.identity);
  await press(tab, 'Continue');
  await until(tab, "document.querySelector('input[type=file]')");
  await tab.choose('input[type=file]', files);
}

/** Encrypts and uploads what was chosen. */
export async function encryptAndUpload(tab: Tab): Promise<void> {
  await press(tab, 'Encrypt on this device and upload');
  await untilShown(tab, 'All documents are encrypted and uploaded.');
}

/** Seals what was uploaded, opens the will, and lets the second Survivor pass their share on. The first one reads it in the browser. */
export async function openInBrowser(tab: Tab, given: ToSeal, count: number): Promise<void> {
  const sealed = await answered(200, given.host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: given.storageId } });
  const will = { ...given, willId: sealed.will_id };
  const { stack, papers } = will;
  const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
  const transfer = await startTransfer(will, ben);
  const link = await mailed(stack, ben.email, /(http\S+\/survivor#\S+)/);
  await passDeadline(transfer);
  const { session_token: token } = await authenticate(transfer, clara);
  await tab.open(link);
  await press(tab, 'Send me a code');
  await untilShown(tab, 'We sent a code by e-mail');
  await type(tab, 'Your 6-digit code', await mailed(stack, ben.email, /Your code is (\d{6})/));
  await send(tab, 'Your 6-digit code');
  await untilShown(tab, 'You can read the will now');
  const { body } = await access(transfer, clara, { token });
  const { list, fingerprint } = await readList(clara, body.documents);
  const share = Buffer.from(await passShareOn(list, await openInnerShare(list, papers[1]?.identity ?? ''))).toString('base64');
  const ids = { transfer_id: transfer.transferId, survivor_id: clara.id };
  await answered(200, clara.call, 'POST', '/api/survivor-auth/inner-shares', { token, json: { ...ids, share } });
  await type(tab, 'The first 20 letters', fingerprint);
  await type(tab, 'Your recovery key', papers[0]?.identity ?? '');
  await press(tab, 'Use my paper');
  await until(tab, `document.querySelectorAll('ul.documents button').length === ${count}`);
}

async function readList({ call }: Survivor, documents: readonly { filename: string; download_url: string }[]) {
  const { pathname, search } = new URL(documents.find(({ filename }) => filename === INNER_LIST_NAME)?.download_url ?? '');
  const { list, hostKey } = openInnerList(new Uint8Array((await call('GET', `${pathname}${search}`)).bytes));
  return { list, fingerprint: innerFingerprint(hostKey) };
}

/** Saves all documents, one after the other, as a person does who waits for each. */
export async function saveAll(tab: Tab, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await tab.read(`(document.querySelectorAll('ul.documents button')[${n}].click(), '')`);
    await until(tab, `document.querySelectorAll('ul.documents [role=status]').length === ${n + 1}`);
  }
}
