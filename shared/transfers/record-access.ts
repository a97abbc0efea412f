import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { aboutMember } from '#effects/audit.ts';
import { notifySurvivors } from '#effects/notify.ts';
import { readsRow, releasedRow } from '#store/keys.ts';
import { unchangedStep } from '#wills/rules/will.ts';
import { assembleWillState, commitStep } from '#wills/will-state.ts';
import type { LoadedTransfer } from './load-transfer.ts';
import type { ReleasedRow, TransferRecord } from './rows/transfers.ts';
import { recordMessageRead } from './rules/reads.ts';

/**
 * Records that a Survivor's genuine session was sent, also in a request that is refused: every later access requires it, until they
 * authenticate again. Changes nothing the second time.
 */
export async function demandSession(app: App, { root, transfer }: TransferRecord, row: ReleasedRow): Promise<void> {
  if (row.sessionDemanded) return;
  const put = { [releasedRow(row.survivor)]: { ...row, sessionDemanded: true } };
  await app.store.commit({ hostId: transfer.facts.hostId, at: instant(app.now()), aggregates: [{ root, put }] });
}

/** Records a Survivor's first access and notifies them of it. Once they used a session, every later access requires one. */
export async function recordAccess(app: App, { host, record }: LoadedTransfer, row: ReleasedRow, usedSession: boolean): Promise<void> {
  if (row.firstAccessNotified) return usedSession ? demandSession(app, record, row) : undefined;
  const { transfer } = record;
  const { survivor } = row;
  const effects = notifySurvivors([survivor], 'first-access', `transfer/${transfer.facts.id}/first-access`, { transferId: transfer.facts.id });
  const next: ReleasedRow = { ...row, sessionDemanded: row.sessionDemanded || usedSession, firstAccessNotified: true };
  const hasMessage = host.custody.keys.get(survivor)?.message !== undefined;
  const reads = hasMessage && recordMessageRead(record.reads.get(survivor), survivor, instant(app.now()));
  const loaded = assembleWillState(app, host, record, []);
  const step = { ...unchangedStep(loaded.state), effects };
  const transferPut = { [releasedRow(survivor)]: next, ...(reads && { [readsRow(survivor)]: reads }) };
  await commitStep(app, loaded, step, { transferPut, audit: [{ event: 'will_accessed', facts: aboutMember(transfer, survivor) }] });
}
