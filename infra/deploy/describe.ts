import { isStopped } from './check-all.ts';
import type { Stack } from './facts.ts';
import type { Finding } from './finding.ts';
import type { Request } from './request.ts';
import type { Stop } from './stop.ts';

const MARKS: Record<Finding['mark'], string> = { ok: '  ok   ', warning: '  note ', stop: '  STOP ' };
/** The most important lines are nearest to the prompt. */
const ORDER: readonly Finding['mark'][] = ['ok', 'warning', 'stop'];
const WIDTH = 110;
const INDENT = ' '.repeat(7);

/** Describes what was found, in words. */
export function describeFindings(findings: readonly Finding[], caller: string, { settings: { stage, account, region } }: Request): string {
  const head = `Stage ${stage}, account ${account}, region ${region}\nSigned in as ${caller}\n`;
  const sorted = ORDER.flatMap((mark) => findings.filter((finding) => finding.mark === mark));
  return [head, ...sorted.map(describeFinding), '', conclusion(findings)].join('\n');
}

export function describeStop({ message, commands }: Stop): string {
  return [wrap(`${MARKS.stop}${message}`), ...commands.map(command), '', NOTHING_CHANGED].join('\n');
}

/** Describes a deployed stage: the addresses, and the records for the operator's DNS. */
export function describeResult(stage: string, stacks: readonly Stack[]): string {
  const outputs = stacks.flatMap((stack) => stack.outputs);
  const lines = outputs.map(({ name, value, description }) => `  ${name}: ${value}\n${wrap(`${INDENT}${description}`)}`);
  return [`Stage ${stage} is deployed.`, ...lines].join('\n');
}

/** Says how the deployed service is tried later. */
export function describeSmoke(stage: string, url: string): string {
  const text = 'Before the first Host registers, try the service with your mailbox. The sender’s domain must have its records:';
  return [wrap(text), command(`npm run smoke -- ${url} --stage ${stage}`)].join('\n');
}

const NOTHING_CHANGED = 'Nothing was changed.';

function describeFinding({ mark, subject, text, commands = [] }: Finding): string {
  return [wrap(`${MARKS[mark]}${subject}: ${text}`), ...commands.map(command)].join('\n');
}

/** A command is never wrapped, so that it can be copied. */
const command = (line: string): string => `${INDENT}  ${line}`;

function conclusion(findings: readonly Finding[]): string {
  const stops = findings.filter(({ mark }) => mark === 'stop').length;
  if (isStopped(findings))
    return `${NOTHING_CHANGED} Correct ${stops === 1 ? 'the point' : `the ${stops} points`} marked STOP, and run the command again.`;
  return 'The account is ready for a deployment.';
}

function wrap(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=\S) /)) {
    if (line && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = `${INDENT}${word}`;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, line].join('\n');
}
