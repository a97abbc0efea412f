/** What every page of the console says while a deletion of the will or the account can still be undone. */
export const deletion = {
  titles: { will: 'Your will is going to be deleted', account: 'Your account is going to be deleted' },
  until: (date: string) => `This happens on ${date}. Until then you can undo it. If you do nothing, it is deleted.`,
  keep: { will: 'Keep my will', account: 'Keep my account' },
  kept: 'Nothing will be deleted',
  keptText: 'Everything stays as it is. If we informed your trusted people, we now tell them that your will is kept.',
  failures: { no_deletion: 'Nothing is waiting to be deleted. The page now shows the current state.' } as Record<string, string>,
};
