import { type AwsReply, type Caller, sendSigned } from './signed-request.ts';

/** The response, or a few words that say why there is none. */
export type PageReply = AwsReply | { trouble: string };

/** Fetches the service's own answer page from outside: through DNS, certificate, firewall and gateway. */
export interface AnswerPage {
  /** Never throws. The body has at most 64 KiB, and the whole call takes at most eight seconds. */
  fetch(token: string): Promise<PageReply>;
}

const PATH = '/api/liveness/page-check';

/**
 * Fetches the page at the public address of the API. The gateway recognizes the caller by a signature. The page must be at the address
 * that our links contain, so no redirect is followed.
 */
export function createAnswerPage({ apiUrl, caller, now }: { apiUrl: string; caller: () => Caller; now: () => Date }): AnswerPage {
  return {
    async fetch(token) {
      try {
        return await sendSigned({ service: 'execute-api', url: new URL(`${PATH}?token=${token}`, apiUrl) }, caller(), now());
      } catch (error) {
        return { trouble: error instanceof Error && 'code' in error ? String(error.code) : 'no reply' };
      }
    },
  };
}
