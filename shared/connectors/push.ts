import { createECDH, createPrivateKey } from 'node:crypto';
import { encrypt } from 'http_ece';
import { SignJWT } from 'jose';
import { isDestination } from '#common/contact.ts';
import { connectorConfigSchemas, type PushConfig } from './config.ts';
import type { Connector, Delivery, OutgoingMessage } from './connector.ts';
import {
  type CallProvider,
  failedDelivery,
  failureByStatus,
  type Provider,
  type ProviderOptions,
  type ProviderReply,
  withProvider,
} from './provider.ts';
import { CURVE, privateJwk, pushPublicKey } from './push-key.ts';

const PROVIDER: Provider = { name: 'The notification service of this browser' };
/** As long as a message stays pending: after that, another one has followed. */
const KEPT_SECONDS = 72 * 60 * 60;
const TOKEN_SECONDS = 12 * 60 * 60;
/** Every push service takes 4,096 bytes. https://www.rfc-editor.org/rfc/rfc8030#section-7.2 */
const RECORD_BYTES = 4096;

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
export function createPushConnector(options: ProviderOptions, sender: PushSender | undefined): Connector<PushConfig> {
  return {
    configSchema: connectorConfigSchemas.push,
    isDestination: (value) => isDestination('push', value),
    async deliver({ endpoint, keys }, message) {
      if (!isDestination('push', message.to)) return failedDelivery('This is not a device.', true);
      if (!sender) return failedDelivery('This service sends no notifications to browsers.', true);
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

function sealed({ p256dh, auth }: PushConfig['keys'], notice: Buffer): Buffer {
  const privateKey = createECDH(CURVE);
  privateKey.generateKeys();
  return encrypt(notice, { version: 'aes128gcm', dh: p256dh, authSecret: auth, privateKey, rs: RECORD_BYTES });
}

/** https://www.rfc-editor.org/rfc/rfc8292#section-2 */
async function identity({ key, contact, now }: PushSender, audience: string): Promise<string> {
  const scalar = await key();
  const token = await new SignJWT({ aud: audience, sub: contact })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setExpirationTime(Math.floor(now().getTime() / 1000) + TOKEN_SECONDS)
    .sign(createPrivateKey({ key: privateJwk(scalar), format: 'jwk' }));
  return `vapid t=${token}, k=${pushPublicKey(scalar)}`;
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

function meaningOf({ status }: ProviderReply): Delivery {
  if (status >= 200 && status < 300) return { accepted: true };
  if (status === 404 || status === 410) return { ...failedDelivery('This browser no longer takes notifications from us.', true), gone: true };
  return failureByStatus(PROVIDER.name, status);
}
