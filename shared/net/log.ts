/** The values that may be logged: kinds, error codes, numbers and internal ids. Never a body, an address, a one-time code, a token or a capability. */
export type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Log {
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  /** An operator must look at this. When deployed, a metric filter on this level raises an alarm. */
  alarm(event: string, facts?: LogFacts): void;
}

/** Creates a log that writes one JSON line per event to standard output, where Lambda collects it. */
export function createLog(now: () => Date): Log {
  const line =
    (level: string) =>
    (event: string, facts: LogFacts = {}) => {
      process.stdout.write(`${JSON.stringify({ time: now().toISOString(), level, event, ...facts })}\n`);
    };
  return { info: line('info'), warn: line('warn'), alarm: line('alarm') };
}

/** Returns what may be logged about an error: its name and its first stack frame. Never its message, which may contain what a person typed. */
export function faultFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { fault: typeof error };
  // The stack begins with the message, which may contain what a person typed, including line breaks.
  const frames = error.stack?.slice(error.stack.indexOf(error.message) + error.message.length);
  const where = frames
    ?.split('\n')
    .find((line) => line.trimStart().startsWith('at '))
    ?.trim();
  return { fault: error.name, ...(where && { where }) };
}
