import { describe, expect, it } from 'vitest';
import { attemptsLeft } from '#paper/rules/backup-code-attempts.ts';

describe('the attempts of a client address for the backup codes of a Survivor', () => {
  it.each([
    ['are twenty an hour', 0, 0, 20],
    ['go down with each failure', 19, 999, 1],
    ['end with the twentieth failure', 20, 20, 0],
    ['end with the first failure while all addresses together are above their budget', 1, 1_000, 0],
    ['include one for an address without a failure, however many others guess', 0, 5_000_000, 1],
  ])('%s', (_, failures, ofAll, left) => expect(attemptsLeft(failures, ofAll)).toBe(left));
});
