import type { Fact } from './facts.ts';

/**
 * One result of the checks, as the operator reads it.
 * - `ok`: nothing to do.
 * - `warning`: the deployment works, and something is missing.
 * - `stop`: the deployment would fail or do harm, so it does not start.
 */
export interface Finding {
  mark: 'ok' | 'warning' | 'stop';
  subject: string;
  text: string;
  /** What to run or to write into a setting. */
  commands?: readonly string[];
}

/** Returns the command that deploys with this setting, in the form `name=value`. */
export const withSetting = (setting: string): string => `npm run deploy -- -c ${setting}`;

/** Creates the findings about one subject. */
export function about(subject: string) {
  const finding =
    (mark: Finding['mark']) =>
    (text: string, more: Pick<Finding, 'commands'> = {}): Finding => ({ mark, subject, text, ...more });
  return {
    ok: finding('ok'),
    warning: finding('warning'),
    stop: finding('stop'),
    /** Only a warning: the deployment does not depend on it. */
    unread: <Value>({ unread }: Extract<Fact<Value>, { unread: string }>): Finding => finding('warning')(`This could not be checked. ${unread}`),
    /** Without the fact, only the operator can decide. `choice`: which value, in words. */
    undecided: <Value>({ unread }: Extract<Fact<Value>, { unread: string }>, choice: string, settings: readonly string[]): Finding =>
      finding('stop')(`This could not be checked (${unread}). Allow the call, or decide with one of these commands. ${choice}`, {
        commands: settings.map(withSetting),
      }),
  };
}
