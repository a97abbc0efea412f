import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { AUDIT_KEYS } from './keys.ts';
import type { PendingEffect, TimerData } from './unit-of-work.ts';

/** One record of the table's stream, as Lambda receives it. */
export interface TableRecord {
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  dynamodb: { SequenceNumber: string; Keys: Image; NewImage?: Image; OldImage?: Image };
}

type Image = Record<string, AttributeValue>;

/** What a change of the table requires: a new pending effect, a new audit entry, a timer that was set, moved or deleted, or a drive that was lost. */
export type TableEvent =
  | { kind: 'effect'; id: string; pending: PendingEffect | undefined }
  | { kind: 'audit'; hostId: string }
  | { kind: 'lost-drive'; grantId: string }
  | { kind: 'timer'; before: TimerData | undefined; next: TimerData | undefined };

/** Reads a record. Most records require nothing. */
export function readEvent({ eventName, dynamodb }: TableRecord): TableEvent | undefined {
  const [kind, id = ''] = (dynamodb.Keys['pk']?.S ?? '').split('#');
  if (kind === 'OUTBOX' && isWritten(dynamodb.NewImage)) return { kind: 'effect', id, pending: effectIn(dynamodb.NewImage) };
  if (kind === 'HOST' && eventName === 'INSERT' && dynamodb.Keys['sk']?.S?.startsWith(AUDIT_KEYS)) return { kind: 'audit', hostId: id };
  if (kind === 'OAUTH' && eventName === 'MODIFY') return isEnded(dynamodb.NewImage) ? { kind: 'lost-drive', grantId: id } : undefined;
  return kind === 'TIMER' ? { kind: 'timer', before: timerOf(dynamodb.OldImage), next: timerOf(dynamodb.NewImage) } : undefined;
}

/**
 * Whether a commit has written this effect: a worker that claims or postpones it leaves a mark. A commit replaces the whole row, also one that
 * someone has placed there before, which then is a MODIFY in the stream.
 */
function isWritten(image: Image | undefined): boolean {
  return image !== undefined && image['claimed_until'] === undefined;
}

/** A hint only, which selects the function that performs the effect. That function reads the effect itself. */
function effectIn(image: Image | undefined): PendingEffect | undefined {
  return image && (unmarshall(image)['data'] as PendingEffect | undefined);
}

/** A hint only: the worker that acts on it reads the grant itself. */
function isEnded(image: Image | undefined): boolean {
  return Boolean(image?.['data']?.M?.['endedAt']?.S) && image?.['data']?.M?.['notified']?.BOOL === false;
}

function timerOf(image: Image | undefined): TimerData | undefined {
  // Commit wrote this as TimerData. A forged one could only fire at a wrong time, which changes nothing.
  return image && (unmarshall(image)['data'] as TimerData);
}
