import { defineConfig } from 'vitest/config';

// The tests that detect a change of shared/custody or of the rules, and need neither a database nor a built program.
// The tests of recovery run the built program, so they are excluded. The property tests of transfers are excluded too, because
// they would run hundreds of stories for every mutant that survives.
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    include: ['tests/{custody,transfers,wills,liveness}/*.test.ts'],
    exclude: ['**/*.full.test.ts', 'tests/custody/recover*.test.ts', 'tests/transfers/transfer-properties.test.ts'],
  },
});
