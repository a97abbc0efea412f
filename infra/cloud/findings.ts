import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a check of the templates found. */
export interface Finding {
  rule: string;
  text: string;
  /** The paths of the constructs, or of the stack. */
  places: readonly string[];
}

interface Report {
  pluginReports: { violations: Violation[] }[];
}

interface Violation {
  ruleName: string;
  description: string;
  severity?: string;
  violatingConstructs: { constructPath?: string }[];
}

/** Severities that report nothing wrong. */
const REMARKS = ['informational', 'debug'];

/**
 * Returns the findings of a synth that no acknowledgement explains: those of cdk-nag, of CloudFormation's rules and of the CDK itself.
 * Warnings count. For the CDK they do not, although an unknown value of an enumeration is one, and a deprecated runtime.
 */
export function readFindings(outdir: string): Finding[] {
  // The CDK writes this file while it synthesizes.
  const { pluginReports }: Report = JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8'));
  const violations = pluginReports.flatMap((report) => report.violations).filter(({ severity }) => !REMARKS.includes(severity ?? ''));
  return violations.map(({ ruleName, description, violatingConstructs }) => ({
    rule: ruleName,
    text: description,
    places: violatingConstructs.map(({ constructPath = 'unknown' }) => constructPath),
  }));
}

const SHOWN = 3;

/** Returns the line that shows a finding, with its first places. */
export function findingLine({ rule, text, places }: Finding): string {
  const rest = places.length > SHOWN ? ` and ${places.length - SHOWN} more` : '';
  return `${rule}: ${text} (${places.slice(0, SHOWN).join(', ')}${rest})`;
}
