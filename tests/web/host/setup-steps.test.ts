import { describe, expect, it } from 'vitest';
import { isSetupPage, missingTasks, nextPage, onward, recommendedThreshold, statusOf, TASKS, type Task } from '#web/host/setup/steps.ts';

/** An account on which these steps are done. */
const done = (...tasks: Task[]) => ({ steps: TASKS.map((step) => ({ step, done: tasks.includes(step) })) });

describe('the setup', () => {
  it.each<[Task[], string]>([
    [[], 'people'],
    [['people'], 'papers'],
    [['people', 'place'], 'papers'],
    [['people', 'papers', 'place'], 'documents'],
    [['papers', 'place', 'documents', 'checks'], 'people'],
    [['people', 'papers', 'place', 'documents', 'checks'], 'review'],
  ])('with %j done continues at %s', (tasks, page) => expect(nextPage(done(...tasks))).toBe(page));

  it('does not begin with the papers before the people are named, and everything else in any order', () => {
    expect(TASKS.map((task) => statusOf(done(), task))).toEqual(['next', 'waits', 'open', 'open', 'open']);
    expect(TASKS.map((task) => statusOf(done('people', 'documents'), task))).toEqual(['done', 'next', 'open', 'done', 'open']);
  });

  it('lets a Host seal before the papers are checked, and not before anything else', () => {
    expect(missingTasks(done('people', 'place', 'documents', 'checks'))).toEqual([]);
    expect(missingTasks(done('papers', 'place'))).toEqual(['people', 'documents', 'checks']);
  });

  it('knows its own pages only', () => {
    expect(['people', 'review', 'done'].every(isSetupPage)).toBe(true);
    expect([null, '', 'toString', 'dashboard'].some(isSetupPage)).toBe(false);
  });
});

describe('a step of the setup', () => {
  const first = { isChange: false, hasPapers: true };
  it('continues with the next one', () => expect(onward('threshold', first)).toEqual({ step: 'threshold' }));

  it.each([
    ['threshold', false, { step: 'review' }],
    ['documents', false, { step: 'review' }],
    // One more form about the same answer.
    ['person', false, { step: 'person', to: 'review' }],
    ['people', true, { step: 'people', to: 'review' }],
    // A person was added, whose paper is only in this window.
    ['threshold', true, { step: 'papers', to: 'review' }],
  ] as const)('to which the review led continues before %s (papers to print: %s) with %j', (next, hasPapers, place) =>
    expect(onward(next, { isChange: true, hasPapers })).toEqual(place),
  );
});

describe('the recommended number of people who must come together', () => {
  it.each([
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [10, 6],
  ])('is for %i people %i', (people, threshold) => expect(recommendedThreshold(people)).toBe(threshold));
});
