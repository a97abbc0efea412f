import { useEffect } from 'preact/hooks';
import { call } from '#web/shared/api.ts';
import { serviceTime } from '#web/shared/clock.ts';
import { type Loaded, useLoad } from '#web/shared/use-call.ts';
import { openingOf, type Transfer, viewOf } from './view.ts';

/** The service admits 30 reads a minute from one household. */
const EVERY_MS = 60_000;
/** While the documents open, which takes the service some seconds. */
const OPENING_EVERY_MS = 15_000;

/** Reads the state of a transfer: now, each minute, and when the reader comes back to the tab or online. */
export function useTransfer(transferId: string): Loaded<Transfer> {
  const read = () => call((api) => api.GET('/api/transfer/status', { params: { query: { transfer_id: transferId } } }));
  const loaded = useLoad(`transfer ${transferId}`, read);
  useRepeated(loaded.reload, loaded.value && isOpening(loaded.value) ? OPENING_EVERY_MS : EVERY_MS);
  return loaded;
}

/** Whether nothing is missing but the work of the service. */
function isOpening(transfer: Transfer): boolean {
  const { from, isEnough } = openingOf(transfer);
  return isEnough && viewOf(transfer.status, true) === 'waiting' && from <= serviceTime();
}

function useRepeated(reload: () => void, everyMs: number): void {
  useEffect(() => {
    const ifVisible = () => document.visibilityState === 'visible' && reload();
    const timer = setInterval(ifVisible, everyMs);
    document.addEventListener('visibilitychange', ifVisible);
    addEventListener('online', ifVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ifVisible);
      removeEventListener('online', ifVisible);
    };
  }, [reload, everyMs]);
}
