import type { Profile } from '#domain/host.ts';
import type { App } from '#platform/app.ts';
import { pageName } from '#recovery/page-name.ts';
import { PAGE_SHA256 } from '#recovery/sha256.ts';
import type { IssuedKeys } from '#workflows/paper/issue-survivor-keys.ts';
import { writePaperText } from '#workflows/paper/paper-text.ts';

/** Returns what is printed on a Survivor's paper, in wire names. `id`: the Survivor's wire id. Its secrets are shown once and never stored. */
export function paperObject(app: App, { displayName, willId }: Profile, { id, name }: { id: string; name: string }, issued: IssuedKeys) {
  const { backupCodes, recoveryKey, fingerprint } = issued;
  const facts = { hostName: displayName, survivorName: name, survivorId: id, willId, backupCodes, recoveryKey, fingerprint };
  return {
    backup_codes: backupCodes,
    recovery_key: recoveryKey,
    package_fingerprint: fingerprint,
    will_id: willId,
    program: { file: pageName(PAGE_SHA256), sha256: PAGE_SHA256 },
    envelope_text: writePaperText(app, facts),
  };
}
