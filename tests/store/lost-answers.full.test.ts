import { loseFirstAnswers } from '#tests/support/own-table.ts';

// A repeated request is the same request: two writers get what they get when every answer arrives.
loseFirstAnswers();
await import('./conditions.full.test.ts');
