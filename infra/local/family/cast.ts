import type { StackEndpoints } from '#infra/local/endpoints.ts';
import type { PostBody } from '#infra/openapi/client.ts';

/** A Survivor of the demo, with their contact and how they authenticate. Without `authenticatesWith`, they take no part in the transfer. */
export interface Person {
  name: string;
  contact: { type: 'email' | 'sms' | 'whatsapp' | 'telegram'; value: string };
  authenticatesWith?: 'code' | 'paper';
}

/** The Survivors of the demo, the connectors in addition to e-mail, and the storage of the will. */
export interface Cast {
  survivors: readonly Person[];
  storage(endpoints: StackEndpoints): PostBody<'/api/storages'>;
  /** `hostAt` is the Host's own address on this channel. */
  connectors(endpoints: StackEndpoints): { body: PostBody<'/api/connectors'>; hostAt: string }[];
}

/** The typical story: all Survivors have e-mail. One of them uses a backup code from the paper. */
const EMAIL_ONLY: Cast = {
  survivors: [
    { name: 'Ben', contact: { type: 'email', value: 'ben@example.net' }, authenticatesWith: 'code' },
    { name: 'Clara', contact: { type: 'email', value: 'clara@example.net' }, authenticatesWith: 'paper' },
    { name: 'Daniel', contact: { type: 'email', value: 'daniel@example.net' } },
  ],
  storage: ({ object_store: config }) => ({ type: 'object_store', name: 'My bucket', config, directory_path: '/wills' }),
  connectors: () => [],
};

/** One Survivor on each channel. All of them are required, and the will is stored on an SSH server. */
const ALL_CHANNELS: Cast = {
  survivors: [
    { name: 'Ben', contact: { type: 'email', value: 'ben@example.net' }, authenticatesWith: 'code' },
    { name: 'Clara', contact: { type: 'sms', value: '+436641111111' }, authenticatesWith: 'code' },
    { name: 'Daniel', contact: { type: 'whatsapp', value: '+436642222222' }, authenticatesWith: 'code' },
    { name: 'Eva', contact: { type: 'telegram', value: '@eva_demo' }, authenticatesWith: 'code' },
  ],
  storage: ({ sftp: config }) => ({ type: 'sftp', name: 'At home', config, directory_path: '/wills' }),
  connectors: ({ sms, whatsapp, telegram }) => [
    { body: { type: 'sms', name: 'My Twilio', config: sms, priority: 1 }, hostAt: '+436640000001' },
    { body: { type: 'whatsapp', name: 'My WhatsApp', config: whatsapp, priority: 2 }, hostAt: '+436640000001' },
    { body: { type: 'telegram', name: 'My bot', config: telegram, priority: 3 }, hostAt: '@anna_demo' },
  ],
};

/** The cast of a sample family. Each has its own contacts, so that several families can share a stack. */
export function sampleCast(number: number): Cast {
  const [suffix, digits] = [number === 1 ? '' : `.${number}`, String(number).padStart(6, '0')];
  return {
    survivors: [
      { name: 'Ben', contact: { type: 'email', value: `ben${suffix}@example.net` }, authenticatesWith: 'code' },
      { name: 'Clara', contact: { type: 'sms', value: `+43664${digits}1` }, authenticatesWith: 'paper' },
      { name: 'Daniel', contact: { type: 'email', value: `daniel${suffix}@example.net` } },
    ],
    storage: EMAIL_ONLY.storage,
    connectors: ({ sms }) => [{ body: { type: 'sms', name: 'My Twilio', config: sms, priority: 1 }, hostAt: `+43664${digits}0` }],
  };
}

/** Returns the cast of the demo: one Survivor on each channel, or all with e-mail. */
export function castFor(everyChannel: boolean): Cast {
  return everyChannel ? ALL_CHANNELS : EMAIL_ONLY;
}
