/** The steps of setting up, in order, as the service names them. */
export const TASKS = ['people', 'papers', 'place', 'documents', 'checks'] as const;

export type Task = (typeof TASKS)[number];

/** The pages of the setup, in order. Each has its own address: `/setup#step=people`. */
const PAGES = ['people', 'person', 'threshold', 'papers', 'place', 'documents', 'checks', 'review', 'done'] as const;

export type SetupPage = (typeof PAGES)[number];

/** The last step, which no earlier one contains: the Host checks everything, and we seal. */
export const ALL_STEPS = TASKS.length + 1;

/** Which steps are done. */
export interface Done {
  steps: readonly { step: Task; done: boolean }[];
}

export function isSetupPage(name: string | null): name is SetupPage {
  return PAGES.some((page) => page === name);
}

export function isDone({ steps }: Done, task: Task): boolean {
  return steps.some(({ step, done }) => step === task && done);
}

/** Where a Host continues: the first step that is not done, or the last check of all. */
export function nextPage(done: Done): Task | 'review' {
  return TASKS.find((task) => !isDone(done, task)) ?? 'review';
}

/**
 * Returns where a step continues. `isChange`: the Host came from the review to change an answer, and returns there. Papers that are only
 * in this window are printed first, because they would be lost.
 */
export function onward(next: SetupPage, { isChange, hasPapers }: { isChange: boolean; hasPapers: boolean }): Record<string, string> {
  if (!isChange) return { step: next };
  if (next === 'people' || next === 'person') return { step: next, to: 'review' };
  return hasPapers ? { step: 'papers', to: 'review' } : { step: 'review' };
}

/** `next`: where the Host continues. `waits`: another step comes first. */
export type TaskStatus = 'done' | 'next' | 'open' | 'waits';

/** Papers say how many people must come together, so these are named first. Everything else can be done in any order. */
export function statusOf(done: Done, task: Task): TaskStatus {
  if (isDone(done, task)) return 'done';
  if (task === 'papers' && !isDone(done, 'people')) return 'waits';
  return nextPage(done) === task ? 'next' : 'open';
}

/** What must be done before a will can be sealed. Papers can also be checked later. */
export function missingTasks(done: Done): Task[] {
  return TASKS.filter((task) => task !== 'papers' && !isDone(done, task));
}

/** How many of `people` should be needed: more than half, so that some may be missing, but all of two. */
export function recommendedThreshold(people: number): number {
  return Math.max(2, Math.floor(people / 2) + 1);
}
