import { worker } from '#platform/job.ts';
import { type Proof, releaseShare } from '#workflows/release-share.ts';

/** Judges a Survivor's proof and releases their share: with re-sharing the only code that unwraps a Survivor's key. */
export const handler = worker<Proof>('release-share', releaseShare);
