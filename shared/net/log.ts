/** What may be logged: kinds, codes, figures and internal ids. Never a body, an address, a code, a token or a capability. */
export type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Log {
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  /** Somebody has to look: deployed, a metric filter on this level raises an alarm. */
  alarm(event: string, facts?: LogFacts): void;
}

/** One JSON line per event on standard output, which is where Lambda collects it. */
export function createLog(now: () => Date): Log {
  const line =
    (level: string) =>
    (event: string, facts: LogFacts = {}) => {
      process.stdout.write(`${JSON.stringify({ time: now().toISOString(), level, event, ...facts })}\n`);
    };
  return { info: line('info'), warn: line('warn'), alarm: line('alarm') };
}

/** What may be said of a fault: its class and where it arose, not its message, which may hold what a person typed. */
export function faultFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { fault: typeof error };
  // The stack begins with the message, which may hold what a person typed, line breaks included.
  const frames = error.stack?.slice(error.stack.indexOf(error.message) + error.message.length);
  const where = frames
    ?.split('\n')
    .find((line) => line.trimStart().startsWith('at '))
    ?.trim();
  return { fault: error.name, ...(where && { where }) };
}
