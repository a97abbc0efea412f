/** A code that a person types: a one-time code of ours, or the code of an authenticator app. */
export const SIX_DIGITS = /^\d{6}$/;

/** Returns a typed code without its spaces. Apps show their codes in groups. */
export function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}
