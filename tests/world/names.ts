import { functionEnvironment, inventDeployment } from '#infra/local/environment.ts';

/** The names of this deployment. They are the same in each world. */
export const names = { ...inventDeployment(), tableName: 'table', custodyKeyId: 'custody', operationsKeyId: 'operations', evidenceKeyId: 'evidence' };

/** The address of the API. */
export const API = 'http://api.world';

/** The environment of all functions, whatever that of this process has. */
export function environmentOfWorld(): Record<string, string> {
  const endpoints = { s3: 'http://s3.world', drives: { clients: { drive_a: { id: 'a' }, drive_b: { id: 'b' }, drive_c: { id: 'c' } } } };
  // The clients of AWS are replaced, so that no other address of an emulator is used, but that of S3 is in the addresses of uploads.
  const env = functionEnvironment(names, endpoints as never, { api: API, lambda: 'http://lambda.world' });
  return { ...env, LOG_LEVEL: 'WARN', SMS_COUNTRIES: 'AT+43,DE+49,CH+41', TELEGRAM_BOT: 'will_local_bot' };
}
