import type { components } from '#api';
import { hostCall } from '#web/host/session.ts';
import type { Paper } from '#web/host/survivors/survivor.ts';
import { startCipher } from '#web/shared/own-device/cipher.ts';

/** The key of a paper. `identity` is secret, and exists on the paper only when the page is closed. */
export interface OwnKey {
  identity: string;
  recipient: string;
  /** What the paper shows of `recipient`, so that a Host can recognise it. */
  check: string;
}

/** Makes the key of a paper on this device. The service gets its public half. */
export async function makeOwnKey(): Promise<OwnKey> {
  const cipher = startCipher();
  try {
    const key = await cipher.ask('makeKey');
    return { ...key, check: await cipher.ask('checkOf', key.recipient) };
  } finally {
    cipher.end();
  }
}

/** Sixteen groups of four. Anything more could pass for another fingerprint on the paper. */
const PACKAGE_FINGERPRINT = /^(?:[0-9a-f]{4} ){15}[0-9a-f]{4}$/;

/** What is printed: what the service has made, and the key that it does not have. Throws if the service has added to its fingerprint. */
export function withOwnKey(paper: components['schemas']['PrintedPaper'], { identity, recipient, check }: OwnKey): Paper {
  if (!PACKAGE_FINGERPRINT.test(paper.package_fingerprint)) throw new Error('The service has sent no fingerprint.');
  return { ...paper, recovery_key: identity, recipient, check };
}

/** Makes a new paper for a Survivor. The present one becomes invalid. */
export async function makePaper(id: string): Promise<Paper> {
  const key = await makeOwnKey();
  const body = { paper_recipient: key.recipient };
  const { paper } = await hostCall((api, headers) => api.POST('/api/survivors/{id}/regenerate-codes', { headers, params: { path: { id } }, body }));
  return withOwnKey(paper, key);
}
