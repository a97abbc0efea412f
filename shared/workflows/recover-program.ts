import { gunzipSync } from 'node:zlib';
import { RECOVER_GZIP } from './recover-built.ts';

/** The bytes of `recover.mjs`, which opens a package without the service; a copy lies in each package. */
export function recoverProgram(): Uint8Array {
  return gunzipSync(Buffer.from(RECOVER_GZIP, 'base64'));
}
