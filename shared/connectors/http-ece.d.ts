declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Encrypts a body as https://www.rfc-editor.org/rfc/rfc8291 says. `dh` and `authSecret` are the keys of a browser, as base64url. */
  export function encrypt(
    buffer: Buffer,
    options: { version: 'aes128gcm'; dh: string; authSecret: string; privateKey: ECDH; rs: number; salt?: Buffer | string },
  ): Buffer;
}
