/** Each address of the pages with the file that answers it. The dev server, `npm start` and the deployment read this table. */
export const PAGES = {
  '/': 'family.html',
  '/message': 'family.html',
  '/paper': 'family.html',
  '/start': 'family.html',
  '/lookup': 'family.html',
  '/survivor': 'family.html',
  '/verify-email': 'host.html',
  '/reset-password': 'host.html',
  '/dashboard': 'host.html',
} as const satisfies Record<string, 'family.html' | 'host.html'>;

export type PageAddress = keyof typeof PAGES;

/** The addresses that this entry answers. */
export type AddressOf<File extends 'family.html' | 'host.html'> = {
  [Address in PageAddress]: (typeof PAGES)[Address] extends File ? Address : never;
}[PageAddress];

/** Returns the HTML file for a path without its query, or undefined for a file or an unknown address. A slash at the end is ignored. */
export function fileOf(path: string): 'family.html' | 'host.html' | undefined {
  const address = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return Object.hasOwn(PAGES, address) ? PAGES[address as PageAddress] : undefined;
}
