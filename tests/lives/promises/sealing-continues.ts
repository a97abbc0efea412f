import type { Kept, Life } from '#tests/lives/life.ts';

export const sealingContinues: Kept<null> = {
  name: 'sealing-continues',
  sentence: 'The sealing continues if the connection breaks: repeat the request to join it.',
  source: 'docs/frontend.md, "Seal"',
  begin: () => null,
  afterStep(_, life) {
    if (life.state.isTampered || life.state.host.deletionAsked) return undefined;
    const plan = planOf(life);
    if (!plan) return undefined;
    const places = [...life.inside.objects().keys()];
    const gone = plan.documents.find(({ staged, file }) => staged && file === null && !places.some((place) => place.endsWith(`/${staged}`)));
    return gone && `A sealing that has begun at ${plan.startedAt} cannot continue: ${gone.filename} is deleted.`;
  },
};

interface Plan {
  startedAt: string;
  /** `staged`: where an upload waits. `file`: what was sealed of it. */
  documents: { filename: string; staged?: string; file: object | null }[];
}

/** What a sealing that has not ended still has to seal. */
function planOf({ inside, state }: Life): Plan | undefined {
  const row = inside.items().find(({ pk, sk }) => String(pk).endsWith(`#${state.host.id}`) && sk === 'SEALING');
  return row?.['data'] as Plan | undefined;
}
