import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Failure, failureOf } from './failure.ts';

/** A call that a button makes. */
export interface Call<Input> {
  isRunning: boolean;
  /** Why the last call failed. Null while a call runs and after a success. */
  failure: Failure | null;
  /** Starts the call. Does nothing while the last one runs, so that a double click sends once. */
  run(input: Input): void;
}

/** Makes a call on request. `perform` sends it and uses its result. `onFailure` is for a failure that changes the page. */
export function useCall<Input = void>(perform: (input: Input) => Promise<void>, onFailure?: (failure: Failure) => void): Call<Input> {
  const [state, setState] = useState<{ isRunning: boolean; failure: Failure | null }>({ isRunning: false, failure: null });
  const isRunning = useRef(false);
  const newest = useRef({ perform, onFailure });
  newest.current = { perform, onFailure };
  const run = useCallback(async (input: Input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ isRunning: true, failure: null });
    let failure: Failure | null = null;
    try {
      await newest.current.perform(input);
    } catch (error) {
      failure = failureOf(error);
    } finally {
      isRunning.current = false;
      setState({ isRunning: false, failure });
    }
    if (failure) newest.current.onFailure?.(failure);
  }, []);
  return { ...state, run };
}

/** What a page reads when it opens. A repeated read that fails keeps the earlier value next to the failure. */
export interface Loaded<Value> {
  value: Value | null;
  failure: Failure | null;
  isRunning: boolean;
  /** Reads again, after a failure or because something has changed. */
  reload(): void;
}

/** Reads a value when the page opens, and again whenever `key` changes. An answer to an earlier key is ignored. */
export function useLoad<Value>(key: string, read: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ key: string; value: Value | null; failure: Failure | null; isRunning: boolean }>(() => start(key));
  const newest = useRef({ key, read });
  newest.current = { key, read };
  const reload = useCallback(async () => {
    const asked = newest.current;
    setState((last) => (last.key === asked.key ? { ...last, isRunning: true } : start(asked.key)));
    const found = await asked.read().then(
      (value) => ({ value, failure: null }),
      (error: unknown) => ({ failure: failureOf(error) }),
    );
    if (newest.current.key === asked.key) setState((last) => ({ ...last, ...found, isRunning: false }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed key is the reason to read again
  useEffect(() => void reload(), [key, reload]);
  return state.key === key ? { ...state, reload } : { ...start<Value>(key), reload };
}

function start<Value>(key: string): { key: string; value: Value | null; failure: Failure | null; isRunning: boolean } {
  return { key, value: null, failure: null, isRunning: true };
}
