import { base64 } from '@scure/base';
import * as z from 'zod';
import { MAX_SURVIVORS } from '#common/limits.ts';
import { countX25519Recipients } from '#custody/age-header.ts';
import type { innerSharesReply } from './replies.ts';
import type { SessionReader } from './session-reader.ts';

/** The bytes of the age file. One share for nine papers needs about 1.5 kB. */
const MOST_BYTES = 8_000;

/** A share of an inner envelope as its holder passes it on. We check its form only: no key of ours opens it. */
export const PassedShare = z
  .string()
  .max(Math.ceil(MOST_BYTES / 3) * 4, `share can have at most ${MOST_BYTES} bytes.`)
  .refine(isPassedShare, 'share must be the base64 of an age file that is encrypted to the papers of the others.')
  .describe('Base64 of an age file with X25519 recipients only.');

function isPassedShare(text: string): boolean {
  try {
    const file = base64.decode(text);
    const recipients = countX25519Recipients(file) ?? 0;
    return base64.encode(file) === text && recipients > 0 && recipients <= MAX_SURVIVORS;
  } catch {
    return false; // not base64
  }
}

/** What each Survivor of the transfer has passed on, in the same order for all of them and at each time. Names only those who have. */
export function innerSharesObject({ host, record, survivorId }: SessionReader): z.infer<(typeof innerSharesReply)[200]> {
  const { facts } = record.transfer;
  const shares = facts.survivors.map(({ id }) => {
    const passed = record.passed.get(id);
    const survivor = host.survivors.find((one) => one.id === id);
    return {
      paper_recipient: survivor?.paperRecipient ?? null,
      survivor_name: passed && survivor ? survivor.name : null,
      is_own: id === survivorId,
      share: passed?.share ?? null,
      passed_on_at: passed?.at ?? null,
    };
  });
  return { shares, needed: facts.threshold, total: facts.survivors.length };
}
