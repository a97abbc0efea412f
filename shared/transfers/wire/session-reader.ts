import type { App, HostRecord } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { assertOwnTransfer } from '#hosts/guards.ts';
import { PaperId, Uuid } from '#http/fields.ts';
import { bearerToken, type GatewayEvent } from '#http/gateway.ts';
import { wireIds } from '#messages/links.ts';
import { findTransfer, loadTransferWithHost } from '#transfers/load-transfer.ts';
import type { TransferRecord } from '#transfers/rows/transfers.ts';
import { isOwnSession } from '#transfers/survivor-session.ts';
import { readableUntil } from '#wills/rules/opening.ts';

/** The two ids that a Survivor sends with their session. */
export const readerIds = { transfer_id: Uuid('transfer_id'), survivor_id: PaperId('survivor_id') };

/** A Survivor with a session, in an open transfer. */
export interface SessionReader {
  host: HostRecord;
  record: TransferRecord;
  survivorId: string;
}

/** Finds the Survivor who may read now. Throws the refusal that keeps them from it, or `session_required`: their ids alone are not enough. */
export async function loadSessionReader(app: App, event: GatewayEvent, ids: { transfer_id: string; survivor_id: string }): Promise<SessionReader> {
  const [pointer, wire, { outages }] = await Promise.all([findTransfer(app, ids.transfer_id), wireIds(app), app.store.serviceClock.look(app.now())]);
  const { host, record } = await loadTransferWithHost(app, pointer, app.store.hosts.load);
  const { transfer, released } = record;
  const survivorId = transfer.facts.survivors.find(({ id }) => wire.survivor(id) === ids.survivor_id)?.id;
  if (survivorId === undefined) throw new Refusal('survivor_not_found');
  assertOwnTransfer(host, transfer);
  readableUntil(transfer, survivorId, { now: instant(app.now()), outages });
  const row = released.get(survivorId);
  if (!row || !(await isOwnSession(app, transfer.facts.id, row, bearerToken(event)))) throw new Refusal('session_required');
  return { host, record, survivorId };
}
