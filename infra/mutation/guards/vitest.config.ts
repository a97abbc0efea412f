import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readJob } from './job.ts';

const { files, isWorld } = readJob();
const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

class AsListed extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => files.findIndex((file) => moduleId.endsWith(`/${file}`));
    return specifications.toSorted((one, other) => place(one) - place(other));
  }
}

// Test files of the pure or of the world kind in one process, each as often as there are guards to break in it.
export default defineConfig({
  root: path('../../..'),
  test: {
    environment: 'node',
    runner: path('runner.ts'),
    reporters: [{}],
    // Node loads the code itself, with watch.ts.
    experimental: { viteModuleRunner: false },
    execArgv: ['--import', path('watch.ts')],
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: AsListed },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    dangerouslyIgnoreUnhandledErrors: true,
    env: { STACKS: isWorld ? 'world' : 'none' },
    include: [...files],
    setupFiles: isWorld ? ['tests/world/replaced.ts'] : [],
  },
});
