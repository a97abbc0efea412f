import {
  answered,
  askToRehearse,
  mailed,
  newcomer,
  rehearsalToken,
  type SealedWill,
  sealWill,
  startRehearsal,
  survivorAt,
} from '#tests/support/story.ts';
import { nothing, type Scenario, scenario, type World } from './world.ts';

/** Requests of a rehearsal. */
export const rehearsalScenarios: readonly Scenario[] = [
  scenario('rehearsals/create', nothing, async (_, world) => ({ by: (await rehearsable(world)).host.ask, status: 201 })),
  scenario('rehearsals/get', rehearsing, ({ will, id }) => ({ by: will.host.ask, id })),
  scenario('rehearsals/delete', nothing, async (_, world) => {
    const { will, id } = await rehearsing(world);
    return { by: will.host.ask, id };
  }),
  scenario('rehearsals/select', rehearsing, async ({ will }, world) => {
    await world.hourLater(will.host);
    return { by: newcomer(world.stack), asking: { json: { token: await rehearsalToken(world.stack, survivorAt(will, 0)) } } };
  }),
  scenario('rehearsals/verify', rehearsing, async ({ will }, world) => {
    await world.hourLater(will.host);
    const { otp_session_id, email } = await askToRehearse(will, survivorAt(will, 0));
    return {
      by: newcomer(world.stack),
      asking: { json: { otp_session_id, code: await mailed(world.stack, email, /Your code for a rehearsal is (\d{6})/) } },
    };
  }),
  scenario(
    'rehearsals/verify',
    rehearsing,
    ({ will }, world) => {
      const { id: survivor_id, backupCodes } = survivorAt(will, 0);
      return { by: newcomer(world.stack), asking: { json: { will_id: will.willId, survivor_id, backup_code: backupCodes[0] } } };
    },
    { variant: 'backup code' },
  ),
];

const rehearsedBefore = new WeakMap<World, { will: SealedWill; starts: number }>();

/** Returns a will without a running rehearsal. After four within a year there is none for a while, so every fifth start gets a new will. */
async function rehearsable(world: World): Promise<SealedWill> {
  const before = rehearsedBefore.get(world);
  if (before && before.starts < 4) {
    await world.withValidToken(before.will.host);
    const { rehearsal } = await answered(200, before.will.host.ask, 'GET', '/api/host/overview');
    if (rehearsal.newest) await answered(200, before.will.host.ask, 'DELETE', `/api/rehearsals/${rehearsal.newest.rehearsal_id}`);
  }
  const will = before && before.starts < 4 ? before.will : await sealWill(world.stack);
  rehearsedBefore.set(world, { will, starts: will === before?.will ? before.starts + 1 : 1 });
  return will;
}

async function rehearsing(world: World): Promise<{ will: SealedWill; id: string }> {
  const will = await rehearsable(world);
  return { will, id: await startRehearsal(will) };
}
