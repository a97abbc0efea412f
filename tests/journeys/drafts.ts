import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { Part, Reply } from '#tests/support/client.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import type { Host } from '#tests/support/story.ts';
import { names } from '#tests/world/names.ts';
import { tableRows } from './table-rows.ts';

export const upload = (host: Host, ...parts: Part[]): Promise<Reply> => host.ask('POST', '/api/will/upload', { parts });

/** What is stored of a Host's drafts: documents in the staging bucket, and documents in the table. */
export interface Traces {
  staged: number;
  draft: number;
}

/** A stack for the tests of this file, with a function that counts what is stored of a Host's drafts. */
export function stackWithDrafts() {
  const stack = sharedStack();
  const traces = async (host: Host): Promise<Traces> => {
    const draft = (await tableRows(stack)).find(({ pk, sk }) => pk === `HOST#${host.id}` && sk === 'DRAFT');
    const { Contents = [] } = await new S3Client({}).send(new ListObjectsV2Command({ Bucket: names.stagingBucket, Prefix: `drafts/${host.id}/` }));
    return { staged: Contents.length, draft: draft?.data.documents.length ?? 0 };
  };
  return { stack, traces };
}

/** The traces of a draft with this number of documents, and nothing else. */
export const holding = (documents: number): Traces => ({ staged: documents, draft: documents });
