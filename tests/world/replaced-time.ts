import timers from 'node:timers';
import timersPromises from 'node:timers/promises';
import { currentRun, ofCaller } from './context.ts';
import { type Event, nowOfWorld, plan } from './events.ts';
import { driveUntil, isDriven } from './still.ts';

const RealDate = Date;
class WorldDate extends RealDate {
  constructor(...given: unknown[]) {
    // A Date takes any of these.
    super(...((given.length === 0 ? [WorldDate.now()] : given) as [number]));
  }
  static override now(): number {
    return Math.floor(nowOfWorld());
  }
}

/** A timer as Node has it. */
class WorldTimer {
  event: Event;
  readonly #again: () => Event;
  constructor(again: () => Event) {
    this.#again = again;
    this.event = again();
  }
  unref(): this {
    this.event.background = true;
    return this;
  }
  ref(): this {
    return this;
  }
  hasRef(): boolean {
    return !this.event.background;
  }
  refresh(): this {
    const { background } = this.event;
    this.close();
    this.event = Object.assign(this.#again(), { background });
    return this;
  }
  close(): this {
    this.event.cancelled = true;
    return this;
  }
  [Symbol.dispose](): void {
    this.close();
  }
  [Symbol.toPrimitive](): number {
    return this.event.order;
  }
}

type Callback = (...given: unknown[]) => void;
const cancel = (timer?: WorldTimer): void => void timer?.close();

function after(run: Callback, ms = 0, ...given: unknown[]): WorldTimer {
  let isOver = false;
  const bound = ofCaller(() => {
    isOver = true;
    run(...given);
  });
  const timer = new WorldTimer(() => plan(ms, bound));
  if (!currentRun()) driveUntil(() => isOver || timer.event.cancelled || timer.event.background);
  return timer;
}

function every(run: Callback, ms = 1, ...given: unknown[]): WorldTimer {
  const timer: WorldTimer = new WorldTimer(() => plan(ms, again, true));
  function again(): void {
    run(...given);
    if (!timer.event.cancelled) timer.refresh();
  }
  return timer;
}

const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate } = globalThis;
/** A test that works on its own, as it unpacks a ZIP file, cannot wait for an event: nothing drives the world. */
const soon = (run: Callback, ...given: unknown[]): WorldTimer | NodeJS.Immediate =>
  currentRun() || isDriven() ? after(run, 0, ...given) : setImmediate(run, ...given);
const endSoon = (timer?: WorldTimer | NodeJS.Immediate): void => (timer instanceof WorldTimer ? cancel(timer) : clearImmediate(timer));
const replaced = { setTimeout: after, clearTimeout: cancel, setInterval: every, clearInterval: cancel, setImmediate: soon, clearImmediate: endSoon };

/** From now on, the time of this process is that of the world. */
export const replaceTime = (): void => void Object.assign(globalThis, replaced, { Date: WorldDate });

/** Between two worlds time is real: Vitest takes the timers for its own limits when a test file begins. */
export function restoreTime(): void {
  Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate, Date: RealDate });
}

replaceTime();
Object.assign(timers, replaced);
Object.assign(timersPromises, {
  setTimeout: (ms = 0, value?: unknown) => new Promise((resolve) => void after(() => resolve(value), ms)),
  setImmediate: (value?: unknown) => new Promise((resolve) => void after(() => resolve(value))),
});
performance.now = nowOfWorld;
AbortSignal.timeout = (ms) => {
  const controller = new AbortController();
  after(() => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')), ms).unref();
  return controller.signal;
};
