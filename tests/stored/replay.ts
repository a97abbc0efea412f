import type { TestStack } from '#tests/support/stack.ts';
import { HOUR } from '#tests/support/story.ts';
import type { ExpectedMessage, Fixture } from './fixture.ts';
import { restoredStack } from './restore.ts';
import { type Lives, NAMES_IN_MESSAGES } from './stories.ts';

/** Long enough that everything that failed before the recording was retried. */
const LATER = 6 * HOUR;

/** The number of records that the handler receives in one call. */
const BATCH = 25;

/** Starts a stack on a fixture and lets time pass. Returns the messages that are sent. */
export async function replay(fixture: Fixture): Promise<Fixture['expected']> {
  const stack = await restoredStack(fixture);
  try {
    return await replayRecords(stack, fixture);
  } finally {
    await stack.stop();
  }
}

/** Passes the recorded records to the stream's handler. Then time passes. */
export async function replayRecords(stack: TestStack, fixture: Fixture): Promise<Fixture['expected']> {
  for (let at = 0; at < fixture.records.length; at += BATCH) {
    const { batchItemFailures } = await stack.run('streams/perform-effects', { Records: fixture.records.slice(at, at + BATCH) });
    if (batchItemFailures.length > 0) throw new Error(`The handler failed at ${batchItemFailures.length} records:\n${stack.log().slice(-3000)}`);
  }
  const atOnce = await shortMessages(stack, fixture);
  await stack.clearMessages();
  await stack.advance(LATER);
  return { atOnce, later: await shortMessages(stack, fixture) };
}

/** Returns all messages so far, sorted so that the order of sending does not matter. */
async function shortMessages(stack: TestStack, { lives }: Fixture): Promise<ExpectedMessage[]> {
  const hosts = Object.values(lives.wills).map(({ host }) => host.name);
  const short = (await stack.messages()).map(({ channel, to, subject, text }): ExpectedMessage => {
    const known = { channel, to, subject: hosts.reduce((all, name) => all.replaceAll(name, '{host}'), subject) };
    return channel === 'email' ? { ...known, names: namesIn(text, to, lives), links: linksIn(text) } : known;
  });
  return short.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/**
 * Returns the people, channels, storages and files that a text names, without its reader. Invisible marks keep mail programs from
 * making links of names.
 */
function namesIn(text: string, to: string, lives: Lives): string[] {
  const plain = text.replaceAll('\u200b', '');
  const wills = Object.values(lives.wills);
  const people = wills.flatMap(({ survivors }) => survivors.map(({ name }) => name)).filter((name) => !to.startsWith(`${name.toLowerCase()}.`));
  const files = wills.flatMap(({ documents }) => documents.map(({ filename }) => filename));
  const known = new Set([...people, ...files, ...NAMES_IN_MESSAGES]);
  return [...known].filter((name) => new RegExp(`(?<!\\w)${name.replace('.', '\\.')}(?!\\w)`).test(plain)).sort();
}

/** Returns where the links of a text lead, without their tokens. */
function linksIn(text: string): string[] {
  const links = text.match(/https?:\/\/[^\s>)]+/g) ?? [];
  return [...new Set(links.map((link) => new URL(link).pathname))].sort();
}
