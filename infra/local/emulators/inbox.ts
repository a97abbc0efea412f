import { randomUUID } from 'node:crypto';
import type { MailboxMode } from './mailboxes.ts';

/** One message that left the service through any provider. `sentAt` is the service's time. */
export interface Message {
  id: string;
  channel: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  sent_at: string;
  /** The server that accepted it. It distinguishes the service's own mailer (`ses`) from a Host's (`smtp`). */
  via: string;
  /** What becomes of a mail after SES has accepted it (mailboxes.ts), if that was set. */
  fate?: MailboxMode;
}

/** Selects messages by recipient, in upper or lower case, and by channel. An empty or missing field selects all. */
export interface MessageFilter {
  to?: string;
  channel?: string;
}

export interface Inbox {
  deliver(message: Omit<Message, 'id' | 'sent_at'>): Message;
  /** Oldest first. */
  all(): readonly Message[];
  /** Returns the messages that match, oldest first. */
  select(filter: MessageFilter): Message[];
  clear(): void;
  /** Contains exactly these messages from now on. */
  restore(messages: readonly Message[]): void;
}

/** Stores all sent messages in order, after those of an earlier run. Calls `save` after every change. */
export function openInbox(now: () => Date, messages: Message[] = [], save: (all: readonly Message[]) => void = () => {}): Inbox {
  return {
    all: () => messages,
    select: ({ to = '', channel = '' }) =>
      messages.filter((message) => (!to || message.to.toLowerCase() === to.toLowerCase()) && (!channel || message.channel === channel)),
    clear() {
      messages.splice(0);
      save(messages);
    },
    restore(earlier) {
      messages.splice(0, messages.length, ...earlier);
      save(messages);
    },
    deliver(message) {
      const delivered = { id: randomUUID(), ...message, sent_at: now().toISOString() };
      messages.push(delivered);
      save(messages);
      return delivered;
    },
  };
}
