import { after, DAY, HOUR, type Instant, instant } from '#domain/time.ts';
import type { WrappedRing } from '#store/keyring-rows.ts';

// The keys of session tokens change without signing anybody out, because everything goes by the clock:
// a process reads the ring anew after an hour, and a new key signs after two, when every process knows it.

const READ_FOR = HOUR;
const SIGNS_AFTER = 2 * HOUR;
/** By then the last refresh token of the key behind it, signed for seven days, is over. */
const REPLACES_AFTER = 8 * DAY;

type Key = WrappedRing['keys'][number];

/**
 * What an operator may ask for. `add` puts a new key in front; `retire` takes away the keys that no token needs any more;
 * `replace` leaves a new key alone, after the old ones have leaked, and signs every Host out within the hour.
 */
export const ROTATIONS = ['add', 'retire', 'replace'] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** Whether a ring that was read at `readAt` has to be read again. */
export function isStale(readAt: Instant, now: Date): boolean {
  return after(readAt, READ_FOR) <= instant(now);
}

/** The key that signs, of keys from newest to oldest: the newest that everybody knows. A key that stands alone signs at once. */
export function signingKey<One extends Pick<Key, 'createdAt'>>(keys: readonly One[], now: Date): One | undefined {
  return keys.find(({ createdAt }) => signsFrom({ createdAt }) <= instant(now)) ?? keys.at(-1);
}

/** From when on a key signs that is not the only one. */
export function signsFrom({ createdAt }: Pick<Key, 'createdAt'>): Instant {
  return after(createdAt, SIGNS_AFTER);
}

/** The keys after a rotation; `make` is asked for a new one if one is wanted. */
export async function rotateKeys(rotation: Rotation, keys: readonly Key[], make: () => Promise<Key>, now: Date): Promise<Key[]> {
  if (rotation === 'replace') return [await make()];
  return [...(rotation === 'add' ? [await make()] : []), ...stillNeeded(keys, now)];
}

/** Whatever stands behind a key that has signed for long enough is needed by no token. */
function stillNeeded(keys: readonly Key[], now: Date): Key[] {
  const last = keys.findIndex(({ createdAt }) => after(createdAt, REPLACES_AFTER) <= instant(now));
  return last === -1 ? [...keys] : keys.slice(0, last + 1);
}
