/** The single table as both the cloud stacks and the local stack make it: one set of names, written once. */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  ttlAttribute: 'expires_at_s',
  streamView: 'NEW_AND_OLD_IMAGES',
  indexes: [{ name: 'due', partitionKey: 'due_partition', sortKey: 'due_at' }],
} as const;
