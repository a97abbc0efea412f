import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cacheControl, securityHeaders } from '#web/edge/headers.ts';
import { fileOf, PAGES } from '#web/edge/pages.ts';

/** The addresses below the frontend to which messages, redirects and the documentation lead. */
function linkedAddresses(): string[] {
  const folders = ['shared', 'functions'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const code = folders.filter((name) => name.endsWith('.ts')).map((name) => readFileSync(name, 'utf8'));
  const inCode = code.flatMap((text) => [...text.matchAll(/FRONTEND_URL\}(\/[a-z-]+)/g)].map(([, address = '']) => address));
  const inDocs = [...readFileSync('docs/frontend.md', 'utf8').matchAll(/^\| `(\/[a-z-]*)[`#?]/gm)].map(([, address = '']) => address);
  return [...new Set([...inCode, ...inDocs])].sort();
}

describe('the addresses of the pages', () => {
  it('include every address to which the service sends people', () => {
    const linked = linkedAddresses();
    expect(linked.length).toBeGreaterThan(5);
    expect(linked.filter((address) => fileOf(address) === undefined)).toEqual([]);
  });

  it.each([
    ['/', 'family.html'],
    ['/survivor', 'family.html'],
    ['/survivor/', 'family.html'],
    ['/dashboard', 'host.html'],
    ['/assets/x.js', undefined],
    ['/survivor/x', undefined],
    ['/toString', undefined],
    ['', undefined],
  ])('%s is answered by %s', (address, file) => expect(fileOf(address)).toBe(file));

  it('lead to no page of the other kind of people', () => {
    expect(
      Object.entries(PAGES)
        .filter(([, file]) => file === 'host.html')
        .map(([address]) => address),
    ).toEqual(['/verify-email', '/reset-password', '/dashboard']);
  });
});

describe('the headers of the pages', () => {
  const headers = securityHeaders({ api: 'https://api.example', staging: 'https://bucket.example' });

  it('allow our own files, the API and the bucket, and nothing else', () => {
    expect(headers['Content-Security-Policy']?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self' https://api.example https://bucket.example",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it('send no address of a page to anyone', () => expect(headers['Referrer-Policy']).toBe('no-referrer'));

  it('keep only files whose name changes with their content', () => {
    expect(cacheControl('assets/family-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(['family.html', 'config.json'].map(cacheControl)).toEqual(['no-cache', 'no-cache']);
  });
});
