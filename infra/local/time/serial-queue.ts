/** Runs tasks one after another in the order they came, whatever becomes of the one before. */
export type SerialQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A new queue of its own. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task);
    last = mine.catch(() => {});
    return mine;
  };
}
