import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPage, buildSealPage, PAGE_FILE, SEAL_FILE } from '#infra/recovery/build.ts';
import { PAGE_SHA256, SEAL_SHA256 } from '#recovery/sha256.ts';

/** The largest size in bytes, compressed. A phone or a slow stick loads it in a moment. */
const [BUDGET, SEAL_BUDGET] = [112_000, 96_000]; // a third of each are the words of eight languages, and two thousand the notices of packages
const hash = (text: string, encoding: 'hex' | 'base64') => createHash('sha256').update(text).digest(encoding);

describe.each([
  { name: 'recover.html', file: PAGE_FILE, build: buildPage, sha256: PAGE_SHA256, budget: BUDGET },
  { name: 'seal.html', file: SEAL_FILE, build: buildSealPage, sha256: SEAL_SHA256, budget: SEAL_BUDGET },
])('$name', ({ name, file, build, sha256, budget }) => {
  let page: string;
  beforeAll(() => {
    page = readFileSync(file, 'utf8');
  });

  it('is built from the current sources (after a change, run "npm run build:recover")', async () => {
    expect(hash(Buffer.from(await build()).toString('utf8'), 'hex')).toBe(hash(page, 'hex'));
    expect(hash(page, 'hex')).toBe(sha256);
  });

  it('has its SHA-256 in the release notes', () => {
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`| \`${name}\` | \`${sha256}\` |`);
  });

  it('is small', () => {
    expect(gzipSync(page, { level: 9 }).length).toBeLessThan(budget);
  });

  it('allows its own script and style, and nothing else', () => {
    const inner = (tag: string) => [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text]) => text ?? '');
    const [[script = '', ...otherScripts], [style = '', ...otherStyles]] = [inner('script'), inner('style')];
    expect([otherScripts, otherStyles]).toEqual([[], []]);
    const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page) ?? [];
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash(script, 'base64')}'`,
      `style-src 'sha256-${hash(style, 'base64')}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
    ]);
  });

  it('has no reference to another file, no request, no storage, and reads no text as HTML', () => {
    expect(page).not.toMatch(/\b(?:src|srcset|action)="/);
    expect(page).not.toMatch(/\b(?:fetch|importScripts|XMLHttpRequest|WebSocket|EventSource|sendBeacon|RTCPeerConnection)\b\s*\(/);
    expect(page).not.toMatch(/localStorage|sessionStorage|indexedDB|document\.cookie/);
    expect(page).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write/);
  });
});
