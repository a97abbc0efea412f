/** Each address of the pages with the file that answers it. The dev server, `npm start` and the deployment read this table. */
export const PAGES = {
  '/': 'family.html',
  '/message': 'family.html',
  '/paper': 'family.html',
  '/start': 'family.html',
  '/lookup': 'family.html',
  '/survivor': 'family.html',
  '/confirm': 'family.html',
  '/rehearsal': 'family.html',
  '/evidence': 'family.html',
  '/register': 'host.html',
  '/verify-email': 'host.html',
  '/reset-password': 'host.html',
  '/setup': 'host.html',
  '/dashboard': 'host.html',
  '/survivors': 'host.html',
  '/connectors': 'host.html',
  '/settings': 'host.html',
  '/documents': 'host.html',
  '/history': 'host.html',
  '/storages': 'host.html',
  '/security': 'host.html',
  '/review': 'host.html',
  '/stop': 'host.html',
  '/rehearse': 'host.html',
  '/release': 'host.html',
} as const satisfies Record<string, 'family.html' | 'host.html'>;

export type PageAddress = keyof typeof PAGES;

/** The addresses that this entry answers. */
export type AddressOf<File extends 'family.html' | 'host.html'> = {
  [Address in PageAddress]: (typeof PAGES)[Address] extends File ? Address : never;
}[PageAddress];

/** Returns the HTML file for a path without its query, or undefined for a file or an unknown address. A slash at the end is ignored. */
export function fileOf(path: string): 'family.html' | 'host.html' | undefined {
  const address = path.length > 1 && path.charAt(path.length - 1) === '/' ? path.slice(0, -1) : path;
  // CloudFront's JavaScript has no Object.hasOwn.
  return Object.keys(PAGES).indexOf(address) < 0 ? undefined : PAGES[address as PageAddress];
}

/** The addresses of files. */
const FILES =
  /^\/(assets\/[\w.-]+|config\.json|release\.(?:json|proof)|manifest\.webmanifest|notify\.js|icon\.svg|mark\.svg|(?:recover|seal)-[0-9a-f]{16}\.html)$/;

/** The page that is sent with 404. It says that there is nothing at this address. */
export const NOT_FOUND_PAGE = 'family.html';

/** Returns the file for a path without its query: an HTML file, another one, or undefined for a mistyped address. */
export function answerTo(path: string): string | undefined {
  return fileOf(path) ?? (FILES.test(path) ? path.slice(1) : undefined);
}
