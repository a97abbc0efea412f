import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Part, Reply } from '#tests/support/client.ts';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import type { Host } from '#tests/support/story.ts';
import { tableRows } from './table-rows.ts';

export const upload = (host: Host, ...parts: Part[]): Promise<Reply> => host.ask('POST', '/api/will/upload', { parts });

/** What is stored of a Host's drafts: documents in the staging bucket, and documents in the table. */
export interface Traces {
  staged: number;
  draft: number;
}

/** A stack for the tests of this file, with a function that counts what is stored of a Host's drafts. */
export function stackWithDrafts() {
  // The local object store keeps its files in the temporary folder. In a separate one, the test can see its content.
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const stack = sharedRealStack('process', { env: { TMPDIR: folder } });
  const traces = async (host: Host): Promise<Traces> => {
    const draft = (await tableRows(stack)).find(({ pk, sk }) => pk === `HOST#${host.id}` && sk === 'DRAFT');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
    const staged = files.filter((name) => name.includes(`/drafts/${host.id}/`) && name.endsWith('.data')).length;
    return { staged, draft: draft?.data.documents.length ?? 0 };
  };
  return { stack, traces };
}

/** The traces of a draft with this number of documents, and nothing else. */
export const holding = (documents: number): Traces => ({ staged: documents, draft: documents });
