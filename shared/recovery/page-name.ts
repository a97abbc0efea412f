/** Returns the name of a version of recover.html in packages, on the site and on papers: `recover-`, the first 16 hex digits of its SHA-256, `.html`. */
export function pageName(sha256: string): string {
  return `recover-${sha256.slice(0, 16)}.html`;
}

/** Returns the name of a version of seal.html on the site. */
export function sealPageName(sha256: string): string {
  return `seal-${sha256.slice(0, 16)}.html`;
}

/** Whether a file of a package is a version of recover.html. */
export function isPageName(path: string): boolean {
  return /^recover-[0-9a-f]{16}\.html$/.test(path);
}
