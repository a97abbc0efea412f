import { aboutMember } from '#domain/audit.ts';
import { notifySurvivors } from '#domain/messages/notify.ts';
import { recordMessageRead } from '#domain/reads.ts';
import { instant } from '#domain/time.ts';
import { unchangedStep } from '#domain/will.ts';
import type { App } from '#platform/app.ts';
import { readsRow, releasedRow } from '#store/keys.ts';
import type { ReleasedRow } from '#store/transfers.ts';
import { assembleWillState, commitStep } from '#workflows/will-state.ts';
import type { LoadedTransfer } from './load-transfer.ts';

/** Records a Survivor's first access and notifies them of it. Once they used a session, every later access requires one. */
export async function recordAccess(app: App, { host, record }: LoadedTransfer, row: ReleasedRow, usedSession: boolean): Promise<void> {
  const sessionDemanded = row.sessionDemanded || usedSession;
  const isFirst = !row.firstAccessTold;
  if (!isFirst && sessionDemanded === row.sessionDemanded) return;
  const { transfer } = record;
  const { survivor } = row;
  const effects = isFirst
    ? notifySurvivors([survivor], 'first-access', `transfer/${transfer.facts.id}/first-access`, { transferId: transfer.facts.id })
    : [];
  const next: ReleasedRow = { ...row, sessionDemanded, firstAccessTold: true };
  const hasMessage = isFirst && host.custody.keys.get(survivor)?.message !== undefined;
  const reads = hasMessage && recordMessageRead(record.reads.get(survivor), survivor, instant(app.now()));
  const loaded = assembleWillState(app, host, record, []);
  const step = { ...unchangedStep(loaded.state), effects };
  const transferPut = { [releasedRow(survivor)]: next, ...(reads && { [readsRow(survivor)]: reads }) };
  await commitStep(app, loaded, step, { transferPut, audit: [{ event: 'will_accessed', facts: aboutMember(transfer, survivor) }] });
}
