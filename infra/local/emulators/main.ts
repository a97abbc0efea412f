import { type ClockSetting, timeOf } from '#infra/local/clock.ts';
import { type Gate, openGates } from '#infra/local/gate.ts';
import type { DriveOptions } from '#infra/local/providers/drive-server.ts';
import { startDropbox } from '#infra/local/providers/dropbox.ts';
import { startGoogle } from '#infra/local/providers/google.ts';
import { startMicrosoft } from '#infra/local/providers/microsoft.ts';
import { startTelegram } from '#infra/local/providers/telegram.ts';
import { startTwilio } from '#infra/local/providers/twilio.ts';
import { startVonage } from '#infra/local/providers/vonage.ts';
import { startWhatsapp } from '#infra/local/providers/whatsapp.ts';
import { StartError } from '#infra/local/start-error.ts';
import { startAdmin } from './admin.ts';
import { startDynamoDb } from './dynamodb.ts';
import { type Inbox, openInbox } from './inbox.ts';
import { startKms } from './kms.ts';
import { startObjectStore } from './object-store.ts';
import { startRelay } from './relay.ts';
import { startScheduler } from './scheduler.ts';
import { startSes } from './ses.ts';
import type { DriveEndpoints, EmulatorEndpoints, EmulatorSettings } from './settings.ts';
import { startSftp } from './sftp.ts';
import { startSmtp } from './smtp.ts';

// All emulators in one process beside the service, so that the service's memory figures are its own.
// Its only argument is an EmulatorSettings as JSON; its first line of output is an EmulatorEndpoints as JSON, or {"failed"}.

// This process ends with the one that started it: the pipe on standard input closes even when that one is killed.
// Every end goes through process.exit, whose listeners end Java and remove the stored objects.
process.stdin.resume().on('end', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));

try {
  // The settings are written by emulators-process.ts, which types them.
  const endpoints = await start(JSON.parse(process.argv[2] ?? '{}') as EmulatorSettings);
  process.stdout.write(`${JSON.stringify(endpoints)}\n`);
} catch (error) {
  const failed = error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error);
  process.stdout.write(`${JSON.stringify({ failed })}\n`, () => process.exit(1));
}

async function start(settings: EmulatorSettings): Promise<EmulatorEndpoints> {
  let clock: ClockSetting = settings.clock;
  const now = (): Date => timeOf(clock);
  const inbox = openInbox(now);
  const gates = openGates();
  const [staging, documents] = [settings.stagingBucket, settings.documentsBucket];

  const [database, objectStore, kms, { listener: scheduler, schedules }, ses, smtp, sftp, messaging, drives] = await Promise.all([
    startDynamoDb(settings.database),
    startObjectStore(settings.objectStoreKeys, now, { [staging]: gates.staging, [documents]: gates.object_store }),
    startKms(settings.kmsKeyIds, settings.kmsArnPrefix, gates.kms),
    startScheduler(
      { groups: settings.scheduleGroups, roleArns: settings.scheduleRoleArns, arnPrefix: settings.scheduleArnPrefix, now },
      gates.scheduler,
    ),
    startSes(inbox, settings.verifiedSender, gates.ses),
    startSmtp(inbox, gates.smtp),
    startSftp(0, gates.sftp),
    startMessaging(inbox, now, gates),
    startDrives({ redirectUri: settings.redirectUri, now }, gates),
  ]);
  const relay = await startRelay(database.url, gates.dynamodb);
  const admin = await startAdmin({
    inbox,
    schedules,
    telegram: messaging.telegram,
    gates,
    setClock(setting) {
      clock = setting;
    },
  });
  return {
    dynamodb: relay.url,
    database: database.url,
    s3: objectStore.url,
    kms: kms.url,
    scheduler: scheduler.url,
    ses: ses.url,
    smtp: smtp.endpoint,
    ...messaging.endpoints,
    sftp: sftp.endpoint,
    drives,
    admin: admin.url,
    ...(database.pid !== undefined && { javaPid: database.pid }),
  };
}

async function startMessaging(inbox: Inbox, now: () => Date, gates: Record<'sms' | 'whatsapp' | 'telegram', Gate>) {
  const [twilio, vonage, whatsapp, telegram] = await Promise.all([
    startTwilio(inbox, gates.sms),
    startVonage(inbox, gates.sms),
    startWhatsapp(inbox, gates.whatsapp),
    startTelegram(inbox, now, gates.telegram),
  ]);
  const configs = { sms: twilio.config, sms_vonage: vonage.config, whatsapp: whatsapp.config, telegram: telegram.config };
  const providers = { twilio: twilio.url, vonage: vonage.url, whatsapp: whatsapp.url, telegram: telegram.url };
  return { telegram, endpoints: { ...configs, providers } };
}

async function startDrives(options: DriveOptions, gates: Record<'gdrive' | 'dropbox' | 'onedrive', Gate>): Promise<DriveEndpoints> {
  const [google, dropbox, microsoft] = await Promise.all([
    startGoogle({ ...options, gate: gates.gdrive }),
    startDropbox({ ...options, gate: gates.dropbox }),
    startMicrosoft({ ...options, gate: gates.onedrive }),
  ]);
  return {
    addresses: { drive_a: google.addresses, drive_b: dropbox.addresses, drive_c: microsoft.addresses },
    clients: { drive_a: google.client, drive_b: dropbox.client, drive_c: microsoft.client },
  };
}
