import { oneByWeight, type Thief, type Value } from '#tests/lives/life.ts';
import type { Asking } from '#tests/support/client.ts';
import { letter } from '#tests/support/story.ts';
import type { Chance } from '#tests/world/chance.ts';
import { bodyFor, type Draft, textFor } from './build.ts';
import { hasUsable, recall } from './memory.ts';
import { TARGETS, type Target } from './operations.ts';

/** One request of a thief. `used`: the remembered values in it. */
export interface Attempt {
  target: Target;
  path: string;
  asking: Asking;
  used: Value[];
}

/** Types whose values work only if they were seen: made-up ones do not. */
const isSeenOnly = (type: string): boolean => /_id$|^id$|token|code$|^review$|^enrolment$|^share$/.test(type);

/** How many operations take each type: news about a type that few take leads further. */
const TAKERS = new Map<string, number>();
for (const { takes } of TARGETS) for (const type of takes) TAKERS.set(type, (TAKERS.get(type) ?? 0) + 1);

const isPossible = (thief: Thief, { needs }: Target): boolean =>
  needs.some((types) => types.every((type) => !isSeenOnly(type) || hasUsable(thief, type)));

/** Chooses an operation: what takes what was just seen, what was seldom tried, and what gives what is missing. */
export function chooseTarget(thief: Thief, chance: Chance): Target {
  return oneByWeight(chance, TARGETS, (target) => weightOf(thief, target));
}

function weightOf(thief: Thief, target: Target): number {
  if (!isPossible(thief, target)) return 0.01;
  let [news, missing] = [0, 0];
  for (const type of target.takes) if (isSeenOnly(type)) news += (thief.fresh[type] ?? 0) * (6 / (TAKERS.get(type) ?? 1) ** 0.8);
  for (const type of target.gives) if (isSeenOnly(type) && !hasUsable(thief, type)) missing += type.endsWith('_token') ? 1 : 0.2;
  const { sent = 0 } = thief.tried[target.name] ?? {};
  return ((target.takes.size > 0 ? 0.5 : 0.1) + 8 * news + Math.min(missing, 1.5)) * (0.1 + 1 / (1 + 0.5 * sent));
}

/** Builds a request to an operation from what the thief remembers. */
export function attemptAt(target: Target, thief: Thief, chance: Chance, now: number): Attempt {
  const draft: Draft = { thief, chance, now, near: [], used: [], within: target.parts };
  const token = tokenFor(target, draft);
  const path = pathFor(target, draft);
  const json = target.body && bodyFor(target, target.body, draft);
  const parts = target.isUpload ? { parts: [letter(`note-${Math.floor(chance.next() * 9)}.txt`, `Words of ${thief.name}.\n`)] } : {};
  return { target, path, asking: { ...(token && { token }), ...(json !== undefined && { json }), ...parts }, used: draft.used };
}

/** A token of the kind that the operation takes. Sometimes another one, and sometimes none. */
function tokenFor({ bearer, isOpen }: Target, draft: Draft): string | undefined {
  const { thief, chance, used, near } = draft;
  if (!bearer || chance.next() < (isOpen ? 0.5 : 0.03)) return undefined;
  const other = bearer === 'access_token' ? 'session_token' : 'access_token';
  const found = recall(thief, chance.next() < 0.03 ? other : bearer, chance, near) ?? recall(thief, bearer, chance, near);
  if (!found) return undefined;
  near.push(found.n);
  used.push(found);
  return found.value;
}

function pathFor({ template, parameters }: Target, draft: Draft): string {
  const inPath = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textFor(parameters.find((one) => one.name === name)?.schema ?? {}, name, draft)),
  );
  const query = parameters.filter((one) => one.in === 'query' && (one.isRequired || draft.chance.next() < 0.2));
  const search = new URLSearchParams(query.map(({ name, schema }) => [name, textFor(schema, name, draft)])).toString();
  return search ? `${inPath}?${search}` : inPath;
}
