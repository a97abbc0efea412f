/** A part of a file: the positions of its first and last byte, counted from 0, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Returns the number of bytes in a range. */
export function rangeLength({ first, last }: ByteRange): number {
  return last - first + 1;
}
