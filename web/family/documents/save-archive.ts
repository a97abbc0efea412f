import { saveFile } from '#common/save-file.ts';
import { unreachable } from '#web/shared/api.ts';
import { CallFailed, refusalFrom } from '#web/shared/failure.ts';
import { nothingArrived, type OpenedWill } from './load-document.ts';
import { loadPatiently, type Progress } from './load-patiently.ts';

type ArchiveAccess = OpenedWill['archives'][number];

/** The most that a page keeps in the memory of a telephone: as much as the largest document. */
export const MAX_IN_PAGE_BYTES = 50 * 1024 * 1024;

/**
 * Saves a ZIP file. The browser itself saves a large one, after a first reply that the service
 * releases it: a refusal would replace the page, with the link in the address. Throws CallFailed if it is refused or breaks off.
 */
export async function saveArchive(archive: ArchiveAccess, progress: Progress): Promise<void> {
  if (archive.size_bytes > MAX_IN_PAGE_BYTES) return saveByBrowser(archive);
  const loaded = await loadPatiently(archive, nothingArrived(), progress);
  if (loaded.end === 'complete') return saveFile(new Blob(loaded.parts, { type: 'application/zip' }), archive.filename);
  throw loaded.end === 'refused' ? new CallFailed(loaded.failure) : unreachable();
}

async function saveByBrowser({ download_url: url }: ArchiveAccess): Promise<void> {
  const reply = await fetch(url, { credentials: 'omit', cache: 'no-store' }).catch(() => {
    throw unreachable();
  });
  if (!reply.ok) throw new CallFailed(refusalFrom(reply, await reply.json().catch(() => null)));
  await reply.body?.cancel();
  location.assign(url);
}
