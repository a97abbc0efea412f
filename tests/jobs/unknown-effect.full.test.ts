import { expect, it, vi } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { sharedStage } from '#tests/races/stage.ts';
import { sharedWill } from '#tests/support/shared-stack.ts';
import { DAY, MINUTE } from '#tests/support/story.ts';

const stage = sharedStage();
const will = sharedWill(stage);

const message = (to: object) => ({ kind: 'message', template: 'of-tomorrow', to });

// While functions are replaced one by one, an old one finds what a new one has stored.
it.each([
  ['an effect of an unknown kind', () => ({ kind: 'of-tomorrow' })],
  ['an unknown message to the Host', () => message({ host: true, spread: 'all' })],
  ['an unknown message to one address of the Host', () => message({ host: true, spread: 'all', only: 'present' })],
  ['an unknown message to a Survivor', (survivor: string) => message({ survivor })],
])('%s stays pending and raises an alarm', async (key, made) => {
  const { store, log, now } = currentApp();
  const alarm = vi.spyOn(log, 'alarm');
  const host = await store.hosts.load(will.host.id);
  const effect = { ...made(host?.survivors[0]?.id ?? ''), key };
  // The type has only what this version of the service knows.
  await store.commit({ hostId: will.host.id, at: instant(now()), effects: [effect as Effect] });
  await stage.advance(2 * MINUTE);
  expect(alarm.mock.calls).toContainEqual(['effect_failed', expect.objectContaining({ effect: effect.kind, attempt: 1 })]);
  expect((await store.outbox.get(await store.outbox.idOf(will.host.id, effect)))?.effect).toEqual(effect);
});

// A fault of ours, such as a text that does not fit what is stored.
it('a message that cannot be written stays pending for as long as it takes', async () => {
  const { store, log, now } = currentApp();
  const alarm = vi.spyOn(log, 'alarm');
  const host = await store.hosts.load(will.host.id);
  const facts = { survivor: host?.survivors[0]?.id ?? '', what: 'of-tomorrow', change: 1 };
  const effect = { kind: 'message', template: 'survivor-changed', to: { host: true, spread: 'all' }, key: 'unwritable', ...facts };
  await store.commit({ hostId: will.host.id, at: instant(now()), effects: [effect as unknown as Effect] });
  await stage.advance(10 * MINUTE);
  // Its age counts, not the number of attempts: days pass with none.
  await stage.outage(4 * DAY);
  await stage.advance(10 * MINUTE);
  expect(alarm.mock.calls).toContainEqual(['send_failed', expect.objectContaining({ channel: 'email' })]);
  expect((await store.outbox.get(await store.outbox.idOf(will.host.id, effect)))?.effect).toEqual(effect);
});
