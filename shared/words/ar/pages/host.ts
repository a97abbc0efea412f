import type * as english from '#words/en/pages/host.ts';
import { banner } from './banner.ts';
import { console } from './console.ts';
import { deletion } from './deletion.ts';
import { frame } from './frame.ts';
import { signIn } from './sign-in.ts';
import { stepUp } from './step-up.ts';

export const host: typeof english.host = { frame, console, banner, deletion, signIn, stepUp };
