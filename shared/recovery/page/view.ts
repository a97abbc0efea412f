import type { Contents } from '#recovery/contents.ts';
import type { Problem } from '#recovery/problem.ts';
import type { UnlockedPackage } from '#recovery/unlock-package.ts';
import type { ChosenFiles } from './chosen-files.ts';
import type { Choice, Papers } from './recovery.ts';
import type { Words } from './words.ts';

/**
 * What the page knows. Nothing of it is stored: it ends with the page. `isAccepted`: the Host's key is one that the papers or the person
 * know, or there is none. `asked`: the names of the documents that the browser was asked to save.
 */
export type State = { problem?: Problem; chosen: ChosenFiles; papers: Papers } & (
  | { step: 'choose'; choice: Choice | undefined; isReading: boolean }
  | { step: 'papers'; choice: Choice; fitting: number; remark?: Remark }
  | { step: 'compare'; choice: Choice; opened: UnlockedPackage; isCompared: boolean; isForged: boolean }
  | { step: 'documents'; opened: UnlockedPackage; contents: Contents | undefined; isAccepted: boolean; asked: Set<string> }
);

/** A remark on one entry, by the name of its sentence. */
export type Remark = 'twice' | 'empty' | 'noCamera' | 'noCode' | 'codeWithoutKey';

/** One step of the page: its words, its state, and how to change the state. */
export interface View<Step extends State['step']> {
  words: Words;
  state: Extract<State, { step: Step }>;
  /** Shows another state. `focus`: the id of the element that gets the focus; without it, the heading. */
  show(state: State, focus?: string): void;
  /** Sets what ends when another state is shown, such as the camera. */
  leave(end: () => void): void;
  /** Runs a task, and shows its fault to the person. */
  run(task: Promise<unknown>): void;
}

/** Nothing chosen, nothing entered. Papers that were entered before are kept. */
export function beginning(papers: Papers = { keys: [], fingerprints: [], hostFingerprints: [] }): State {
  return { step: 'choose', chosen: new Map(), papers, choice: undefined, isReading: false };
}
