import { defineConfig } from 'vitest/config';

// What can see a change of shared/custody and of the transfer, and needs neither a database nor a program built before:
// the tests of recovery run the built one, the rest of the domain says nothing of a transfer. Without the properties of transfers,
// whose hundreds of stories are told for every mutant that nothing notices.
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    include: ['tests/custody/*.test.ts', 'tests/domain/{transfer,will}*.test.ts'],
    exclude: ['tests/custody/recover*.test.ts', 'tests/domain/transfer-properties.test.ts'],
  },
});
