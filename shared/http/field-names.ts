import type { Channel } from '#common/contact.ts';

/**
 * The display name of each field of a request whose wire name does not say it already (`wordsOf`). A path with `#` for each position
 * names an entry of a list. The names of fields that belong together in one entry come before the more general one.
 */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  account_sid: 'Account SID',
  api_key_secret: 'API key secret',
  api_key_sid: 'API key',
  number: 'Telephone number',
  until: 'Date until which checks pause',
  mirror_storage_ids: 'Further storages',
  'mirror_storage_ids.#': 'Further storage',
  attestationObject: 'Passkey, attestation object',
  authenticatorData: 'Passkey, authenticator data',
  backup_codes: 'List of backup codes',
  'backup_codes.#': 'Backup code',
  'backup_codes.#.survivor_id': 'Survivor ID of backup code',
  clientDataJSON: 'Passkey, client data',
  config: 'Configuration',
  connector_priority: 'Order of channels',
  'connector_priority.#': 'Channel in the order, place',
  contact_methods: 'Contact list',
  'contact_methods.#': 'Contact',
  'contact_methods.#.type': 'Channel of contact',
  'contact_methods.#.value': 'Contact',
  'contact.type': 'Channel of the contact',
  credential: 'Passkey',
  directory_path: 'Folder',
  email: 'E-mail address',
  endpoint: 'Endpoint address',
  filename: 'File name',
  files: 'List of files',
  'files.#': 'File',
  'files[]': 'Documents',
  from_address: 'Sender address',
  from_number: 'Sender number',
  hcit_days: 'Days between checks',
  hcrac: 'Missed checks in a row',
  hcrt_hours: 'Hours to answer a check',
  host: 'Server address',
  host_destination: 'Your address for this connector',
  host_email: 'E-mail address of the Host',
  id: 'ID in the address',
  before: 'Entries before this number',
  kind: 'Kind of second factor',
  limit: 'Number of entries',
  locale: 'Language',
  mime_type: 'Kind of file',
  offset: 'Entries to skip',
  otp_session_id: 'ID of the one-time code',
  packages: 'Files in the storage',
  paper_recipient: 'Recipient of the paper',
  path: 'Folder',
  preferred_connector_id: 'Preferred connector',
  rawId: 'Passkey, raw ID',
  remove: 'ID of the device or chat to remove',
  add_device: 'Subscription of the browser',
  connect_chat: 'Preparation of the chat',
  remove_personal_message: 'Removal of the personal message',
  restore_personal_message: 'Restored personal message',
  remove_starter: 'Removal of the Survivor who started',
  remove_survivor_id: 'ID of the Survivor to remove',
  require_session: 'Demand for the session',
  reset: 'Answer about the reset',
  review: 'The review',
  reset_at: 'Time of the reset',
  response: 'Passkey, response',
  sha256_hash: 'SHA-256 hash',
  signature: 'Passkey, signature',
  size_bytes: 'File size',
  smtp_host: 'Mail server address',
  smtp_port: 'Mail server port',
  ssh_key: 'SSH key',
  state: 'State of the sign-in',
  start_requires_proof: 'Starts only with proof',
  stop_code: 'Code of the stop card',
  storage_id: 'Storage',
  keys: 'Keys of the browser',
  p256dh: 'Public key of the browser',
  auth: 'Secret of the browser',
  survivor_name: 'Your name',
  survivor_threshold: 'Number of Survivors needed',
  test_destination: 'Test address',
  threshold: 'Number of Survivors needed',
  timezone: 'Time zone',
  token: 'Token of the link',
  transports: 'Passkey, transports',
  'transports.#': 'Passkey, transport',
  userHandle: 'Passkey, user handle',
  username: 'User name',
  value: 'Contact',
};

const CONTACTS: Readonly<Record<Channel, string>> = {
  email: 'E-mail address',
  sms: 'Phone number',
  whatsapp: 'WhatsApp number',
  telegram: 'Telegram name',
};

/** Returns the display name of the field at `path` of a request, for example `Phone number 1`. Returns undefined for the request itself. */
export function fieldName(path: readonly PropertyKey[], body: unknown): string | undefined {
  const parts = path.map(String);
  const key = parts.at(-1);
  if (key === undefined) return undefined;
  const place = parts.findLast(isPlace);
  const number = place === undefined ? '' : ` ${Number(place) + 1}`;
  if (key === 'value') return contactName(parts.slice(0, -1), body) ?? `${FIELD_NAMES['value']}${number}`;
  const general = parts.map((part) => (isPlace(part) ? '#' : part));
  // The longest end of the path that has a name. An entry of a list without a name gets the name of the list.
  const known = general.map((_, n) => FIELD_NAMES[general.slice(n).join('.')]).find((one) => one !== undefined);
  return `${known ?? wordsOf(parts.findLast((part) => !isPlace(part)) ?? key)}${number}`;
}

/** Returns the words of a wire name: `Will ID` of `will_id`. */
function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/\bid\b/, 'ID');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isPlace = (part: string): boolean => /^\d+$/.test(part);

/**
 * Names a contact by its channel and counts within the channel: the second phone number is `Phone number 2`, even if an e-mail address
 * is between them.
 */
function contactName(parts: readonly string[], body: unknown): string | undefined {
  const channel = String(at(body, [...parts, 'type']));
  // A type of the request can be any text, such as that of a method of all objects.
  const named = Object.hasOwn(CONTACTS, channel) ? CONTACTS[channel as Channel] : undefined;
  const place = parts.at(-1);
  if (named === undefined || place === undefined || !isPlace(place)) return named;
  const list = at(body, parts.slice(0, -1));
  const type = at(body, [...parts, 'type']);
  const earlier = Array.isArray(list) ? list.slice(0, Number(place)).filter((one) => at(one, ['type']) === type) : [];
  return `${named} ${earlier.length + 1}`;
}

function at(value: unknown, parts: readonly string[]): unknown {
  // The body can be any JSON. A value that is not an object has no fields.
  return parts.reduce<unknown>(
    (inner, part) => (inner && typeof inner === 'object' && Object.hasOwn(inner, part) ? Reflect.get(inner, part) : undefined),
    value,
  );
}
