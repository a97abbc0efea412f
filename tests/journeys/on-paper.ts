import { expect } from 'vitest';
import type { Reply } from '#tests/support/client.ts';
import { answered, type Body, newcomer, type SealedWill, type StartedTransfer, type Survivor, signIn } from '#tests/support/story.ts';

/** Enters a backup code of a Survivor in a transfer. Returns the reply. */
export function onPaper({ stack, transferId }: StartedTransfer, { id }: Survivor, backup_code = '', call = newcomer(stack)): Promise<Body> {
  return answered(200, call, 'POST', '/api/survivor-auth/verify-otp', { json: { transfer_id: transferId, survivor_id: id, backup_code } });
}

/** The requests of a Survivor who knows only what is printed on the paper of this will. */
export function paperOf({ stack, willId, host }: SealedWill) {
  return {
    shown: ({ id }: Pick<Survivor, 'id'>, backup_code = '', will_id = willId) => ({ will_id, survivor_id: id, backup_code }),
    join: (json: object, call = newcomer(stack)): Promise<Reply> => call('POST', '/api/survivor-auth/verify-otp', { json }),
    start: (json: object, call = newcomer(stack)): Promise<Reply> => call('POST', '/api/transfer/verify-and-initiate', { json }),
    async codesLeft(survivor: Survivor): Promise<number> {
      await signIn(host);
      const { survivors } = await answered(200, host.ask, 'GET', '/api/survivors');
      return survivors.find(({ id }: Body) => id === survivor.id).backup_codes_remaining;
    },
  };
}

/** The answer to a wrong backup code. */
export const wrong = (left: number) => ({ verified: false, attempts_remaining: left, message: expect.stringContaining('wrong') });

/** The progress of a transfer that needs two Survivors. */
export const progress = (authenticated: number) => ({ authenticated, required: 2, threshold_met: authenticated >= 2 });
