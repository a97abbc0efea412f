import { oneByWeight, type Thief, type Value } from '#tests/lives/life.ts';
import type { Chance } from '#tests/world/chance.ts';
import { TARGETS } from './operations.ts';

/** Of each type, so many of the oldest and of the newest values are kept. */
const [OLDEST, NEWEST] = [6, 18];

/** Types that no operation takes, and that are of use offline. */
const OFFLINE = ['recovery_key', 'challenge'];
const isTaken = new Set([...TARGETS.flatMap(({ takes }) => [...takes]), ...OFFLINE]);

/** Whether a value can be one of this type, and any operation takes it. */
function isOfType(type: string, value: string): boolean {
  if (!isTaken.has(type)) return false;
  if (type === 'code') return /^\d{6}$/.test(value);
  return !/_id$/.test(type) || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

/** Remembers a value by its type. Returns whether it is new. */
export function remember(thief: Thief, type: string, value: unknown): boolean {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text === '' || text.length > 2000 || !isOfType(type, text)) return false;
  thief.known[type] ??= [];
  const values = thief.known[type];
  const before = values.find((one) => one.value === text);
  if (before) {
    Object.assign(before, { n: thief.seen, at: thief.seenAt, isLoot: before.isLoot || (thief.seesLoot && !isOwn(thief, text)) });
    return false;
  }
  values.push({ value: text, n: thief.seen, at: thief.seenAt, used: 0, isLoot: thief.seesLoot });
  if (values.length > OLDEST + NEWEST) values.splice(OLDEST, 1);
  thief.fresh[type] = Math.max(thief.fresh[type] ?? 0, thief.seesLoot ? 1 : OWN_NEWS);
  return true;
}

/** How much news counts that is about themselves only. */
const OWN_NEWS = 0.2;

const isOwn = ({ name, email, phone, password }: Thief, text: string): boolean => [name, email, phone, password].includes(text);

/** A value that works only once is as good as none after some failures, and a token after an hour. */
const WORN = 6;
const HOUR = 3_600_000;
const isSpent = (type: string, { used, at }: Value, now: number): boolean =>
  (type === 'access_token' && now - at > HOUR) || (ONCE.test(type) && used >= WORN);
const ONCE = /token|^code$|^otp_session_id$|^enrolment$|^review$/;

/** Whether the thief knows a value of this type that may still work. */
export const hasUsable = (thief: Thief, type: string): boolean => (thief.known[type] ?? []).some((value) => !isSpent(type, value, thief.seenAt));

/** How much the newest values are preferred, and those that were seen with others of the same request. */
const [AGEING, TOGETHER, WEARING, LOOT] = [0.6, 6, 0.35, 4];

/**
 * Returns a remembered value of this type. Newer ones are likelier, and those that were seen together with what the request already has
 * (`near`), and those that were not used so often.
 */
export function recall(thief: Thief, type: string, chance: Chance, near: readonly number[]): Value | undefined {
  const values = thief.known[type] ?? [];
  if (values.length === 0) return undefined;
  const ordered = values.toSorted((one, other) => other.n - one.n);
  const weights = new Map(ordered.map((value, age) => [value, weightOf(value, age, near) * (isSpent(type, value, thief.seenAt) ? 0.02 : 1)]));
  return oneByWeight(chance, ordered, (value) => weights.get(value) ?? 0);
}

function weightOf({ n, used, isLoot }: Value, age: number, near: readonly number[]): number {
  const together = near.some((one) => Math.abs(one - n) <= 1) ? TOGETHER : 1;
  return ((isLoot ? LOOT : 1) * together * (0.05 + AGEING ** age)) / (1 + WEARING * used);
}

/** What was new becomes less so. */
export function fade(thief: Thief, used: readonly string[]): void {
  for (const [type, fresh] of Object.entries(thief.fresh)) {
    const left = fresh * (used.includes(type) ? 0.6 : 0.95);
    if (left > 0.05) thief.fresh[type] = left;
    else delete thief.fresh[type];
  }
}
