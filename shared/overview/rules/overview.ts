import { channelsTo } from '#channels/rules/quorum.ts';
import type { Instant } from '#common/time.ts';
import { runningPause } from '#liveness/rules/pause.ts';
import type { AccountFacts } from '#messages/rules/account-facts.ts';
import type { WillStatus } from '#wills/rules/will.ts';

/** What a Host's account is doing now. */
export type AccountState = 'setting_up' | 'asking' | 'paused' | 'vouched' | Exclude<WillStatus, 'draft'>;

/**
 * `asking`: the will is active, and a check waits for its answer. `paused`: it is active, and the Host has asked for no checks. `vouched`: it
 * is active because a Survivor has said that the silent Host is alive.
 */
export function accountState({ will, liveness }: Pick<AccountFacts, 'will' | 'liveness'>, now: Instant): AccountState {
  if (!will) return 'setting_up';
  if (will.status === 'active' && runningPause(liveness?.pauses, now)) return 'paused';
  const phase = liveness?.phase.name;
  return will.status === 'active' && (phase === 'asking' || phase === 'vouched') ? phase : will.status;
}

/** The steps of setting up, in the order in which a Host takes them. */
export const SETUP_STEPS = ['people', 'papers', 'place', 'documents', 'checks'] as const;

export type SetupStep = (typeof SETUP_STEPS)[number];

/**
 * Which steps are done. `papers`: the Host has typed back a code from each Survivor's paper. `documents`: there are some,
 * sealed or not. `checks`: the Host has chosen how they are asked. The service's own mail is enough to reach people, so no step
 * asks for a connector.
 */
export function setupSteps(facts: AccountFacts & { hasDraft: boolean; hasChosenChecks: boolean }): { step: SetupStep; done: boolean }[] {
  const { survivors, storages, settings, will } = facts;
  const reached = survivors.filter((survivor) => channelsTo(facts, survivor).length > 0).length;
  const done: Record<SetupStep, boolean> = {
    people: reached >= settings.survivor_threshold,
    papers: survivors.length > 0 && survivors.every(({ paperConfirmedAt }) => paperConfirmedAt !== undefined),
    place: storages.some(({ isConnected }) => isConnected),
    documents: will !== undefined || facts.hasDraft,
    checks: will !== undefined || facts.hasChosenChecks,
  };
  return SETUP_STEPS.map((step) => ({ step, done: done[step] }));
}
