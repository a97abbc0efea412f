import type { Kept } from '#tests/lives/life.ts';

export const signedInOnce: Kept<string[]> = {
  name: 'signed-in-once',
  sentence: 'Sign-ins in progress, each valid once.',
  source: 'shared/storages/rows/sign-ins.ts',
  begin: () => [],
  onEvent(used, event) {
    if (event.kind !== 'reply' || event.operation !== 'GET /api/storages/oauth/callback') return undefined;
    const state = new URL(event.path, 'http://api.world').searchParams.get('state') ?? '';
    if (!event.reply.headers['location']?.includes('storage=success')) return undefined;
    if (used.includes(state)) return `${event.by.name} has completed one sign-in at a cloud drive twice.`;
    used.push(state);
    return undefined;
  },
};
