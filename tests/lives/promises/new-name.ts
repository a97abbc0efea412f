import { type Kept, type Life, willOf } from '#tests/lives/life.ts';
import { hostChanges } from './proofs-seen.ts';

/** A Survivor with a new name who was not notified of it yet. `contacts`: as their rows have had them since. `at`: epoch milliseconds. */
interface Renamed {
  id: string;
  names: [before: string, after: string];
  contacts: string;
  at: number;
}

interface Memory {
  due: Renamed[];
  /** Messages since the step before. */
  heard: { to: string; text: string }[];
}

const HOUR = 3_600_000;
/** A notice leaves immediately, or at the end of the night. */
const SOON = 14 * HOUR;
/** A text message has no names. */
const SHORT = /Your name for a will entrusted to you was changed/;

export const newName: Kept<Memory> = {
  name: 'new-name',
  sentence: 'That Survivor is notified of both names.',
  source: 'docs/threat-model.md ("is signed in as the Host and renames the Survivors")',
  begin: () => ({ due: [], heard: [] }),
  onEvent({ heard }, event) {
    if (event.kind === 'message') heard.push({ to: event.message.to, text: event.message.text });
    return undefined;
  },
  afterStep(memory, life) {
    learn(memory, life);
    const heard = memory.heard.splice(0);
    memory.due = memory.due.filter((one) => !heard.some((message) => isFor(message, one)));
    const { hasFault, isTampered, faultEndedAt } = life.state;
    if (hasFault || isTampered || faultEndedAt !== undefined || !willOf(life)) memory.due = [];
    const late = memory.due.find(({ at }) => life.now() - at > SOON);
    return late && `A Survivor is called ${late.names[1]} since ${new Date(late.at).toISOString()}, and was not notified of it.`;
  },
};

const isFor = ({ to, text }: Memory['heard'][number], { names, contacts }: Renamed): boolean =>
  contacts.includes(to) && (SHORT.test(text) || names.every((name) => text.includes(name)));

/** Learns from the rows of Survivors, so that it does not matter who has changed the name, by which request, and if its answer arrived. */
function learn(memory: Memory, life: Life): void {
  const changes = hostChanges(life);
  const isNew = changes.some(({ row, before }) => row.sk === 'WILL' && Object(before?.data).sealed === undefined);
  for (const { row, before, after } of changes) {
    if (!row.sk.startsWith('SURVIVOR#')) continue;
    const [earlier, { id, name, contacts, silenced }] = [Object(before?.data), Object(after?.data)];
    // Who was removed, or does not know the Host, gets no notices.
    if (!after || silenced?.length > 0) memory.due = memory.due.filter((one) => one.id !== Object(row.data).id);
    else for (const one of memory.due) if (one.id === id) one.contacts += contacts;
    const isRenamed = before && after && earlier.name !== name && !(silenced?.length > 0);
    if (isRenamed && !isNew) memory.due.push({ id, names: [earlier.name, name], contacts, at: life.now() });
  }
}
