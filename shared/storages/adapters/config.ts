import net from 'node:net';
import * as z from 'zod';
import { MAX_KEY_CHARACTERS } from '#common/limits.ts';
import { typed } from '#net/typed-shape.ts';

// An envelope (shared/custody/envelope.ts) can contain 32 KB. Every line break of a key takes two bytes in JSON.
const MAX_BYTES = 24_000;
const KEY_TOO_LONG = 'ssh_key can have at most 16 KB. Please use an Ed25519 key: ssh-keygen -t ed25519.';

const HOST_NAME = /^(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?)*\.?$/;
/** A key or a name of an account, for a header. */
export const ascii = (most: number) =>
  typed(
    z
      .string()
      .min(1)
      .max(most)
      .regex(/^[\x21-\x7e]+$/, 'Use visible ASCII characters only, without spaces.'),
  );

/** The address of a server, without a path. */
export const endpoint = typed(z.string().max(300).refine(isOrigin, 'Give an address such as https://s3.example.com, without a path.'));

export const sftpConfig = z
  .object({
    host: typed(
      z
        .string()
        .refine((value) => net.isIP(value) !== 0 || HOST_NAME.test(value), 'Give a host name such as files.example.com.')
        .meta({ maxLength: 253 }),
    ),
    port: z.int().min(1).max(65535),
    username: typed(z.string().min(1).max(128)),
    password: z.optional(z.string().min(1).max(512)),
    ssh_key: z.optional(z.string().min(1).max(MAX_KEY_CHARACTERS, KEY_TOO_LONG)),
  })
  .refine(({ password, ssh_key }) => password !== undefined || ssh_key !== undefined, 'Give a password or an ssh_key.')
  .refine((config) => bytesOf(config) < MAX_BYTES, {
    path: ['ssh_key'],
    message: KEY_TOO_LONG,
  });

export type SftpConfig = z.infer<typeof sftpConfig>;

/** Returns the one spelling of a DNS name, perhaps with a port: without the dot at its end, in lower case. */
export function serverName(host: string): string {
  return host.toLowerCase().replace(/\.(?=$|:\d+$)/, '');
}

/** The most bytes of a folder's path, in UTF-8. */
export const MAX_PATH_BYTES = 512;

/** Returns whether a text is a valid folder path: up to 512 bytes, no `.` or `..` segment, no control characters, no backslash. */
export function isDirectoryPath(path: string): boolean {
  if (path === '' || Buffer.byteLength(path) > MAX_PATH_BYTES || !path.isWellFormed()) return false;
  if (/[\p{Cc}\p{Cf}\u2028\u2029\\]/u.test(path)) return false;
  return path.split('/').every((segment) => segment !== '..' && segment !== '.');
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false;
  return url.username === '' && url.password === '' && url.pathname === '/' && url.search === '' && url.hash === '' && !/[\s\\]/.test(value);
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
