/**
 * Cuts reads of any size at the ends of chunks. Yields whole chunks, as views of the read where it can, and only when more bytes follow
 * them, because the last chunk is marked as the last. A caller uses what it yields before it asks for more.
 */
export function newBatch(chunkSize: number): { add(bytes: Uint8Array): Generator<Uint8Array>; rest(): Uint8Array } {
  const held = new Uint8Array(chunkSize);
  let used = 0;
  /** Returns how many of the bytes it took. */
  const hold = (bytes: Uint8Array): number => {
    const taken = bytes.subarray(0, held.length - used);
    held.set(taken, used);
    used += taken.length;
    return taken.length;
  };
  return {
    *add(bytes) {
      let offset = used > 0 ? hold(bytes) : 0;
      if (offset === bytes.length) return;
      if (used > 0) yield held;
      used = 0;
      const whole = Math.ceil((bytes.length - offset) / chunkSize - 1) * chunkSize;
      if (whole > 0) yield bytes.subarray(offset, offset + whole);
      offset += whole;
      hold(bytes.subarray(offset));
    },
    rest: () => held.subarray(0, used),
  };
}
