import type { App } from '#app/app.ts';
import { DEFAULT_READER } from '#common/moment.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { startLink } from '#messages/links.ts';
import type { IssuedKeys } from '#paper/issue-survivor-keys.ts';
import { COMBINE_SCRIPT, writePaperText } from '#paper/recovery-by-hand.ts';
import { pageName } from '#recovery/page-name.ts';
import { PAGE_SHA256 } from '#recovery/sha256.ts';

/** Who left the will, and how many Survivors there are with this one. */
interface PaperHost {
  host: Pick<HostRecord, 'profile' | 'settings'>;
  total: number;
}

/** The Survivor of a paper. `id`: the wire id. */
type PaperOwner = Pick<Survivor, 'id' | 'name'> & { locale?: string | undefined };

/** Returns what is printed on a Survivor's paper, in wire names, and as a text. Its secrets are shown once and never stored. */
export function paperObject(app: App, { host, total }: PaperHost, { id, name, locale = DEFAULT_READER.locale }: PaperOwner, issued: IssuedKeys) {
  const { displayName, willId } = host.profile;
  const { backupCodes, recoveryKey, fingerprint } = issued;
  const facts = { hostName: displayName, survivorName: name, survivorId: id, willId, backupCodes, recoveryKey, fingerprint };
  const shown = {
    backup_codes: backupCodes,
    ...(recoveryKey !== undefined && { recovery_key: recoveryKey }),
    package_fingerprint: fingerprint,
    will_id: willId,
    program: { file: pageName(PAGE_SHA256), sha256: PAGE_SHA256 },
  };
  const around = { locale, host_name: displayName, survivor_name: name, threshold: host.settings.survivor_threshold, survivors_total: total };
  const paper = { version: 1 as const, ...around, start_url: startLink(app, willId), survivor_id: id, ...shown, combine_script: COMBINE_SCRIPT };
  return { ...shown, envelope_text: writePaperText(app, facts, locale), paper };
}
