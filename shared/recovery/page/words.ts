import type { ProblemWords } from '#recovery/words/words.ts';

/** Everything that the page says in one language. `problems` are shared with the terminal program. */
export interface PageWords {
  language: string;
  problems: ProblemWords;
  remedies: { papers: string; copy: string };
  title: string;
  steps: readonly [choose: string, papers: string, compare: string, documents: string];
  step: (number: number, of: number) => string;
  back: string;
  choose: {
    lead: string;
    offline: string;
    online: string;
    what: string;
    folder: string;
    files: string;
    filesHint: string;
    reading: string;
    missing: (paths: readonly string[], count: number) => string;
    zip: string;
    rightFolder: string;
  };
  papers: {
    lead: (needed: number) => string;
    entered: (fitting: number, needed: number) => string;
    label: string;
    hint: string;
    add: string;
    camera: string;
    photo: string;
    stop: string;
    aim: string;
    noCamera: string;
    noCode: string;
    codeWithoutKey: string;
    name: (number: number) => string;
    remove: (name: string) => string;
    twice: string;
    empty: string;
  };
  compare: {
    revision: string;
    generation: string;
    sealed: string;
    keys: string;
    keysOf: (threshold: number, total: number) => string;
    older: string;
    fingerprint: string;
    matches: string;
    compareIt: string;
    same: string;
    differs: string;
    forged: string;
  };
  documents: {
    checking: string;
    genuine: string;
    save: string;
    saveName: (name: string) => string;
    saveAll: string;
    saving: (name: string) => string;
    saved: (name: string) => string;
    unusual: string;
    message: (name: string) => string;
    next: string;
    steps: readonly string[];
  };
  failed: (reason: string) => string;
}
