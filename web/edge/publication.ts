import type { Config } from './config.ts';
import { type Connections, cacheControl, isDownload, isPart, withPolicy } from './headers.ts';

/** A file of the pages: its content, and its path below the root of the site. */
export interface BuiltFile {
  path: string;
  content: Buffer;
}

/** A file as it is published, with the headers that belong to it alone. */
export interface PublishedFile extends BuiltFile {
  type: string;
  cacheControl: string;
  disposition: 'attachment' | undefined;
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
};

/**
 * Returns all files of a deployment, in the order in which they are published: first what pages load, then the pages, then
 * config.json. So a page never names a file that is missing.
 */
export function publication(built: readonly BuiltFile[], config: Config, connections: Connections): PublishedFile[] {
  const pages = built.filter(isPage).map((file) => ({ ...file, content: Buffer.from(withPolicy(String(file.content), connections)) }));
  const others = built.filter((file) => !isPage(file));
  const configuration = { path: 'config.json', content: Buffer.from(JSON.stringify(config)) };
  return [...others, manifestOf(config), ...pages, configuration].map(published);
}

/** What a telephone shows of the pages that it has put next to its other programs. https://www.w3.org/TR/appmanifest/ */
function manifestOf({ name = 'Will Custody' }: Config): BuiltFile {
  const icons = ['icon.svg', 'mark.svg'].map((path) => ({ src: `/${path}`, sizes: 'any', type: 'image/svg+xml' }));
  const manifest = { name, short_name: name, id: '/dashboard', start_url: '/dashboard', scope: '/', display: 'standalone', icons };
  return { path: 'manifest.webmanifest', content: Buffer.from(JSON.stringify(manifest)) };
}

/** recover.html and seal.html have their own policies, for a disk. */
const isPage = ({ path }: BuiltFile): boolean => path.endsWith('.html') && !isPart(path) && !isDownload(path);

function published(file: BuiltFile): PublishedFile {
  const type = TYPES[file.path.slice(file.path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return { ...file, type, cacheControl: cacheControl(file.path), disposition: isDownload(file.path) ? 'attachment' : undefined };
}
