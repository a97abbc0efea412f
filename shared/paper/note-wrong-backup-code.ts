import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { recordRefusedCode } from './record-refused-code.ts';
import { WRONG_BACKUP_CODES_ALLOWED } from './rules/backup-code-attempts.ts';

const DAY_SECONDS = 86_400;
const WRONG_SCOPE = 'backup-code-wrong';
const NOTIFIED_SCOPE = 'backup-codes-guessed';

/**
 * Records that a wrong backup code was entered for a Survivor. At the tenth within a day, notifies the Host, and in a transfer
 * also this Survivor: a person who can enter codes has seen the paper or a message with its number. Once a day.
 */
export async function noteWrongBackupCode(app: App, host: HostRecord, survivor: Survivor): Promise<void> {
  await recordRefusedCode(app, host, survivor, 'backup-code');
  const { counters, slidingWindows } = app.store;
  const earlier = await slidingWindows.slots(WRONG_SCOPE, survivor.id);
  const wrong = await slidingWindows.add(WRONG_SCOPE, survivor.id, 1, DAY_SECONDS, app.now(), earlier);
  if (wrong < WRONG_BACKUP_CODES_ALLOWED || (await counters.remembers(NOTIFIED_SCOPE, survivor.id, app.now()))) return;
  const at = instant(app.now());
  // The day is in the key, so that parallel requests send one message.
  const key = `backup-codes-guessed/${survivor.id}/${at.slice(0, 10)}`;
  const transferId = host.will?.transferId ?? null;
  const effects = [
    notifyHost('backup-codes-guessed-host', key, { survivor: survivor.id }, { spread: 'all' }),
    ...(transferId === null ? [] : notifySurvivors([survivor.id], 'backup-codes-guessed', key, { transferId })),
  ];
  await app.store.commit({ hostId: host.id, at, effects });
  // Stored only now: if we crash before, the next wrong code sends the notices.
  await counters.remember(NOTIFIED_SCOPE, survivor.id, DAY_SECONDS, app.now());
}
