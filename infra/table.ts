/** The names in the single table. The cloud stacks and the local stack both create it from these. */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  ttlAttribute: 'expires_at_s',
  streamView: 'NEW_AND_OLD_IMAGES',
  indexes: [{ name: 'due', partitionKey: 'due_partition', sortKey: 'due_at' }],
} as const;
