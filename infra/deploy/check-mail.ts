import { mailDomain } from '#infra/cloud/settings.ts';
import type { Facts, MailIdentity } from './facts.ts';
import { about, type Finding } from './finding.ts';
import type { Request } from './request.ts';

const SUBJECT = 'Mail domain';

/**
 * SES has one identity for a domain in a region. If another stack or a person has created it, this deployment only uses it. That
 * changes nothing for the other users. To create it again would fail, and to take it over could change its keys.
 */
export function checkMailIdentity({ mailIdentity: found }: Facts, { settings, choices: { mailIdentity: wanted } }: Request): Finding[] {
  const { undecided, unread } = about(SUBJECT);
  const domain = mailDomain(settings.mailFrom);
  if ('unread' in found) {
    const choice = `Take existing if the SES console lists ${domain} in this region, otherwise create.`;
    return [wanted ? unread(found) : undecided(found, choice, ['mailIdentity=existing', 'mailIdentity=create'])];
  }
  if (!found.value) return [missing(domain, wanted)];
  const isOurs = found.value.stack === `will-${settings.stage}-data`;
  const decision = isOurs ? own(domain, wanted) : foreign(domain, found.value, wanted);
  return found.value.isVerified ? [decision] : [decision, unverified(domain)];
}

function missing(domain: string, wanted: Request['choices']['mailIdentity']): Finding {
  const { ok, stop } = about(SUBJECT);
  if (wanted === 'existing') return stop(`SES does not know ${domain} in this region, but mailIdentity=existing says so. Remove this setting.`);
  return ok(`SES does not know ${domain} yet. The deployment adds it, and then lists the records for your DNS. Mail leaves when they are there.`, {
    settings: { mailIdentity: 'create' },
  });
}

function own(domain: string, wanted: Request['choices']['mailIdentity']): Finding {
  const { ok, stop } = about(SUBJECT);
  if (wanted === 'existing') {
    return stop(`This stage has created ${domain} in SES. With mailIdentity=existing it would delete it, and mail would stop. Remove this setting.`);
  }
  return ok(`This stage has created ${domain} in SES.`, { settings: { mailIdentity: 'create' } });
}

function foreign(domain: string, { stack }: MailIdentity, wanted: Request['choices']['mailIdentity']): Finding {
  const { ok, stop } = about(SUBJECT);
  const creator = stack ? `the stack ${stack}` : 'someone else';
  if (wanted === 'create') {
    return stop(`${domain} is in SES already, created by ${creator}. To create it again fails. Remove mailIdentity=create.`);
  }
  const deletion = stack ? ` Mail stops if ${stack} is deleted.` : ' Mail stops if it is deleted from SES.';
  return ok(`${domain} is in SES already, created by ${creator}. This stage uses it and does not change it.${deletion}`, {
    settings: { mailIdentity: 'existing' },
  });
}

function unverified(domain: string): Finding {
  const commands = [`aws sesv2 get-email-identity --email-identity ${domain} --query DkimAttributes`];
  return about(SUBJECT).warning(`SES has not verified ${domain}, so no mail leaves. Its DKIM records are missing in your DNS. This shows them:`, {
    commands,
  });
}

export function checkMailAccount({ mailAccount: found }: Facts, { settings: { region } }: Request): Finding {
  const { ok, warning, unread } = about('Mail account');
  if ('unread' in found) return unread(found);
  if (!found.value.isSending) return warning('SES has paused sending for this account. The console of SES gives the reason.');
  if (found.value.isProduction) return ok('SES sends to every address.');
  const text =
    'This account is in the sandbox of SES: mail reaches verified addresses only, so no Host can confirm an address. Ask for production access:';
  return warning(text, { commands: [`https://${region}.console.aws.amazon.com/ses/home?region=${region}#/account`] });
}
