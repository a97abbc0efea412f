import { access, DAY, type SealedWill, type StartedTransfer, said } from '#tests/support/story.ts';

/** Requests the documents as each of the three Survivors. Returns the replies in short, in the order of the list. */
export const answersToAll = (transfer: StartedTransfer): Promise<string[]> =>
  Promise.all(transfer.will.survivors.map(async (survivor) => said(await access(transfer, survivor))));

/** After this time a start by name no longer waits for an earlier cancel. */
export const forgetTheCancel = ({ stack }: Pick<SealedWill, 'stack'>): Promise<unknown> => stack.advance(15 * DAY);

export const BEN_ALONE = ['403 threshold_not_met', '403 not_authenticated', '403 not_authenticated'];
export const TOO_EARLY = ['403 not_open_yet', '403 not_open_yet', '403 not_authenticated'];
export const OPEN = ['200', '200', '403 not_authenticated'];
