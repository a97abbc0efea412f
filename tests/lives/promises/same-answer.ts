import type { Delivered, Kept, LifeEvent, Replied } from '#tests/lives/life.ts';

/** The player compares what happens with lost answers and without them. */
export const sameAnswer: Kept<null> = {
  name: 'same-answer',
  sentence: 'A repeated request has the answer of the first one. A lost answer costs a person no attempt and no five minutes.',
  source: 'docs/adr/0080',
  begin: () => null,
};

/** Messages leave within a minute. Those of the sweep come up to five later. */
const PATIENCE = 2 * 60_000;

/** How what people see with lost answers differs from what they see without. */
export function differenceOf(calm: readonly LifeEvent[], lost: readonly LifeEvent[]): string | undefined {
  const [expected, got] = [calm, lost].map((events) => events.filter(isReply).map(sentenceOf));
  const other = expected?.findIndex((sentence, n) => sentence !== got?.[n]) ?? -1;
  // Time passes while a call is repeated, and a limit may be over then. That costs no one anything.
  if (expected?.[other]?.includes(' 429')) return undefined;
  if (other >= 0) return `Without lost answers: ${expected?.[other]}. With them: ${got?.[other] ?? 'nothing'}.`;
  return lateMessage(calm, lost);
}

const isReply = (event: LifeEvent): event is Replied => event.kind === 'reply';
const isMessage = (event: LifeEvent): event is Delivered => event.kind === 'message';

/** The parts of a reply that are no names, times or secrets. */
function sentenceOf({ by, operation, reply: { status, body } }: Replied): string {
  const told = ['code', 'status', 'verified', 'attempts_remaining'].flatMap((field) =>
    body?.[field] === undefined ? [] : [`${field} ${body[field]}`],
  );
  return [by.name, operation, status, ...told].join(' ');
}

function lateMessage(calm: readonly LifeEvent[], lost: readonly LifeEvent[]): string | undefined {
  const left = lost.filter(isMessage);
  for (const wanted of calm.filter(isMessage)) {
    const at = left.findIndex((one) => isSame(one, wanted) && one.at < wanted.at + PATIENCE);
    if (at < 0) return `A message to ${wanted.message.to} is late or lost: ${wanted.message.subject || wanted.message.text.slice(0, 40)}`;
    left.splice(at, 1);
  }
  return undefined;
}

const isSame = ({ message: one }: Delivered, { message: other }: Delivered): boolean =>
  one.to === other.to && one.channel === other.channel && one.subject === other.subject;
