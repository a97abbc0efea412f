import type { State, Step } from './life.ts';
import type { Played } from './play.ts';

const DAY = 86_400_000;

/** A story in sentences, each with its day and time. */
export function sentencesOf(story: State['story']): string[] {
  const began = Date.parse(story[0]?.at ?? '');
  const midnight = began - (began % DAY);
  return story.map(({ at, text }) => `Day ${Math.floor((Date.parse(at) - midnight) / DAY) + 1}, ${at.slice(11, 19)}: ${text}`);
}

/** What a reader needs of a promise that did not hold. `command` plays it again. */
export function tellBroken({ story, broken, seed }: Played, command: string): string {
  const head = `"${broken?.sentence}" (${broken?.promise}) did not hold with seed ${seed}: ${broken?.how}`;
  return [head, ...sentencesOf(story).map((line) => `  ${line}`), `  Play it again: ${command}`].join('\n');
}

/** Which steps of a life a shortened story has, such as `0,3,7@0`: the number of each, with its wait if that is another one. */
export function only(shortened: readonly Step[], whole: readonly Step[]): string {
  return shortened
    .map((step) => {
      const n = whole.findIndex(({ seed, meanwhile = [] }) => seed === step.seed || meanwhile.some((one) => one.seed === step.seed));
      const isSame = whole[n]?.after === step.after && whole[n]?.meanwhile?.length === step.meanwhile?.length;
      return isSame ? String(n) : `${n}${whole[n]?.seed === step.seed ? (step.meanwhile ? '' : 'a') : 'm'}@${step.after}`;
    })
    .join(',');
}

/** Returns the steps of a life that `only` names. */
export function stepsOf(text: string, whole: readonly Step[]): Step[] {
  return text.split(',').map((part) => {
    const [, n, which, after] = /^(\d+)([am]?)(?:@(\d+))?$/.exec(part) ?? [];
    const step = n === undefined ? undefined : whole[Number(n)];
    if (!step) throw new Error(`--only has no step ${part}. It is a list such as 0,3,7@60.`);
    const { meanwhile, ...alone } = step;
    const chosen = which === 'm' ? { ...alone, ...meanwhile?.[0] } : which === 'a' ? alone : step;
    return after === undefined ? chosen : { ...chosen, after: Number(after) };
  });
}
