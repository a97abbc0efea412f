import type { App } from '#app/app.ts';
import { type HeldLease, takeLease } from '#app/leases.ts';
import { acceptedLanguages, findLanguage } from '#common/language.ts';
import { READING_LIMITS } from '#common/leases.ts';
import { REFUSALS, Refusal } from '#common/refusal.ts';
import { openDownloadToken } from '#custody/link.ts';
import type { Request } from '#http/endpoint.ts';
import { type GatewayEvent, headerOf } from '#http/gateway.ts';
import { renderPage } from '#http/page.ts';
import { RepliedRefusal } from '#http/throttle.ts';
import { letterheadOf } from '#messages/rules/letter.ts';
import * as english from '#words/en/download.ts';
import { wordsIn } from '#words/in-language.ts';

type Download = Pick<Request<undefined, { token: string }>, 'app' | 'event' | 'query' | 'requestId'>;

/**
 * Takes the lease of a download. If too many are running and a browser follows the link itself, its reader gets a page that tries
 * again, instead of JSON.
 */
export async function leaseDownload({ app, event, query, requestId }: Download, seconds: number): Promise<HeldLease> {
  return leaseReading(app, query.token, { id: requestId, seconds }).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.retryAfter === undefined || !isFollowed(event)) throw error;
    const language = findLanguage(acceptedLanguages(headerOf(event, 'accept-language'))) ?? 'en';
    const { title, sentences } = wordsIn(language, 'download', english).download;
    const words = { title, sentences: sentences(error.retryAfter) };
    const page = renderPage(REFUSALS[error.code][0], { language, ...letterheadOf(app), ...words });
    const again = String(error.retryAfter);
    throw new RepliedRefusal(error.code, error.message, () => ({ ...page, headers: { ...page.headers, 'Retry-After': again, Refresh: again } }));
  });
}

/** Only a browser that opens an address asks for HTML. Pages and programs that fetch it do not. */
function isFollowed(event: GatewayEvent): boolean {
  return (headerOf(event, 'accept') ?? '').includes('text/html');
}

/**
 * Takes a lease for a download of a genuine link, in the group of its transfer. A Host has at most one running transfer, so these are
 * the Host's limits too. Throws Refusal `invalid_download_link` or `too_many_running`.
 */
export async function leaseReading(app: App, token: string, { id, seconds }: { id: string; seconds: number }): Promise<HeldLease> {
  const link = openDownloadToken(await app.keyring.key('download-key'), token);
  if (!link) throw new Refusal('invalid_download_link');
  return takeLease(app, { group: `reading/${link.transferId}`, holder: link.survivorId, id, seconds }, READING_LIMITS);
}
