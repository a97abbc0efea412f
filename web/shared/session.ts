import { recall, remember } from './tab-memory.ts';

/** A secret that a tab keeps until it is closed, and that the other open tabs of this browser get. It survives a reload. The newest one counts. */
export interface SharedSecret {
  /** Returns the secret of this tab. Another tab can have a newer one. */
  get(): string | null;
  /** Asks the other tabs, and returns the newest secret of all, or null. */
  find(): Promise<string | null>;
  /** Keeps a secret here and in all other tabs. Null removes it everywhere. */
  set(secret: string | null): void;
  /** Calls the listener when another tab has changed the secret. Returns a function that ends this. */
  onChange(listener: (secret: string | null) => void): () => void;
}

/** A secret with the time when a tab set it, in milliseconds. After a removal it is null. */
interface Kept {
  secret: string | null;
  at: number;
}

/** `ask` is answered by the tabs that have a newer secret than `at`. */
type Message = { kind: 'ask'; at: number } | ({ kind: 'value' } & Kept);

const NEVER: Kept = { secret: null, at: 0 };

/** How long the other tabs may take to answer. Any of them can have the newest secret, so we wait for all. */
const ANSWER_WITHIN_MS = 200;

const opened = new Map<string, SharedSecret>();

/** Returns the secret with this name. The same name returns the same object. */
export function sharedSecret(name: string): SharedSecret {
  const secret = opened.get(name) ?? openSecret(`secret:${name}`);
  opened.set(name, secret);
  return secret;
}

function openSecret(name: string): SharedSecret {
  let kept = read(name);
  const listeners = new Set<(secret: string | null) => void>();
  const channel = openChannel(name);
  const send = (message: Message) => channel?.postMessage(message);
  const keep = (next: Kept) => {
    kept = next;
    remember(name, next.secret === null ? null : JSON.stringify(next));
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask') return kept.at > data.at && send({ kind: 'value', ...kept });
    // A tab that was away answers with what it had then.
    if (data.at <= kept.at) return;
    keep({ secret: data.secret, at: data.at });
    for (const listener of listeners) listener(data.secret);
  });
  return {
    get: () => kept.secret,
    find: async () => {
      send({ kind: 'ask', at: kept.at });
      if (channel) await new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS));
      return kept.secret;
    },
    set: (secret) => {
      // Also newer than before on a device whose clock was set back.
      keep({ secret, at: Math.max(Date.now(), kept.at + 1) });
      send({ kind: 'value', ...kept });
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

// Safari before 15.4 has no channel between tabs. Each tab then has its own session.
function openChannel(name: string): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
}

// A reload finds what this tab kept. Anything else under the name is no secret.
function read(name: string): Kept {
  try {
    return JSON.parse(recall(name) ?? 'null') ?? NEVER;
  } catch {
    return NEVER;
  }
}
