import type { App } from '#app/app.ts';
import { keyedMark, sameText } from '#custody/keyed-hash.ts';
import type { Row } from '#store/table.ts';
import type { CodeOutcome, OtpSession, UsedCode } from './rules/otp.ts';

/** Returns what is stored with a code that this client (`clientOf`) uses now. */
export async function usedNow(app: App, { id }: OtpSession, client: string, outcome: CodeOutcome): Promise<UsedCode> {
  return { client: await codeUser(app, id, client), outcome };
}

/** Whether the code of this session is unused, or was used by this client. A session is written once, and a second time when its code is used. */
export async function mayStillBeUsedBy(app: App, { data: { id, used }, version }: Row<OtpSession>, client: string): Promise<boolean> {
  if (version === 1) return true;
  return used !== undefined && sameText(used.client, await codeUser(app, id, client));
}

/** Names the client who uses a code, without its address. It is another one for each session. */
async function codeUser(app: App, sessionId: string, client: string): Promise<string> {
  return keyedMark(await app.keyring.key('otp-key'), 'used-by/1', sessionId, client);
}
