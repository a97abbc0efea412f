import { useEffect, useState } from 'preact/hooks';
import { currentHost } from '#web/host/session.ts';
import { recall, remember } from '#web/shared/tab-memory.ts';
import type { RunningTransfer } from './transfer-facts.ts';

/** What became of the wish to remove the Survivor who had started the transfer. `code`: why they were not removed. */
export interface Removal {
  name: string;
  code: string | null;
}

/** What a Host has stopped: a running transfer, or the time in which one could be started. */
export interface Stopped {
  transfer: { id: string; wasRead: boolean } | null;
  removal?: Removal;
}

export function stoppedTransfer({ transfer_id: id, documents_read }: RunningTransfer): Stopped {
  return { transfer: { id, wasRead: documents_read.length > 0 } };
}

const KEY = 'stopped';
const listeners = new Set<() => void>();

/** Keeps what was stopped in this tab until the Host closes the message about it or signs out. Null removes it. */
export function keepStopped(stopped: Stopped | null): void {
  remember(KEY, stopped && JSON.stringify({ host: currentHost(), stopped }));
  for (const listener of [...listeners]) listener();
}

/** Returns what this Host has stopped and not closed, on every page and after a reload. */
export function useStopped(): Stopped | null {
  const [stopped, setStopped] = useState(keptStopped);
  useEffect(() => {
    const listener = () => setStopped(keptStopped());
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return stopped;
}

function keptStopped(): Stopped | null {
  const kept: { host: string | null; stopped: Stopped } | null = JSON.parse(recall(KEY) ?? 'null');
  return kept !== null && kept.host === currentHost() ? kept.stopped : null;
}
