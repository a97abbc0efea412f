import { channelSecretNames } from '#infra/cloud/channels.ts';
import type { Facts } from './facts.ts';
import { about, type Finding } from './finding.ts';
import { missingSecrets } from './missing-secrets.ts';
import type { Request } from './request.ts';

/** Text messages that AWS would not deliver, although the service offers them to Hosts. */
export function checkTexts({ textAccount: found }: Facts, { settings: { region, texts } }: Request): Finding[] {
  const { ok, warning, unread } = about('Text messages');
  if (texts?.provider !== 'aws') return [];
  if ('unread' in found) return [unread(found)];
  const { isProduction = false, monthlyDollars = 0 } = found.value ?? {};
  if (isProduction) return [ok(`AWS sends them to every number, for at most ${monthlyDollars} dollars a month.`)];
  const text =
    'This account is in the sandbox of AWS End User Messaging: text messages reach verified numbers only, so no Host can confirm a number. Ask for production access:';
  return [warning(text, { commands: [`https://${region}.console.aws.amazon.com/sms-voice/home?region=${region}#/home`] })];
}

/** Without its account, a channel that the service offers sends nothing. */
export function checkChannelSecrets({ unusableChannelSecrets: found }: Facts, { settings }: Request): Finding[] {
  return missingSecrets('Own channels', channelSecretNames(settings), found, settings.region);
}
