import { describe, expect, it } from 'vitest';
import { hashBackupCodes, matchBackupCode, newBackupCodes, normalizeBackupCode } from '#custody/backup-code.ts';
import { backupCodeSecret, passwordSecret } from '#custody/verifier-secret.ts';

describe('new codes', () => {
  it('are five different codes of the form ABCD-1234', () => {
    const codes = newBackupCodes();
    expect(new Set(codes).size).toBe(5);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z0-9]{4}-[A-HJKMNP-Z0-9]{4}$/);
  });

  it('use all digits, and all letters but O, I and L, about equally often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 8250; i++) {
      for (const letter of newBackupCodes().join('').replaceAll('-', '')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(33);
    // 10,000 of each are expected, with a standard deviation of 99. A byte modulo 33 would give 10,313 of some
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(7 * 99);
  });
});

it.each([
  ['ABCD-1234', 'ABCD-1234'],
  [' abCD 12 34\n', 'ABCD-1234'],
  ['ABCD–1234', 'ABCD-1234'],
  ['ABCD_1234', undefined],
  ['ABCD-123', undefined],
  ['ABCD-12345', undefined],
  ['ABCß-123', undefined],
])('%j is read as %s', (typed, code) => expect(normalizeBackupCode(typed)).toBe(code));

describe('a set of codes', async () => {
  const pepper = new Uint8Array(32).fill(3);
  const secret = backupCodeSecret(pepper, 'host', 'ann', 1);
  const codes = newBackupCodes();
  const set = await hashBackupCodes(codes, secret);

  it('finds each of its codes in any spelling', async () => {
    for (const [position, code] of codes.entries()) expect(await matchBackupCode(set, code, secret)).toBe(position);
    expect(await matchBackupCode(set, ` ${codes[2]?.toLowerCase().replace('-', ' ')} `, secret)).toBe(2);
  });

  it('finds a code in which O was typed for 0, and i, I, l or L for 1', async () => {
    const shown = await hashBackupCodes(['K0QF-3M1X'], secret);
    for (const typed of ['KOQF-3M1X', 'koqf 3mlx', 'K0QF-3MIX', 'k0qf3mix', 'koqf-3MLX']) expect(await matchBackupCode(shown, typed, secret)).toBe(0);
    expect(await matchBackupCode(shown, 'KQ0F-3M1X', secret)).toBeUndefined();
  });

  it('of an earlier paper finds its codes with O, I and L as they are printed', async () => {
    const earlier = await hashBackupCodes(['KLWR-XS8O', '1I4Q-JI0J'], secret);
    expect(await Promise.all(['klwr xs8o', '1I4Q-JI0J'].map((code) => matchBackupCode(earlier, code, secret)))).toEqual([0, 1]);
  });

  it('finds no other text', async () => {
    const other = newBackupCodes().find((code) => !codes.includes(code)) ?? '';
    for (const wrong of [other, '', 'not a code']) expect(await matchBackupCode(set, wrong, secret)).toBeUndefined();
  });

  it('contains no code, and another set has another hash for the same code', async () => {
    const again = await hashBackupCodes(codes, secret);
    expect(JSON.stringify(set)).not.toContain(codes[0]);
    expect(set).toMatchObject({ memory: 19456, iterations: 2, parallelism: 1 });
    expect(again.hashes.some((hash) => set.hashes.includes(hash))).toBe(false);
  });

  it.each<[string, Uint8Array]>([
    ['another Host', backupCodeSecret(pepper, 'other', 'ann', 1)],
    ['another Survivor', backupCodeSecret(pepper, 'host', 'bob', 1)],
    ['a later set of codes', backupCodeSecret(pepper, 'host', 'ann', 2)],
    ['another service', backupCodeSecret(new Uint8Array(32), 'host', 'ann', 1)],
    ['a password', passwordSecret(pepper, 'host')],
  ])('matches nothing with the secret of %s', async (_, foreign) => {
    expect(await matchBackupCode(set, codes[0] ?? '', foreign)).toBeUndefined();
  });

  it.each([
    ['a cost that would take minutes', { ...set, iterations: 1000 }],
    ['a hash that is too short', { ...set, hashes: ['AAAA'] }],
  ])('with %s is an altered record', async (_, altered) => {
    await expect(matchBackupCode(altered, codes[0] ?? '', secret)).rejects.toMatchObject({ code: 'record_altered' });
  });

  it('is made only from codes of the form ABCD-1234', async () => {
    await expect(hashBackupCodes(['abcd1234'], secret)).rejects.toThrow(new TypeError('Not a backup code.'));
  });
});
