import type { Kept, Life } from '#tests/lives/life.ts';

/** Since when each transfer is seen as failed while nothing is in trouble, by its key, epoch milliseconds. */
interface Memory {
  failedSince: Record<string, number>;
}

const DAY = 86_400_000;
/** It is tried once a day. */
const SOON = 2 * DAY;

export const opensAgain: Kept<Memory> = {
  name: 'opens-again',
  sentence: 'A failed transfer is tried again every day. It opens for a whole access window as soon as the documents can be read.',
  source: 'docs/states.md',
  begin: () => ({ failedSince: {} }),
  afterStep(memory, life) {
    const failed = isTroubled(life) ? [] : failedNow(life);
    memory.failedSince = Object.fromEntries(failed.map((key) => [key, memory.failedSince[key] ?? life.now()]));
    const quietSince = life.state.faultEndedAt ?? 0;
    const [late] = Object.entries(memory.failedSince).filter(([, since]) => life.now() - Math.max(since, quietSince) > SOON);
    return late && `${late[0]} has failed, and does not open again, although all storages have worked since ${new Date(late[1]).toISOString()}.`;
  },
};

/** A drive that was gone, and files that someone has altered, do not come back. */
function isTroubled({ state: { faults, isTampered, restored, setBacks }, inside }: Life): boolean {
  const isSignedOut = inside.items().some(({ sk, data }) => sk === 'GRANT' && (data as { endedAt?: string }).endedAt !== undefined);
  return faults.length > 0 || isTampered === true || restored !== undefined || setBacks !== undefined || isSignedOut;
}

const failedNow = ({ inside }: Life): string[] =>
  inside.items().flatMap(({ pk, sk, data }) => {
    const { state } = (data ?? {}) as { state?: { status: string } };
    return sk === 'META' && String(pk).startsWith('TRANSFER#') && state?.status === 'failed' ? [String(pk)] : [];
  });
