import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 free short-lived buffers in its cheap collection, after each 8 MB of them. Node 24 waits for 128 MB, but starts a full
 * collection before that (docs/adr/0065). https://github.com/nodejs/node/issues/61967
 */
export function freeBuffersEarly(): void {
  if (process.versions.node.startsWith('24.')) setFlagsFromString('--scavenger-max-new-space-capacity-mb=2');
}
