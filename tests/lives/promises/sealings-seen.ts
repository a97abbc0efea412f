import type { Replied } from '#tests/lives/life.ts';

/** What ends a will at the end of its wait, unless it is undone. */
export const DELETIONS: readonly string[] = ['DELETE /api/will', 'DELETE /api/host'];

/** Whether a reply says that the will was sealed: its threshold, `perhaps` if the request could have been done without its answer, or `no`. */
export function sealedAsAnswered({ operation, reply: { status, body } }: Replied): number | 'perhaps' | 'no' {
  if (operation !== 'POST /api/will/encrypt') return 'no';
  if (status === 200) return Number(body.threshold);
  return status >= 500 ? 'perhaps' : 'no';
}
