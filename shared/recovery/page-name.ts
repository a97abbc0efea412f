/** Returns the name of a version of recover.html in packages, on the site and on papers: `recover-`, the first 16 hex digits of its SHA-256, `.html`. */
export function pageName(sha256: string): string {
  return `recover-${sha256.slice(0, 16)}.html`;
}
