import type { Part } from '#tests/support/client.ts';
import { client } from '#tests/support/client.ts';
import type { TestStack } from '#tests/support/stack.ts';
import type { Host, SealedWill, Survivor } from '#tests/support/story.ts';
import { newcomer } from '#tests/support/story.ts';

/** A Host with a sealed will, with everything that is needed to act for them on another stack. */
export interface StoredWill {
  host: Pick<Host, 'id' | 'email' | 'password' | 'name' | 'tokens'>;
  survivors: Omit<Survivor, 'call'>[];
  willId: string;
  connectorId: string;
  storageId: string;
  /** `content` in base64. */
  documents: { filename: string; content: string }[];
}

/** Returns the facts of a will that can be used on another stack. */
export function storedWill(will: SealedWill): StoredWill {
  const { id, email, password, name, tokens } = will.host;
  return {
    host: { id, email, password, name, tokens },
    survivors: will.survivors.map(({ call: _, ...survivor }) => survivor),
    willId: will.willId,
    connectorId: will.connectorId,
    storageId: will.storageId,
    documents: will.documents.map(storedDocument),
  };
}

function storedDocument({ filename = '', content }: Part): StoredWill['documents'][number] {
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) throw new Error(`${filename} is a stream.`);
  return { filename, content: Buffer.from(content).toString('base64') };
}

/** Returns a Host who acts on another stack. */
function returningHost(stack: TestStack, stored: StoredWill['host']): Host {
  const call = newcomer(stack);
  const host: Host = { stack, call, ...structuredClone(stored), ask: client(stack.url) };
  host.ask = (method, path, asking) => call(method, path, { token: host.tokens.access_token, ...asking });
  return host;
}

/** Returns a sealed will on another stack. */
export function returningWill(stack: TestStack, stored: StoredWill): SealedWill {
  const { willId, connectorId, storageId } = stored;
  const survivors = structuredClone(stored.survivors).map((survivor) => ({ ...survivor, call: newcomer(stack) }));
  const documents = stored.documents.map(({ filename, content }): Part => {
    return { name: 'files[]', filename, content: Buffer.from(content, 'base64') };
  });
  return { stack, host: returningHost(stack, stored.host), survivors, willId, connectorId, storageId, documents };
}
