/** The types of values: how a thief names what they have seen, so that they use it where it fits. Most are the names of fields. */

/** What an id of each collection is called where a request asks for it. */
const OF_COLLECTION: Record<string, string> = {
  survivors: 'survivor_id',
  storages: 'storage_id',
  connectors: 'connector_id',
  documents: 'document_id',
  sealed: 'document_id',
  sessions: 'session_id',
  factors: 'factor_id',
  set_aside: 'set_aside_id',
  restore: 'set_aside_id',
  checks: 'check_id',
  check: 'check_id',
  alerts: 'alert_id',
  rehearsals: 'rehearsal_id',
  uploads: 'upload_id',
  completed: 'transfer_id',
  evidence: 'transfer_id',
  host: 'host_id',
  register: 'host_id',
  'verify-email': 'host_id',
  profile: 'host_id',
  // In rows of the table, by their keys.
  survivor: 'survivor_id',
  key: 'survivor_id',
  codes: 'survivor_id',
  share: 'survivor_id',
  storage: 'storage_id',
  connector: 'connector_id',
  session: 'session_id',
  will: 'will_id',
  transfer: 'transfer_id',
  facts: 'transfer_id',
};

/** The page of a link decides what its token opens. */
const OF_TOKEN: Record<string, string> = {
  'verify-email': 'verify-email',
  'reset-password': 'reset-password',
  confirmation: 'confirm',
  confirm: 'confirm',
  alerts: 'confirm',
  rehearsal: 'rehearsal',
  rehearsals: 'rehearsal',
  respond: 'respond',
  download: 'download',
  archive: 'archive',
};

const RENAMED: Record<string, string> = {
  host_email: 'email',
  from_address: 'email',
  pending_email: 'email',
  starter_email: 'email',
  new_password: 'password',
  current_password: 'password',
  survivor_name: 'name',
  host_name: 'name',
  display_name: 'name',
  started_by: 'name',
  remove_survivor_id: 'survivor_id',
  preferred_connector_id: 'connector_id',
  mirror_storage_ids: 'storage_id',
  backup_codes: 'backup_code',
  recovery_codes: 'recovery_code',
  destinations: 'contact',
  test_destination: 'contact',
  host_destination: 'contact',
  code_sent_to: 'contact',
  number: 'phone',
};

/** Fields of requests whose values are their own, and nothing that they remember. */
const OWN = new Set([
  'relationship',
  'personal_message',
  'locale',
  'timezone',
  'paper_recipient',
  'filename',
  'mime_type',
  'sha256_hash',
  'directory_path',
]);

/**
 * Returns the type of a field. `within`: the names around it, from the outside, with the parts of the path first: `survivors`, `id`, or
 * `host`, `export`, `connectors`.
 */
export function typeOf(name: string, within: readonly string[]): string | undefined {
  if (OWN.has(name)) return undefined;
  if (name === 'id') return idType(within);
  if (name === 'token') return `token of ${tokenType(within)}`;
  if (name === 'remove' && within.includes('alerts')) return 'alert_id';
  if (name === 'code') return within.includes('callback') ? 'oauth_code' : 'code';
  if (name === 'value') return 'contact';
  return RENAMED[name] ?? name;
}

const idType = (within: readonly string[]): string => OF_COLLECTION[within.findLast((part) => OF_COLLECTION[part] !== undefined) ?? ''] ?? 'id';

const tokenType = (within: readonly string[]): string => OF_TOKEN[within.findLast((part) => OF_TOKEN[part] !== undefined) ?? ''] ?? 'link';

/** The parts of an operation's path, without `/api` and parameters. */
export const partsOf = (operation: string): string[] =>
  (operation.split(' ')[1] ?? operation).split('/').filter((part) => part !== '' && part !== 'api' && !part.startsWith('{'));

/** Returns the type of the tokens of the links to this page. */
export const tokenOfPage = (page: string): string => `token of ${OF_TOKEN[page] ?? 'link'}`;
