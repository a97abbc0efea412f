/** Whether this run takes all the time that it needs, as in `.ci/run`. A run while one works is to end soon. */
export const IS_WHOLE = process.env['ALL_SUITES'] !== undefined;

/** Returns how often a property is tried, or what it has to meet: this number of times in `.ci/run`, half as often otherwise. */
export function runs(whole: number): number {
  return IS_WHOLE ? whole : Math.ceil(whole / 2);
}
