/** The two addresses, next to their own, that pages may connect to. */
export interface Connections {
  /** The origin of the API. */
  api: string;
  /** The origin of the bucket to which browsers upload documents. */
  staging: string;
}

/**
 * The headers of every page: nothing but our own files runs, loads or frames. Without connections, they are the headers of a file
 * that a page loads. It can do nothing on its own. As a worker it can compile WebAssembly, but cannot load any.
 */
export function securityHeaders(connections?: Connections): Record<string, string> {
  return {
    'Content-Security-Policy': ["frame-ancestors 'none'", ...(connections ? pageRules(connections) : PART_RULES)].join('; '),
    // Browsers ignore it over plain HTTP, as on a computer of a developer.
    'Strict-Transport-Security': 'max-age=63072000',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

const PART_RULES = ["default-src 'none'", "script-src 'wasm-unsafe-eval'"];

/** Returns how long a file may be kept: for ever if its name has a hash of its content, and otherwise not without asking again. */
export function cacheControl(file: string): string {
  return isPart(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Returns whether a file is saved and never shown. These pages run from a disk, and the policy of the site would stop their scripts. */
export function isDownload(file: string): boolean {
  return /^(?:recover|seal)-[0-9a-f]{16}\.html$/.test(file);
}

/** Returns whether a file is only loaded by pages, and its name changes with its content. */
export function isPart(file: string): boolean {
  return file.startsWith('assets/');
}

/**
 * Writes the policy of a page into its HTML. Browsers obey it together with the one in the header, so that a connection needs both.
 * Throws if the HTML has no place for it: a page without its policy is never published.
 */
export function withPolicy(html: string, connections: Connections): string {
  const [before, after, ...others] = html.split(CHARSET);
  if (before === undefined || after === undefined || others.length > 0) throw new Error(`A page must have exactly one ${CHARSET}.`);
  if (/<(script|link|style)/.test(before)) throw new Error('A page must not load anything before its policy.');
  return `${before}${CHARSET}<meta http-equiv="Content-Security-Policy" content="${pageRules(connections).join('; ')}" />${after}`;
}

const CHARSET = '<meta charset="utf-8" />';

/** The rules that may also be in the HTML. `frame-ancestors` counts in the header only. */
function pageRules({ api, staging }: Connections): string[] {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `connect-src 'self' ${origin(api)} ${origin(staging)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // The addresses of workers are the only ones that a page makes.
    'trusted-types workers',
    "worker-src 'self'",
    "manifest-src 'self'",
  ];
}

/** Returns an origin unchanged. A space or a semicolon would add to the policy, and a quotation mark would end it. */
function origin(address: string): string {
  if (!/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(address)) throw new Error(`This is not an origin: ${address}`);
  return address;
}
