import type { Series } from '#hosts/rules/series.ts';
import { DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import { ANN } from '#tests/hosts/profile.ts';
import { BEGIN } from '#tests/wills/story.ts';

/** A series of resets that needs a review, of an account that had this before. */
export const seriesAfter = (before: Partial<Series['before']>, changes: Partial<Series> = {}): Series => ({
  ...{ number: 4, begunAt: BEGIN, resetAt: BEGIN, epoch: 4, until: null, needsReview: true },
  before: {
    ...{ profile: ANN, settings: DEFAULT_SETTINGS, survivors: [], connectors: [], storages: [], factors: [], recoveryCodes: null },
    ...{ stopCard: 0, documents: [], keyVersions: {} },
    ...before,
  },
  ...changes,
});
