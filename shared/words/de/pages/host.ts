import type { HostWords } from '#words/en/pages/host.ts';
import { banner } from './banner.ts';
import { console } from './console.ts';
import { deletion } from './deletion.ts';
import { frame } from './frame.ts';
import { signIn } from './sign-in.ts';
import { stepUp } from './step-up.ts';

export const host: HostWords = {
  frame,
  console,
  banner,
  deletion,
  signIn,
  stepUp,
  refusals: async () => (await import('./host-refusals.ts')).refusals,
};
