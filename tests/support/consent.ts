import { DRIVE_TYPES } from '#common/storage-kinds.ts';
import { DRIVE_ADDRESSES } from '#storages/adapters/drive-addresses.ts';
import type { TestStack } from './stack.ts';

/** Presses the button on the consent page of a drive. Returns the URL of the redirect. */
export async function consent(page: string, press: 'allow' | 'deny' = 'allow', account = ''): Promise<URL> {
  const reply = await fetch(page, { method: 'POST', body: new URLSearchParams({ consent: press, account }), redirect: 'manual' });
  const location = reply.headers.get('location');
  if (!location) throw new Error(`The page answered ${reply.status}: ${await reply.text()}`);
  return new URL(location);
}

/** Returns the local URL of a drive's consent page. Bundles use the URL of the real drive. */
export async function pageHere(stack: Pick<TestStack, 'endpoints'>, page: string): Promise<string> {
  const { origin } = new URL(page);
  const type = DRIVE_TYPES.find((one) => DRIVE_ADDRESSES[one].authorize.startsWith(origin));
  return type ? page.replace(origin, (await stack.endpoints())['drives'][type]) : page;
}

/** Revokes the consent of this Host at the drive. */
export async function takeBack(drive: string): Promise<void> {
  const { status } = await fetch(`${drive}/connections/remove`, { method: 'POST' });
  if (status !== 204) throw new Error(`The drive answered ${status}.`);
}

/** Deletes all files in the drive, as its owner can. */
export async function emptyDrive(drive: string): Promise<void> {
  const { status } = await fetch(`${drive}/files/remove`, { method: 'POST' });
  if (status !== 204) throw new Error(`The drive answered ${status}.`);
}
