import type { Part } from '#tests/support/client.ts';
import { client } from '#tests/support/client.ts';
import type { TestStack } from '#tests/support/stack.ts';
import type { Host, SealedWill, StartedTransfer, Survivor } from '#tests/support/story.ts';
import { newcomer } from '#tests/support/story.ts';

/** A Host with a sealed will, as a fixture stores them: everything that a later test needs to act for them. */
export interface StoredWill {
  host: Pick<Host, 'id' | 'email' | 'password' | 'name' | 'tokens'>;
  survivors: Omit<Survivor, 'call'>[];
  willId: string;
  connectorId: string;
  storageId: string;
  /** `content` in base64. */
  documents: { filename: string; content: string }[];
  transferId?: string;
  /** Session tokens of Survivors, by name. */
  sessions?: Record<string, string>;
}

/** Returns the facts of a will that can be used on another stack. */
export function storedWill(will: SealedWill, more: Pick<StoredWill, 'transferId' | 'sessions'> = {}): StoredWill {
  const { id, email, password, name, tokens } = will.host;
  return {
    host: { id, email, password, name, tokens },
    survivors: will.survivors.map(({ call: _, ...survivor }) => survivor),
    willId: will.willId,
    connectorId: will.connectorId,
    storageId: will.storageId,
    documents: will.documents.map(storedDocument),
    ...more,
  };
}

function storedDocument({ filename = '', content }: Part): StoredWill['documents'][number] {
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) throw new Error(`${filename} is a stream.`);
  return { filename, content: Buffer.from(content).toString('base64') };
}

/** Returns a Host who acts on a restored stack. */
function returningHost(stack: TestStack, stored: StoredWill['host']): Host {
  const call = newcomer(stack);
  const host: Host = { stack, call, ...structuredClone(stored), ask: client(stack.url) };
  host.ask = (method, path, asking) => call(method, path, { token: host.tokens.access_token, ...asking });
  return host;
}

/** Returns a sealed will on a restored stack, with its transfer. */
export function returningWill(stack: TestStack, stored: StoredWill): SealedWill {
  const { willId, connectorId, storageId } = stored;
  const survivors = structuredClone(stored.survivors).map((survivor) => ({ ...survivor, call: newcomer(stack) }));
  const documents = stored.documents.map(({ filename, content }): Part => {
    return { name: 'files[]', filename, content: Buffer.from(content, 'base64') };
  });
  return { stack, host: returningHost(stack, stored.host), survivors, willId, connectorId, storageId, documents };
}

/** Returns the transfer of a will on a restored stack. */
export function runningTransfer(will: SealedWill, stored: StoredWill | undefined): StartedTransfer {
  const transferId = stored?.transferId;
  if (transferId === undefined) throw new Error(`The will of ${will.host.name} has no transfer.`);
  return { stack: will.stack, will, transferId, cancelDeadline: new Date(0) };
}
