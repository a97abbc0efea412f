/** Something that happens at a moment of the world's time. */
export interface Event {
  /** Epoch milliseconds. */
  at: number;
  /** Events of one moment happen in the order in which they were planned. */
  order: number;
  run(): void;
  /** Whether the world may rest while this event waits, as for a timeout. */
  background: boolean;
  cancelled: boolean;
}

/** The events that wait, and the world's time. There is one world at a time in a process. */
const heap: Event[] = [];
let planned = 0;
/** Epoch milliseconds. Before the first world it is a real time: Vitest names what it loads by this time. */
let nowMs = Date.now();

export const nowOfWorld = (): number => nowMs;

/** Begins again at this time, with nothing planned. */
export function beginAt(at: number): void {
  heap.length = 0;
  planned = 0;
  nowMs = at;
}

/** Moves time on. It never moves back. */
export function moveTimeTo(at: number): void {
  nowMs = Math.max(nowMs, at);
}

/** Returns to an earlier time, with nothing planned. */
export function setTimeOfWorld(at: number): void {
  heap.length = 0;
  nowMs = at;
}

/** Plans an event. */
export function plan(delayMs: number, run: () => void, background = false): Event {
  const event: Event = { at: nowMs + Math.max(delayMs, 0), order: planned, run, background, cancelled: false };
  planned += 1;
  heap.push(event);
  rise(heap.length - 1);
  return event;
}

/** Returns the next event without its happening. */
export function nextEvent(): Event | undefined {
  while (heap[0]?.cancelled) removeFirst();
  return heap[0];
}

/** Lets the next event happen. Returns false if none waits. */
export function happen(): boolean {
  const event = nextEvent();
  if (!event) return false;
  removeFirst();
  moveTimeTo(event.at);
  event.run();
  return true;
}

/** Whether anything waits that the world cannot rest without. */
export const isBusy = (): boolean => heap.some(({ cancelled, background }) => !cancelled && !background);

const isBefore = (one: Event, other: Event): boolean => one.at < other.at || (one.at === other.at && one.order < other.order);

function swap(one: number, other: number): void {
  // Both places exist.
  [heap[one], heap[other]] = [heap[other] as Event, heap[one] as Event];
}

function rise(from: number): void {
  for (let at = from; at > 0; ) {
    const parent = (at - 1) >> 1;
    if (!isBefore(heap[at] as Event, heap[parent] as Event)) return;
    swap(at, parent);
    at = parent;
  }
}

function removeFirst(): void {
  const last = heap.pop();
  if (heap.length === 0 || !last) return;
  heap[0] = last;
  for (let at = 0; ; ) {
    const children = [2 * at + 1, 2 * at + 2].filter((child) => child < heap.length);
    const least = children.reduce((best, child) => (isBefore(heap[child] as Event, heap[best] as Event) ? child : best), at);
    if (least === at) return;
    swap(at, least);
    at = least;
  }
}
