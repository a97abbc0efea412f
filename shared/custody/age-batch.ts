export const CHUNKS_A_BATCH = 16; // about 1 MiB: a reader gets nothing of a file before that much is authenticated

/** Collects small reads. Yields a full batch only when more bytes follow it, because the last chunk is marked as the last. */
export function newBatch(chunkSize: number): { add(bytes: Uint8Array): Generator<Uint8Array>; rest(): Uint8Array } {
  const held = new Uint8Array(CHUNKS_A_BATCH * chunkSize);
  let used = 0;
  return {
    *add(bytes) {
      for (let offset = 0; offset < bytes.length; ) {
        if (used === held.length) {
          yield held;
          used = 0;
        }
        const taken = bytes.subarray(offset, offset + held.length - used);
        held.set(taken, used);
        used += taken.length;
        offset += taken.length;
      }
    },
    rest: () => held.subarray(0, used),
  };
}
