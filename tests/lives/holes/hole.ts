/** A change of one text in one source file. */
export interface Change {
  /** From the root of the project. */
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  put: string;
}

/** A known hole or loss. Today's code has none of them: the changes put it back. */
export interface Hole {
  /** In kebab-case. */
  name: string;
  /** What a thief or an accident does through it, in one sentence. */
  story: string;
  /** The sentence of README, threat model, decisions or contract that breaks. */
  promise: string;
  changes: readonly Change[];
  /** A test file that was seen to fail with the hole. Absent if none was seen yet. */
  noticedBy?: string;
  /** What it changes is used while the service loads. It can't be put back later, so its story is played in its own process. */
  whileLoading?: true;
}

/** Returns the source with the hole. Throws if a text to change does not occur exactly once: the hole would silently be none. */
export function withHole({ name, changes }: Pick<Hole, 'name' | 'changes'>, file: string, source: string): string {
  return changes
    .filter((change) => change.file === file)
    .reduce((text, { find, put }) => {
      const found = text.split(find).length - 1;
      if (found !== 1) throw new Error(`The hole ${name} can't be put back: ${file} has its text ${found} times, not once: ${find}`);
      return text.replace(find, () => put);
    }, source);
}

/** Returns the source with all of these holes. Throws if one of them changes what another one has changed: see `apart`. */
export const withHoles = (holes: readonly Hole[], file: string, source: string): string =>
  holes.reduce((text, hole) => withHole(hole, file, text), source);

/** Divides holes into as few groups as needed, so that in each of them no two change the same file. */
export function apart(holes: readonly Hole[]): Hole[][] {
  const groups: Hole[][] = [];
  const filesOf = ({ changes }: Hole): Set<string> => new Set(changes.map(({ file }) => file));
  for (const hole of holes) {
    const files = filesOf(hole);
    const group = groups.find((one) => one.every((other) => filesOf(other).isDisjointFrom(files)));
    if (group) group.push(hole);
    else groups.push([hole]);
  }
  return groups;
}
