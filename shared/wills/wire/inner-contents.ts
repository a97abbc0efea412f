import { openInnerList, type SignedInnerList } from '#custody/inner-list.ts';
import type { InnerContents } from '#wills/rules/inner-envelope.ts';
import { unsupported } from './document-kind.ts';

/**
 * Returns what the service keeps of a list. The list is public. Throws Refusal `unsupported_document` if its signature or its shape is
 * invalid. Does not know whose key signed it: only the papers do.
 */
export function innerContents(filename: string, file: Uint8Array): InnerContents {
  const { files, papers, threshold } = opened(filename, file);
  return { files: files.map(({ path, size, sha256 }) => ({ path, size, sha256 })), papers: papers.map(({ recipient }) => recipient), threshold };
}

function opened(filename: string, file: Uint8Array): SignedInnerList['list'] {
  try {
    return openInnerList(file).list;
  } catch {
    throw unsupported({ filename }, 'is damaged or altered. Please seal your documents on your own device again, and upload its files unchanged');
  }
}
