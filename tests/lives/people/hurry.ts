import type { Life } from '#tests/lives/life.ts';
import { ANSWERED, unopenedOf } from './notices.ts';

const HOUR = 3600;

/** How long may pass at most before the next step, in seconds, so that a diligent Host answers in time. `due`: epoch milliseconds. */
export function longestWait(life: Life, due: number | undefined): number {
  const { host } = life.state;
  const isDiligent = host.options.temperament === 'diligent' && host.isSealed && !host.isDead && host.awayUntil <= life.now();
  if (!isDiligent) return Number.POSITIVE_INFINITY;
  const isAsked = unopenedOf(life, host, (kind) => ANSWERED.has(kind)).some(({ at }) => at > life.now() - 5 * 24 * HOUR * 1000);
  if (isAsked) return 6 * HOUR;
  return due === undefined ? Number.POSITIVE_INFINITY : Math.max(0, Math.ceil((due - life.now()) / 1000)) + 5 * 60;
}
