/** What a sweep performs in parallel. */
export const SIDE_BY_SIDE = 10;

/** The milliseconds after which a sweep begins nothing. The function may run 300 seconds. */
export const BUDGET_MS = 220_000;
