import { after, instant, MINUTE } from '#common/time.ts';
import { jsonObject, record } from '#net/json-reply.ts';
import type { Log } from '#net/log.ts';
import { type Caller, sendSigned } from '#platform/signed-request.ts';
import type { DriveType } from '#storages/adapters/drive-addresses.ts';
import { fault } from '#storages/adapters/fault.ts';
import { driveSecretName } from './drive-secret-name.ts';

/** Reads the OAuth client secret of a drive. Throws `ServiceUnavailable` if it cannot be read. */
export type DriveSecrets = (type: DriveType) => Promise<string>;

interface World {
  stage: string;
  /** The address of Parameter Store. */
  address: string;
  caller(): Caller;
  now(): Date;
  alarm: Log['alarm'];
}

const MAX_AGE = 5 * MINUTE;

/**
 * Reads each secret from Parameter Store when it is first needed, and again when the value is five minutes old. So a new secret needs no
 * deployment. If the second read fails, the earlier value stays in use: if it is no longer valid, the drive itself rejects it.
 */
export function createDriveSecrets(world: World): DriveSecrets {
  const held = new Map<DriveType, { secret: string; until: string }>();
  return async (type) => {
    const earlier = held.get(type);
    const now = instant(world.now());
    if (earlier && now < earlier.until) return earlier.secret;
    const secret = (await read(world, type)) ?? earlier?.secret;
    if (secret === undefined) throw fault('ServiceUnavailable');
    held.set(type, { secret, until: after(now, MAX_AGE) });
    return secret;
  };
}

/** Returns undefined if the secret cannot be read. https://docs.aws.amazon.com/systems-manager/latest/APIReference/API_GetParameter.html */
async function read({ stage, address, caller, now, alarm }: World, type: DriveType): Promise<string | undefined> {
  const call = { target: 'AmazonSSM.GetParameter', body: JSON.stringify({ Name: driveSecretName(stage, type), WithDecryption: true }) };
  try {
    const { status, body } = await sendSigned({ service: 'ssm', url: new URL('/', address), call }, caller(), now());
    const { Parameter, __type } = jsonObject(Buffer.from(body));
    const { Value } = record(Parameter);
    if (status === 200 && typeof Value === 'string' && Value !== '') return Value;
    alarm('drive_secret_unread', { drive: type, status, ...(typeof __type === 'string' && { reason: __type }) });
  } catch (error) {
    alarm('drive_secret_unread', { drive: type, reason: error instanceof Error && 'code' in error ? String(error.code) : 'no reply' });
  }
  return undefined;
}
