import { type Job, nameRows } from '#http/route.ts';

/**
 * THE INDEX: one row per endpoint, and a second table for timers, streams and workers.
 * A row's name is its handler's file: take the URL, drop `/api` and every `<id>`.
 * From the rows come the API Gateway, each function's permissions, the rate limits and the local gateway.
 */

const KEYS = ['unwrap:record-key'] as const;
const OWN = ['table:HOST', ...KEYS] as const;
const LOOKS = ['reads:HOST', ...KEYS] as const;
const CHANGES = [...OWN, 'table:OUTBOX'] as const;
/** Moves the will on, and with it the Host's one timer. */
const MOVES = [...CHANGES, 'table:TIMER'] as const;
const IDS = ['unwrap:id-key'] as const;
/** Opens a Host's storage. The function that finds a drive's tokens expired renews them. */
const STORAGE = ['unwrap:storage-config', 'wrap:storage-config', 'table:OAUTH', 'outbound'] as const;
/** Seals documents and makes the package the current one. */
const SEALS = [
  ...MOVES,
  'table:CUSTODY',
  'unwrap:sealing',
  'wrap:sealing',
  'unwrap:package-key',
  ...STORAGE,
  'invoke:seal',
  'invoke:reshare',
  'removes:HOST',
] as const;
const MINUTE = '60/1m';

// Refusals that several rows share.

/** The draft cannot change during a sealing or a transfer, or while the account is `recovered`. */
const DRAFT_LOCKED = ['conflict', 'recently_recovered', 'sealing_in_progress', 'transfer_running'] as const;
/** Nothing else of a sealed will can change then either, nor before a sign of life. */
const CHANGE_LOCKED = [...DRAFT_LOCKED, 'sign_of_life_first'] as const;
const STORAGE_FAILS = ['storage_failed', 'storage_type_unavailable'] as const;
/** An encrypted file cannot be opened. */
const AGE_FAILS = ['age_file_invalid', 'wrong_key'] as const;
/** The sealed will cannot be unlocked. */
const UNLOCK_FAILS = ['package_altered', 'share_altered', 'shares_do_not_open'] as const;
/** The shares are split again, and the package in the Host's storage changes with them. */
const RESHARE_FAILS = [...CHANGE_LOCKED, ...STORAGE_FAILS, ...UNLOCK_FAILS, 'reshare_failed'] as const;
/** A proof is checked, and its Survivor's share is released. */
const PROOF_REFUSED = [
  ...AGE_FAILS,
  'conflict',
  'otp_session_not_found',
  'share_altered',
  'transfer_not_running',
  'will_or_survivor_not_found',
] as const;
/** A Survivor cannot read the documents, or not yet. */
const NOT_READABLE = [
  ...AGE_FAILS,
  'access_window_expired',
  'not_authenticated',
  'not_open_yet',
  'opening_failed',
  'threshold_not_met',
  'transfer_cancelled',
] as const;

/** A download link cannot be followed. */
const DOWNLOAD_REFUSED = [...NOT_READABLE, ...STORAGE_FAILS, ...UNLOCK_FAILS, 'conflict', 'invalid_download_link', 'link_expired'] as const;
/** Opens the will, and records who reads what. */
const DOWNLOADS = [...OWN, 'table:TRANSFER', 'reads:CUSTODY', 'reads:SERVICE', 'unwrap:released-share', ...STORAGE, 'unwrap:download-key'] as const;

export const routes = nameRows({
  // Account
  'auth/register': {
    method: 'POST',
    path: '/api/auth/register',
    auth: 'public',
    limit: '10/15m',
    sensitive: true,
    idempotent: 'id',
    refuses: ['conflict', 'email_taken'],
    uses: [...CHANGES, 'table:EMAIL', 'table:WILL', 'unwrap:code-pepper', 'removes:HOST'],
    memory: 512,
  },
  'auth/verify-email': {
    method: 'POST',
    path: '/api/auth/verify-email',
    auth: 'public',
    limit: '10/15m',
    sensitive: true,
    refuses: ['conflict', 'invalid_link', 'link_expired'],
    uses: [...CHANGES, 'unwrap:link-key'],
  },
  'auth/resend-verification': {
    method: 'POST',
    path: '/api/auth/resend-verification',
    auth: 'public',
    limit: '10/15m',
    sensitive: true,
    refuses: ['conflict'],
    uses: [...KEYS, 'table:OUTBOX'],
  },
  'auth/forgot-password': {
    method: 'POST',
    path: '/api/auth/forgot-password',
    auth: 'public',
    limit: '10/15m',
    sensitive: true,
    refuses: ['conflict'],
    uses: [...KEYS, 'table:OUTBOX'],
  },
  'auth/reset-password': {
    method: 'POST',
    path: '/api/auth/reset-password',
    auth: 'public',
    limit: '10/15m',
    sensitive: true,
    refuses: ['conflict', 'invalid_link', 'link_expired', 'reset_needs_codes', 'reset_waits'],
    uses: [...CHANGES, 'unwrap:link-key', 'unwrap:code-pepper', 'invoke:release-share'],
    memory: 512,
  },
  'auth/change-password': {
    method: 'POST',
    path: '/api/auth/change-password',
    auth: 'bearer',
    limit: '10/15m',
    sensitive: true,
    refuses: ['conflict', 'invalid_credentials', 'recently_recovered'],
    uses: [...CHANGES, 'table:SESSION', 'unwrap:code-pepper'],
    memory: 512,
  },
  'auth/login': {
    method: 'POST',
    path: '/api/auth/login',
    auth: 'public',
    limit: '10/15m',
    sensitive: true,
    refuses: ['conflict', 'email_not_verified', 'invalid_credentials'],
    uses: [...OWN, 'reads:EMAIL', 'table:SESSION', 'unwrap:code-pepper', 'unwrap:token-key'],
    memory: 512,
  },
  'auth/refresh': {
    method: 'POST',
    path: '/api/auth/refresh',
    auth: 'public',
    limit: '10/15m',
    sensitive: true,
    refuses: ['conflict', 'invalid_refresh_token'],
    uses: [...LOOKS, 'table:SESSION', 'unwrap:token-key'],
  },
  'auth/logout': {
    method: 'POST',
    path: '/api/auth/logout',
    auth: 'bearer',
    limit: MINUTE,
    refuses: ['conflict'],
    uses: [...CHANGES, 'table:SESSION'],
  },
  'auth/logout-everywhere': {
    method: 'POST',
    path: '/api/auth/logout-everywhere',
    auth: 'bearer',
    limit: MINUTE,
    refuses: ['conflict'],
    uses: CHANGES,
  },

  // Host profile and settings
  'host/get-profile': { method: 'GET', path: '/api/host/profile', auth: 'bearer', limit: '100/1m', scope: 'host', uses: LOOKS },
  'host/update-profile': {
    method: 'PUT',
    path: '/api/host/profile',
    auth: 'bearer',
    limit: '100/1m',
    scope: 'host',
    refuses: [...CHANGE_LOCKED, 'email_taken'],
    uses: [...CHANGES, 'table:EMAIL', 'removes:HOST'],
  },
  'host/overview': {
    method: 'GET',
    path: '/api/host/overview',
    auth: 'bearer',
    limit: '100/1m',
    scope: 'host',
    uses: [...LOOKS, ...IDS, 'reads:CUSTODY', 'reads:TRANSFER', 'reads:SERVICE'],
  },
  'host/forecast': { method: 'GET', path: '/api/host/forecast', auth: 'bearer', limit: '100/1m', scope: 'host', uses: LOOKS },
  'host/sessions/list': {
    method: 'GET',
    path: '/api/host/sessions',
    auth: 'bearer',
    limit: '100/1m',
    scope: 'host',
    uses: [...LOOKS, 'lists:SESSION'],
  },
  'host/sessions/delete': {
    method: 'DELETE',
    path: '/api/host/sessions/<id>',
    auth: 'bearer',
    limit: '100/1m',
    scope: 'host',
    refuses: ['conflict', 'session_not_found'],
    uses: [...CHANGES, 'table:SESSION'],
  },
  'host/get-settings': { method: 'GET', path: '/api/host/settings', auth: 'bearer', limit: '100/1m', scope: 'host', uses: LOOKS },
  'host/update-settings': {
    method: 'PUT',
    path: '/api/host/settings',
    auth: 'bearer',
    limit: '100/1m',
    scope: 'host',
    refuses: [...CHANGE_LOCKED, 'threshold_exceeds_survivors'],
    uses: [...MOVES, 'table:TRANSFER'],
  },

  // Survivors
  'survivors/list': { method: 'GET', path: '/api/survivors', auth: 'bearer', limit: '100/1m', uses: [...OWN, ...IDS] },
  'survivors/create': {
    method: 'POST',
    path: '/api/survivors',
    auth: 'bearer',
    limit: '10/1h',
    idempotent: 'id',
    refuses: [...RESHARE_FAILS, 'survivor_limit_reached'],
    uses: [...CHANGES, ...IDS, 'table:CUSTODY', 'unwrap:code-pepper', 'wrap:survivor-key', 'wrap:package-key', 'invoke:reshare'],
    memory: 512,
  },
  'survivors/minimum-count': {
    method: 'PUT',
    path: '/api/survivors/minimum-count',
    auth: 'bearer',
    limit: MINUTE,
    refuses: CHANGE_LOCKED,
    uses: CHANGES,
  },
  'survivors/update': {
    method: 'PUT',
    path: '/api/survivors/<id>',
    auth: 'bearer',
    limit: '20/1h',
    refuses: [...RESHARE_FAILS, 'survivor_not_found'],
    uses: [...CHANGES, ...IDS, 'invoke:reshare'],
  },
  'survivors/confirm-paper': {
    method: 'POST',
    path: '/api/survivors/<id>/confirm-paper',
    auth: 'bearer',
    limit: '20/1h',
    sensitive: true,
    refuses: ['conflict', 'recently_recovered', 'survivor_not_found'],
    uses: [...CHANGES, ...IDS, 'invoke:release-share'],
  },
  'survivors/delete': {
    method: 'DELETE',
    path: '/api/survivors/<id>',
    auth: 'bearer',
    limit: '10/1h',
    refuses: [...RESHARE_FAILS, 'below_threshold', 'survivor_not_found'],
    uses: [...LOOKS, ...IDS, 'invoke:reshare'],
  },
  'survivors/regenerate-codes': {
    method: 'POST',
    path: '/api/survivors/<id>/regenerate-codes',
    auth: 'bearer',
    limit: '5/1h',
    idempotent: 'id',
    // Its worker also re-encrypts the personal message.
    refuses: [...RESHARE_FAILS, ...AGE_FAILS, 'survivor_not_found'],
    uses: ['wrap:survivor-key', ...LOOKS, ...IDS, 'reads:CUSTODY', 'unwrap:code-pepper', 'invoke:reshare'],
    memory: 512,
  },

  // Storages
  'storages/list': { method: 'GET', path: '/api/storages', auth: 'bearer', limit: '100/1m', uses: LOOKS },
  'storages/create': {
    method: 'POST',
    path: '/api/storages',
    auth: 'bearer',
    limit: '10/1h',
    idempotent: 'reply',
    refuses: [...CHANGE_LOCKED, 'storage_limit_reached'],
    uses: ['unwrap:storage-config', ...CHANGES, 'wrap:storage-config', 'outbound'],
  },
  'storages/connect': {
    method: 'POST',
    path: '/api/storages/connect',
    auth: 'bearer',
    limit: MINUTE,
    refuses: [
      'recently_recovered',
      'sealing_in_progress',
      'sign_of_life_first',
      'storage_limit_reached',
      'storage_not_found',
      'storage_type_unavailable',
      'transfer_running',
    ],
    uses: [...LOOKS, 'table:OAUTH', 'wrap:storage-config', 'sign-in'],
  },
  'storages/oauth/callback': {
    method: 'GET',
    path: '/api/storages/oauth/callback',
    auth: 'public',
    limit: MINUTE,
    uses: [...CHANGES, 'reads:CUSTODY', ...STORAGE, 'sign-in'],
  },
  'storages/browse': {
    method: 'GET',
    path: '/api/storages/<id>/browse',
    auth: 'bearer',
    limit: '50/1m',
    refuses: [...STORAGE_FAILS, 'storage_not_found'],
    uses: [...OWN, ...STORAGE],
  },
  'storages/test': {
    method: 'POST',
    path: '/api/storages/<id>/test',
    auth: 'bearer',
    limit: '10/1h',
    refuses: ['conflict', 'recently_recovered', 'storage_not_found'],
    uses: [...CHANGES, ...STORAGE],
  },
  'storages/update': {
    method: 'PUT',
    path: '/api/storages/<id>',
    auth: 'bearer',
    limit: '10/1h',
    refuses: [...CHANGE_LOCKED, 'package_altered', 'package_not_found_there', 'storage_not_found'],
    uses: [...CHANGES, 'reads:CUSTODY', 'unwrap:storage-config', 'wrap:storage-config', 'outbound'],
  },
  'storages/delete': {
    method: 'DELETE',
    path: '/api/storages/<id>',
    auth: 'bearer',
    limit: MINUTE,
    refuses: [...CHANGE_LOCKED, 'storage_in_use', 'storage_not_found'],
    uses: [...CHANGES, 'table:OAUTH', 'removes:HOST'],
  },

  // Connectors
  'connectors/list': { method: 'GET', path: '/api/connectors', auth: 'bearer', limit: '100/1m', uses: LOOKS },
  'connectors/create': {
    method: 'POST',
    path: '/api/connectors',
    auth: 'bearer',
    limit: '10/1h',
    idempotent: 'reply',
    refuses: [...CHANGE_LOCKED, 'connector_limit_reached', 'duplicate_connector'],
    uses: [...CHANGES, 'wrap:connector-config', 'outbound'],
  },
  'connectors/update': {
    method: 'PUT',
    path: '/api/connectors/<id>',
    auth: 'bearer',
    limit: MINUTE,
    refuses: [...CHANGE_LOCKED, 'connector_not_found', 'duplicate_connector'],
    uses: [...CHANGES, 'wrap:connector-config', 'outbound'],
  },
  'connectors/delete': {
    method: 'DELETE',
    path: '/api/connectors/<id>',
    auth: 'bearer',
    limit: MINUTE,
    refuses: [...CHANGE_LOCKED, 'connector_not_found', 'last_connector'],
    uses: [...CHANGES, 'removes:HOST'],
  },
  'connectors/test': {
    method: 'POST',
    path: '/api/connectors/<id>/test',
    auth: 'bearer',
    limit: '10/1h',
    refuses: ['conflict', 'connector_not_found', 'delivery_failed', 'invalid_destination', 'recently_recovered'],
    uses: [...CHANGES, 'unwrap:connector-config', 'outbound'],
  },

  // Will
  'will/status': {
    method: 'GET',
    path: '/api/will/status',
    auth: 'bearer',
    limit: MINUTE,
    refuses: ['will_not_found'],
    uses: [...OWN, 'table:CUSTODY'],
  },
  'will/upload': {
    method: 'POST',
    path: '/api/will/upload',
    auth: 'bearer',
    limit: MINUTE,
    body: 'stream',
    idempotent: 'reply',
    refuses: [...DRAFT_LOCKED, 'document_too_large', 'too_many_documents', 'unsupported_document', 'unsupported_media_type'],
    uses: [...CHANGES, 'staging'],
    memory: 1024,
  },
  'will/documents/list': { method: 'GET', path: '/api/will/documents', auth: 'bearer', limit: MINUTE, uses: LOOKS },
  'will/documents/delete': {
    method: 'DELETE',
    path: '/api/will/documents/<id>',
    auth: 'bearer',
    limit: MINUTE,
    refuses: [...DRAFT_LOCKED, 'document_not_found'],
    uses: [...CHANGES, 'removes:HOST'],
  },
  'will/uploads/create': {
    method: 'POST',
    path: '/api/will/uploads',
    auth: 'bearer',
    limit: MINUTE,
    idempotent: 'id',
    refuses: [...DRAFT_LOCKED, 'document_too_large', 'too_many_documents', 'upload_limit_reached'],
    uses: [...CHANGES, 'staging', 'removes:HOST'],
  },
  'will/uploads/complete': {
    method: 'POST',
    path: '/api/will/uploads/<id>/complete',
    auth: 'bearer',
    limit: MINUTE,
    idempotent: 'reply',
    refuses: [
      ...DRAFT_LOCKED,
      'document_not_found',
      'document_too_large',
      'too_many_documents',
      'unsupported_document',
      'upload_incomplete',
      'upload_not_found',
    ],
    uses: [...CHANGES, 'staging', 'removes:HOST'],
    memory: 1024,
  },
  'will/encrypt': {
    method: 'POST',
    path: '/api/will/encrypt',
    auth: 'bearer',
    limit: MINUTE,
    reply: 'stream',
    refuses: [
      ...CHANGE_LOCKED,
      ...STORAGE_FAILS,
      ...UNLOCK_FAILS,
      ...AGE_FAILS,
      '503 sealing_in_progress',
      'document_not_found',
      'no_documents',
      'no_draft',
      'storage_not_connected',
      'storage_not_found',
      'threshold_exceeds_survivors',
      'too_few_survivors',
    ],
    uses: SEALS,
    memory: 1024,
    timeout: 300,
  },

  // Liveness
  'liveness/alive': {
    method: 'POST',
    path: '/api/liveness/alive',
    auth: 'bearer',
    limit: MINUTE,
    refuses: ['check_not_found', 'conflict', 'no_sealed_will'],
    uses: [...MOVES, 'table:TRANSFER'],
  },
  'liveness/history': { method: 'GET', path: '/api/liveness/history', auth: 'bearer', limit: MINUTE, uses: [...LOOKS, 'reads:SERVICE'] },
  'liveness/get-respond': {
    method: 'GET',
    path: '/api/liveness/respond',
    auth: 'public',
    limit: MINUTE,
    refuses: ['invalid_link', 'link_expired'],
    uses: [...OWN, 'table:TRANSFER', 'unwrap:link-key'],
  },
  'liveness/update-respond': {
    method: 'POST',
    path: '/api/liveness/respond',
    auth: 'public',
    limit: MINUTE,
    refuses: ['conflict', 'email_taken', 'invalid_link', 'link_expired'],
    uses: [...MOVES, 'table:EMAIL', 'table:TRANSFER', 'reads:SERVICE', 'unwrap:link-key', 'invoke:reshare', 'removes:HOST'],
  },

  // Transfer
  'transfer/lookup': {
    method: 'POST',
    path: '/api/transfer/lookup',
    auth: 'public',
    limit: '10/1m',
    refuses: ['conflict'],
    uses: ['unwrap:id-key', ...CHANGES, 'reads:EMAIL'],
  },
  'transfer/send-otp': {
    method: 'POST',
    path: '/api/transfer/send-otp',
    auth: 'public',
    limit: '10/1m',
    sensitive: true,
    refuses: ['conflict'],
    uses: ['reads:CUSTODY', 'unwrap:id-key', ...LOOKS, 'table:OUTBOX', 'reads:EMAIL', 'reads:WILL', 'table:OTP'],
  },
  'transfer/verify-and-initiate': {
    method: 'POST',
    path: '/api/transfer/verify-and-initiate',
    auth: 'public',
    limit: '15/1m',
    sensitive: true,
    refuses: [...PROOF_REFUSED, 'transfer_running'],
    uses: ['reads:CUSTODY', ...MOVES, ...IDS, 'table:OTP', 'table:TRANSFER', 'reads:SERVICE', 'unwrap:otp-key', 'invoke:release-share'],
  },
  'transfer/completed': {
    method: 'GET',
    path: '/api/transfer/completed/<id>',
    auth: 'public',
    limit: '30/1m',
    refuses: ['transfer_not_found'],
    uses: ['table:HOST', ...KEYS, 'table:TRANSFER', 'reads:SERVICE'],
  },
  'transfer/initiate': {
    method: 'POST',
    path: '/api/transfer/initiate',
    auth: 'public',
    limit: '30/1m',
    refuses: ['conflict', 'transfer_running', 'will_or_survivor_not_found'],
    uses: [...MOVES, ...IDS, 'reads:WILL', 'table:TRANSFER'],
  },
  'transfer/cancel': {
    method: 'POST',
    path: '/api/transfer/cancel',
    auth: 'bearer',
    limit: MINUTE,
    refuses: ['conflict', 'transfer_not_found', 'transfer_not_running'],
    uses: [...MOVES, ...IDS, 'table:TRANSFER'],
  },
  'transfer/status': {
    method: 'GET',
    path: '/api/transfer/status',
    auth: 'public',
    limit: '30/1m',
    refuses: ['transfer_not_found'],
    uses: [...KEYS, 'reads:TRANSFER', 'reads:SERVICE'],
  },

  // Survivor authentication
  'survivor-auth/select': {
    method: 'POST',
    path: '/api/survivor-auth/select',
    auth: 'public',
    limit: '10/1m',
    sensitive: true,
    refuses: [
      'channel_not_available',
      'conflict',
      'no_deliverable_channel',
      'otp_limit_reached',
      'survivor_not_found',
      'transfer_not_found',
      'transfer_not_running',
    ],
    uses: ['reads:CUSTODY', ...CHANGES, ...IDS, 'reads:TRANSFER', 'table:OTP', 'unwrap:otp-key', 'unwrap:connector-config', 'mailer', 'outbound'],
  },
  'survivor-auth/verify-otp': {
    method: 'POST',
    path: '/api/survivor-auth/verify-otp',
    auth: 'public',
    limit: '15/1m',
    sensitive: true,
    refuses: [...PROOF_REFUSED, 'survivor_not_found', 'transfer_not_found'],
    uses: ['invoke:release-share'],
  },
  'survivor-auth/will-access': {
    method: 'GET',
    path: '/api/survivor-auth/will-access',
    auth: 'public',
    limit: '30/1m',
    refuses: [...NOT_READABLE, 'conflict', 'session_required', 'survivor_not_found', 'transfer_not_found'],
    uses: [...MOVES, ...IDS, 'table:TRANSFER', 'reads:CUSTODY', 'table:SERVICE', 'unwrap:released-share', 'unwrap:link-key', 'unwrap:download-key'],
  },
  'survivor-auth/download': {
    method: 'GET',
    path: '/api/survivor-auth/download',
    auth: 'public',
    limit: '30/1m',
    reply: 'stream',
    writes: true,
    refuses: [...DOWNLOAD_REFUSED, 'range_not_satisfiable'],
    uses: DOWNLOADS,
    memory: 1024,
    timeout: 300,
  },
  'survivor-auth/archive': {
    method: 'GET',
    path: '/api/survivor-auth/archive',
    auth: 'public',
    limit: '10/1m',
    reply: 'stream',
    writes: true,
    refuses: [...DOWNLOAD_REFUSED, 'archive_part_not_found'],
    uses: DOWNLOADS,
    memory: 1024,
    timeout: 900,
  },
});

export type RouteName = keyof typeof routes;

/**
 * The answer page again, for the sweep only. It is a separate function, so that a flood of requests to the public page cannot block
 * it. The gateway admits only the sweep's role, before a function starts. No client calls it, so it is in no document.
 */
export const pageCheck = {
  name: 'liveness/page-check',
  method: 'GET',
  path: '/api/liveness/page-check',
  uses: [...LOOKS, 'unwrap:link-key'],
} as const;

/** Does what time does to one will. */
const TIMERS = [...MOVES, 'table:TRANSFER', 'table:SERVICE'] as const;
/** Sends messages. */
const SENDS = [
  ...TIMERS,
  'mailer',
  'unwrap:connector-config',
  'outbound',
  'unwrap:link-key',
  'unwrap:id-key',
  'performs:OUTBOX',
  'table:MAIL',
] as const;
/** Performs all pending effects, except those that may talk to a server that a Host chose. */
const PERFORMS = [
  ...SENDS,
  'reads:EMAIL',
  'table:CUSTODY',
  'table:OAUTH',
  'scheduler',
  'staging',
  'invoke:open',
  'invoke:reseal',
  'invoke:audit',
  'invoke:perform-for-host',
  'table:LANE',
  'removes:HOST',
] as const;

/** Functions without a route. */
export const jobs = {
  'scheduled/liveness-due': { uses: TIMERS, timeout: 60 },
  'scheduled/response-overdue': { uses: TIMERS, timeout: 60 },
  'scheduled/cancel-window-elapsed': { uses: TIMERS, timeout: 60 },
  'scheduled/authentication-window-elapsed': { uses: TIMERS, timeout: 60 },
  'scheduled/access-window-elapsed': { uses: TIMERS, timeout: 60 },
  'scheduled/sweep': {
    uses: [...PERFORMS, 'table:DUE', 'scheduler:list', 'page-check', 'table-settings'],
    memory: 512,
    timeout: 300,
  },
  'streams/perform-effects': {
    uses: PERFORMS,
    memory: 512,
    timeout: 300,
  },
  /** What SES reports about the mails that we sent. A rule on the event bus calls it. */
  'streams/mail-events': { uses: [...MOVES, 'table:TRANSFER', 'table:MAIL', 'performs:OUTBOX'], timeout: 60 },
  /** For one Host at a time: a server that hangs, or keeps a processor busy, delays its own Host alone. */
  'workers/perform-for-host': {
    uses: [...SENDS, 'table:LANE', 'table:OTP', 'unwrap:otp-key', 'table:CUSTODY', ...STORAGE],
    memory: 512,
    timeout: 300,
  },
  'workers/create-keyring': {
    uses: [
      'table:KEYRING',
      'wrap:record-key',
      'wrap:token-key',
      'wrap:otp-key',
      'wrap:link-key',
      'wrap:id-key',
      'wrap:code-pepper',
      'wrap:download-key',
    ],
  },
  /** Only an operator calls it. */
  'workers/rotate-token-key': { uses: ['table:KEYRING', 'unwrap:record-key', 'wrap:token-key'] },
  'workers/release-share': {
    uses: [
      'table:SERVICE',
      ...MOVES,
      ...IDS,
      'table:CUSTODY',
      'table:TRANSFER',
      'table:OTP',
      'reads:WILL',
      'unwrap:otp-key',
      'unwrap:link-key',
      'unwrap:code-pepper',
      'unwrap:survivor-key',
      'wrap:released-share',
    ],
    memory: 512,
    timeout: 60,
  },
  'workers/reshare': {
    uses: [...CHANGES, 'table:CUSTODY', 'table:DONE', 'unwrap:survivor-key', 'wrap:survivor-key', 'unwrap:package-key', ...STORAGE, 'removes:HOST'],
    memory: 1024,
    timeout: 300,
  },
  'workers/reseal': {
    uses: SEALS,
    memory: 1024,
    timeout: 900,
  },
  'workers/seal': { uses: [...LOOKS, 'reads:CUSTODY', 'staging', ...STORAGE], memory: 1024, timeout: 300 },
  'workers/open': {
    uses: [...MOVES, 'reads:CUSTODY', 'table:TRANSFER', 'unwrap:released-share', ...STORAGE],
    memory: 1024,
    timeout: 900,
  },
  'workers/audit': { uses: [...CHANGES, 'reads:CUSTODY', ...STORAGE, 'performs:OUTBOX'], memory: 1024, timeout: 900 },
} as const satisfies Record<string, Job>;

export type JobName = keyof typeof jobs;
