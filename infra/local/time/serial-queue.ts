/** Runs tasks one after another, in their order. A failed task does not stop the next one. */
export type SerialQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Creates an empty queue. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task);
    last = mine.catch(() => {});
    return mine;
  };
}
