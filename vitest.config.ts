import { defineConfig } from 'vitest/config';

const common = { environment: 'node', testTimeout: 180_000, hookTimeout: 180_000 } as const;

// The service that the conformance suite asks instead of starting one; the test runner uses the name itself, so it is handed on under another.
const SERVICE_URL = process.env['BASE_URL'] ?? '';

export default defineConfig({
  test: {
    passWithNoTests: true,
    // A test file mostly waits for the stack that it started: three of them keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...common,
          name: 'fast',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.full.test.ts'],
          globalSetup: ['tests/support/shared-database.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'conformance',
          include: ['tests/conformance/*.test.ts'],
          globalSetup: SERVICE_URL ? [] : ['tests/support/shared-database.ts'],
          env: { SERVICE_URL },
        },
      },
      {
        test: {
          ...common,
          name: 'full',
          include: ['tests/**/*.full.test.ts'],
          globalSetup: ['tests/support/shared-database.ts'],
        },
      },
    ],
  },
});
