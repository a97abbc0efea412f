/** How long the page counts as used after the last act of a person. */
const PRESENT_MS = 30 * 60_000;

/** What only a person does. A tab that comes to the front also gets one of these. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'focus', 'visibilitychange'] as const;

/** Before anything on the page can stop the event. */
const FIRST = { capture: true };

/** Whether a person uses the page. */
export interface Presence {
  /** Whether they did something within the last half hour. */
  isPresent(): boolean;
  /** Ends the watch. */
  stop(): void;
}

/**
 * Watches whether a person uses the page, which a tab that reads in intervals cannot know otherwise: each read would keep its session
 * alive, also on a computer that everyone has left. Calls `onReturn` at the first act after half an hour without one. `now` returns
 * milliseconds.
 */
export function watchPresence(page: EventTarget, onReturn: () => void, now: () => number): Presence {
  let lastAct = now();
  const isPresent = () => now() - lastAct < PRESENT_MS;
  const note = () => {
    const wasPresent = isPresent();
    lastAct = now();
    if (!wasPresent) onReturn();
  };
  for (const act of ACTS) page.addEventListener(act, note, FIRST);
  const stop = () => {
    for (const act of ACTS) page.removeEventListener(act, note, FIRST);
  };
  return { isPresent, stop };
}
