import { DAY, HOUR } from './time.ts';

// What the contract limits, and what it leaves open for the service to limit. The service, openapi.json and the pages have each limit from here.

/** How a Host is checked: `hcit_days`, `hcrt_hours`, and the most for `hcrac`. */
export const CHECK_INTERVALS = [7, 14, 30, 60, 90] as const;
export const RESPONSE_TIMES = [24, 48, 72] as const;
export const MAX_MISSED_CHECKS = 5;
/** Below and above these days until the activation, settings get a warning. */
export const AGGRESSIVE_BELOW_DAYS = 14;
export const LENIENT_ABOVE_DAYS = 180;

export const MIN_THRESHOLD = 2;
export const MAX_SURVIVORS = 10;
/** Limits of the work that one Host can cause. The contract names none. */
export const MAX_CONNECTORS = 10;
export const MAX_STORAGES = 10;
/** The storages that one will is sealed into: the first one and its mirrors. */
export const MAX_WILL_STORAGES = 3;

/** Counted in NFC. There is no maximum. */
export const MIN_PASSWORD_CHARACTERS = 12;
/** Of a display name, and of the names that a Host gives. */
export const MAX_NAME_CHARACTERS = 100;
export const MAX_MESSAGE_CHARACTERS = 20_000;
/** Of a private key of SSH. */
export const MAX_KEY_CHARACTERS = 16_384;

export const MAX_FILE_BYTES = 50 * 1024 * 1024;
export const MAX_WILL_BYTES = 500 * 1024 * 1024;
/** Without the list of an inner envelope. */
export const MAX_DOCUMENTS = 200;
/** Sealed on the Host's own device. With their sizes, a will has at most 500 MB. */
export const MAX_INNER_DOCUMENTS = 10;
/** Of the plaintext. With its encryption it stays below what the service accepts for one file. */
export const MAX_INNER_DOCUMENT_BYTES = 50_000_000;
/** Of a document's name. File systems allow no more. */
export const MAX_FILENAME_CHARACTERS = 255;

export const OTP_LIFETIME_SECONDS = 600;
export const OTP_ATTEMPTS = 3;
/** Codes sent to one Survivor in any hour: for all transfers, all client addresses, and to start a transfer. */
export const OTP_PER_HOUR = 5;

export const ACCESS_TOKEN_SECONDS = 3600;
export const REFRESH_TOKEN_LIFETIME = 7 * DAY;

/** The time in which the Host can stop a transfer by link. */
export const CANCEL_WINDOW = 48 * HOUR;
/** How long the Host can undo a change of who may open the will. */
export const UNDO_WINDOW = 7 * DAY;
