import { createECDH, createPrivateKey, randomBytes, sign } from 'node:crypto';
import { isDestination } from '#common/contact.ts';
import { connectorConfigSchemas, type PushConfig } from './config.ts';
import type { Connector, Delivery, OutgoingMessage } from './connector.ts';
import {
  type CallProvider,
  failedDelivery,
  failureByStatus,
  laterSentence,
  type Provider,
  type ProviderOptions,
  type ProviderReply,
  withProvider,
} from './provider.ts';
import { encryptToBrowser } from './push-encryption.ts';
import { CURVE, privateJwk, pushPublicKey } from './push-key.ts';

const PROVIDER: Provider = { name: 'The notification service of this browser' };
/** As long as a message stays pending: after that, another one has followed. */
const KEPT_SECONDS = 72 * 60 * 60;
const TOKEN_SECONDS = 12 * 60 * 60;

/** Who sends: a P-256 scalar of 32 bytes, and an address under which a push service can reach the operator (`mailto:` or `https:`). */
export interface PushSender {
  key(): Promise<Uint8Array>;
  contact: string;
  now(): Date;
}

/**
 * Creates the connector for notifications in a browser (Web Push). The push service was chosen by the browser's maker, and its address
 * came from a browser: it is a server that the Host named. It cannot read the message.
 * https://www.rfc-editor.org/rfc/rfc8030, https://www.rfc-editor.org/rfc/rfc8291
 */
export function createPushConnector(options: ProviderOptions, sender: PushSender): Connector<PushConfig> {
  return {
    configSchema: connectorConfigSchemas.push,
    isDestination: (value) => isDestination('push', value),
    async deliver({ endpoint, keys }, message) {
      if (!isDestination('push', message.to)) return failedDelivery('This is not a device.', true);
      const body = sealed(keys, noticeOf(message));
      const authorization = await identity(sender, new URL(endpoint).origin);
      return withProvider(PROVIDER, options, (call) => send(call, endpoint, body, authorization));
    },
    // Only a message shows whether a browser still takes messages, and no one wants a message a day.
    check: async () => ({ accepted: true }),
  };
}

/** What the browser shows. `tag`: a message that is sent again replaces the one that is shown. */
function noticeOf({ id, subject, text, link }: OutgoingMessage): Buffer {
  return Buffer.from(JSON.stringify({ title: subject, text, tag: id, ...(link !== undefined && { link }) }));
}

function sealed(keys: PushConfig['keys'], notice: Buffer): Buffer {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return encryptToBrowser(keys, notice, { pair, salt: randomBytes(16) });
}

/** https://www.rfc-editor.org/rfc/rfc8292#section-2. Without `jose`, which the bundles of most senders would contain for this one token. */
async function identity({ key, contact, now }: PushSender, audience: string): Promise<string> {
  const scalar = await key();
  const expires = Math.floor(now().getTime() / 1000) + TOKEN_SECONDS;
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: audience, exp: expires, sub: contact },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signer = { key: createPrivateKey({ key: privateJwk(scalar), format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', Buffer.from(parts.join('.')), signer).toString('base64url');
  return `vapid t=${[...parts, signature].join('.')}, k=${pushPublicKey(scalar)}`;
}

/** https://www.rfc-editor.org/rfc/rfc8030#section-5 */
async function send(call: CallProvider, endpoint: string, body: Buffer, authorization: string): Promise<Delivery> {
  const headers = {
    authorization,
    ttl: String(KEPT_SECONDS),
    urgency: 'high',
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
  };
  return meaningOf(await call({ url: new URL(endpoint), headers, body }));
}

/**
 * 201, and 202 where a service answers before it has stored the message: https://www.rfc-editor.org/rfc/rfc8030#section-5. Microsoft's service
 * answers 200 or 201 too, and says in a header that it has dropped the message:
 * https://learn.microsoft.com/en-us/windows/apps/design/shell/tiles-and-notifications/push-request-response-headers
 */
const ACCEPTED: ReadonlySet<number> = new Set([200, 201, 202]);

function meaningOf({ status, headers }: ProviderReply): Delivery {
  const windows = String(headers['x-wns-status'] ?? 'received').toLowerCase();
  if (ACCEPTED.has(status)) return windows === 'received' ? { accepted: true } : failedDelivery(laterSentence(PROVIDER.name), false);
  if (status === 404 || status === 410) return { ...failedDelivery('This browser no longer takes notifications from us.', true), gone: true };
  return failureByStatus(PROVIDER.name, status);
}
