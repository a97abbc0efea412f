import { typedCode } from '#common/typed.ts';

/** Returns what a person typed as a code, without dashes and spaces. Null if it has not this form. */
function readCode(typed: string, form: RegExp): string | null {
  const code = typedCode(typed);
  return form.test(code) ? code : null;
}

/** Whether this has the form of a backup code, such as ABCD-1234. */
export function isBackupCode(typed: string): boolean {
  return readCode(typed, /^[0-9a-z]{8}$/i) !== null;
}

/** Reads the code of a stop card, such as K7QF-3M9X-0ABC-TV42. Null if it is none. The service reads the letters that look like digits. */
export function readStopCode(typed: string): string | null {
  return readCode(typed, /^[0-9a-z]{16}$/i);
}

/** Reads a code of six digits as a person types it. Null if it is none. */
export function readSixDigits(typed: string): string | null {
  return readCode(typed, /^\d{6}$/);
}
