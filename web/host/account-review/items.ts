import type { paths } from '#api';
import type { PageAddress } from '#web/edge/pages.ts';
import type { accountReview } from '#words/en/pages/account-review.ts';

/** What was set since a reset by e-mail, and what was set aside. */
export type Review = paths['/api/auth/review']['get']['responses'][200]['content']['application/json'];
export type Item = Review['items'][number];
export type SetAside = Review['set_aside'][number];
type Words = typeof accountReview;

/** The page on which the Host corrects what is not theirs. */
export const CORRECTIONS = {
  survivor: '/survivors',
  connector: '/connectors',
  storage: '/storages',
  settings: '/settings',
  factors: '/security',
  stop_card: '/security',
  account: '/security',
  document: '/documents',
} as const satisfies Record<Item['kind'], PageAddress>;

/** Returns where an entry is corrected. The Host's name is with the settings. */
export function correctionOf({ kind, fields }: Pick<Item, 'kind' | 'fields'>): PageAddress {
  return kind === 'account' && !fields.includes('email') ? '/settings' : CORRECTIONS[kind];
}

/** Returns what became of an entry, as a sentence. */
export function changeOf({ kind, change }: Pick<Item, 'kind' | 'change'>, { changes }: Pick<Words, 'changes'>): string {
  const sentence = changes[kind];
  return typeof sentence === 'string' ? sentence : sentence[change];
}

/** What the page says about the end of the time in which nothing of the list proves the Host. */
export type End = 'on' | 'afterSealing' | 'proof';

/** Returns how that time ends. `isSealed`: a will is sealed. */
export function endOf({ ends_at }: Pick<NonNullable<Review['series']>, 'ends_at'>, isSealed: boolean): End {
  if (ends_at !== null) return 'on';
  return isSealed ? 'proof' : 'afterSealing';
}

/** Returns the page to which the review leads back: where the Host wanted to seal. */
export function backTo(values: URLSearchParams): string {
  return values.get('to') === 'setup' ? '/setup#step=review' : '/documents';
}
