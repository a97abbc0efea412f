import type { paths } from '#api';
import { MAX_NAME_CHARACTERS } from '#common/limits.ts';
import type { Overview } from '#web/host/overview-reply.ts';
import type { Failure } from '#web/shared/failure.ts';

export type Connector = paths['/api/connectors']['get']['responses'][200]['content']['application/json']['connectors'][number];
/** The channels that the service itself has. */
export type Offered = Overview['offered'];
export type ConnectorKind = Connector['type'];

/** Returns the channels in the order in which they are tried. */
export function inOrder(connectors: readonly Connector[]): Connector[] {
  return [...connectors].sort((one, other) => one.priority - other.priority || one.created_at.localeCompare(other.created_at));
}

/** Returns the priorities that change when this channel moves one place up. */
export function moveUp(ordered: readonly Connector[], id: string): { id: string; priority: number }[] {
  const index = ordered.findIndex((one) => one.id === id);
  const [moved, above] = [ordered[index], ordered[index - 1]];
  if (!moved || !above) return [];
  const next = ordered.map((one) => (one === moved ? above : one === above ? moved : one));
  return next
    .map(({ id: own, priority: before }, priority) => ({ id: own, before, priority }))
    .flatMap(({ id: own, before, priority }) => (before === priority ? [] : [{ id: own, priority }]));
}

/** Returns the address of the chat with a bot, if the channel is named after it. Null otherwise. */
export function botAddress({ type, name }: { type: ConnectorKind; name: string }): string | null {
  const bot = /^@?(\w{2,29}bot)$/i.exec(name.trim())?.[1];
  return type === 'telegram' && bot ? `https://t.me/${bot}?start=will` : null;
}

/** The name of a bot as its channel keeps it: with an @. */
export const botName = (typed: string): string =>
  `@${typed
    .trim()
    .replace(/^@/, '')
    .replace(/^https?:\/\/t\.me\//, '')}`;

const PROVIDERS = /Twilio|Vonage|WhatsApp|Telegram|The notification service of this browser|Our provider of text messages/g;

/**
 * Returns what the page says about a delivery that failed. The service's sentence has a reason, which `reasons` has in the reader's
 * language. Null for any other failure, and for a reason that we do not know.
 */
export function reasonOf(failure: Failure | null, reasons: Record<string, string>): string | null {
  if (failure?.kind !== 'refused' || failure.code !== 'delivery_failed') return null;
  const reason = failure.sentence.replace(/^The (message could not be delivered|code could not be sent)\. /, '');
  return reasons[reason] ?? reasons[reason.replace(PROVIDERS, '{name}')] ?? null;
}

/** Whether the service takes this name of a channel. */
export const isConnectorName = (typed: string): boolean => typed.trim() !== '' && typed.trim().length <= MAX_NAME_CHARACTERS;

/** What each form of a channel gets. */
export interface ConnectorFormProps {
  /** The channel whose access data are replaced. Absent for a new one. */
  existing?: Connector | undefined;
  /** Of a new one: it is tried after those that there are. */
  priority?: number | undefined;
  onSaved(connector: Connector): void;
}
