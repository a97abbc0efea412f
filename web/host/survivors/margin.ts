/** How many people must come together, and how many there are. */
export interface Numbers {
  threshold: number;
  people: number;
}

/** How many people may be missing. `tooFew`: there are not enough people yet. `all`: no one may be missing. */
export type Margin = { is: 'none' } | { is: 'tooFew'; missing: number } | { is: 'all' } | { is: 'spare'; spare: number };

export function marginOf({ threshold, people }: Numbers): Margin {
  if (people === 0) return { is: 'none' };
  if (people < threshold) return { is: 'tooFew', missing: threshold - people };
  return people === threshold ? { is: 'all' } : { is: 'spare', spare: people - threshold };
}

/** Why a person cannot be removed now. `add`: first name another one. `addOrLower`: or let fewer people be enough. Null if they can be. */
export function removalNeeds({ threshold, people }: Numbers): 'add' | 'addOrLower' | null {
  if (people - 1 >= threshold) return null;
  return people - 1 >= 2 ? 'addOrLower' : 'add';
}
