import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { reasonFor } from '#infra/mutation/guards/explained.ts';
import { chooseGuards, findAllGuards, type Guard } from '#infra/mutation/guards/find-guards.ts';
import type { Hole } from './hole.ts';

/** Subjects whose guards stand between a thief and a will, or between a family and its loss. */
const CHOSEN_FROM = /^shared\/(?:accounts|factors|hosts|liveness|rehearsals|sealing|survivors|transfers|wills)\//;

/**
 * Breaks guards that a seed chooses, as the run that breaks all of them does. Guards whose loss nothing can notice (explained.ts) are not
 * chosen, nor those against a missing value, whose loss the compiler notices.
 */
export function guardHoles(seed: string, count: number): Hole[] {
  const guards = findAllGuards().filter((guard) => CHOSEN_FROM.test(guard.file) && reasonFor(guard.key) === undefined && !isAgainstMissing(guard));
  return chooseGuards(guards, seed, count).map(holeOf);
}

const isAgainstMissing = ({ kind, text }: Guard): boolean =>
  kind !== 'version' && kind !== 'condition' && /^!?[\w.?]+(?: [!=]== undefined)?$/.test(text);

function holeOf(guard: Guard): Hole {
  const { file, text, kind, key } = guard;
  // Names it over changes of other lines.
  const name = createHash('sha256').update(key).digest('hex').slice(0, 4);
  return {
    name: `guard-${basename(file, '.ts')}-${name}`,
    story: `The guard "${text}" of ${file} stops nothing (${kind}).`,
    promise: 'Each guard stands before some promise. The tests of infra/mutation/guards say before which.',
    changes: [change(guard, readFileSync(file, 'utf8'))],
  };
}

/** As much of the source before and behind the guard as makes it the only one. */
function change({ file, start, end, kind, text }: Guard, source: string): Hole['changes'][number] {
  const put = brokenText(kind, text, source.slice(0, start));
  for (let around = 0; ; around += 20) {
    const [before, behind] = [source.slice(Math.max(0, start - around), start), source.slice(end, end + around)];
    const find = before + source.slice(start, end) + behind;
    if (source.split(find).length === 2) return { file, find, put: before + put + behind };
  }
}

function brokenText(kind: Guard['kind'], text: string, before: string): string {
  if (kind === 'exit' || kind === 'empty-if') return '(false as boolean)';
  if (kind === 'only' || kind === 'empty-unless') return '(true as boolean)';
  // `{ version }` needs the name of the property again.
  const name = /:\s*$/.test(before) ? '' : `${text}: `;
  if (kind === 'version') return `${name}'any'`;
  return `${name}\`(\${${text}}) OR attribute_exists(pk) OR attribute_not_exists(pk)\``;
}
