import type * as z from 'zod';
import type { SessionData } from '#accounts/rows/sessions.ts';
import { isUnverified, previousAddress } from '#accounts/rules/account.ts';
import { hasBounced, hasComplained } from '#common/mailbox.ts';
import type { Instant } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { activationDays, activationWarnings } from '#hosts/rules/settings.ts';
import type { hostReply, sessionList, settingsReply } from './replies.ts';

export function hostObject(host: HostRecord, now: Instant): z.infer<(typeof hostReply)[200]> {
  const { id, email, displayName, status, createdAt, updatedAt, locale, timezone } = host.profile;
  const previous = previousAddress(host.profile, now);
  return {
    id,
    email,
    display_name: displayName,
    status,
    setup_complete: isSetUp(host),
    created_at: createdAt,
    updated_at: updatedAt,
    locale,
    timezone,
    email_problem: hasBounced(host.profile, email) ? 'bounced' : hasComplained(host.profile, email) ? 'complained' : null,
    pending_email: isUnverified(host.profile) ? email : null,
    previous_email: previous ? { email: previous.email, valid_until: previous.until } : null,
  };
}

function isSetUp({ connectors, storages, survivors, settings, will }: HostRecord): boolean {
  return (
    connectors.length > 0 && storages.some(({ isConnected }) => isConnected) && survivors.length >= settings.survivor_threshold && will !== undefined
  );
}

export function sessionObject(session: SessionData, current: string): z.infer<(typeof sessionList)[200]>['sessions'][number] {
  const { id, startedAt, refreshedAt, expiresAt, agent } = session;
  return { id, started_at: startedAt, last_used_at: refreshedAt, expires_at: expiresAt, agent, current: id === current };
}

export function settingsObject({ settings }: Pick<HostRecord, 'settings'>): z.infer<(typeof settingsReply)[200]> {
  const days = activationDays(settings);
  return { ...settings, calculated_activation_days: days, warnings: activationWarnings(days) };
}
