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

  /** Other counts depend on the order in which workers end, because the tests of a worker share what they prepare. */
  onTestEnd({ location }: TestCase, { annotations, retry }: TestResult): void {
    const file = pathOf(location.file);
    for (const { type, description = '{}' } of retry > 0 ? [] : annotations) {
      if (type !== 'counts') continue;
      // Written by fixtures.ts.
      const { 'pages opened': times = 0 } = JSON.parse(description) as Counts;
      this.#inBrowsers[file] = { 'pages opened': (this.#inBrowsers[file]?.['pages opened'] ?? 0) + times };
    }
  }

  onEnd(): { status: 'failed' } | undefined {
    if (this.#browsers === 'some') return undefined;
    return isWithinBudget('browser', this.#inBrowsers, this.#browsers === 'shard') ? undefined : { status: 'failed' };
  }
}
