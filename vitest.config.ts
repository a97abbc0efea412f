import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compileChangedWords } from '#infra/words/fresh.ts';

// A third of a stack's start is stripping types and compiling. Its processes share a cache of compiled code.
const COMPILED = fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));
process.env['NODE_COMPILE_CACHE'] ??= COMPILED;

await compileChangedWords();

const common = { environment: 'node', testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } } as const;

const COUNTS = 'tests/support/count-file.ts';

// Gives each file that needs a database the one of its worker.
const table = { setupFiles: [COUNTS, 'tests/support/pool-client.ts'] };

/** The output folder of `npm run synth`. */
const ASSEMBLY = fileURLToPath(new URL('cdk.out', import.meta.url));

// The conformance suite calls this service instead of starting one. Vitest uses BASE_URL itself, so tests get it as SERVICE_URL.
const SERVICE_URL = process.env['BASE_URL'] ?? '';

const FULL = 'tests/**/*.full.test.ts';

/** Files that make templates of a deployment: loading the CDK and making them takes 30 seconds of a core. They are in `full`. */
const TEMPLATES = [
  'cloud/{api,backup,bundle,data,domain,family,fixed-names,functions,permissions,regions,replica,site,template-checks,upgrade,workers}',
  'permissions/check-calls',
].map((files) => `tests/infra/${files}.test.ts`);

/**
 * Files that test the whole service in a simulated world (docs/simulation.md). One process loads the functions once, and each file begins
 * a new world, so that no order matters. Node loads the code itself: that takes a third less time of the cores than Vite's module runner.
 */
const WORLD = [
  'tests/conformance/sentences.test.ts',
  'tests/journeys/{accounts,documents,invitations,one-time-codes,whole-story}.test.ts',
  'tests/lives/lives.test.ts',
];
const WORLD_FULL = [
  'tests/jobs/{walk-hosts,unknown-effect,many-messages,dropped-records,missing-rows,missing-timer}',
  'tests/{hosts/tampering-outbox,messages/mail-events}',
  'tests/journeys/inner-shares',
  'tests/journeys/{with-service,leaving}',
  'tests/sealing/{mirrors,package-copy,reshare}',
  'tests/world/{branches,troubles}',
  'tests/{functions/change-quota,races/both-orders}',
  'tests/conformance/{bad-input,concurrency,isolation,limits}',
  'tests/faults/{host,transfer}',
  'tests/functions/{auth,host,liveness}/*',
  'tests/hosts/{tampering,tampering-table}',
  'tests/journeys/{documents,drives,joining,lost-documents,no-secrets,old-drafts,one-time-codes,opened-by-hand}',
  'tests/journeys/{paper,reading,rejected-changes,scheduler-down,token-key}',
  'tests/{hosts,sealing,transfers}/guards',
  'tests/{http/idempotency,http/during-sealing,liveness/pause,wills/yearly}',
  'tests/{rehearsals/rehearsal,transfers/{guessing,starts-with-proof,stop-card,vouch}}',
].map((files) => `${files}.full.test.ts`);
/**
 * Files that `.ci/run` alone leaves out. `.ci/run long`, `npm run test:full` and each push play them. Each takes 10 to 70 seconds of a core, and
 * is about large sizes, the pictures of a demo, a rehearsal, the trial of a new deployment, what a stopped local stack keeps, or whether other
 * tests can fail. Browser tests of this kind have the tag `@long`.
 */
const LONG = [
  'infra/deploy/smoke',
  'infra/local/{data-folder,demo/demo}',
  'journeys/{flat-memory,large-will}',
  'lives/{holes/found,report/report}',
  'rehearse/restore',
  'storages/large-files',
  'world/determinism',
].map((name) => `tests/${name}.full.test.ts`);
const WORLD_LONG = ['tests/lives/holes/stories.full.test.ts'];
/** All files that play in the world. */
export const OF_WORLD = [...WORLD, ...WORLD_FULL, ...WORLD_LONG];

const world = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  isolate: false,
  experimental: { viteModuleRunner: false },
  env: { STACKS: 'world' },
  setupFiles: [COUNTS, 'tests/world/replaced.ts'],
};

/**
 * Files that `deployed` runs against the bundles and their permissions, which shows all that a run against the sources would show.
 * `pure` and `full` leave them out. Against the sources: `npx vitest run --project conformance`, with the file for one of them.
 */
const DEPLOYED = ['tests/deployed/*.test.ts'];

/** Files whose tests change what a module keeps until its process ends, such as `fetch` of a client. Each has a process of its own. */
const ISOLATED = ['tests/infra/{deploy/{deploy,plain},release/verify}.test.ts', 'tests/web/{host,shared}/session.test.ts'];

/** The other files that need no service. They share a context for each worker, which halves their time. */
export const PURE = { include: ['tests/**/*.test.ts'], exclude: [FULL, ...TEMPLATES, ...DEPLOYED, ...ISOLATED, ...WORLD] };

/**
 * Files that take longer than 13 seconds when several run at the same time, slowest first, then the slowest of `pure`. A fresh clone does not
 * know durations, and starts large files first.
 */
const SLOWEST = [
  'lives/lives',
  'conformance/sentences',
  'faults/transfer.full',
  'conformance/bad-input.full',
  'journeys/leaving.full',
  'custody/recover-by-hand-golden.full',
  'custody/recover-by-hand.full',
  'faults/sealing.full',
  'journeys/lost-documents.full',
  'journeys/slow-readers.full',
  'faults/crash.full',
  'journeys/paper.full',
  'journeys/drives.full',
  'journeys/rejected-changes.full',
  'hosts/tampering-table.full',
  'infra/local/start.full',
  'journeys/one-time-codes.full',
  'sealing/reshare.full',
  'functions/storages/connect.full',
  'deployed/functions',
  'channels/service-channels.full',
  'jobs/repair-schedules.full',
  'functions/storages/renewed.full',
  'journeys/documents.full',
  'journeys/answer-page.full',
  'conformance/limits.full',
  'storages/drives.full',
  'storages/object-store.full',
  'storages/sftp.full',
  'infra/local/table/memory-table.full',
  'storages/sshd.full',
  'transfers/transfer-properties',
].map((name) => fileURLToPath(new URL(`tests/${name}.test.ts`, import.meta.url)));

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const slow = SLOWEST.flatMap((path) => sorted.filter(({ moduleId }) => moduleId === path));
    return [...new Set([...slow, ...sorted])];
  }
}

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Two files and their stacks keep two cores busy. A third one takes 12 % more time of the cores and ends no sooner.
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    globalSetup: ['tests/support/pool.ts'],
    reporters: ['default', './tests/support/budget-reporter.ts'],
    projects: [
      {
        test: {
          ...common,
          name: 'pure',
          ...PURE,
          isolate: false,
          env: { STACKS: 'none' },
          setupFiles: [COUNTS],
        },
      },
      { test: { ...common, name: 'isolated', include: ISOLATED, env: { STACKS: 'none' }, setupFiles: [COUNTS] } },
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
          // Every stack that these files start runs the bundles of `npm run synth`.
          include: ['tests/conformance/*.test.ts', ...DEPLOYED],
          // All bundles parse requests with the same code, which the full suite tests with bad input.
          exclude: ['tests/conformance/{bad-input,concurrency,isolation}.full.test.ts'],
          env: { ASSEMBLY },
          ...table,
        },
      },
      {
        test: {
          ...common,
          name: 'full',
          // The files of a worker share its process: each would load the same code again. What replaces a module for all is in `world-full`.
          isolate: false,
          include: [FULL, ...TEMPLATES],
          exclude: [...DEPLOYED, ...WORLD_FULL, ...WORLD_LONG, ...LONG],
          ...table,
        },
      },
      { test: { ...common, name: 'long', include: LONG, ...table } },
      { test: { ...common, ...world, name: 'world', include: WORLD } },
      { test: { ...common, ...world, name: 'world-full', include: WORLD_FULL } },
      { test: { ...common, ...world, name: 'world-long', include: WORLD_LONG } },
    ],
  },
});
