import type { HostSheet } from '#custody/inner-list.ts';
import type { Generation } from '#own-device/generation.ts';
import type { ListedPaper } from '#own-device/paper-list.ts';
import type { SealedFile } from '#own-device/seal-on-device.ts';
import type { Words } from './words.ts';

export const STEPS = ['documents', 'sheet', 'papers', 'messages', 'seal'] as const;
export type Step = (typeof STEPS)[number];

/** A paper, and the check letters that the Host typed for it. */
export type CheckedPaper = ListedPaper & { typed: string };

/** What the page knows. Nothing of it is stored: it ends with the page. */
export interface State {
  step: Step;
  documents: readonly File[];
  /** How the Host chose to enter a sheet. */
  sheetBy: 'making' | 'typing' | undefined;
  /** The text in the field of the sheet. */
  sheetTyped: string;
  /** A new sheet that the Host still types back, or the sheet that is used. */
  sheet: { identity: string; keys: HostSheet; isEntered: boolean } | undefined;
  /** The text in the field of the list. */
  listTyped: string;
  papers: readonly CheckedPaper[];
  /** 0 until the Host has chosen it, if the list does not say it. */
  threshold: number;
  /** The sealing that follows an earlier one of the same will. */
  generation: Generation | undefined;
  /** By recipient. */
  messages: Readonly<Record<string, string>>;
  /** Stops the sealing that runs. */
  sealing: AbortController | undefined;
  files: readonly SealedFile[] | undefined;
  /** By the name of a file: what is known about its copy on the disk. `asked`: the browser was asked to save it. */
  saved: Readonly<Record<string, 'asked' | 'complete'>>;
  /** A chosen file that is none of the sealed ones. */
  otherFile: string | undefined;
  problem: ((words: Words) => string) | undefined;
}

export const BEGINNING: State = {
  step: 'documents',
  documents: [],
  sheetBy: undefined,
  sheetTyped: '',
  sheet: undefined,
  listTyped: '',
  papers: [],
  threshold: 0,
  generation: undefined,
  messages: {},
  sealing: undefined,
  files: undefined,
  saved: {},
  otherFile: undefined,
  problem: undefined,
};

/** Returns whether closing the page would lose something that is nowhere else. */
export function isUnsaved({ documents, sheet, papers, files, saved }: State): boolean {
  if (files) return files.some(({ name }) => saved[name] !== 'complete');
  return documents.length > 0 || sheet !== undefined || papers.length > 0;
}

/** What a step gets: its words, the state, and how to change the state. */
export interface View {
  words: Words;
  /** As it is now, with what was typed since the step was shown. */
  readonly state: State;
  /** The time, in ISO 8601 and UTC. */
  now(): string;
  /** Changes the state and shows it. Without a problem, the one before is over. `focus`: the id of an element, else the heading. */
  show(change: Partial<State>, focus?: string): void;
  /** Changes the state and shows nothing: for what a person types. */
  keep(change: Partial<State>): void;
  /** Runs a task, and shows its fault to the person. */
  run(task: Promise<unknown>): void;
}

/** What a step shows. `next`: what its main button does. */
export interface Shown {
  parts: Node[];
  next?: { text: string; go: () => void };
}
