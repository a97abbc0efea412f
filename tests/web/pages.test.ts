import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markFiles } from '#infra/pages/brand.ts';
import { securityHeaders, withPolicy } from '#web/edge/headers.ts';
import { answerTo, fileOf, PAGES } from '#web/edge/pages.ts';
import { publication } from '#web/edge/publication.ts';

/** The addresses below the frontend to which messages, redirects and the documentation lead. */
function linkedAddresses(): string[] {
  const folders = ['shared', 'functions'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const code = folders.filter((name) => name.endsWith('.ts')).map((name) => readFileSync(name, 'utf8'));
  const inCode = code.flatMap((text) => [...text.matchAll(/FRONTEND_URL\}(\/[a-z-]+)/g)].map(([, address = '']) => address));
  const inDocs = [...readFileSync('docs/frontend.md', 'utf8').matchAll(/^(?:\||###) `(\/[a-z-]*)[`#?]/gm)].map(([, address = '']) => address);
  return [...new Set([...inCode, ...inDocs])].sort();
}

describe('the addresses of the pages', () => {
  it('include every address to which the service sends people', () => {
    const linked = linkedAddresses();
    expect(linked.length).toBeGreaterThan(5);
    expect(linked.filter((address) => fileOf(address) === undefined)).toEqual([]);
  });

  it('are all described for a person who replaces the pages', () => {
    const described = readFileSync('docs/frontend.md', 'utf8');
    expect(Object.keys(PAGES).filter((address) => !new RegExp(`^(\\||-|###) \`${address}[\`#?]`, 'm').test(described))).toEqual([]);
  });

  it.each([
    ['/', 'family.html'],
    ['/survivor', 'family.html'],
    ['/survivor/', 'family.html'],
    ['/dashboard', 'host.html'],
    ['/assets/family-1a2b.js', 'assets/family-1a2b.js'],
    ['/icon.svg', 'icon.svg'],
    ['/notify.js', 'notify.js'],
    ['/recover-0123456789abcdef.html', 'recover-0123456789abcdef.html'],
    ['/surviver', undefined],
    ['/survivor/x', undefined],
    ['/toString', undefined],
    ['/host.html', undefined],
    ['/assets/../config.json', undefined],
    ['/robots.txt', undefined],
  ])('%s gets %s', (address, file) => expect(answerTo(address)).toBe(file));
});

describe('the headers of the pages', () => {
  const headers = securityHeaders({ api: 'https://api.example', staging: 'https://bucket.example' });

  it('allow our own files, the API and the bucket, and nothing else', () => {
    expect(headers['Content-Security-Policy']?.split('; ')).toEqual([
      "frame-ancestors 'none'",
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self' https://api.example https://bucket.example",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types workers',
      "worker-src 'self'",
      "manifest-src 'self'",
    ]);
  });

  it('let a file that is no page only compile the cipher', () => {
    expect(securityHeaders()['Content-Security-Policy']).toBe("frame-ancestors 'none'; default-src 'none'; script-src 'wasm-unsafe-eval'");
  });

  it('send no address of a page to anyone', () => expect(headers['Referrer-Policy']).toBe('no-referrer'));
});

describe('the files of a deployment', () => {
  const page = '<!doctype html><html><head><meta charset="utf-8" /><link rel="stylesheet" href="/assets/a.css" /></head></html>';
  const built = ['family.html', 'host.html', 'assets/a.css', 'recover-0123456789abcdef.html', 'assets/b.js'].map((path) => ({
    path,
    content: Buffer.from(page),
  }));
  const connections = { api: 'https://api.example', staging: 'https://bucket.example' };
  const marks = markFiles({ mark: 'V', accent: '#5b2a86' });
  const files = publication([...built, ...marks], { api: connections.api, name: 'Vienna Wills' }, connections);

  it('contain the policy in each page, before anything that it loads, and nothing in other files', () => {
    const policies = files.map(({ content }) => / http-equiv="Content-Security-Policy" content="([^"]+)" \/><link/.exec(String(content))?.[1]);
    const policy = expect.stringContaining("connect-src 'self' https://api.example https://bucket.example;");
    expect(policies).toEqual([...Array(6).fill(undefined), policy, policy, undefined]);
  });

  it('come in an order in which no page names a missing file, and say which of them browsers keep, show or save', () => {
    expect(files.map(({ path, type, cacheControl: kept, disposition }) => [path, type, kept, disposition])).toEqual([
      ['assets/a.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable', undefined],
      ['recover-0123456789abcdef.html', 'text/html; charset=utf-8', 'no-cache', 'attachment'],
      ['assets/b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', undefined],
      ['icon.svg', 'image/svg+xml', 'no-cache', undefined],
      ['mark.svg', 'image/svg+xml', 'no-cache', undefined],
      ['manifest.webmanifest', 'application/manifest+json', 'no-cache', undefined],
      ['family.html', 'text/html; charset=utf-8', 'no-cache', undefined],
      ['host.html', 'text/html; charset=utf-8', 'no-cache', undefined],
      ['config.json', 'application/json', 'no-cache', undefined],
    ]);
  });

  it.each([
    ['without a place for the policy', '<head></head>', connections],
    ['with a script before the policy', '<script src="/x.js"></script><meta charset="utf-8" />', connections],
    ['with an address that would add to the policy', page, { ...connections, api: 'https://api.example; script-src *' }],
    ['with an address that would end the policy', page, { ...connections, staging: 'https://bucket.example"' }],
  ])('include no page %s', (_what, html, places) => expect(() => withPolicy(html, places)).toThrow());
});
