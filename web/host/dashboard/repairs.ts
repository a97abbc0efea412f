import type { PageAddress } from '#web/edge/pages.ts';
import type { Overview } from '#web/host/overview-reply.ts';

type Problem = Overview['problems'][number];
type ProblemCode = Problem['code'];

/** The page on which the Host repairs each problem, and its section. */
export const REPAIRS = {
  account_protected: '/security',
  deletion_requested: '/security',
  removal_asked: '/survivors',
  review_needed: '/review',
  host_unreachable: '/connectors',
  storage_broken: '/storages',
  quorum_unreachable: '/survivors',
  reencryption_required: '/documents',
  package_behind: '/storages',
  connector_broken: '/connectors',
  survivor_unreachable: '/survivors',
  notices_stopped: '/survivors',
  contact_reported: '/survivors',
  no_backup_codes: '/survivors',
  paper_unconfirmed: '/survivors',
  no_copy: '/documents#copy',
  no_margin: '/survivors',
  stop_card_over: '/security#card',
  only_email: '/connectors',
  invitation_unanswered: '/survivors',
} as const satisfies Record<ProblemCode, PageAddress | `${PageAddress}#${string}`>;

/** Problems of one kind, which are one sentence and one link. */
export interface Repair<Code = ProblemCode> {
  code: Code;
  /** The Survivors, channels or storages with this problem. */
  subjects: string[];
  /** The earliest known time. */
  since: string | null;
}

type Found<Code> = { code: Code; subject: Problem['subject']; since?: Problem['since'] };

/** Joins the problems of each kind, in the order of the worst one. */
export function repairsOf<Code>(problems: readonly Found<Code>[]): Repair<Code>[] {
  const repairs = new Map<Code, Repair<Code>>();
  for (const { code, subject, since = null } of problems) {
    const repair = repairs.get(code) ?? { code, subjects: [], since: null };
    if (subject !== null && !repair.subjects.includes(subject)) repair.subjects.push(subject);
    if (since !== null && (repair.since === null || since < repair.since)) repair.since = since;
    repairs.set(code, repair);
  }
  return [...repairs.values()];
}
