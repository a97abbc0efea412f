import type { Kept, Life } from '#tests/lives/life.ts';

const DAY = 86_400;
/** Work that cannot be done is tried for a while. Then everything has happened, or the sweep has found it. */
const SILENT_WEEKS = [2, 2, 2];

export const workEnds: Kept<null> = {
  name: 'work-ends',
  sentence: 'a crash at any point leaves the earlier state current and no orphan that the sweep doesn’t remove',
  source:
    'docs/reliability.md, docs/threat-model.md ("The staging bucket: drafts until they are sealed, and for a day or two the files of a request that crashed")',
  begin: () => null,
  async atEnd(_, life) {
    if (life.state.isTampered) return undefined;
    if (life.state.faults.length > 0) Object.assign(life.state, { faults: [], faultEndedAt: life.now() });
    life.inside.endFaults();
    for (const weeks of SILENT_WEEKS) await life.pass(weeks * 7 * DAY);
    return rowProblem(life) ?? scheduleProblem(life) ?? objectProblem(life);
  },
};

const PATIENCE = 2 * DAY * 1000;

/** What is due is done, and nothing that is held is held for ever. */
function rowProblem({ inside, now }: Life): string | undefined {
  for (const item of inside.items()) {
    const key = `${item['pk']} ${item['sk']}`;
    // An effect without its data is a row that a thief has added: a worker claims it, and no sweep finds it.
    if (key.startsWith('OUTBOX#') && item['data'] === undefined) continue;
    const due = Date.parse(String(item['due_at'] ?? ''));
    if (due < now() - PATIENCE) return `${key} was due at ${item['due_at']}: ${String(JSON.stringify(item['data'])).slice(0, 300)}`;
    const isHeld = /^(QUEUE|RATE)#/.test(key) || / SEALING$/.test(key);
    if (isHeld && item['expires_at_s'] === undefined && Number.isNaN(due)) return `${key} is held for ever`;
  }
  return undefined;
}

function scheduleProblem({ inside, now }: Life): string | undefined {
  const late = inside.schedules().find(({ at }) => at < now() - PATIENCE);
  return late && `The schedule ${late.name} was due at ${new Date(late.at).toISOString()}`;
}

/** Drafts are kept for thirty days after the newest upload. A rule of the bucket deletes what was announced and never completed. */
function objectProblem({ inside, now }: Life): string | undefined {
  const old = [...inside.objects()].find(([place, { at }]) => place.includes('staging/drafts/') && at.getTime() < now() - 40 * DAY * 1000);
  return old && `${old[0]} is kept since ${old[1].at.toISOString()}`;
}
