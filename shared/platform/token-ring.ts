import { after, DAY, HOUR, type Instant, instant } from '#common/time.ts';
import type { WrappedRing } from '#store/keyring-rows.ts';

// The keys of session tokens rotate without signing anyone out, because every process follows the same schedule. A process reads the
// ring again after an hour. A new key signs after two hours, when every process knows it.

const READ_FOR = HOUR;
const SIGNS_AFTER = 2 * HOUR;
/** By then, the last refresh token of the previous key, signed for seven days, has expired. */
const REPLACES_AFTER = 8 * DAY;

type Key = WrappedRing['keys'][number];

/**
 * The rotations that an operator can request. `add`: adds a new key as the newest. `retire`: removes the keys that no token needs.
 * `replace`: keeps only a new key, for use after the old ones have leaked; it signs every Host out within the hour.
 */
export const ROTATIONS = ['add', 'retire', 'replace'] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** Returns whether a ring that was read at `readAt` has to be read again. */
export function isStale(readAt: Instant, now: Date): boolean {
  return after(readAt, READ_FOR) <= instant(now);
}

/** Returns the key that signs, from keys sorted newest to oldest: the newest that every process knows. A single key signs immediately. */
export function signingKey<One extends Pick<Key, 'createdAt'>>(keys: readonly One[], now: Date): One | undefined {
  return keys.find(({ createdAt }) => signsFrom({ createdAt }) <= instant(now)) ?? keys.at(-1);
}

/** Returns when a key begins to sign, if it is not the only one. */
export function signsFrom({ createdAt }: Pick<Key, 'createdAt'>): Instant {
  return after(createdAt, SIGNS_AFTER);
}

/** Returns the keys after a rotation. Calls `make` if a new key is needed. */
export async function rotateKeys(rotation: Rotation, keys: readonly Key[], make: () => Promise<Key>, now: Date): Promise<Key[]> {
  if (rotation === 'replace') return [await make()];
  return [...(rotation === 'add' ? [await make()] : []), ...stillNeeded(keys, now)];
}

/** Removes the keys behind one that has signed for long enough: no token needs them. */
function stillNeeded(keys: readonly Key[], now: Date): Key[] {
  const last = keys.findIndex(({ createdAt }) => after(createdAt, REPLACES_AFTER) <= instant(now));
  return last === -1 ? [...keys] : keys.slice(0, last + 1);
}
