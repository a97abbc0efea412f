import { useEffect, useRef, useState } from 'preact/hooks';
import { saveFile } from '#common/save-file.ts';
import { useGuard } from '#web/shared/guard-leaving.ts';
import { type Arrived, nothingArrived } from './load-document.ts';
import { isUnderWay, type Load, makeAttempts, type Offered, type Saving } from './saving.ts';

/** A saving, and how to start it. It does nothing while the last one is under way. */
export interface Saver {
  saving: Saving;
  save(): Promise<void>;
  /** Stops the download until `proceed`. What has arrived stays. */
  pause(): void;
  proceed(): void;
}

/** Saves a document. `onRefused`: the service does not release it. */
export function useSaver(document: Offered, onRefused: () => void): Saver {
  const arrived = useRef<Arrived>(nothingArrived());
  return useSaving(onRefused, async (load) => saveFile(await load(document, arrived.current), document.filename));
}

/** Runs an attempt to save, and shows how far it is. The window asks before it closes during this time. It ends with the page. */
export function useSaving(onRefused: () => void, attempt: (load: Load) => Promise<void>): Saver {
  const [saving, setSaving] = useState<Saving>({ step: 'idle' });
  const [attempts] = useState(() => makeAttempts(setSaving));
  useGuard(isUnderWay(saving));
  useEffect(() => {
    // A connection that a device has left behind may never say that it is broken.
    const stop = () => attempts.stop('offline');
    const proceed = () => attempts.proceed('offline');
    addEventListener('offline', stop);
    addEventListener('online', proceed);
    return () => {
      removeEventListener('offline', stop);
      removeEventListener('online', proceed);
      attempts.stop('left');
    };
  }, [attempts]);
  const save = () => attempts.run(attempt, onRefused);
  return { saving, save, pause: () => attempts.stop('paused'), proceed: () => attempts.proceed() };
}
