import type { ComponentType } from 'preact';
import { unreachable } from './api.ts';
import { LoadState } from './frame.tsx';
import { useLoad } from './use-call.ts';

/** Returns a component whose code is loaded when it is shown first, so that the first load of a page stays small for old phones. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const loadOrExplain = () =>
    load().catch(() => {
      throw unreachable();
    });
  return function Lazy(props: Props) {
    const { value: Part, failure } = useLoad('part', loadOrExplain);
    if (Part) return <Part {...props} />;
    // Some browsers do not load a part of a page twice. A reload loses nothing.
    return <LoadState of={{ value: null, failure, reload: () => location.reload() }} />;
  };
}
