import type { Action } from './life.ts';
import { hostActions } from './people/host.ts';
import { otherClientActions } from './people/other-clients.ts';
import { survivorActions } from './people/survivor.ts';
import { thiefActions } from './thieves/capabilities.ts';

/** Everything that anybody can do. */
export const actions: readonly Action[] = [...hostActions, ...survivorActions, ...thiefActions, ...otherClientActions];
