import { expect, it } from 'vitest';
import { type SmokeTest, smokeTest } from '#infra/deploy/smoke/smoke.ts';
import { sharedRealStack } from '#tests/support/shared-stack.ts';

const stack = sharedRealStack('http');

/** Plays the operator, who copies what their newest mails say. */
async function play(email: string, more: Partial<SmokeTest> = {}) {
  const printed: string[] = [];
  const ask = async (question: string) => {
    const texts = (await stack.messages({ to: email })).map(({ text }) => text).reverse();
    return question.startsWith('Paste')
      ? texts.find((text) => (question.includes('rehearsal') ? /rehearsal#token/ : /verify-email#token/).test(text))
      : texts.map((text) => /Your code for a rehearsal is (\d{6})/.exec(text)?.[1]).find(Boolean);
  };
  const works = await smokeTest({ url: stack.url, stage: 'prod', email, ask, print: (text) => void printed.push(text), ...more });
  return { works, printed };
}

it('tries a deployed service from a registration to its deletion, with the mailbox of the operator', async () => {
  const { works, printed } = await play('operator@wills.test');
  expect(printed.join('\n')).toMatch(/seal a will[\s\S]*rehearse with both[\s\S]*start a transfer and stop it[\s\S]*it is gone on 20/);
  expect(works).toBe(true);
  expect(printed.at(-1)).toBe('The service works: all steps of the test were done.');
});

it('says in one line what failed and in which log, and deletes what it made', async () => {
  await stack.fault('staging', 'error');
  const { works, printed } = await play('second@wills.test');
  await stack.fault('staging', 'off');
  const where =
    /^ {2}STOP seal a will: POST \/api\/will\/upload answered 503 unavailable \(.+\)\. Log group \/aws\/lambda\/will-prod-will-upload_will, request [\w-]+\.$/;
  expect(printed).toContainEqual(expect.stringMatching(where));
  expect(printed).toContainEqual(expect.stringContaining('delete the account: it is gone on'));
  expect(works).toBe(false);
});

it('asks again for what it does not recognize, and ends when the operator leaves', async () => {
  const answers = ['https://elsewhere.test', undefined];
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return answers.shift();
  };
  const { works, printed } = await play('third@wills.test', { ask });
  expect(questions[1]).toMatch(/^That is not it\. Paste/);
  expect(printed).toContain('  STOP confirm the address: left by the operator');
  expect(works).toBe(false);
});

it('says that an address cannot be reached', async () => {
  const { printed } = await play('fourth@wills.test', { url: 'http://127.0.0.1:9' });
  expect(printed[0]).toMatch(/^ {2}STOP register: http:\/\/127\.0\.0\.1:9 could not be reached: /);
});
