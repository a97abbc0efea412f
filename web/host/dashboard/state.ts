import type { Overview } from '#web/host/overview-reply.ts';

/** How the page begins: the sentence of a state, or that an active will needs attention. */
export type Beginning = 'setting_up' | 'active' | 'asking' | 'paused' | 'vouched' | 'attention';

/**
 * An active will is well only if nothing needs attention. Every other state is more urgent than what can be repaired. Null if a
 * transfer runs or can be started: its button is then the beginning of the page.
 */
export function beginningOf({ state, problems }: Pick<Overview, 'state' | 'problems'>): Beginning | null {
  if (state !== 'setting_up' && !isActiveState(state)) return null;
  return state === 'active' && attentionIn(problems).length > 0 ? 'attention' : state;
}

type Problems = Overview['problems'];

/** What would make an account safer. All is well without it: a Host can use the service with its own mail only. */
const ADVICE: ReadonlySet<Problems[number]['code']> = new Set(['only_email', 'stop_card_over']);

/** Returns what the Host should repair. */
export function attentionIn(problems: Problems): Problems {
  return problems.filter(({ code }) => !ADVICE.has(code));
}

/** Returns what the Host can improve. */
export function adviceIn(problems: Problems): Problems {
  return problems.filter(({ code }) => ADVICE.has(code));
}

/** Whether the will is sealed, and neither a transfer nor its start is near. */
export function isActive({ state }: Pick<Overview, 'state'>): boolean {
  return isActiveState(state);
}

function isActiveState(state: Overview['state']): state is 'active' | 'asking' | 'paused' | 'vouched' {
  return state === 'active' || state === 'asking' || state === 'paused' || state === 'vouched';
}

/** Whether the Host can repair something now. Before a transfer is stopped, the service refuses all changes. */
export function canRepair(overview: Pick<Overview, 'state'>): boolean {
  return overview.state === 'setting_up' || isActive(overview);
}

/** Whether the button of this page is the one to press. While the banner shows its own button, there is no second one. */
export function hasButton(overview: Pick<Overview, 'state' | 'transfer'>): boolean {
  return !overview.transfer && isActive(overview);
}

/** What can be said about the people who open the will. */
export type QuorumSentence = 'none' | 'not_enough' | 'too_few' | 'no_margin' | 'margin';

export function quorumSentence({ threshold, survivors, margin }: Overview['quorum']): QuorumSentence {
  if (survivors === 0) return 'none';
  if (survivors < threshold) return 'not_enough';
  if (margin < 0) return 'too_few';
  return margin === 0 ? 'no_margin' : 'margin';
}
