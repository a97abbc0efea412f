import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findHoles } from './find-hole.ts';
import { withHoles } from './hole.ts';

// Any test file with the hole that HOLE names, in this process and in those that it starts:
// HOLE=timer-removed WORLD=1 STACKS=world npx vitest run --config tests/lives/holes/vitest.config.ts tests/jobs/missing-timer.full.test.ts

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const holes = await findHoles(process.env['HOLE'] ?? '');
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import ${fileURLToPath(new URL('put-back.ts', import.meta.url))}`;

export default defineConfig({
  root: ROOT,
  plugins: [{ name: 'hole', enforce: 'pre', transform: (source, id) => withHoles(holes, relative(ROOT, id), source) }],
  test: {
    environment: 'node',
    // A file that has not changed is loaded with another hole.
    fsModuleCache: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 1,
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/pool.ts'],
    setupFiles: process.env['WORLD'] ? ['tests/world/replaced.ts'] : ['tests/support/pool-client.ts'],
  },
});
