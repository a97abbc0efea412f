import { beforeAll, describe, expect, it } from 'vitest';
import { sharedStack, sharedWill } from '#tests/support/shared-stack.ts';
import { answered, nameSurvivors, openAccount, subjects, survivorAt } from '#tests/support/story.ts';

const stack = sharedStack();
const phone = '+436645550001';
const will = sharedWill(stack, {
  contacts: ({ name, email }) => (name === 'Ben' ? [{ type: 'sms', value: phone }] : [{ type: 'email', value: email }]),
});

beforeAll(async () => {
  const { sms } = await stack.endpoints();
  await answered(201, will.host.ask, 'POST', '/api/connectors', { json: { type: 'sms', name: 'Phone', config: sms } });
});

const rename = (display_name: string, host = will.host) => answered(200, host.ask, 'PUT', '/api/host/profile', { json: { display_name } });

describe('another name of the Host of a sealed will', () => {
  it('is announced to the Survivors together with the previous one, by e-mail only', async () => {
    await rename('Anna Huber');
    await rename('Anna Berg');
    const messages = (await stack.messages({ to: survivorAt(will, 1).email })).map(({ subject }) => subject);
    // Messages that are pending at the same time leave in any order.
    expect(messages.sort()).toEqual(
      [`${will.host.name} is now called Anna Huber in our service`, 'Anna Huber is now called Anna Berg in our service'].sort(),
    );
    const short = (await stack.messages({ to: phone })).map(({ text }) => text);
    expect(short).toHaveLength(2);
    for (const text of short) {
      expect(text).toContain('has another name now');
      expect(text).not.toMatch(new RegExp(`Anna|Huber|Berg|${will.host.name}|${will.willId}`));
    }
  });

  it('is announced to no one when it is the same, or without a sealed will', async () => {
    await stack.clearMessages();
    const timezone = 'Europe/Vienna';
    await answered(200, will.host.ask, 'PUT', '/api/host/profile', { json: { display_name: 'Anna Berg', timezone } });
    const host = await openAccount(stack);
    const [ben] = await nameSurvivors(host, 1);
    await rename('Grete', host);
    expect(await subjects(stack, survivorAt(will, 1).email)).toEqual([]);
    expect(await subjects(stack, ben?.email ?? '')).toEqual([]);
  });
});
