import { COPIES_OUTPUT } from '#infra/cloud/backup.ts';
import { type GivenSettings, PROFILE_OUTPUT } from '#infra/cloud/settings.ts';
import type { Facts, Stack } from './facts.ts';
import { about, type Finding, withSetting } from './finding.ts';
import type { Request } from './request.ts';

/** The lowest version of CDK's bucket and roles with which the templates work. A test compares it with the templates. */
export const MINIMUM_BOOTSTRAP_VERSION = 6;

export function checkBootstrap({ bootstrapVersion: found }: Facts, { settings }: Request): Finding {
  const { ok, stop, unread } = about('CDK');
  if ('unread' in found) return unread(found);
  const commands = [`npx cdk bootstrap aws://${settings.account}/${settings.region}`];
  if (found.value === undefined)
    return stop('CDK is not set up in this region. It needs a bucket and roles there, which this command creates:', { commands });
  if (found.value >= MINIMUM_BOOTSTRAP_VERSION) return ok(`CDK is set up in this region, in version ${found.value}.`);
  const text = `CDK is set up in this region in version ${found.value}. Version ${MINIMUM_BOOTSTRAP_VERSION} or newer is needed. This command updates it:`;
  return stop(text, { commands });
}

/** The second region gets a bucket and a key from the CDK too. */
export function checkReplicaRegion({ replicaBootstrap: found }: Facts, { settings: { account, replicaRegion } }: Request): Finding[] {
  const { ok, stop, unread } = about('Replica');
  if (replicaRegion === undefined) return [];
  if ('unread' in found) return [unread(found)];
  if ((found.value ?? 0) >= MINIMUM_BOOTSTRAP_VERSION) return [ok(`CDK is set up in ${replicaRegion} too.`)];
  const commands = [`npx cdk bootstrap aws://${account}/${replicaRegion}`];
  return [stop(`CDK is not set up in ${replicaRegion}, or in an old version. The copy of the packages needs it there:`, { commands })];
}

/** A stage is in one region: its table and its keys cannot move, and its roles have names that are unique in the account. */
export function checkRegion({ stageRegion: found }: Facts, { settings: { stage, region } }: Request): Finding {
  const { ok, stop, unread } = about('Region');
  if ('unread' in found) return unread(found);
  if (found.value === undefined) return ok(`Stage ${stage} is new. It will be in ${region} and cannot move later.`);
  if (found.value === region) return ok(`Stage ${stage} is in ${region}.`);
  return stop(
    `Stage ${stage} is in ${found.value}. It cannot move to ${region}, because its table and keys are there. Deploy there, or choose another stage:`,
    { commands: [`npm run deploy -- -c stage=${stage} -c region=${found.value}`, 'npm run deploy -- -c stage=<another name>'] },
  );
}

/** A stage that nothing of the account shows to be new may be in use. */
export function isInUse({ stageRegion, stacks }: Facts): boolean {
  const isUnknown = 'value' in stageRegion && stageRegion.value === undefined;
  const isUncreated = 'value' in stacks && !stacks.value.some((stack) => !isCreationFailure(stack));
  return !isUnknown && !isUncreated;
}

/** Finds what earlier deployments have left. */
export function checkStacks({ stacks: found }: Facts, { settings }: Request): Finding[] {
  const { ok, warning, unread } = about('Stacks');
  if ('unread' in found) return [unread(found)];
  const { value: stacks } = found;
  const broken = stacks.filter((stack) => !isSound(stack) && (!isCreationFailure(stack) || stack.isProtected));
  if (broken.length > 0) return broken.map(blocking);
  const missing = plannedStacks(settings).filter((name) => !stacks.some((stack) => stack.name === name && isCreated(stack)));
  return [
    ok(summaryOf(settings, missing)),
    ...stacks.filter(isCreationFailure).map((stack) => warning(repeats(stack))),
    ...checkProtection(settings, missing),
  ];
}

/** The CDK CLI protects a stack before it creates it, and cannot repeat a creation that failed while the stack is protected. */
function checkProtection({ terminationProtection }: GivenSettings, missing: readonly string[]): Finding[] {
  const { warning } = about('Protection');
  if (!terminationProtection) return missing.length === 0 ? [warning(UNPROTECTED)] : [];
  if (missing.length === 0) return [];
  const text = `terminationProtection: true protects ${missing.join(', ')} before the creation has succeeded. If the creation fails, you must turn it off by hand. Set it when the stage is deployed.`;
  return [warning(text)];
}

const UNPROTECTED = 'Anyone with the right can delete the stacks. Write terminationProtection: true into deployment.config.ts, and deploy once more.';

/** The stacks of a deployment, in its order. */
function plannedStacks({ stage, frontendUrl, replicaRegion }: GivenSettings): string[] {
  const replica = replicaRegion === undefined ? [] : [`will-${stage}-replica`];
  const service = [...replica, dataStack(stage), `will-${stage}-workers`, `will-${stage}-api`];
  return frontendUrl === undefined ? [`will-${stage}-site`, ...service, `will-${stage}-content`] : service;
}

function summaryOf({ stage }: GivenSettings, missing: readonly string[]): string {
  const isDeployed = !missing.includes(dataStack(stage));
  const present = isDeployed ? 'The stage is deployed already. Its stacks will be updated.' : '';
  const created = `These stacks will be created, in this order: ${missing.join(', ')}.${isDeployed ? '' : ' Allow an hour for it.'}`;
  return [present, missing.length > 0 ? created : ''].filter(Boolean).join(' ');
}

const TABLE_CHOICE = 'Take own if no table was ever restored. Otherwise name the stream of the table that the service uses.';

const dataStack = (stage: string): string => `will-${stage}-data`;

/** The CDK CLI deletes such a stack and creates it again, if it is not protected. */
function isCreationFailure({ status }: Pick<Stack, 'status'>): boolean {
  return status === 'ROLLBACK_COMPLETE' || status === 'ROLLBACK_FAILED';
}

/** Whether a deployment can begin. In REVIEW_IN_PROGRESS nothing has been created yet. */
function isSound(stack: Stack): boolean {
  return isCreated(stack) || stack.status === 'REVIEW_IN_PROGRESS';
}

/** Whatever became of the last update. */
function isCreated({ status }: Stack): boolean {
  return /^(CREATE|UPDATE|UPDATE_ROLLBACK|IMPORT|IMPORT_ROLLBACK)_COMPLETE$/.test(status);
}

function repeats({ name, status }: Stack): string {
  return `The creation of ${name} failed earlier (${status}). It was never in use, so it will be deleted and created again.`;
}

function blocking({ name, status, region }: Stack): Finding {
  const { stop } = about('Stacks');
  const on = `--stack-name ${name} --region ${region}`;
  if (isCreationFailure({ status })) {
    return stop(
      `The creation of ${name} failed earlier (${status}). It was never in use, but it is protected. Turn the protection off, so that it can be created again:`,
      {
        commands: [`aws cloudformation update-termination-protection --no-enable-termination-protection ${on}`],
      },
    );
  }
  if (status.endsWith('_IN_PROGRESS')) {
    return stop(`Another change of ${name} is running (${status}). Wait until it ends. This command shows its status:`, {
      commands: [`aws cloudformation describe-stacks ${on} --query 'Stacks[0].StackStatus'`],
    });
  }
  if (status === 'UPDATE_ROLLBACK_FAILED') {
    return stop(`The last update of ${name} failed, and so did its rollback. Its events name the cause. Remove it, then continue the rollback:`, {
      commands: [`aws cloudformation describe-stack-events ${on}`, `aws cloudformation continue-update-rollback ${on}`],
    });
  }
  if (status === 'UPDATE_FAILED') {
    return stop(`The last update of ${name} failed and was not rolled back. Roll it back:`, {
      commands: [`aws cloudformation rollback-stack ${on}`],
    });
  }
  return stop(`${name} was neither created nor deleted completely (${status}). Its events name the cause. Remove it, then delete the stack:`, {
    commands: [`aws cloudformation describe-stack-events ${on}`, `aws cloudformation delete-stack ${on}`],
  });
}

/** Without `tableStream`, the service would return from a restored table to the one from before, and lose what was written since. */
export function checkTable(facts: Facts, { settings: { tableStream }, returnsToOwnTable }: Request): Finding[] {
  const { ok, warning, stop, unread, undecided } = about('Table');
  const { restoredTable: found } = facts;
  if ('unread' in found) {
    const isDecided = tableStream !== undefined || returnsToOwnTable || !isInUse(facts);
    return [isDecided ? unread(found) : undecided(found, TABLE_CHOICE, ['tableStream=own', 'tableStream=<the stream of the restored table>'])];
  }
  const wanted = tableStream && /table\/(.+)\/stream/.exec(tableStream)?.[1];
  if (wanted === found.value) return wanted ? [ok(`The service uses the restored table ${wanted}, and keeps it.`)] : [];
  if (wanted) return [warning(`The service leaves ${found.value ?? 'the table of this stage'} and uses the restored table ${wanted}.`)];
  if (returnsToOwnTable) return [warning(`The service leaves the restored table ${found.value} and uses the table of this stage again.`)];
  const text = `The service uses the restored table ${found.value}. Without tableStream it would return to the table of this stage, and everything that was written since would be missing. Write tableStream into deployment.config.ts. If you want to return:`;
  return [stop(text, { commands: [withSetting('tableStream=own')] })];
}

/** Another profile has other keys, and what is encrypted could no longer be read. A stage without the output is older than profiles. */
export function checkProfile(facts: Facts, { settings: { profile, stage }, namesProfile }: Request): Finding[] {
  const { stacks: found } = facts;
  if ('unread' in found) {
    if (namesProfile || !isInUse(facts)) return [];
    return [about('Profile').undecided(found, 'Take the profile with which the stage was deployed.', ['profile=default', 'profile=family'])];
  }
  if (!found.value.some((stack) => stack.name === dataStack(stage) && isCreated(stack))) return [];
  const deployed = outputOf(found, stage, PROFILE_OUTPUT) ?? 'default';
  if (deployed === profile) return [];
  const text = `Stage ${stage} was deployed with the profile ${deployed}, and keeps its keys. It cannot become ${profile}. Write profile: '${deployed}' into deployment.config.ts, or choose another stage:`;
  return [about('Profile').stop(text, { commands: [withSetting(`profile=${deployed}`), withSetting('stage=<another name>')] })];
}

function outputOf(found: Facts['stacks'], stage: string, name: string): string | undefined {
  if ('unread' in found) return undefined;
  const outputs = found.value.find((stack) => stack.name === dataStack(stage))?.outputs ?? [];
  return outputs.find((output) => output.name === name)?.value;
}

/** Without `backupVault`, the deployment deletes the plan of the daily backups, with the alarms about them. */
export function checkBackups({ stacks: found }: Facts, { settings: { backupVault, stage } }: Request): Finding[] {
  const copies = backupVault === undefined ? outputOf(found, stage, COPIES_OUTPUT) : undefined;
  if (copies === undefined) return [];
  const text = `This deployment ends the daily backups with copies in ${copies}, because backupVault is missing. Write it into deployment.config.ts, unless you want this.`;
  return [about('Backups').warning(text)];
}
