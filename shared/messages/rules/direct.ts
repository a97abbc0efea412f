import type { Letterhead } from './letter.ts';
import { type Content, hostContent, survivorContent } from './message.ts';

// No effect stands for these messages: they are sent while their request waits.

/** The test message of a connector. No one has shown whose address this is, so it names neither the Host nor its reader. */
export function connectorTest(letterhead: Letterhead): Content {
  return hostContent(TEST, undefined, letterhead);
}

const TEST = {
  letter: () => ({
    subject: 'A test message from a will custody service',
    greeting: 'Hello,',
    body: [
      'This is a test message from a will custody service. Someone requested it to check a connector. It has arrived, so the connector works.',
      'You do not need to do anything.',
    ],
    after: ['If you do not know why you received it, you can ignore it.'],
  }),
  short: () => 'This is the test message that was requested. It has arrived, so this connector works.',
};

interface Code {
  code: string;
  minutes: number;
}

/** A one-time code. It carries the code and nothing that could tell a finder what it is for: no name, no link, no id. */
export function oneTimeCode(data: Code, letterhead: Letterhead): Content {
  return survivorContent(CODE, data, letterhead);
}

const CODE = {
  letter: ({ code, minutes }: Code) => ({
    subject: 'Your one-time code',
    greeting: 'Hello,',
    body: [`Your code is ${code}. It works for ${minutes} minutes. Please enter it on the page on which you requested it.`],
    code,
    after: [
      'Do not share this code with anyone. We will never ask you for it by phone or message. If you did not request a code, you can ignore this message.',
    ],
  }),
  short: ({ code, minutes }: Code) => `Your code is ${code}. It works for ${minutes} minutes; do not share it with anyone.`,
};
