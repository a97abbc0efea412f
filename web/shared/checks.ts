/** Returns whether this looks like an e-mail address. Only the service knows whether it exists. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim());
}
