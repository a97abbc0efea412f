import { driveSecretNames } from '#infra/cloud/drives.ts';
import { alarmTopicArn } from '#infra/cloud/names.ts';
import { hasBudgets } from '#infra/cloud/regions.ts';
import { chosenFrontend } from '#infra/cloud/settings.ts';
import { isInUse } from './check-stage.ts';
import type { CertificateFact, Fact, Facts, Stack } from './facts.ts';
import { about, type Finding, withSetting } from './finding.ts';
import { missingSecrets } from './missing-secrets.ts';
import type { Request } from './request.ts';

export function checkTrail({ hasTrail: found }: Facts): Finding {
  const { ok, warning, unread } = about('CloudTrail');
  if ('unread' in found) return unread(found);
  if (found.value) return ok('A trail records the calls of this region.');
  return warning(
    'No trail covers this region, so the alarms about the keys, the table and its backups cannot fire: no one learns that someone tried to delete them. Create one:',
    {
      commands: ['https://console.aws.amazon.com/cloudtrailv2/home#/create'],
    },
  );
}

/** Without its client secret, no Host can connect a drive, and no connected one can be opened. */
export function checkDriveSecrets({ unusableDriveSecrets: found }: Facts, { settings }: Request): Finding[] {
  return missingSecrets('Cloud drives', driveSecretNames(settings), found, settings.region);
}

export function checkCertificate({ setting, domain, found }: CertificateFact): Finding {
  const { ok, stop, unread } = about('Certificate');
  if ('unread' in found) return unread(found);
  if (!found.value) return stop(`ACM does not have the certificate that ${setting} names. Copy its ARN again.`);
  const { status, names } = found.value;
  if (status !== 'ISSUED')
    return stop(`The certificate in ${setting} has the status ${status}. Wait until it is ISSUED: ACM waits for its record in your DNS.`);
  const covers = names.some((name) => name === domain || name === domain.replace(/^[^.]+/, '*'));
  return covers
    ? ok(`The certificate is valid for ${domain}.`)
    : stop(`The certificate in ${setting} is for ${names.join(', ')}, not for ${domain}.`);
}

/** A new address is costly for everyone who has the earlier one. So it must be written, and cannot come from a setting that is missing. */
export function checkFrontend(facts: Facts, { settings, movesToOwnPages }: Request): Finding[] {
  const { warning, stop, unread, undecided } = about('Pages');
  const chosen = chosenFrontend(settings);
  const isWritten = chosen !== undefined || movesToOwnPages;
  const addresses = addressesOf(facts, chosen);
  if ('unread' in addresses)
    return [
      isWritten || !isInUse(facts)
        ? unread(addresses)
        : undecided(addresses, PAGES_CHOICE, ['frontendUrl=<the address of the pages>', 'frontendUrl=own']),
    ];
  const { present, next } = addresses.value;
  if (present === undefined) return chosen ? [] : [warning(FIRST_NAME)];
  if (present === next) return [];
  if (!isWritten) return [stop(forgotten(present, next), { commands: [withSetting('frontendUrl=own')] })];
  const isRedirected = settings.site && 'value' in facts.stacks && present === assignedFrontend(facts.stacks.value);
  return [warning(`The address of the pages changes from ${present} to ${next}. ${isRedirected ? REDIRECTED : KEPT_BY_OPERATOR} ${SIGN_INS}`)];
}

interface Addresses {
  /** Undefined for a new stage. */
  present: string | undefined;
  next: string;
}

function addressesOf({ frontendUrl, stacks }: Facts, chosen: string | undefined): Fact<Addresses> {
  if ('unread' in frontendUrl) return frontendUrl;
  const { value: present } = frontendUrl;
  if (chosen !== undefined) return { value: { present, next: chosen } };
  if ('unread' in stacks) return stacks;
  return { value: { present, next: assignedFrontend(stacks.value) ?? 'a name that CloudFront assigns' } };
}

const PAGES_CHOICE = 'Take the address that the pages of this stage have now. Take own only if they are to move to the name of CloudFront.';

const ADVICE =
  'Write it into deployment.config.ts: as siteDomain with siteCertificateArn if it is your name for the pages that come with the service, and otherwise as frontendUrl.';

function forgotten(present: string, next: string): string {
  return `The pages of this stage are at ${present}, and no setting names this address. It would change to ${next}. ${KEPT_BY_OPERATOR} ${SIGN_INS} ${ADVICE} If you want the new address:`;
}

const FIRST_NAME =
  'CloudFront will assign a name. Links and papers will contain it. If you want your own name, set siteDomain now: docs/operations.md, "Your own name for the pages".';
const REDIRECTED = 'Links and papers with the first name keep working: it redirects to the new one. You need to do nothing for them.';
const KEPT_BY_OPERATOR = 'Links in earlier messages and papers lead to the earlier address. Make it redirect to the new one.';
const SIGN_INS =
  'Hosts and Survivors must sign in again, and passkeys stop working, because a browser uses each only at the address where it was made.';

/** The output of the stack of the pages names the distribution. */
function assignedFrontend(stacks: readonly Stack[]): string | undefined {
  const target = stacks.flatMap(({ outputs }) => outputs).find(({ name }) => name === 'SiteTarget');
  return target && `https://${target.value}`;
}

/** An address that has not confirmed gets nothing, and SNS forgets it after two days. CloudFormation does not notice either. */
export function checkAlarms({ alarmSubscriptions: found }: Facts, { settings }: Request): Finding {
  const { ok, warning, stop, unread } = about('Alarms');
  const { alarmMail } = settings;
  if (!alarmMail) return stop(NO_ONE);
  if ('unread' in found) return unread(found);
  const isByHand = alarmMail === 'none';
  const subscribed = found.value?.filter(({ endpoint }) => isByHand || endpoint.toLowerCase() === alarmMail.toLowerCase());
  if (subscribed?.some(({ isConfirmed }) => isConfirmed)) return ok(`Alarms go to ${isByHand ? 'those who have subscribed by hand' : alarmMail}.`);
  const endpoint = isByHand ? '<address>' : alarmMail;
  const commands = [
    `aws sns subscribe --topic-arn ${alarmTopicArn(settings)} --protocol email --notification-endpoint ${endpoint} --region ${settings.region}`,
  ];
  if (isByHand) return warning('No one has subscribed to the topic of the alarms, which alarmMail leaves to you. When it exists:', { commands });
  if (!subscribed) return ok(`Alarms go to ${alarmMail}. AWS sends a mail there first, with a link that must be opened.`);
  if (subscribed.length > 0)
    return warning(`No one gets alarms: ${alarmMail} has not opened the link in the mail of AWS. This sends it again:`, { commands });
  return warning(`${alarmMail} is not subscribed. If the setting is new, this deployment does it. If a first mail of AWS was not answered:`, {
    commands,
  });
}

const NO_ONE =
  "No one is notified of alarms. Write the address of the person on call as alarmMail into deployment.config.ts, or 'none' if you subscribe someone to the topic by hand.";

/** Where CloudFormation knows no budgets, a person creates one, which AWS keeps for the whole account. */
export function checkBudget({ settings: { stage, account, region, monthlyBudget, alarmMail } }: Request): Finding[] {
  if (hasBudgets(region)) return [];
  const budget = {
    BudgetName: `will-${stage}`,
    BudgetType: 'COST',
    TimeUnit: 'MONTHLY',
    BudgetLimit: { Amount: String(monthlyBudget), Unit: 'USD' },
  };
  const Subscribers = [{ SubscriptionType: 'EMAIL', Address: alarmMail === 'none' ? '<address>' : alarmMail }];
  const Notification = { NotificationType: 'ACTUAL', ComparisonOperator: 'GREATER_THAN', Threshold: 50, ThresholdType: 'PERCENTAGE' };
  const commands = [
    `aws budgets create-budget --account-id ${account} --budget '${JSON.stringify(budget)}' --notifications-with-subscribers '${JSON.stringify([{ Notification, Subscribers }])}'`,
  ];
  const text = `CloudFormation knows no budgets in ${region}, so that the deployment creates none, and no one learns of rising costs. Create one, once:`;
  return [about('Budget').warning(text, { commands })];
}
