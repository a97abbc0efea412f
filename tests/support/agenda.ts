/** Future events, the next one first. Of two events at the same time, the one that was added first comes first. */
export interface Agenda {
  put(at: number, happen: () => void): void;
  /** Runs all events up to `end`. Calls `onto` with the time before each. */
  run(end: number, onto: (at: number) => void): void;
}

/** An empty agenda, kept as a sorted list: one life has few events at a time. */
export function newAgenda(): Agenda {
  const entries: { at: number; happen: () => void }[] = [];
  return {
    put(at, happen) {
      const place = entries.findLastIndex((entry) => entry.at <= at) + 1;
      entries.splice(place, 0, { at, happen });
    },
    run(end, onto) {
      for (let next = entries[0]; next && next.at <= end; next = entries[0]) {
        entries.shift();
        onto(next.at);
        next.happen();
      }
    },
  };
}
