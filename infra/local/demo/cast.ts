import type { StackEndpoints } from '#infra/local/stack.ts';
import type { PostBody } from '#infra/openapi/client.ts';

/** How a Survivor of the demo is reached, and how they prove who they are; those without a way stay at home. */
export interface Person {
  name: string;
  contact: { type: 'email' | 'sms' | 'whatsapp' | 'telegram'; value: string };
  authenticatesWith?: 'code' | 'paper';
}

/** Who plays, over which channels besides e-mail, and where the will lies. */
export interface Cast {
  survivors: readonly Person[];
  storage(endpoints: StackEndpoints): PostBody<'/api/storages'>;
  /** `hostAt`: where the Host is reached over it. */
  connectors(endpoints: StackEndpoints): { body: PostBody<'/api/connectors'>; hostAt: string }[];
}

/** The story as most people would live it: everybody has e-mail, one has lost theirs and takes out the paper. */
const EMAIL_ONLY: Cast = {
  survivors: [
    { name: 'Ben', contact: { type: 'email', value: 'ben@example.net' }, authenticatesWith: 'code' },
    { name: 'Clara', contact: { type: 'email', value: 'clara@example.net' }, authenticatesWith: 'paper' },
    { name: 'Daniel', contact: { type: 'email', value: 'daniel@example.net' } },
  ],
  storage: ({ object_store: config }) => ({ type: 'object_store', name: 'My bucket', config, directory_path: '/wills' }),
  connectors: () => [],
};

/** One Survivor on each channel, all of them needed, and the will on an SSH server. */
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

/** The cast that the command line asks for. */
export function castFor(words: readonly string[]): Cast {
  return words.includes('--channels') ? ALL_CHANNELS : EMAIL_ONLY;
}
