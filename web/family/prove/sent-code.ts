import type { components } from '#api';
import type { Participant } from '#web/family/survivor/use-session.ts';
import { serviceTime } from '#web/shared/clock.ts';
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

const LIFETIME_MS = 600_000;

const keyOf = ({ transferId, survivorId }: Participant) => `code ${transferId} ${survivorId}`;

/** Keeps the newest code of this tab, so that a reload still accepts it. */
export function keepSentCode(participant: Participant, reply: components['schemas']['CodeSent']): SentCode {
  const sent = { id: reply.otp_session_id, channel: reply.channel, destination: reply.masked_destination, at: serviceTime() };
  remember(keyOf(participant), JSON.stringify(sent));
  return sent;
}

/** Returns the newest code of this tab that may still work, or null. */
export function recallSentCode(participant: Participant): SentCode | null {
  const kept = recall(keyOf(participant));
  if (kept === null) return null;
  // Written by keepSentCode.
  const sent = JSON.parse(kept) as SentCode;
  const at = new Date(sent.at);
  return serviceTime().getTime() - at.getTime() < LIFETIME_MS ? { ...sent, at } : null;
}

/** Deletes the newest code after a proof, which uses it up. */
export function forgetSentCode(participant: Participant): void {
  remember(keyOf(participant), null);
}
