import { after, instant, MINUTE } from '#common/time.ts';
import { jsonObject, objectOrEmpty } from '#net/json-reply.ts';
import type { Log } from '#net/log.ts';
import { type Caller, sendSigned } from './signed-request.ts';

/** Reads a secret of the operator by the name of its parameter. Returns undefined if it cannot be read. */
export type Secrets = (name: string) => Promise<string | undefined>;

interface World {
  /** The address of Parameter Store. */
  address: string;
  caller(): Caller;
  now(): Date;
  alarm: Log['alarm'];
}

const MAX_AGE = 5 * MINUTE;

/**
 * Reads each secret from Parameter Store when it is first needed, and again when the value is five minutes old. So a new secret needs no
 * deployment. If the second read fails, the earlier value stays in use: if it is no longer valid, the provider itself rejects it.
 */
export function createSecrets(world: World): Secrets {
  const held = new Map<string, { secret: string; until: string }>();
  return async (name) => {
    const earlier = held.get(name);
    const now = instant(world.now());
    if (earlier && now < earlier.until) return earlier.secret;
    const secret = (await read(world, name)) ?? earlier?.secret;
    if (secret !== undefined) held.set(name, { secret, until: after(now, MAX_AGE) });
    return secret;
  };
}

/** https://docs.aws.amazon.com/systems-manager/latest/APIReference/API_GetParameter.html */
async function read({ address, caller, now, alarm }: World, name: string): Promise<string | undefined> {
  const call = { target: 'AmazonSSM.GetParameter', body: JSON.stringify({ Name: name, WithDecryption: true }) };
  try {
    const { status, body } = await sendSigned({ service: 'ssm', url: new URL('/', address), call }, caller(), now());
    const { Parameter, __type } = jsonObject(Buffer.from(body));
    const { Value } = objectOrEmpty(Parameter);
    if (status === 200 && typeof Value === 'string' && Value !== '') return Value;
    alarm('secret_unread', { name, status, ...(typeof __type === 'string' && { reason: __type }) });
  } catch (error) {
    alarm('secret_unread', { name, reason: error instanceof Error && 'code' in error ? String(error.code) : 'no reply' });
  }
  return undefined;
}
