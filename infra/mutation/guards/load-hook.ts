import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import './watch.ts';
import { watchedSource } from './sources.ts';

// `--import` of the processes that the tests start: watches the guards there too.
registerHooks({
  load(url, context, next) {
    const isOurs = url.startsWith('file:') && /\/shared\/.*\.ts$/.test(url);
    const source = isOurs ? watchedSource(fileURLToPath(url), readFileSync(new URL(url), 'utf8')) : undefined;
    return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
  },
});
