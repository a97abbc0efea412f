import * as z from 'zod';

/** The specification's types, named as it names them. Nothing here comes from the service's own code. */
export const uuid = z.uuid().describe('uuid');
export const text = z.string().describe('string');
export const email = z.email().describe('e-mail address');
export const whole = z.int().describe('integer');
export const flag = z.boolean().describe('boolean');
export const timestamp = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)
  .describe('ISO 8601 UTC timestamp');
export const jwt = z
  .string()
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  .describe('JWT string');
export const backupCode = z
  .string()
  .regex(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
  .describe('two groups of four upper-case letters or digits, joined by a hyphen');

export const oneOf = (...values: [string, ...string[]]) => z.enum(values).describe(values.map((value) => `\`${value}\``).join(' or '));
export const arrayOf = <Item extends z.ZodType>(item: Item) => z.array(item).describe(`array of ${item.description ?? 'object'}`);
export const orNull = <Type extends z.ZodType>(type: Type, when: string) =>
  z.nullable(type).describe(`${type.description ?? 'object'}, null ${when}`);
export const exactly = <const Value extends string | number | boolean | null>(value: Value) =>
  z.literal(value).describe(typeof value === 'string' ? `\`${value}\`` : String(value));

export type Fields = Record<string, z.ZodType>;

const CHANNEL = oneOf('email', 'sms', 'whatsapp', 'telegram');
const CONTACT = z.strictObject({ type: CHANNEL, value: text }).describe('contact method {type, value}');

/** Resources and their fields, as the specification lists them; the second list holds what we add to them. */
export const resources = {
  Host: [
    {
      id: uuid,
      email,
      display_name: text,
      status: oneOf('pending_verification', 'active'),
      setup_complete: flag,
      created_at: timestamp,
      updated_at: timestamp,
    },
    ['locale', 'timezone', 'email_problem', 'pending_email', 'previous_email'],
  ],
  'Host settings': [
    {
      hcit_days: z.literal([7, 14, 30, 60, 90]).describe('integer: 7, 14, 30, 60, 90'),
      hcrt_hours: z.literal([24, 48, 72]).describe('integer: 24, 48, 72'),
      hcrac: z.int().min(1).max(5).describe('integer: 1-5'),
      survivor_threshold: z.int().min(2).describe('integer: 2 up to the current Survivor count'),
      preferred_connector_id: orNull(uuid, 'until one is chosen'),
      calculated_activation_days: whole,
      warnings: arrayOf(text),
    },
    [],
  ],
  Survivor: [
    {
      id: uuid,
      name: text,
      relationship: text,
      contact_methods: arrayOf(CONTACT),
      connector_priority: arrayOf(CHANNEL),
      has_personal_message: flag,
      backup_codes_remaining: whole,
      created_at: timestamp,
    },
    [
      ...['locale', 'reachable_by', 'paper_made_at', 'paper_confirmed_at', 'in_sealed_package', 'bounced'],
      ...['invited_at', 'confirmed_at', 'wrong_contact_at', 'proposed_contact'],
    ],
  ],
  Storage: [
    {
      id: uuid,
      type: oneOf('drive_a', 'drive_b', 'drive_c', 'object_store', 'sftp'),
      name: text,
      directory_path: text,
      is_connected: flag,
      last_verified_at: orNull(timestamp, 'until a test has succeeded'),
      created_at: timestamp,
    },
    ['connection_error', 'connection_error_code', 'last_read_back_at', 'read_back_error_code'],
  ],
  Connector: [
    { id: uuid, type: CHANNEL, name: text, is_verified: flag, priority: whole, created_at: timestamp },
    ['host_destination', 'connection_error'],
  ],
  Will: [
    {
      will_id: uuid,
      status: oneOf(
        'draft',
        'active',
        'pending_transfer',
        'transfer_initiated',
        'awaiting_authentication',
        'accessible',
        'transfer_stalled',
        'transfer_failed',
      ),
      documents_count: whole,
      total_size_bytes: whole,
      sss_threshold: whole,
      sss_total: whole,
      storage_id: orNull(uuid, 'while it is a draft'),
      storage_name: orNull(text, 'while it is a draft'),
      created_at: timestamp,
      last_encrypted_at: orNull(timestamp, 'while it is a draft'),
    },
    ['revision', 'draft_documents_count', 'is_sealing', 'sealing', 'reencryption_required', 'package_behind'],
  ],
  'Will document': [
    {
      id: uuid,
      filename: text,
      mime_type: text,
      size_bytes: whole,
      sha256_hash: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .describe('string of 64 hexadecimal digits'),
    },
    ['carried'],
  ],
  'Liveness check': [
    {
      id: uuid,
      check_number: whole,
      status: oneOf('confirmed', 'pending', 'missed', 'undelivered'),
      channel: orNull(CHANNEL, 'until a channel has accepted it'),
      sent_at: orNull(timestamp, 'until a channel has accepted it'),
      responded_at: orNull(timestamp, 'until the Host responds'),
    },
    [],
  ],
  Transfer: [
    {
      transfer_id: uuid,
      status: oneOf('initiated', 'awaiting_authentication', 'accessible', 'completed', 'stalled', 'failed', 'cancelled'),
      survivors_authenticated: whole,
      threshold: whole,
      total_survivors: whole,
      authenticated_names: arrayOf(text),
      initiated_at: timestamp,
      host_cancel_deadline: timestamp,
    },
    ['opens_at'],
  ],
  'Storage browse item': [
    {
      name: text,
      type: oneOf('directory', 'file'),
      path: text,
      size_bytes: orNull(whole, 'for directories'),
      modified_at: orNull(timestamp, 'for directories'),
    },
    [],
  ],
} as const satisfies Record<string, readonly [Fields, readonly string[]]>;

export type ResourceName = keyof typeof resources;

/** Returns an object with exactly these fields. Those in `added` are optional. */
export function object(fields: Fields, added: readonly string[] = []) {
  return z.strictObject({ ...fields, ...Object.fromEntries(added.map((name) => [name, z.unknown().optional()])) });
}

/** Returns one of the specification's resources, completely. */
export function resource(name: ResourceName) {
  const [fields, added] = resources[name];
  return object(fields, added);
}
