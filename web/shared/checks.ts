/** Returns whether this looks like an e-mail address. Only the service knows whether it exists. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim());
}

/** Whether a space within a typed address is what is wrong with it. It is hard to see. */
export function hasSpace(value: string): boolean {
  return /\s/.test(value.trim()) && isEmail(value.replace(/\s/g, ''));
}

/** Returns what to do about a typed e-mail address, or null if it looks right. */
export function checkEmail(value: string, words: { emailMissing: string; emailSpace: string }): string | null {
  if (isEmail(value)) return null;
  return hasSpace(value) ? words.emailSpace : words.emailMissing;
}
