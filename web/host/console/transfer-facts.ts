import type { Overview } from '#web/host/overview-reply.ts';

export type RunningTransfer = NonNullable<Overview['transfer']>;

/** What the banner says first about a running transfer. */
export type TransferTitle = 'running' | 'open' | 'stalled' | 'failed';

const TITLES: Partial<Record<Overview['state'], TransferTitle>> = {
  accessible: 'open',
  transfer_stalled: 'stalled',
  transfer_failed: 'failed',
};

export function titleOf(state: Overview['state']): TransferTitle {
  return TITLES[state] ?? 'running';
}

/** What can be said about the opening: it is not known yet, it is in the future, or it is over. */
export function openingOf(
  { opens_at }: Pick<RunningTransfer, 'opens_at'>,
  state: Overview['state'],
  now: Date,
): 'unknown' | 'before' | 'since' | 'due' {
  if (opens_at === null) return 'unknown';
  if (Date.parse(opens_at) > now.getTime()) return 'before';
  return state === 'accessible' ? 'since' : 'due';
}
