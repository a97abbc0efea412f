import type { Kept } from '#tests/lives/life.ts';

/** The latest time that was announced, by transfer and field, and when it was read. */
type Memory = Record<string, { time: number; readAt: number }>;

const FIELDS = ['host_cancel_deadline', 'cancel_deadline', 'opens_at'] as const;

export const neverEarlier: Kept<Memory> = {
  name: 'never-earlier',
  sentence: 'Nothing can be read before this time.',
  source: 'docs/api/openapi.json, opens_at and host_cancel_deadline',
  begin: () => ({}),
  onEvent(announced, event) {
    if (event.kind !== 'reply' || event.reply.status !== 200) return undefined;
    const { body } = event.reply;
    const shown = [body, body?.transfer].find((one) => typeof one?.transfer_id === 'string');
    for (const field of shown ? FIELDS : []) {
      const time = Date.parse(shown[field] ?? '');
      if (Number.isNaN(time)) continue;
      const key = `${shown.transfer_id} ${field.replace('host_', '')}`;
      const before = announced[key];
      if (before && event.sentAt > before.readAt && time < before.time) {
        return `${field} was ${new Date(before.time).toISOString()}, and ${event.operation} answers ${shown[field]}.`;
      }
      if (!before || time > before.time) announced[key] = { time, readAt: event.at };
    }
    return undefined;
  },
};
