import type { Facts, Stack } from './facts.ts';
import type { Finding } from './finding.ts';
import { isStopped, type Plan } from './plan.ts';
import type { Request } from './request.ts';
import type { Stop } from './stop.ts';

const MARKS: Record<Finding['mark'], string> = { ok: '  ok   ', warning: '  note ', stop: '  STOP ' };
/** The most important lines are nearest to the prompt. */
const ORDER: readonly Finding['mark'][] = ['ok', 'warning', 'stop'];
const WIDTH = 110;
const INDENT = ' '.repeat(7);

/** Describes what was found and what the deployment does, in words. */
export function describePlan(plan: Plan, { account, caller }: Facts, { settings, regionSource }: Request): string {
  const head = `Stage ${settings.stage}, account ${account}, region ${settings.region} (from ${regionSource})\nSigned in as ${caller}\n`;
  return [head, ...ORDER.flatMap((mark) => plan.findings.filter((finding) => finding.mark === mark)).map(describeFinding), '', conclusion(plan)].join(
    '\n',
  );
}

export function describeStop({ message, commands }: Stop): string {
  return [wrap(`${MARKS.stop}${message}`), ...commands.map(command), '', NOTHING_CHANGED].join('\n');
}

/** Describes a deployed stage: the addresses, and the records for the operator's DNS. */
export function describeResult(stage: string, protectedNames: readonly string[], stacks: readonly Stack[]): string {
  const protection = protectedNames.length > 0 ? ` Protected from deletion: ${protectedNames.join(', ')}.` : '';
  const outputs = stacks.flatMap((stack) => stack.outputs);
  const lines = outputs.map(({ name, value, description }) => `  ${name}: ${value}\n${wrap(`${INDENT}${description}`)}`);
  return [`Stage ${stage} is deployed.${protection}`, ...lines].join('\n');
}

const NOTHING_CHANGED = 'Nothing was changed.';

function describeFinding({ mark, subject, text, commands = [] }: Finding): string {
  return [wrap(`${MARKS[mark]}${subject}: ${text}`), ...commands.map(command)].join('\n');
}

/** A command is never wrapped, so that it can be copied. */
const command = (line: string): string => `${INDENT}  ${line}`;

function conclusion(plan: Plan): string {
  const stops = plan.findings.filter(({ mark }) => mark === 'stop').length;
  if (isStopped(plan))
    return `${NOTHING_CHANGED} Correct ${stops === 1 ? 'the point' : `the ${stops} points`} marked STOP, and run the command again.`;
  return `The deployment uses these settings:\n${command(contextArguments(plan).join(' '))}`;
}

/** The settings of a plan as arguments of the CDK CLI. */
export function contextArguments({ settings }: Plan): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
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
