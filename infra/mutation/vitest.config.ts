import { defineConfig } from 'vitest/config';

// The tests that detect a change of shared/custody or of the rules, and need neither a database nor a built program. The tests of recovery
// run the built program, so they are excluded. So are properties of hundreds of stories: each change that survives would run them all.
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    // Properties are tried as often as in `.ci/run`.
    env: { ALL_SUITES: '1' },
    include: ['tests/{custody,transfers,wills,liveness,overview,rehearsals}/*.test.ts', 'tests/messages/{bounces,still-valid}.test.ts'],
    exclude: ['**/*.full.test.ts', 'tests/custody/recover*.test.ts', 'tests/transfers/transfer-properties.test.ts'],
  },
});
