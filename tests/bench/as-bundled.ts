import { registerHooks } from 'node:module';
import { replacementOf } from '#infra/cloud/bundle-trim.ts';

// Loaded before a service that runs from its sources: CRC-32 is computed as in a bundle.
registerHooks({
  load(url, context, next) {
    const source = url.includes('/buffer-crc32/') ? replacementOf(url) : undefined;
    return source === undefined ? next(url, context) : { format: 'commonjs', source, shortCircuit: true };
  },
});
