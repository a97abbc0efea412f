import { objectOrEmpty } from '#net/json-reply.ts';
import { requireText, WireError } from './wire.ts';

/** A one-time schedule, as it was requested. */
export interface Schedule {
  name: string;
  group: string;
  at: Date;
  target: Target;
  deleteAfter: boolean;
  enabled: boolean;
  fired: boolean;
  clientToken: string;
  /** The request itself, to distinguish a repetition from another request with the same token. */
  wanted: string;
}

interface Target {
  arn: string;
  roleArn: string;
  input: string;
  /** The requested retry policy and dead-letter queue. */
  retryPolicy?: { MaximumEventAgeInSeconds: number; MaximumRetryAttempts: number };
  deadLetterArn?: string;
}

const MAX_INPUT_BYTES = 256 * 1024;

/** Reads the body of CreateSchedule or UpdateSchedule. Throws ValidationException for everything that the real service would refuse. */
export function schedule(name: string, group: string, body: Record<string, unknown>): Schedule {
  if (!/^[0-9a-zA-Z\-_.]{1,64}$/.test(name)) {
    throw invalid("Value at 'name' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[0-9a-zA-Z-_.]+$ and length 1-64");
  }
  checkWindow(objectOrEmpty(body['FlexibleTimeWindow']));
  const { ClientToken, ...wanted } = body;
  return {
    name,
    group,
    at: moment(requireText(body, 'ScheduleExpression'), body['ScheduleExpressionTimezone']),
    target: target(objectOrEmpty(body['Target'])),
    deleteAfter: oneOf(body, 'ActionAfterCompletion', ['NONE', 'DELETE']) === 'DELETE',
    enabled: oneOf(body, 'State', ['ENABLED', 'DISABLED']) !== 'DISABLED',
    fired: false,
    clientToken: String(ClientToken ?? ''),
    wanted: JSON.stringify(wanted),
  };
}

/** `at(yyyy-mm-ddThh:mm:ss)`: no zone letter, no fraction of a second. */
function moment(expression: string, zone: unknown): Date {
  const written = /^at\((\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\)$/.exec(expression)?.[1];
  const at = new Date(`${written}Z`);
  // A date that does not exist (31 February) becomes another date, which the comparison detects.
  if (!written || Number.isNaN(at.getTime()) || !at.toISOString().startsWith(written)) throw invalid(`Invalid Schedule Expression ${expression}.`);
  if (zone !== undefined && zone !== 'UTC') throw invalid('The local scheduler knows UTC only.');
  return at;
}

function target(given: Record<string, unknown>): Schedule['target'] {
  const arn = requireText(given, 'Arn');
  const roleArn = requireText(given, 'RoleArn');
  const input = given['Input'] === undefined ? '{}' : requireText(given, 'Input');
  if (!/^arn:aws[a-z-]*:lambda:[a-z0-9-]+:\d{12}:function:[\w-]+$/.test(arn)) throw invalid(`Provided Arn is not in correct format: ${arn}`);
  if (Buffer.byteLength(input) > MAX_INPUT_BYTES) throw invalid('Input is longer than 256 KiB.');
  try {
    JSON.parse(input);
  } catch {
    throw invalid('Input for a Lambda target must be valid JSON.');
  }
  return { arn, roleArn, input, ...undelivered(given) };
}

/** https://docs.aws.amazon.com/scheduler/latest/UserGuide/configuring-schedule-dlq.html */
function undelivered(given: Record<string, unknown>): Pick<Target, 'retryPolicy' | 'deadLetterArn'> {
  const { MaximumEventAgeInSeconds = 86_400, MaximumRetryAttempts = 185 } = objectOrEmpty(given['RetryPolicy'] ?? {});
  const deadLetterArn = given['DeadLetterConfig'] === undefined ? undefined : requireText(objectOrEmpty(given['DeadLetterConfig']), 'Arn');
  const age = Number(MaximumEventAgeInSeconds);
  const attempts = Number(MaximumRetryAttempts);
  if (!(age >= 60 && age <= 86_400)) throw invalid("Value at 'maximumEventAgeInSeconds' must be from 60 to 86400.");
  if (!(attempts >= 0 && attempts <= 185)) throw invalid("Value at 'maximumRetryAttempts' must be from 0 to 185.");
  if (deadLetterArn !== undefined && !/^arn:aws[a-z-]*:sqs:[a-z0-9-]+:\d{12}:[\w-]+$/.test(deadLetterArn))
    throw invalid(`${deadLetterArn} is no queue.`);
  return { retryPolicy: { MaximumEventAgeInSeconds: age, MaximumRetryAttempts: attempts }, ...(deadLetterArn && { deadLetterArn }) };
}

function checkWindow({ Mode }: Record<string, unknown>): void {
  if (Mode !== 'OFF') throw invalid("Value at 'flexibleTimeWindow.mode' must be OFF: a deadline has no window.");
}

function oneOf(body: Record<string, unknown>, field: string, values: readonly string[]): unknown {
  const value = body[field];
  if (value !== undefined && !values.includes(String(value))) throw invalid(`Value at '${field}' must be one of ${values.join(', ')}`);
  return value;
}

function invalid(message: string): WireError {
  return new WireError(400, 'ValidationException', message);
}
