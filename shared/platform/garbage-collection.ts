import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 free short-lived buffers in its cheap collection, after each 32 MB of them. That is what Node 22 does. Node 24 waits for 128
 * MB, but starts a full collection before that (docs/adr/0065). https://github.com/nodejs/node/issues/61967
 */
export function freeBuffersEarly(): void {
  if (process.versions.node.startsWith('24.')) setFlagsFromString('--scavenger-max-new-space-capacity-mb=8');
}
