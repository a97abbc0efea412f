// What the rest of this project may use of this folder: a whole stack, its parts for tests of one part, and what they need to start them.

export type { FaultMode, FaultTarget } from './gateway/fault-injector.ts';
export type { Stack, StackOptions } from './stack.ts';

/** Starts a part. Its file and packages are loaded then, because most tests start few parts. */
const later =
  <Given extends unknown[], Part>(load: () => Promise<(...given: Given) => Promise<Part>>) =>
  async (...given: Given): Promise<Part> =>
    (await load())(...given);

export const startStack = later(async () => (await import('./stack.ts')).startStack);

// A folder, ports and names, which each stack and part needs.
export { createTemporaryFolder } from './data-folder.ts';
// The database and its table.
export { type Database, startDynamoDb } from './emulators/dynamodb.ts';
export { type Deployment, inventDeployment } from './environment.ts';
export { describeError } from './gateway/lambda-runtime.ts';
export { type Listener, listen, readBody, reservePort, siteOrigin, takePort } from './gateway/ports.ts';
export type { LocalTable } from './table/local-table.ts';
export { positionAfter } from './table/memory/memory-stream.ts';
export const openTable = later(async () => (await import('./table/local-table.ts')).openTable);
/** Returns the client of a new table in memory, which has nothing around it. */
export const tableInMemory = later(async () => {
  const { memoryClient } = await import('./table/memory/memory-client.ts');
  const { createMemoryTable } = await import('./table/memory/memory-table.ts');
  return async (name: string) => memoryClient(createMemoryTable(name));
});
export const startPointInTime = later(async () => (await import('./table/point-in-time.ts')).startPointInTime);

// Other services of AWS.
export { startScheduler } from './emulators/scheduler.ts';
export { type AcceptedMail, sesEvent } from './emulators/ses-events.ts';
export { isSignedWith, readSignature } from './emulators/signature-v4.ts';
export { LOCAL_SENDER, startTexts } from './emulators/texts.ts';
export { inputOf } from './mail-events.ts';
export const startSsm = later(async () => (await import('./emulators/ssm.ts')).startSsm);

// A Host's storages.
export type { ObjectStore } from './emulators/object-store.ts';
export type { SftpAccount, SftpServer } from './emulators/sftp.ts';
export type { Drive, DriveOptions } from './providers/drive-server.ts';
export { startDropbox } from './providers/dropbox.ts';
export { startGoogle } from './providers/google.ts';
export { startMicrosoft } from './providers/microsoft.ts';
export const startObjectStore = later(async () => (await import('./emulators/object-store.ts')).startObjectStore);
export const startSftp = later(async () => (await import('./emulators/sftp.ts')).startSftp);

// The providers of messages, and what they have accepted.
export { type Inbox, type Message, openInbox } from './emulators/inbox.ts';
export type { MailboxFault } from './emulators/mailboxes.ts';
export { decrypted, type PushSubscription, startPush } from './providers/push.ts';
export { startTelegram } from './providers/telegram.ts';
export { startTwilio } from './providers/twilio.ts';
export { startVonage } from './providers/vonage.ts';
export { startWhatsapp } from './providers/whatsapp.ts';
export const startSmtp = later(async () => (await import('./emulators/smtp.ts')).startSmtp);
