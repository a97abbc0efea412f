import { job } from '#app/job.ts';
import type { TimerKind } from '#effects/effect.ts';
import { performDue } from './perform-due.ts';

/** The payload of a schedule: its Host. Kind and due time are for the log. */
interface TimerEvent {
  kind: string;
  id: string;
  due_at: string;
}

/** Creates the function that a schedule of this kind starts. All kinds do the same, each with its own log and alarms. */
export function timerJob(kind: TimerKind) {
  return job<TimerEvent>(kind, (app, { id }) => performDue(app, id));
}
