import type { Kept, Life } from '#tests/lives/life.ts';

const DAY = 86_400_000;
/** The daily walk finds what no schedule and no stream has performed, and tries it again. */
const PATIENCE = 2 * DAY;

export const dueInTime: Kept<null> = {
  name: 'due-in-time',
  sentence:
    'No commit is refused because of a row under the id of its effects: a silent Host is asked, and a transfer continues, on the next day at the latest.',
  source: 'docs/threat-model.md ("places a row where one will be"), docs/adr/0072',
  begin: () => null,
  afterStep(_, life) {
    if (wasInTrouble(life)) return undefined;
    const timer = life.inside.items().find(({ pk }) => pk === `TIMER#${life.state.host.id}`);
    const due = Date.parse(String(timer?.['due_at'] ?? ''));
    if (!(due < life.now() - PATIENCE)) return undefined;
    return `What was due for ${life.state.host.name} at ${timer?.['due_at']} is not done: ${JSON.stringify(timer?.['data'])}`;
  },
};

/** After a fault of ours, it is not late yet. */
function wasInTrouble({ state: { hasFault, faultEndedAt, isTampered }, now }: Life): boolean {
  return hasFault || isTampered === true || (faultEndedAt !== undefined && now() - faultEndedAt < PATIENCE);
}
