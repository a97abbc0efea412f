import type { PageAddress } from '#web/edge/pages.ts';
import type { Overview } from '#web/host/overview-reply.ts';

type Problem = Overview['problems'][number];
type ProblemCode = Problem['code'];

/** The page on which the Host repairs each problem. */
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
  no_copy: '/documents',
  no_margin: '/survivors',
  only_email: '/connectors',
  invitation_unanswered: '/survivors',
} as const satisfies Record<ProblemCode, PageAddress>;

/** Problems of one kind, which are one sentence and one link. */
export interface Repair {
  code: ProblemCode;
  /** The Survivors, channels or storages with this problem. */
  subjects: string[];
  /** The earliest known time. */
  since: string | null;
}

/** Joins the problems of each kind, in the order of the worst one. */
export function repairsOf(problems: readonly Problem[]): Repair[] {
  const repairs = new Map<ProblemCode, Repair>();
  for (const { code, subject, since } of problems) {
    const repair = repairs.get(code) ?? { code, subjects: [], since: null };
    if (subject !== null && !repair.subjects.includes(subject)) repair.subjects.push(subject);
    if (since !== null && (repair.since === null || since < repair.since)) repair.since = since;
    repairs.set(code, repair);
  }
  return [...repairs.values()];
}
