import { mailDomain } from '#infra/cloud/settings.ts';
import type { Facts } from './facts.ts';
import { about, type Finding } from './finding.ts';
import type { Request } from './request.ts';

/** The deployment uses a domain that SES knows, and does not change it if another stage or a person has created it. */
export function checkMailDomain({ mailIdentity: found }: Facts, { settings }: Request): Finding[] {
  const { ok, warning, unread } = about('Mail domain');
  const domain = mailDomain(settings.mailFrom);
  if ('unread' in found) return [unread(found)];
  if (!found.value) return [ok(`SES does not know ${domain} yet. The deployment adds it, and then lists the records for your DNS.`)];
  if (found.value.isVerified) return [ok(`SES has verified ${domain}. The deployment uses it.`)];
  const commands = [`aws sesv2 get-email-identity --email-identity ${domain} --query DkimAttributes`];
  return [warning(`SES has not verified ${domain}, so no mail leaves. Its DKIM records are missing in your DNS. This shows them:`, { commands })];
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
