/** The names in the single table. The cloud stacks and the local stack both create it from these. */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  ttlAttribute: 'expires_at_s',
  streamView: 'NEW_AND_OLD_IMAGES',
  indexes: [{ name: 'due', partitionKey: 'due_partition', sortKey: 'due_at' }],
} as const;

/** The channel of `node:diagnostics_channel` on which the local tables publish the name of each call of the service. Tests count them. */
export const TABLE_CALL = 'will-custody:table-call';
