/** Returns an error with a code for which storage.ts has a sentence. */
export function fault(code: string): Error {
  return Object.assign(new Error('The request to the storage failed.'), { code });
}

/** Returns whether an operation failed with this code. */
export function failedWith(error: unknown, code: string): boolean {
  return (error as { code?: unknown } | null)?.code === code;
}
