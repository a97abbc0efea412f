import { checkAll, isStopped } from './check-all.ts';
import { checkWords, type Untranslated } from './check-words.ts';
import { describeFindings, describeResult, describeSmoke, describeStop } from './describe.ts';
import type { Facts, Stack } from './facts.ts';
import { type Access, readCaller, readFacts, stacksOf } from './read-facts.ts';
import { readArguments, readRequest } from './request.ts';
import { Stop } from './stop.ts';

/** What a deployment uses. Tests replace the CDK CLI. */
export interface Tools {
  /** The settings of each file, in the order in which they count. */
  contexts: readonly Readonly<Record<string, unknown>>[];
  /** Runs the CDK CLI. Returns its exit code. */
  runCdk(args: readonly string[]): Promise<number>;
  print(text: string): void;
  /** Tries the deployed service with the operator's mailbox. Returns whether it works, or undefined if no one is there to answer. */
  smoke(api: { url: string; stage: string; alarmMail: string }): Promise<boolean | undefined>;
  /** The languages that are not ready for a release. */
  untranslated(): readonly Untranslated[];
}

/** Checks the account, says what was found, and deploys. Returns the exit code. `check`: changes nothing. */
export async function deploy(verb: 'deploy' | 'check', args: readonly string[], tools: Tools): Promise<number> {
  try {
    return await deployChecked(verb, args, tools);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    tools.print(describeStop(error));
    return 1;
  }
}

async function deployChecked(
  verb: 'deploy' | 'check',
  args: readonly string[],
  { contexts, runCdk, print, smoke, untranslated }: Tools,
): Promise<number> {
  const request = readRequest(readArguments(args, contexts));
  const { stage, account, region } = request.settings;
  const access: Access = { region, ...(request.profile && { profile: request.profile }) };
  const caller = await readCaller(access, account);
  const facts = await readFacts(access, request.settings);
  const findings = [...checkAll(facts, request), checkWords(untranslated(), request)];
  print(describeFindings(findings, caller, request));
  if (isStopped(findings)) return 1;
  if (verb === 'check') return 0;

  const code = await runCdk(['deploy', '--all', ...args]);
  if (code !== 0) {
    print(FAILED);
    return code;
  }
  const stacks = await stacksOf(access, request.settings);
  print(describeResult(stage, stacks));
  const works = sendsMail(facts) ? await smoke({ url: apiUrlOf(stacks), stage, alarmMail: request.settings.alarmMail ?? '' }) : undefined;
  if (works === undefined) print(describeSmoke(stage, apiUrlOf(stacks)));
  return works === false ? 1 : 0;
}

/** Before the records are in the DNS of the sender's domain, and in the sandbox of SES, no mail arrives, and the test could not end. */
function sendsMail({ mailIdentity, mailAccount }: Facts): boolean {
  if (!('value' in mailIdentity && 'value' in mailAccount)) return false;
  return mailIdentity.value?.isVerified === true && mailAccount.value.isProduction && mailAccount.value.isSending;
}

function apiUrlOf(stacks: readonly Stack[]): string {
  return stacks.flatMap(({ outputs }) => outputs).find(({ name }) => name === 'ApiUrl')?.value ?? '';
}

const FAILED =
  'The deployment failed. CloudFormation undoes the stack that failed. The stacks before it keep the new version, and those after it the present one. The cause is above: for a resource, it is the first line with FAILED.\ndocs/first-deployment.md lists the known causes. docs/operations.md, "Roll back", says how to continue or to roll back.';
