import type { Kept, Life, LifeEvent } from '#tests/lives/life.ts';

/** The links to undo a deletion, as they were sent, with the deletion that waited then. */
interface Memory {
  links: { token: string; number: number }[];
}

export const undoWorks: Kept<Memory> = {
  name: 'undo-works',
  sentence: 'The link that undoes a deletion works as long as that deletion waits.',
  source: 'docs/adr/0073',
  begin: () => ({ links: [] }),
  onEvent(memory, event, life) {
    if (event.kind === 'message') learn(memory, event, life);
    if (event.kind !== 'reply' || !event.operation.endsWith('/api/liveness/respond') || life.state.isTampered) return undefined;
    const { path, asking, reply } = event;
    const sent = `${decodeURIComponent(path)} ${asking.raw ?? ''} ${JSON.stringify(asking.json ?? '')}`;
    const link = memory.links.find(({ token }) => sent.includes(token));
    const isRefused = reply.status === 410 || reply.body?.code === 'link_expired';
    return link && isRefused && waiting(life) === link.number
      ? `${event.by.name} opens the link that undoes the deletion, which still waits, and it has expired.`
      : undefined;
  },
};

/** The number of the deletion that waits. */
function waiting({ inside, state }: Life): number | undefined {
  for (const { pk, data } of inside.items()) {
    const { current } = (data ?? {}) as { current?: { number: number; takesEffectAt?: string; started?: object } | null };
    if (pk === `HOST#${state.host.id}` && current?.takesEffectAt !== undefined && !current.started) return current.number;
  }
  return undefined;
}

function learn({ links }: Memory, { message }: Extract<LifeEvent, { kind: 'message' }>, life: Life): void {
  if (!/(?<!not )going to be deleted/.test(`${message.subject} ${message.text}`)) return;
  const token = /respond\?token=([\w.~-]+)/.exec(message.text)?.[1];
  const number = waiting(life);
  if (token !== undefined && number !== undefined) links.push({ token, number });
}
