/** The largest list of an inner envelope that is read: ten messages of 20,000 characters, and what belongs to them. */
export const INNER_LIST_MOST_BYTES = 4_000_000;
