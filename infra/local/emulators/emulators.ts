import { DRIVE_TYPES } from '#common/storage-kinds.ts';
import { type DataFolder, openDataFolder } from '#infra/local/data-folder.ts';
import { createFaultInjectors, type FaultInjector, type FaultTarget } from '#infra/local/gateway/fault-injector.ts';
import { pickStablePort, untilPortFree } from '#infra/local/gateway/ports.ts';
import type { DriveOptions } from '#infra/local/providers/drive-server.ts';
import { startDropbox } from '#infra/local/providers/dropbox.ts';
import { startGoogle } from '#infra/local/providers/google.ts';
import { startMicrosoft } from '#infra/local/providers/microsoft.ts';
import { startPush } from '#infra/local/providers/push.ts';
import { newTelegramConfig, startTelegram } from '#infra/local/providers/telegram.ts';
import { newTwilioConfig, startTwilio } from '#infra/local/providers/twilio.ts';
import { newVonageConfig, startVonage } from '#infra/local/providers/vonage.ts';
import { newWhatsappConfig, startWhatsapp } from '#infra/local/providers/whatsapp.ts';
import { type ClockSetting, timeOf } from '#infra/local/time/clock.ts';
import { botSecretName } from '#platform/service-secrets.ts';
import { driveSecretName } from '#storages/drives/drive-secret-name.ts';
import { startAdmin } from './admin.ts';
import { startDynamoDb } from './dynamodb.ts';
import { type Inbox, type Message, openInbox } from './inbox.ts';
import { newMaterials, startKms } from './kms.ts';
import { createMailboxes, type Mailboxes } from './mailboxes.ts';
import { startObjectStore } from './object-store.ts';
import type { ObjectStoreKey } from './object-store-guard.ts';
import { startRelay } from './relay.ts';
import type { Schedule } from './schedule.ts';
import { startScheduler } from './scheduler.ts';
import { startSes } from './ses.ts';
import type { BusEvent } from './ses-events.ts';
import type { DriveEndpoints, EmulatorEndpoints, EmulatorSettings } from './settings.ts';
import { newSftpAccount, startSftp } from './sftp.ts';
import { newSmtpAccount, startSmtp } from './smtp.ts';
import { startSsm } from './ssm.ts';
import { startTexts } from './texts.ts';

/** The running emulators. `close` ends all listeners, the database first, so that it completes its files. */
export interface RunningEmulators {
  endpoints: EmulatorEndpoints;
  faultInjectors: Readonly<Record<FaultTarget, FaultInjector>>;
  close(): Promise<void>;
}

/** Starts all emulators in this process. Throws StartError for a problem that the user can fix. */
export async function openEmulators(settings: EmulatorSettings): Promise<RunningEmulators> {
  let clock: ClockSetting = settings.clock;
  const now = (): Date => timeOf(clock);
  const data = openDataFolder(settings.dataFolder);
  const ports = portsOf(settings, data);
  // An earlier stack on this folder may still be ending. When its port is free, its database has ended too, and all files are final.
  if (settings.dataFolder !== undefined) await untilPortFree(ports.objects);
  const inbox = keptInbox(data, now);
  const around = { data, inbox, now, faultInjectors: createFaultInjectors(), mailboxes: createMailboxes(), mailEvents: [] as BusEvent[] };
  const { faultInjectors } = around;
  const [aws, smtp, sftp, messaging, drives] = await Promise.all([
    startAws(settings, around),
    startSmtp(inbox, faultInjectors.smtp, { ...data.loadOrCreate('smtp', newSmtpAccount), port: ports.smtp }),
    startSftp({ ...data.loadOrCreate('sftp', newSftpAccount), port: ports.sftp }, faultInjectors.sftp, data.folder('sftp')),
    startMessaging(around),
    startDrives({ redirectUri: settings.redirectUri, now }, faultInjectors),
  ]);
  const { database, objectStore, kms, scheduler, ses } = aws;
  const setClock = (setting: ClockSetting): void => {
    clock = setting;
  };
  const [ssm, relay, admin] = await Promise.all([
    startSsm(secretsOf(settings, drives.endpoints, messaging.telegram.ownToken), serviceKeys(settings)),
    startRelay(database.url, faultInjectors.dynamodb),
    startAdmin({ ...around, objects: objectStore, schedules: scheduler.schedules, telegram: messaging.telegram, setClock }),
  ]);
  const endpoints = {
    dynamodb: relay.url,
    database: database.url,
    s3: objectStore.url,
    kms: kms.url,
    scheduler: scheduler.listener.url,
    ses: ses.url,
    ssm: ssm.url,
    smtp: smtp.endpoint,
    ...messaging.endpoints,
    sftp: sftp.endpoint,
    drives: drives.endpoints,
    admin: admin.url,
    ...(database.pid !== undefined && { javaPid: database.pid }),
  };
  const others = [objectStore, kms, scheduler.listener, ses, smtp, sftp, ...messaging.listeners, ...drives.listeners, ssm, relay, admin];
  return {
    endpoints,
    faultInjectors,
    async close() {
      await database.stop();
      await Promise.all(others.map((one) => one.close()));
    },
  };
}

interface Surroundings {
  data: DataFolder;
  faultInjectors: Readonly<Record<FaultTarget, FaultInjector>>;
  inbox: Inbox;
  mailboxes: Mailboxes;
  mailEvents: BusEvent[];
  now: () => Date;
}

/** Starts the emulators of AWS. */
async function startAws(settings: EmulatorSettings, { data, faultInjectors, inbox, mailboxes, mailEvents, now }: Surroundings) {
  const { stagingBucket, packagesBucket, documentsBucket, verifiedSender, mailSet } = settings;
  const [database, objectStore, kms, scheduler, ses] = await Promise.all([
    startDynamoDb(settings.database, settings.dataFolder && data.folder('table')),
    startObjectStore(
      settings.objectStoreKeys,
      now,
      { [stagingBucket]: faultInjectors.staging, [packagesBucket]: faultInjectors.packages, [documentsBucket]: faultInjectors.object_store },
      objectPlace(settings, data),
    ),
    startKms(settings.kmsKeyIds, settings.kmsArnPrefix, faultInjectors.kms, keyMaterials(settings, data)),
    startScheduler(schedulerRules(settings, data, now), faultInjectors.scheduler),
    startSes({ inbox, mailboxes, mailSet, verifiedSender, now, publish: (event) => void mailEvents.push(event) }, faultInjectors.ses),
  ]);
  return { database, objectStore, kms, scheduler, ses };
}

async function startMessaging({ data, faultInjectors, inbox, now }: Surroundings) {
  const [texts, twilio, vonage, whatsapp, telegram, push] = await Promise.all([
    startTexts(inbox, faultInjectors.sms),
    startTwilio(inbox, faultInjectors.sms, data.loadOrCreate('twilio', newTwilioConfig)),
    startVonage(inbox, faultInjectors.sms, data.loadOrCreate('vonage', newVonageConfig)),
    startWhatsapp(inbox, faultInjectors.whatsapp, data.loadOrCreate('whatsapp', newWhatsappConfig)),
    startTelegram(inbox, now, faultInjectors.telegram, botsIn(data)),
    startPush(inbox, now, faultInjectors.push),
  ]);
  const configs = { sms: twilio.config, sms_vonage: vonage.config, whatsapp: whatsapp.config, telegram: telegram.config, push: push.subscribe() };
  const providers = { twilio: twilio.url, twilioConversations: twilio.url, vonage: vonage.url, whatsapp: whatsapp.url, telegram: telegram.url };
  const listeners = [texts, twilio, vonage, whatsapp, telegram, push];
  return { telegram, endpoints: { ...configs, providers, texts: texts.url }, listeners };
}

function botsIn(data: DataFolder) {
  return { host: data.loadOrCreate('telegram', newTelegramConfig), own: data.loadOrCreate('bot', newTelegramConfig) };
}

async function startDrives(options: DriveOptions, faultInjectors: Record<'gdrive' | 'dropbox' | 'onedrive', FaultInjector>) {
  const [google, dropbox, microsoft] = await Promise.all([
    startGoogle({ ...options, faultInjector: faultInjectors.gdrive }),
    startDropbox({ ...options, faultInjector: faultInjectors.dropbox }),
    startMicrosoft({ ...options, faultInjector: faultInjectors.onedrive }),
  ]);
  const endpoints: DriveEndpoints = {
    addresses: { drive_a: google.addresses, drive_b: dropbox.addresses, drive_c: microsoft.addresses },
    clients: { drive_a: google.client, drive_b: dropbox.client, drive_c: microsoft.client },
  };
  return { endpoints, listeners: [google, dropbox, microsoft] };
}

function serviceKeys({ objectStoreKeys, stagingBucket }: EmulatorSettings): ObjectStoreKey[] {
  return objectStoreKeys.filter(({ buckets }) => buckets.includes(stagingBucket));
}

/** Returns the secrets of the OAuth clients and of the service's bot, by the names of their parameters. */
function secretsOf({ stage }: EmulatorSettings, { clients }: DriveEndpoints, botToken: string): Record<string, string> {
  const drives = Object.fromEntries(DRIVE_TYPES.map((type) => [driveSecretName(stage, type), clients[type].secret]));
  return { ...drives, [botSecretName(stage)]: botToken };
}

function keptInbox(data: DataFolder, now: () => Date): Inbox {
  const earlier = data.loadOrCreate<Message[]>('messages', () => []);
  return openInbox(now, earlier, (all) => data.save('messages', all));
}

/** A Host's settings contain these addresses. With a data folder, the next start uses the same ones. */
function portsOf({ dataFolder }: EmulatorSettings, data: DataFolder): { objects: number; smtp: number; sftp: number } {
  if (dataFolder === undefined) return { objects: 0, smtp: 0, sftp: 0 };
  return data.loadOrCreate('ports', () => {
    const first = pickStablePort();
    return { objects: first, smtp: first + 1, sftp: first + 2 };
  });
}

function objectPlace(settings: EmulatorSettings, data: DataFolder): { folder: string; port: number } {
  return { folder: data.folder('objects'), port: portsOf(settings, data).objects };
}

function keyMaterials({ kmsKeyIds }: EmulatorSettings, data: DataFolder): Record<string, string> {
  return data.loadOrCreate('kms', () => newMaterials(kmsKeyIds));
}

function schedulerRules(settings: EmulatorSettings, data: DataFolder, now: () => Date) {
  const { scheduleGroups: groups, scheduleRoleArns: roleArns, scheduleArnPrefix: arnPrefix } = settings;
  const earlier = data.loadOrCreate<Schedule[]>('schedules', () => []);
  return { groups, roleArns, arnPrefix, now, earlier, save: (all: readonly Schedule[]) => data.save('schedules', all) };
}
