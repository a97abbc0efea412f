/** Returns whether an operation failed with this code. */
export function failedWith(error: unknown, code: 'EndOfFile' | 'NoSuchFile' | 'Failure' | 'NoCommonHostKey'): boolean {
  return (error as { code?: unknown } | null)?.code === code;
}
