import type { App } from '#platform/app.ts';
import type { TransferRecord } from '#store/transfers.ts';

/** The transfer that a wire id stands for. */
export async function loadTransfer(app: App, wireId: string): Promise<TransferRecord | undefined> {
  const pointer = await app.store.transfers.find(wireId);
  return pointer && app.store.transfers.load(pointer.transferId);
}
