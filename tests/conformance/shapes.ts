import * as z from 'zod';

/** The specification's types, named as it names them. Nothing here comes from the service's own code. */
export const uuid = z.uuid();
export const text = z.string();
export const email = z.email();
export const whole = z.int();
export const flag = z.boolean();
export const timestamp = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/);
export const jwt = z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]+$/);
export const backupCode = z.string().regex(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);

export const oneOf = (...values: [string, ...string[]]) => z.enum(values);
export const arrayOf = <Item extends z.ZodType>(item: Item) => z.array(item);
export const orNull = <Type extends z.ZodType>(type: Type) => z.nullable(type);
export const exactly = <const Value extends string | number | boolean | null>(value: Value) => z.literal(value);

/** Returns an object with exactly these fields. Those in `added` are optional. */
export function object(fields: Record<string, z.ZodType>, added: readonly string[] = []) {
  return z.strictObject({ ...fields, ...Object.fromEntries(added.map((name) => [name, z.unknown().optional()])) });
}

const CHANNEL = oneOf('email', 'sms', 'whatsapp', 'telegram');
const CONTACT = z.strictObject({ type: CHANNEL, value: text });

/** Resources and their fields, as the specification lists them. The second list holds what we add to them. */
const resources = {
  Host: object(
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
  ),
  'Host settings': object({
    hcit_days: z.literal([7, 14, 30, 60, 90]),
    hcrt_hours: z.literal([24, 48, 72]),
    hcrac: z.int().min(1).max(5),
    survivor_threshold: z.int().min(2),
    preferred_connector_id: orNull(uuid),
    start_requires_proof: z.boolean(),
    calculated_activation_days: whole,
    warnings: arrayOf(text),
  }),
  Survivor: object(
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
      'personal_message_restorable_until',
      ...['invited_at', 'confirmed_at', 'wrong_contact_at', 'proposed_contact'],
    ],
  ),
  Storage: object(
    {
      id: uuid,
      type: oneOf('drive_a', 'drive_b', 'drive_c', 'object_store', 'sftp', 'service'),
      name: text,
      directory_path: text,
      is_connected: flag,
      last_verified_at: orNull(timestamp),
      created_at: timestamp,
    },
    ['connection_error', 'connection_error_code', 'last_read_back_at', 'read_back_error_code', 'holds_will', 'host_key'],
  ),
  Connector: object({ id: uuid, type: CHANNEL, name: text, is_verified: flag, priority: whole, created_at: timestamp }, [
    'host_destination',
    'connection_error',
    'provided_by',
    'code_sent_to',
    'start_url',
  ]),
  Will: object(
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
      storage_id: orNull(uuid),
      storage_name: orNull(text),
      created_at: timestamp,
      last_encrypted_at: orNull(timestamp),
    },
    [
      'revision',
      'draft_documents_count',
      'is_sealing',
      'sealing',
      'reencryption_required',
      'device_sealing_required',
      'package_behind',
      'mirror_storage_ids',
    ],
  ),
  'Will document': object(
    {
      id: uuid,
      filename: text,
      mime_type: text,
      size_bytes: whole,
      sha256_hash: z.string().regex(/^[0-9a-f]{64}$/),
    },
    ['carried'],
  ),
  'Liveness check': object({
    id: uuid,
    check_number: whole,
    status: oneOf('confirmed', 'pending', 'missed', 'undelivered'),
    channel: orNull(CHANNEL),
    sent_at: orNull(timestamp),
    responded_at: orNull(timestamp),
  }),
  Transfer: object(
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
  ),
  'Storage browse item': object({
    name: text,
    type: oneOf('directory', 'file'),
    path: text,
    size_bytes: orNull(whole),
    modified_at: orNull(timestamp),
  }),
};

/** Returns one of the specification's resources, completely. */
export function resource(name: keyof typeof resources) {
  return resources[name];
}
