import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Stripping and compiling the sources is a third of what a stack costs to start: its processes share what one of them has compiled.
const COMPILED = fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));
process.env['NODE_COMPILE_CACHE'] ??= COMPILED;

const common = { environment: 'node', testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } } as const;

// A database for each file that needs one.
const table = { setupFiles: ['tests/support/own-database.ts'] };

/** Where `npm run synth` writes. */
const ASSEMBLY = fileURLToPath(new URL('cdk.out', import.meta.url));

// The service that the conformance suite asks instead of starting one; the test runner uses the name itself, so it is handed on under another.
const SERVICE_URL = process.env['BASE_URL'] ?? '';

/**
 * Files without environment, globals or databases: they share one context per worker, which halves their cost.
 * A file that changes one of these belongs to `fast`: name it in the pattern of its folder.
 */
const PURE = [
  'tests/{architecture,connectors,domain,models,net,platform,store}/**/*.test.ts',
  'tests/custody/!(age|envelope|recover-by-hand).test.ts',
  'tests/http/*.test.ts',
  'tests/infra/cloud/!(keyring-resource).test.ts',
  'tests/infra/permissions/*.test.ts',
];
const FULL = 'tests/**/*.full.test.ts';

/**
 * Files that `deployed` runs against the bundles and their permissions, which shows all that a run against the sources would show.
 * `fast` and `full` leave them out. Against the sources: `npm run test:conformance`, or `--project conformance` for one of them.
 */
const DEPLOYED = [
  'tests/conformance/{concurrency,isolation}.test.ts',
  'tests/journeys/{token-key,scheduler-down}.test.ts',
  'tests/deployed/*.test.ts',
];

export default defineConfig({
  test: {
    passWithNoTests: true,
    // A test file mostly waits for the stack that it started: three of them keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...common,
          name: 'pure',
          include: PURE,
          exclude: [FULL],
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: 'fast',
          include: ['tests/**/*.test.ts'],
          exclude: [FULL, ...DEPLOYED, ...PURE],
          ...table,
        },
      },
      {
        test: {
          ...common,
          name: 'conformance',
          include: ['tests/conformance/*.test.ts'],
          ...(SERVICE_URL ? {} : table),
          env: { SERVICE_URL },
        },
      },
      {
        test: {
          ...common,
          name: 'deployed',
          // Against what `npm run synth` wrote: whatever stack a file starts is made of that.
          include: ['tests/conformance/*.test.ts', ...DEPLOYED],
          // What is read of a request is the same code in every bundle; the full suite throws bad input at it.
          exclude: ['tests/conformance/bad-input.full.test.ts'],
          globalSetup: ['tests/deployed/forget-calls.ts'],
          env: { ASSEMBLY },
          ...table,
        },
      },
      {
        test: {
          ...common,
          name: 'full',
          include: [FULL],
          ...table,
        },
      },
    ],
  },
});
