import type { Kept, Life } from '#tests/lives/life.ts';
import { isOfHost } from './accounts.ts';
import { hostChanges } from './proofs-seen.ts';

export const sealedAgain: Kept<null> = {
  name: 'sealed-again',
  sentence: 'After a change of a sealed will, the service seals the documents again. Another threshold waits until the Host seals the will.',
  source: 'docs/frontend.md',
  begin: () => null,
  onEvent(_, event, life) {
    if (event.kind !== 'reply' || event.operation !== 'POST /api/will/encrypt' || event.reply.body?.code !== 'no_draft') return undefined;
    return isOfHost(event, life.state) && isDue(life) ? `${event.by.name} seals what has changed, and learns that there is nothing new.` : undefined;
  },
};

/** Whether the will has to be sealed again, and nothing has changed that since the step began. */
function isDue(life: Life): boolean {
  if (life.state.isTampered || hostChanges(life).some(({ row }) => row.sk === 'WILL' || row.sk === 'SETTINGS')) return false;
  const rows = life.inside.items().filter(({ pk }) => pk === `HOST#${life.state.host.id}`);
  const [will, settings] = ['WILL', 'SETTINGS'].map((name) => Object(rows.find(({ sk }) => sk === name)?.['data']));
  const { threshold } = Object(will.sealed);
  return (
    will.resealDue === true || (threshold !== undefined && settings.survivor_threshold !== undefined && threshold !== settings.survivor_threshold)
  );
}
