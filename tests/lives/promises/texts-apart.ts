import type { Kept, Life, Replied } from '#tests/lives/life.ts';
import { isOfHost } from './accounts.ts';
import { hostChanges, isOptOut, jsonOf } from './proofs-seen.ts';

/** A text that a person must get. Times are epoch milliseconds. */
interface Due {
  to: string;
  from: number;
  by: number;
  what: keyof typeof TEXTS;
}

interface Memory {
  /** When the will was first sealed. */
  sealedAt?: number;
  /** The contacts of each Survivor, by id. */
  contacts: Record<string, string[]>;
  due: Due[];
  /** The newest texts. */
  heard: { to: string; at: number; text: string }[];
}

const TEXTS = { open: /can be read now/, replaced: /contact details for a will entrusted to you were replaced/ } as const;

const HOUR = 3_600_000;
/** A text leaves immediately. One that found no room is tried again later. */
const SOON = 2 * HOUR;
/** Anyone can use up the texts of a will that was sealed since. */
const NEW = 14 * 24 * HOUR;

export const textsApart: Kept<Memory> = {
  name: 'texts-apart',
  sentence:
    'Running transfers and notices of a change of an older will, to the Host and to Survivors, have sums for their own Host and number. Codes, and messages that anyone can ask for, have sums apart from notices.',
  source: 'docs/adr/0069',
  begin: () => ({ contacts: {}, due: [], heard: [] }),
  onEvent(memory, event, life) {
    if (event.kind === 'message' && event.message.channel !== 'email')
      memory.heard = [...memory.heard, { to: event.message.to, at: event.at, text: event.message.text }].slice(-MOST_HEARD);
    if (event.kind !== 'reply') return undefined;
    // They want no messages.
    if (isOptOut(event)) memory.due = [];
    if (isOfHost(event, life.state)) learn(memory, event);
    return undefined;
  },
  afterStep(memory, life) {
    for (const { row, after } of hostChanges(life)) {
      if (row.sk !== 'WILL') continue;
      if (after) memory.sealedAt ??= Date.parse(String(after.data['firstSealedAt']));
      else delete memory.sealedAt;
    }
    const opened = openedAt(life);
    if (opened !== undefined && isOld(memory, opened))
      for (const { id, contacts, phone } of life.state.survivors)
        if (id !== undefined && contacts.join() === 'sms') memory.due.push({ to: phone, from: opened, by: opened + SOON, what: 'open' });
    const { isTampered, restored, faultEndedAt, hasFault } = life.state;
    if (isTampered || restored || faultEndedAt !== undefined || hasFault) memory.due = [];
    memory.due = memory.due.filter((due) => !memory.heard.some((one) => isMeant(due, one)));
    const late = memory.due.find(({ by }) => by < life.now());
    return late && `${late.to} got no text ${late.what === 'open' ? 'that the documents can be read' : 'that their contact was replaced'}.`;
  },
};

const MOST_HEARD = 40;
const isMeant = (due: Due, { to, at, text }: Memory['heard'][number]): boolean => to === due.to && at >= due.from && TEXTS[due.what].test(text);

const isOld = ({ sealedAt }: Memory, at: number): boolean => sealedAt !== undefined && at >= sealedAt + NEW;

/** When a transfer has opened in this step. Undefined if none is open now. */
function openedAt({ inside, state }: Life): number | undefined {
  const times = inside.changes().map(({ before, after }) => {
    const [was, is] = [before, after].map(
      (row) => Object(row?.['data']) as { facts?: { hostId?: string }; state?: { status?: string; accessibleAt?: string } },
    );
    const isOpening = after?.['sk'] === 'META' && is?.facts?.hostId === state.host.id && is?.state?.status === 'accessible';
    return isOpening && was?.state?.status !== 'accessible' ? Date.parse(is?.state?.accessibleAt ?? '') : undefined;
  });
  return times.findLast((at) => at !== undefined);
}

/** Learns the contacts of Survivors, and whose only telephone is replaced. */
function learn(memory: Memory, event: Replied): void {
  const { operation, path, reply, sentAt, at, by } = event;
  const contacts = jsonOf(event).contact_methods?.map(({ value }) => value);
  const id = operation === 'POST /api/survivors' ? reply.body?.id : path.split('/')[3];
  if (!contacts || !id || reply.status >= 300) return;
  const [before = '', ...others] = memory.contacts[id] ?? [];
  memory.contacts[id] = contacts;
  const isReplaced = before.startsWith('+') && others.length === 0 && !contacts.includes(before);
  if (isReplaced && isOld(memory, sentAt) && by.role === 'host') memory.due.push({ to: before, from: sentAt, by: at + SOON, what: 'replaced' });
}
