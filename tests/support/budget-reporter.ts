import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { TestModule, Vitest } from 'vitest/node';
import { isWithinBudget } from './budgets.ts';
import type { Counts } from './counts.ts';

const pathOf = (file: string): string => relative(process.cwd(), file).replaceAll('\\', '/');

/**
 * Compares what the tests took with their budgets, as a reporter of Vitest and of Playwright. Only whole suites and
 * shards are compared: a run of some files or tests says nothing about its suite.
 */
export default class BudgetReporter {
  #vitest: Vitest | undefined;
  readonly #inBrowsers: Record<string, Counts> = {};
  #browsers: 'all' | 'shard' | 'some' = 'some';

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    if (!this.#vitest) return;
    const { watch, testNamePattern, shard } = this.#vitest.config;
    if (watch || testNamePattern) return;
    for (const project of new Set(modules.map((module) => module.project))) {
      const own = modules.filter((module) => module.project === project);
      const { testFiles } = await project.globTestFiles();
      if (!shard && own.length < testFiles.length) continue;
      const suite = process.env['ALL_SUITES'] === undefined ? project.name : `${project.name}, whole`;
      const found = Object.fromEntries(own.map((module) => [pathOf(module.moduleId), { ...module.meta().counts }]));
      if (!isWithinBudget(suite, found, shard !== undefined)) process.exitCode = 1;
    }
  }

  onBegin({ rootDir, shard }: FullConfig, suite: Suite): void {
    const files = new Set(suite.allTests().map(({ location }) => location.file));
    const isWhole = files.size === readdirSync(rootDir).filter((name) => name.endsWith('.spec.ts')).length;
    this.#browsers = shard ? 'shard' : isWhole ? 'all' : 'some';
  }

  /** The number of stacks depends on the order in which workers end, and a repetition on a failure. */
  onTestEnd({ location }: TestCase, { annotations, retry }: TestResult): void {
    if (retry > 0) return;
    const file = pathOf(location.file);
    const all = this.#inBrowsers[file] ?? {};
    this.#inBrowsers[file] = all;
    for (const { type, description = '{}' } of annotations) {
      if (type !== 'counts') continue;
      // Written by fixtures.ts.
      const { 'stacks started': _, ...counts } = JSON.parse(description) as Counts;
      for (const [what, times] of Object.entries(counts) as [keyof Counts, number][]) all[what] = (all[what] ?? 0) + times;
    }
  }

  onEnd(): { status: 'failed' } | undefined {
    if (this.#browsers === 'some') return undefined;
    return isWithinBudget('browser', this.#inBrowsers, this.#browsers === 'shard') ? undefined : { status: 'failed' };
  }
}
