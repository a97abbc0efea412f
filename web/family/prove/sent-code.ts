import type { components } from '#api';
import { serviceTime } from '#web/shared/clock.ts';
import type { Failure } from '#web/shared/failure.ts';
import { recall, remember } from '#web/shared/tab-memory.ts';
import type { Channel } from '#words/channels.ts';

/** A one-time code that was sent to a Survivor. */
export interface SentCode {
  /** Names the code in the API. */
  id: string;
  channel: Channel;
  /** The address, partly hidden. */
  destination: string;
  at: Date;
}

/** What a code is for. */
export interface CodePurpose {
  /** Names the purpose and the reader in the memory of this tab. */
  name: string;
  send(over: Channel | undefined): Promise<components['schemas']['CodeSent']>;
  /** Checks a code, and uses its result. Returns the attempts that are left after a wrong one, or null. */
  check(sessionId: string, code: string): Promise<number | null>;
  /** For a failure that changes the page. */
  onFailure(failure: Failure): void;
}

const LIFETIME_MS = 600_000;

const keyOf = (purpose: string) => `code ${purpose}`;

/** Keeps the newest code of this tab, so that a reload still accepts it. `purpose`: for whom and for what it is. */
export function keepSentCode(
  purpose: string,
  reply: Pick<components['schemas']['CodeSent'], 'otp_session_id' | 'channel' | 'masked_destination'>,
): SentCode {
  const sent = { id: reply.otp_session_id, channel: reply.channel, destination: reply.masked_destination, at: serviceTime() };
  remember(keyOf(purpose), JSON.stringify(sent));
  return sent;
}

/** Returns the newest code of this tab that may still work, or null. */
export function recallSentCode(purpose: string): SentCode | null {
  const kept = recall(keyOf(purpose));
  if (kept === null) return null;
  // Written by keepSentCode.
  const sent = JSON.parse(kept) as SentCode;
  const at = new Date(sent.at);
  return serviceTime().getTime() - at.getTime() < LIFETIME_MS ? { ...sent, at } : null;
}

/** Deletes the newest code after a proof, which uses it up. */
export function forgetSentCode(purpose: string): void {
  remember(keyOf(purpose), null);
}
