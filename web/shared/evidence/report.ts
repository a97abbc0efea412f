import type { paths } from '#api';

/** A report with its statement, two signatures, and the key that signed. */
export type Evidence = paths['/api/survivor-auth/evidence']['get']['responses'][200]['content']['application/json'];
export type EvidenceKey = Evidence['key'];

type Facts = Record<string, string | number | boolean | null>;

/** The content of `report.json`. Times are in ISO format. */
export interface Report {
  format: 'will-evidence/1';
  made_at: string;
  made_for: 'host' | 'survivor';
  service: string;
  /** The name of the Host. */
  person: string;
  history: { number: number; hash: string };
  transfer: {
    id: string;
    status: string;
    started_at: string;
    started_by: string;
    proven: boolean;
    host_was_silent: boolean;
    host_notified_at: string | null;
    cancel_deadline: string;
    opens_at: string | null;
    opened_at: string | null;
    access_expires_at: string | null;
    threshold: number;
    survivors: string[];
  };
  checks: { number: number; status: string; channel: string | null; sent_at: string; responded_at: string | null }[];
  proofs: { by: string; at: string }[];
  documents: { filename: string; size_bytes: number; sha256: string }[] | null;
  /** The Host's have `facts` and the parts of the chain. A Survivor's have a few facts next to the event. */
  events: ({ at: string; by: string; event: string } & Record<string, unknown>)[];
}

/** An event of a report, for both kinds of readers. */
export interface ReportEvent {
  at: string;
  by: string;
  event: string;
  /** Its place in the history. Null in the report of a Survivor. */
  number: number | null;
  /** Whom it concerns: a name, or null. */
  about: string | null;
  facts: Facts;
}

/** Reads a report. Null if its format is newer than this page. */
export function readReport(text: string): Report | null {
  const report: Report = JSON.parse(text);
  return report.format === 'will-evidence/1' ? report : null;
}

/** Returns the events of a report in one form. */
export function eventsOf({ events }: Report): ReportEvent[] {
  return events.map(({ at, by, event, about, number, facts, ...others }) => {
    const known = (facts ?? others) as Facts;
    return { at, by, event, number: typeof number === 'number' ? number : null, about: textOf(about) ?? textOf(known['name']), facts: known };
  });
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** How a Survivor proved their identity. Null if the report does not have it. */
export function proofOf(events: readonly ReportEvent[], by: string, at: string): 'code' | 'paper' | null {
  const proof = events.find((one) => one.event === 'survivor_authenticated' && one.about === by && one.at === at);
  if (!proof) return null;
  return proof.facts['with'] === 'code' ? 'code' : 'paper';
}

/** Returns whether the statement is about exactly this report. */
export async function isAbout({ report, statement }: Pick<Evidence, 'report' | 'statement'>): Promise<boolean> {
  return statement.split('\n').includes(`report-sha256: ${await sha256Of(report)}`);
}

/** Returns the SHA-256 of a text in hexadecimal digits. */
export async function sha256Of(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
