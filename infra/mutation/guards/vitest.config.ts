import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Whether the file plays in the simulated world (run-tests.ts). */
const STACKS = process.env['STACKS'] ?? 'none';

// One test file of any project, with the guards watched or broken in this process and in those that it starts.
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    environment: 'node',
    // Node loads the code itself, with load-hook.ts.
    experimental: { viteModuleRunner: false },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 1,
    // Properties are tried as often as in `.ci/run`.
    env: { ALL_SUITES: '1', STACKS },
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/pool.ts'],
    setupFiles: [STACKS === 'world' ? 'tests/world/replaced.ts' : 'tests/support/pool-client.ts', 'infra/mutation/guards/current-test.ts'],
  },
});
