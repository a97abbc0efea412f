import * as z from 'zod';
import { worker } from '#app/job.ts';
import { ROTATIONS } from '#platform/token-ring.ts';

const Payload = z.object({ rotation: z.enum(ROTATIONS) });

/** Run by an operator: changes the keys that sign session tokens. docs/operations.md says when and how. */
export const handler = worker('rotate-token-key', (app, payload) => app.keyring.rotateTokenKeys(Payload.parse(payload).rotation));
