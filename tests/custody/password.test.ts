import { execFileSync } from 'node:child_process';
import { argon2id } from 'hash-wasm';
import { describe, expect, it } from 'vitest';
import { argon2, COST, isAllowedCost, opensslArgon2, wasmArgon2 } from '#custody/argon2.ts';
import { hashPassword, verifyPassword } from '#custody/password.ts';
import { passwordSecret } from '#custody/verifier-secret.ts';

const pepper = new Uint8Array(32).fill(7);
const secret = passwordSecret(pepper, 'host-1');
const phc = await hashPassword('correct horse', secret);

it('a password matches its own hash and no other password does', async () => {
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await verifyPassword(phc, 'correct horse', secret)).toEqual({ matches: true, outdated: false });
  for (const wrong of ['Correct horse', 'correct horse ', 'correct hors', '', ' ']) {
    expect(await verifyPassword(phc, wrong, secret)).toEqual({ matches: false, outdated: false });
  }
});

it('a hash copied to another Host, or to another service, matches nothing', async () => {
  for (const other of [passwordSecret(pepper, 'host-2'), passwordSecret(new Uint8Array(32), 'host-1')]) {
    expect(await verifyPassword(phc, 'correct horse', other)).toEqual({ matches: false, outdated: false });
  }
});

it('a password of any length is checked to its last byte, in the form of any keyboard', async () => {
  const long = 'ü'.repeat(10_000);
  const hash = await hashPassword(long, secret);
  expect((await verifyPassword(hash, long, secret)).matches).toBe(true);
  expect((await verifyPassword(hash, `${long.slice(0, -1)}u`, secret)).matches).toBe(false);
  expect((await verifyPassword(hash, long.normalize('NFD'), secret)).matches).toBe(true);
  await expect(hashPassword('\ud800'.repeat(12), secret)).rejects.toThrow(RangeError);
});

it('the same password has another hash each time', async () => expect(await hashPassword('correct horse', secret)).not.toBe(phc));

it('an unknown account never matches, and takes as much work as a known one', async () => {
  // Measures CPU time of all threads instead of elapsed time, because other processes share the machine
  const work = async (stored: string | undefined, password: string) => {
    const start = process.cpuUsage();
    for (let i = 0; i < 3; i++) expect((await verifyPassword(stored, password, secret)).matches).toBe(false);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const known = await work(phc, 'wrong');
  expect(await work(undefined, 'wrong')).toBeGreaterThan(known / 3);
  expect(await work(undefined, '')).toBeGreaterThan(known / 3);
});

it.each([
  [8192, 2],
  [19456, 1],
])('a hash of a lower cost (%i KiB, %i passes) still matches, and is reported as outdated', async (memorySize, iterations) => {
  const salt = new Uint8Array(16).fill(1);
  const cost = { memorySize, iterations, parallelism: 1, hashLength: 32 };
  const weak = await argon2id({ password: 'old', salt, secret, ...cost, outputType: 'encoded' });
  expect(await verifyPassword(weak, 'old', secret)).toEqual({ matches: true, outdated: true });
  expect(await verifyPassword(weak, 'new', secret)).toEqual({ matches: false, outdated: false });
});

it.each([
  '',
  'plain',
  phc.replace('argon2id', 'argon2i'),
  phc.replace('v=19', 'v=16'),
  phc.replace('m=19456', 'm=9999999'),
  phc.replace('t=2', 't=0'),
  phc.slice(0, -1),
  `${phc}\n`,
])('a stored text that the service cannot have written is an altered record: %j', async (stored) => {
  await expect(verifyPassword(stored, 'correct horse', secret)).rejects.toMatchObject({ code: 'record_altered' });
});

it('no password is hashed with a short secret', async () => {
  await expect(hashPassword('correct horse', new Uint8Array(31))).rejects.toThrow(new RangeError('The secret must have at least 32 bytes.'));
  expect(() => passwordSecret(new Uint8Array(0), 'host-1')).toThrow(RangeError);
});

it.each([
  [19456, 2, 1, true],
  [8, 1, 1, true],
  [7, 1, 1, false],
  [64, 1, 8, true],
  [63, 1, 8, false],
  [1024 * 1024, 16, 8, true],
  [1024 * 1024 + 1, 16, 8, false],
  [19456, 17, 1, false],
  [19456, 0, 1, false],
  [19456, 2, 9, false],
  [19456, 2, 0, false],
  [Number.NaN, 2, 1, false],
])('a record may ask for %d KiB, %d passes and %d lanes: %s', (memory, iterations, parallelism, isSane) => {
  expect(isAllowedCost({ memory, iterations, parallelism })).toBe(isSane);
});

describe('Argon2id', () => {
  const message = new TextEncoder().encode('the piano is out of tune ü');
  const salt = new Uint8Array(16).fill(3);

  it.each([COST, { memory: 64, iterations: 3, parallelism: 4 }])('gives the same bytes with OpenSSL and with WebAssembly (%j)', async (cost) => {
    const tag = await wasmArgon2(message, salt, secret, cost);
    expect(tag).toHaveLength(32);
    expect(await opensslArgon2?.(message, salt, secret, cost)).toEqual(Buffer.from(tag));
    expect(Buffer.from(await argon2('the piano is out of tune ü', salt, secret, cost))).toEqual(Buffer.from(tag));
  });

  it('works on a Node without Argon2id', () => {
    const module = JSON.stringify(import.meta.resolve('#custody/argon2.ts'));
    const program = `
      import crypto from 'node:crypto';
      import { syncBuiltinESMExports } from 'node:module';
      delete crypto.argon2; delete crypto.argon2Sync; syncBuiltinESMExports();
      const { argon2, opensslArgon2, COST } = await import(${module});
      const tag = await argon2('x', new Uint8Array(16), new Uint8Array(32), COST);
      console.log(typeof opensslArgon2, Buffer.from(tag).toString('hex'));`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
    expect(printed).toBe(`undefined a4fe6874dc75431c6ea8ae49270f1a0da01eff9807e55abd7b081734e4b0db41\n`);
  });
});
