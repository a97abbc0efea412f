import { expect, it } from 'vitest';
import { type SmokeTest, smokeTest, taggedAddress } from '#infra/deploy/smoke/smoke.ts';
import { sharedRealStack } from '#tests/support/shared-stack.ts';

const stack = sharedRealStack('http');

/** Plays the operator, who copies what their newest mails say. `mistake`: what they type first, each time. */
async function play(email: string, { mistake, ...more }: Partial<SmokeTest> & { mistake?: string } = {}) {
  const printed: string[] = [];
  const ask = async (question: string) => {
    if (mistake !== undefined && !question.startsWith('That is not it.')) return mistake;
    const texts = (await stack.messages({ to: email })).map(({ text }) => text).reverse();
    return question.includes('Paste')
      ? texts.find((text) => (question.includes('rehearsal') ? /rehearsal#token/ : /verify-email#token/).test(text))
      : texts.map((text) => /Your code for a rehearsal is (\d{6})/.exec(text)?.[1]).find(Boolean);
  };
  const outcome = await smokeTest({ url: stack.url, stage: 'prod', email, ask, print: (text) => void printed.push(text), ...more });
  return { outcome, printed };
}

it('tries a deployed service from a registration to its deletion, with the mailbox of the operator', async () => {
  const { outcome, printed } = await play('operator@wills.test');
  expect(printed.map((line) => line.replace(/: .*/, ''))).toEqual([
    '  ok   register',
    '  ok   confirm the address',
    '  ok   sign in',
    '  ok   name two trusted people',
    '  ok   seal a will',
    '  ok   rehearse with both',
    '  ok   start a transfer and stop it',
    '  ok   delete the account',
    'The service works',
  ]);
  expect(outcome).toBe('works');
});

it.each(['https://wills.test/verify-email#token=cut', '000000'])('asks again after %j, which is not what a mail says', async (mistake) => {
  const { outcome } = await play(`mistaken-${mistake.length}@wills.test`, { mistake });
  expect(outcome).toBe('works');
});

it('says in one line what failed and in which log, stops what runs, and deletes what it made', async () => {
  await stack.fault('staging', 'error');
  const { outcome, printed } = await play('second@wills.test');
  await stack.fault('staging', 'off');
  const where =
    /^ {2}STOP seal a will: POST \/api\/will\/upload answered 503 unavailable \(.+\)\. Log group \/aws\/lambda\/will-prod-will-upload_will, request [\w-]+\.$/;
  expect(printed).toContainEqual(expect.stringMatching(where));
  expect(printed).toContainEqual(expect.stringMatching(/^ {2}ok {3}delete the account: from 20/));
  expect(outcome).toBe('fails');
});

it('does not blame the service when the operator leaves, and names the account that stays', async () => {
  const { outcome, printed } = await play('third@wills.test', { ask: async () => undefined });
  expect(printed).toContain('  STOP confirm the address: left by the operator');
  expect(printed).toContainEqual(expect.stringContaining('third@wills.test has an account. It is deleted after a day'));
  expect(outcome).toBe('left');
});

it('has an address for each run in the same mailbox', () => {
  expect(taggedAddress('ops@wills.test', new Date('2031-03-11T10:05:00Z'))).toBe('ops+smoke-203103111005@wills.test');
});
