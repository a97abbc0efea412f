import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Part, Reply } from '#tests/support/client.ts';
import type { TestStack } from '#tests/support/stack.ts';
import type { Host } from '#tests/support/story.ts';
import { tableRows } from './table-rows.ts';

export const upload = (host: Host, ...parts: Part[]): Promise<Reply> => host.ask('POST', '/api/will/upload', { parts });

/** What is stored of a Host's drafts: documents in the staging bucket, parts of unfinished uploads, documents in the table. */
export interface Traces {
  staged: number;
  pieces: number;
  draft: number;
}

/** Counts what is stored of this Host's drafts. The stack keeps its objects in `folder`: start it with this as `TMPDIR`. */
export const tracesIn =
  (stack: TestStack, folder: string) =>
  async (host: Host): Promise<Traces> => {
    const draft = (await tableRows(stack)).find(({ pk, sk }) => pk === `HOST#${host.id}` && sk === 'DRAFT');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
    return {
      staged: files.filter((name) => name.includes(`/drafts/${host.id}/`) && name.endsWith('.data')).length,
      pieces: files.filter((name) => name.includes('/_multipart/')).length,
      draft: draft?.data.documents.length ?? 0,
    };
  };

/** The traces of a draft with this number of documents, and nothing else. */
export const holding = (documents: number): Traces => ({ staged: documents, pieces: 0, draft: documents });
