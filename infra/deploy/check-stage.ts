import type { Facts, Stack } from './facts.ts';
import { about, type Finding } from './finding.ts';
import type { Request } from './request.ts';

/** The lowest version of CDK's bucket and roles with which the templates work. A test compares it with the templates. */
export const MINIMUM_BOOTSTRAP_VERSION = 6;

export function checkBootstrap({ bootstrapVersion: found, account }: Facts, { settings }: Request): Finding {
  const { ok, stop, unread } = about('CDK');
  if ('unread' in found) return unread(found);
  const commands = [`npx cdk bootstrap aws://${account}/${settings.region}`];
  if (found.value === undefined)
    return stop('CDK is not set up in this region. It needs a bucket and roles there, which this command creates:', { commands });
  if (found.value >= MINIMUM_BOOTSTRAP_VERSION) return ok(`CDK is set up in this region, in version ${found.value}.`);
  const text = `CDK is set up in this region in version ${found.value}. Version ${MINIMUM_BOOTSTRAP_VERSION} or newer is needed. This command updates it:`;
  return stop(text, { commands });
}

/** A stage is in one region: its table and its keys cannot move, and its roles have names that are unique in the account. */
export function checkRegion({ stageRegion: found }: Facts, { settings: { stage, region }, isRegionSet }: Request): Finding {
  const { ok, stop, unread } = about('Region');
  if ('unread' in found) return unread(found);
  if (found.value === undefined) {
    const advice = isRegionSet ? '' : ' Put the region into the context of cdk.json, so that every deployment uses it.';
    return ok(`Stage ${stage} is new. It will be in ${region} and cannot move later.${advice}`);
  }
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

/** Finds what earlier deployments have left. Sets the protection of the stacks, which the first creation must not have. */
export function checkStacks({ stacks: found }: Facts, { settings, choices }: Request): Finding[] {
  const { ok, warning, unread, undecided } = about('Stacks');
  if ('unread' in found) {
    return [choices.terminationProtection === undefined ? undecided(found, 'terminationProtection', ['true', 'false']) : unread(found)];
  }
  const { stage, region, terminationProtection } = settings;
  const { value: stacks } = found;
  const broken = stacks.filter((stack) => !isSound(stack) && !isCreationFailure(stack));
  if (broken.length > 0) return broken.map((stack) => blocking(stack, region));
  const isCreated = stacks.some((stack) => stack.name === dataStack(stage) && isSound(stack));
  const summary = isCreated
    ? ok('The stage is deployed already. Its stacks will be updated.', { settings: { terminationProtection: String(terminationProtection) } })
    : ok('The stacks of this stage will be created.', { settings: { terminationProtection: 'false' } });
  return [summary, ...stacks.filter(isCreationFailure).map((stack) => warning(repeats(stack)))];
}

/** The stacks whose resources cannot be replaced. */
export const protectedStacks = (stage: string): string[] => [dataStack(stage), `will-${stage}-site`];

const dataStack = (stage: string): string => `will-${stage}-data`;

/** The CDK CLI deletes such a stack and creates it again, if it is not protected. */
export function isCreationFailure({ status }: Stack): boolean {
  return status === 'ROLLBACK_COMPLETE' || status === 'ROLLBACK_FAILED';
}

/** Created, whatever became of the last update. In REVIEW_IN_PROGRESS nothing has been created yet. */
function isSound({ status }: Stack): boolean {
  return /^(CREATE|UPDATE|UPDATE_ROLLBACK|IMPORT|IMPORT_ROLLBACK)_COMPLETE$|^REVIEW_IN_PROGRESS$/.test(status);
}

function repeats({ name, status, isProtected }: Stack): string {
  const protection = isProtected ? ' Its termination protection will be turned off for that.' : '';
  return `The creation of ${name} failed earlier (${status}). It was never in use, so it will be deleted and created again.${protection}`;
}

function blocking({ name, status }: Stack, region: string): Finding {
  const { stop } = about('Stacks');
  const on = `--stack-name ${name} --region ${region}`;
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

/**
 * The policies of the keys are deployed first. Without `previousRoles` they would name only the roles that the functions get later, and
 * every endpoint would lose the keys until then.
 */
export function checkPreviousRoles(facts: Facts, { settings: { stage }, choices: { previousRoles: wanted } }: Request): Finding[] {
  const { warning, stop, unread, undecided } = about('Functions that move');
  const { hasPreviousRoles: found } = facts;
  if ('unread' in found) {
    if (wanted !== undefined) return [unread(found)];
    return isInUse(facts) ? [undecided(found, 'previousRoles', ['true', 'false'])] : [];
  }
  if (!found.value)
    return wanted ? [warning('No role of the previous release is left, so previousRoles=true is not needed. Remove this setting.')] : [];
  const roles = `The functions of endpoints have the roles of the previous release, such as will-${stage}-auth-login, and get other ones.`;
  if (wanted === false) {
    return [stop(`${roles} With previousRoles=false the present functions could not use the keys until they are replaced. Remove this setting.`)];
  }
  const text = `${roles} Both may use the keys during this deployment. Deploy once more on the same day: this takes the keys from the previous roles.`;
  return [warning(text, { commands: [`npm run deploy -- -c stage=${stage}`], settings: { previousRoles: 'true' } })];
}

/** Without `tableStream`, the service would return from a restored table to the one from before, and lose what was written since. */
export function checkTable(facts: Facts, { settings: { tableStream }, choices }: Request): Finding[] {
  const { ok, warning, stop, unread, undecided } = about('Table');
  const { restoredTable: found } = facts;
  if ('unread' in found) {
    const isDecided = tableStream !== undefined || choices.returnsToOwnTable === true || !isInUse(facts);
    return [isDecided ? unread(found) : undecided(found, 'tableStream', ['own', '<the stream of the restored table that the service uses>'])];
  }
  const wanted = tableStream && /table\/(.+)\/stream/.exec(tableStream)?.[1];
  if (wanted === found.value) return wanted ? [ok(`The service uses the restored table ${wanted}, and keeps it.`)] : [];
  if (wanted) return [warning(`The service leaves ${found.value ?? 'the table of this stage'} and uses the restored table ${wanted}.`)];
  if (choices.returnsToOwnTable) return [warning(`The service leaves the restored table ${found.value} and uses the table of this stage again.`)];
  const text = `The service uses the restored table ${found.value}. Without tableStream it would return to the table of this stage, and everything that was written since would be missing. Write tableStream into the context of cdk.json. If you want to return:`;
  return [stop(text, { commands: ['-c tableStream=own'] })];
}
