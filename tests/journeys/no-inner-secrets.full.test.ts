import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInnerList } from '#custody/inner-list.ts';
import { openInnerShare, passShareOn } from '#custody/inner-shares.ts';
import { temporary } from '#tests/custody/recover-package.ts';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import { access, answered, authenticate, type Body, passDeadline, startTransfer, survivorAt } from '#tests/support/story.ts';
import { findings, unfolded } from './findings.ts';
import { type InnerWill, sealInnerWill } from './inner-wills.ts';

// What the service, its table, its messages, its log and all its buckets hold after an inner envelope was sealed, opened and passed on.

const place = temporary();
const dataFolder = join(place.folder, 'data');
let stack: TestStack;
let will: InnerWill;
let secrets: Record<string, string>;
const places: Record<string, string> = {};

beforeAll(async () => {
  stack = await startTestStack({ dataFolder, realHashes: false });
  try {
    will = await sealInnerWill(stack);
    secrets = secretsOf(will);
    await openAndPassOn();
    places['messages'] = unfolded(JSON.stringify(await stack.messages()));
    places['table'] = unfolded(JSON.stringify(await stack.dump()));
    places['log'] = unfolded(stack.log());
  } finally {
    await stack.stop();
  }
  places['files'] = filesIn(dataFolder);
}, 180_000);
afterAll(place.remove);

function secretsOf({ plain, innerKey, sheet, papers, survivors }: InnerWill): Record<string, string> {
  const own = {
    text: plain.text.trim(),
    filename: plain.filename,
    message: plain.message,
    'inner key': innerKey.identity,
    'key of the Host': sheet.identity,
  };
  const keys = papers.map(({ identity }, n) => [`key on the paper of ${survivors[n]?.name}`, identity]);
  return { ...own, ...Object.fromEntries(keys) };
}

/** Two Survivors do what their pages do. Their shares are secrets too. */
async function openAndPassOn(): Promise<void> {
  const transfer = await startTransfer(will, survivorAt(will, 0));
  await passDeadline(transfer);
  const tokens: string[] = [];
  for (const n of [0, 1]) tokens.push((await authenticate(transfer, survivorAt(will, n))).session_token);
  const { list } = openInnerList(will.list);
  for (const [n, token] of tokens.entries()) {
    const { call, id, name } = survivorAt(will, n);
    const own = await openInnerShare(list, will.papers[n]?.identity ?? '');
    secrets[`share of ${name}`] = Buffer.from(own.share).toString('hex');
    secrets[`share of ${name}, as it is`] = Buffer.from(own.share).toString('base64').replace(/=+$/, '');
    const ids = { transfer_id: transfer.transferId, survivor_id: id };
    const share = Buffer.from(await passShareOn(list, own)).toString('base64');
    await answered(200, call, 'POST', '/api/survivor-auth/inner-shares', { token, json: { ...ids, share } });
    await answered(200, call, 'GET', `/api/survivor-auth/inner-shares?${new URLSearchParams(ids)}`, { token });
    await readAll((await access(transfer, survivorAt(will, n), { token })).body, call);
  }
}

async function readAll({ documents }: Body, call: InnerWill['host']['call']): Promise<void> {
  for (const { download_url } of documents) {
    const { pathname, search } = new URL(download_url);
    expect((await call('GET', `${pathname}${search}`)).status).toBe(200);
  }
}

/** All bytes that the stack has kept: the table, and the buckets for drafts, packages and of the Host. */
function filesIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => `${file.name}\n${readFileSync(join(file.parentPath, file.name), 'latin1')}`).join('\n');
}

describe('no secret of an inner envelope is kept by the service', () => {
  it('all of them were met', () => {
    expect(Object.keys(secrets)).toHaveLength(12);
    for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThan(15);
  });

  it.each(['messages', 'table', 'log', 'files'])('in %s', (name) => {
    expect(findings(places[name] ?? '', secrets)).toEqual([]);
  });

  it('and the search reads all of it: it finds what is there', () => {
    const { host, willId, path } = will;
    expect(findings(places['messages'] ?? '', { email: host.email })).not.toEqual([]);
    expect(findings(places['table'] ?? '', { willId, event: 'share_passed_on', path, row: 'PASSED#' }).map(({ secret }) => secret)).toEqual(
      expect.arrayContaining(['willId', 'event', 'path', 'row']),
    );
    expect(places['log']).toContain('"event":"audit_appended"');
    const drafted = Buffer.from(will.list).subarray(-100).toString('latin1');
    expect([places['files']?.includes('will-package/1'), places['files']?.includes(drafted)]).toEqual([true, false]);
  });

  it.each([
    ['as it is', (text: string) => text],
    ['in base64', (text: string) => Buffer.from(`.${text}`).toString('base64')],
    ['in hex', (text: string) => Buffer.from(text).toString('hex')],
  ])('and it finds every one that was planted %s', (_, written) => {
    for (const [name, secret] of Object.entries(secrets)) {
      const planted = unfolded(`${places['table']?.slice(0, 500)} ${written(`{"planted":"${secret}"}`)}`);
      expect([name, findings(planted, { [name]: secret })]).not.toEqual([name, []]);
    }
  });
});
