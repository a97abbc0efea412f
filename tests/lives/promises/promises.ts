import { type Kept, kept } from '#tests/lives/life.ts';
import { codesCounted } from './codes-counted.ts';
import { noFaultOfOurs } from './no-fault-of-ours.ts';
import { provenReads } from './proven-reads.ts';
import { samePassword } from './same-password.ts';
import { wholeForm } from './whole-form.ts';

/** All promises that are checked in every life. */
export const promises: readonly Kept[] = [kept(noFaultOfOurs), kept(samePassword), kept(wholeForm), kept(provenReads), kept(codesCounted)];
