import type { StreamRecord } from '#infra/local/table/table-stream.ts';

/** Whether Lambda passes this record on: infra/cloud/effects-stream.ts says which. A function is called for no other one. */
export function passesFilter({ eventName, dynamodb }: Pick<StreamRecord, 'eventName' | 'dynamodb'>): boolean {
  const [kind] = dynamodb?.Keys?.['pk']?.S?.split('#') ?? [];
  if (kind === 'OUTBOX') return eventName !== 'REMOVE' && dynamodb?.NewImage?.['claimed_until'] === undefined;
  if (kind === 'HOST') return eventName === 'INSERT' && dynamodb?.Keys?.['sk']?.S?.startsWith('AUDIT#') === true;
  return kind === 'TIMER' || (kind === 'OAUTH' && eventName === 'MODIFY');
}
