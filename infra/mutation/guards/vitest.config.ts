import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { watchedSource } from './sources.ts';

// One test file of any project, with the guards watched or broken in this process and in those that it starts.
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  plugins: [{ name: 'watched-guards', enforce: 'pre', transform: (source, id) => watchedSource(id, source) }],
  test: {
    environment: 'node',
    // The numbers of guards change with any source file, so a file that has not changed is instrumented again.
    fsModuleCache: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 1,
    // Properties are tried as often as in `.ci/run`.
    env: { ALL_SUITES: '1' },
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/pool.ts'],
    setupFiles: ['tests/support/pool-client.ts', 'infra/mutation/guards/current-test.ts'],
  },
});
