import * as z from 'zod';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import type { CheckRecord } from '#liveness/rules/check.ts';
import { nextCheckAt } from '#liveness/rules/liveness.ts';
import { confirmedAlive } from '#liveness/wire/replies.ts';
import { recordSignOfLife } from '#wills/rules/stop.ts';
import { commitStep, loadSealedWill, readCheckNumber } from '#wills/will-state.ts';

const Body = z.object({ check_id: Uuid('check_id').optional() });

/** POST /api/liveness/alive: the Host is alive. Confirms the pending check or a missed one, or is an early sign of life. */
export const handler = hostEndpoint(routes['liveness/alive'], { body: Body, reply: confirmedAlive }, async ({ app, body, host, requestId }) => {
  const loaded = await loadSealedWill(app, host);
  const named = body.check_id === undefined ? undefined : await knownCheck(app, host.id, body.check_id);
  const step = recordSignOfLife(loaded.state, 'signed in', loaded.context);
  const answered =
    named && named.status !== 'confirmed' && !step.checks.some(({ number }) => number === named.number)
      ? [{ ...named, status: 'confirmed' as const, respondedAt: loaded.context.now }]
      : [];
  await commitStep(
    app,
    loaded,
    { ...step, checks: [...step.checks, ...answered] },
    { requestId, audit: [{ event: 'sign_of_life', facts: { how: 'signed in' } }] },
  );
  const next = nextCheckAt(step.next.liveness, loaded.context);
  if (next === null) throw new Error('A sign of life starts the checks again, so one is due.');
  const wasRunning = loaded.state.will.status !== 'active';
  return ok({
    confirmed: true,
    next_check_due: next,
    message: wasRunning ? 'Good to hear from you. The transfer was stopped, and we are notifying the people concerned.' : 'Good to hear from you.',
  });
});

async function knownCheck(app: App, hostId: string, id: string): Promise<CheckRecord> {
  const check = await app.store.hosts.check(hostId, readCheckNumber(id));
  if (check?.id !== id) throw new Refusal('check_not_found');
  return check;
}
