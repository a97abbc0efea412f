/** Elapsed milliseconds, and the milliseconds of CPU time of this process. */
export interface Time {
  wall: number;
  cpu: number;
}

/** Measures how long some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<Time> {
  const [began, worked] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(worked);
  return { wall: performance.now() - began, cpu: (user + system) / 1000 };
}
