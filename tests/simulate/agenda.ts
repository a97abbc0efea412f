/** Future events, the next one first. Of two events at the same time, the one that was added first comes first. */
export interface Agenda {
  put(at: number, happen: () => void): void;
  /** Runs all events up to `end`. Calls `onto` with the time before each. */
  run(end: number, onto: (at: number) => void): void;
}

interface Entry {
  at: number;
  nth: number;
  happen: () => void;
}

/** An empty agenda, kept as a binary heap. */
export function newAgenda(): Agenda {
  const heap: Entry[] = [];
  let last = 0;
  return {
    put(at, happen) {
      last += 1;
      rise(heap, { at, nth: last, happen });
    },
    run(end, onto) {
      for (let next = heap[0]; next && next.at <= end; next = heap[0]) {
        take(heap);
        onto(next.at);
        next.happen();
      }
    },
  };
}

function isBefore(a: Entry, b: Entry): boolean {
  return a.at < b.at || (a.at === b.at && a.nth < b.nth);
}

function rise(heap: Entry[], entry: Entry): void {
  let place = heap.length;
  heap.push(entry);
  while (place > 0) {
    const above = (place - 1) >> 1;
    const parent = heap[above];
    if (!parent || !isBefore(entry, parent)) break;
    heap[place] = parent;
    heap[above] = entry;
    place = above;
  }
}

function take(heap: Entry[]): void {
  const entry = heap.pop();
  if (!entry || heap.length === 0) return;
  let place = 0;
  for (;;) {
    const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]];
    const lesser = left && right && isBefore(right, left) ? 2 * place + 2 : 2 * place + 1;
    const child = heap[lesser];
    if (!child || isBefore(entry, child)) break;
    heap[place] = child;
    place = lesser;
  }
  heap[place] = entry;
}
