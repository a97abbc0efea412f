import { expect, it, vi } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { sharedStage } from '#tests/races/stage.ts';
import { sharedWill } from '#tests/support/shared-stack.ts';
import { MINUTE } from '#tests/support/story.ts';

const stage = sharedStage();
const will = sharedWill(stage);

const MESSAGES = 60;

it.each([
  ['to the Host', (n: number) => ({ template: 'password-changed', to: { host: true, spread: 'all' }, key: `many/${n}` })],
  ['to a Survivor', (n: number, survivor: string) => ({ template: 'codes-replaced', to: { survivor }, key: `many/${n}` })],
])('many messages %s at the same time are each sent once', async (_, made) => {
  const { store, log, now } = currentApp();
  const alarm = vi.spyOn(log, 'alarm');
  const host = await store.hosts.load(will.host.id);
  const survivor = host?.survivors[0]?.id ?? '';
  await stage.clearMessages();
  const effects = Array.from({ length: MESSAGES }, (_, n) => ({ kind: 'message', ...made(n, survivor) }) as unknown as Effect);
  await store.commit({ hostId: will.host.id, at: instant(now()), effects });
  await stage.advance(30 * MINUTE);
  expect(alarm.mock.calls).toEqual([]);
  expect(await stage.messages()).toHaveLength(MESSAGES);
});
