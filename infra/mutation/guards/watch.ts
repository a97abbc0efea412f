import { appendFileSync, readFileSync } from 'node:fs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

declare global {
  /** Called with the value of each guard. Returns it, or the value of the broken guard. */
  var watchGuard: (id: number, kind: string, value: unknown) => unknown;
}

/** The numbers of the broken guards. */
const broken = new Set((process.env['BROKEN_GUARDS'] ?? '').split(',').filter(Boolean).map(Number));
const folder = process.env['GUARDS_FOLDER'] ?? '';
const isRecording = process.env['RECORD_GUARDS'] !== undefined;
const seen = new Set<string>();

globalThis.watchGuard = (id, kind, value) => {
  if (isRecording) return recorded(id, kind, value);
  if (!broken.has(id)) return value;
  if (kind === 'exit' || kind === 'empty-if') return false;
  if (kind === 'only' || kind === 'empty-unless') return true;
  if (kind === 'version') return 'any';
  // The names and values of the condition stay in use: DynamoDB rejects a request with unused ones.
  return `(${value}) OR attribute_exists(pk) OR attribute_not_exists(pk)`;
};

/** Records that the guard has stopped something. A condition is recorded when DynamoDB rejects it, and found again by the spaces behind it. */
function recorded(id: number, kind: string, value: unknown): unknown {
  if (kind === 'condition') return `${value}${' '.repeat(id + 1)}`;
  const stops = kind === 'exit' || kind === 'empty-if' ? Boolean(value) : kind === 'version' || !value;
  if (stops) note(id);
  return value;
}

function note(id: number): void {
  const test = readFileSync(`${folder}/current`, 'utf8');
  const hit = JSON.stringify([id, ...JSON.parse(test)]);
  if (seen.has(hit)) return;
  seen.add(hit);
  appendFileSync(`${folder}/hits`, `${hit}\n`);
}

interface Failure {
  name?: string;
  CancellationReasons?: { Code?: string }[];
}

interface Conditional {
  ConditionExpression?: string;
}

if (isRecording) {
  const { send } = DynamoDBDocumentClient.prototype;
  // The overloads of `send` do not matter here: arguments and answer are passed on unchanged.
  DynamoDBDocumentClient.prototype.send = async function (this: DynamoDBDocumentClient, command: unknown, ...rest: unknown[]) {
    try {
      return await Reflect.apply(send, this, [command, ...rest]);
    } catch (error) {
      for (const id of rejectedConditions(error as Failure, command as { input: object })) note(id);
      throw error;
    }
  } as typeof send;
}

function rejectedConditions(error: Failure, { input }: { input: Conditional & { TransactItems?: Record<string, Conditional>[] } }): number[] {
  const idOf = (text = ''): number => text.length - text.trimEnd().length - 1;
  if (error.name === 'ConditionalCheckFailedException') return [idOf(input.ConditionExpression)].filter((id) => id >= 0);
  return (error.CancellationReasons ?? []).flatMap(({ Code }, n) => {
    const [write] = Object.values(input.TransactItems?.[n] ?? {});
    return Code === 'ConditionalCheckFailed' ? [idOf(write?.ConditionExpression)].filter((id) => id >= 0) : [];
  });
}
