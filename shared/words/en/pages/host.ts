import { banner } from './banner.ts';
import { console } from './console.ts';
import { deletion } from './deletion.ts';
import { frame } from './frame.ts';
import { signIn } from './sign-in.ts';
import { stepUp } from './step-up.ts';

/** The words that all pages for Hosts need. The other words are loaded with their page. */
export const host = { frame, console, banner, deletion, signIn, stepUp };
