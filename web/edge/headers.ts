/** The two addresses, next to their own, that pages may connect to. */
export interface Connections {
  /** The origin of the API. */
  api: string;
  /** The origin of the bucket to which browsers upload documents. */
  staging: string;
}

/** The headers of every page and file. Nothing but our own files runs, loads or frames. */
export function securityHeaders(connections: Connections): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(connections),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** Returns how long a file may be kept: for ever if its name has a hash of its content, and otherwise not without asking again. */
export function cacheControl(file: string): string {
  return file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Returns whether a file is saved and never shown. recover.html runs from a disk, and the policy of the site would stop its script. */
export function isDownload(file: string): boolean {
  return /^recover-[0-9a-f]{16}\.html$/.test(file);
}

function contentSecurityPolicy({ api, staging }: Connections): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `connect-src 'self' ${api} ${staging}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
