/** `key`: its name in the language of the person. */
export type Key = { key: string };

/**
 * Why a package, a file or a key is not accepted, by the kind of the problem. The terminal program and the page use it. `because` is
 * already a sentence.
 */
export const problems = {
  key_mistyped: ({ key }: Key) =>
    `There is a typing mistake in ${key}, or part of it is missing. Please compare it with the paper, letter by letter.`,
  key_fits_no_share: ({ key }: Key) =>
    `This package has no share for ${key}. The key is for another will, a newer paper has replaced it, or it is on the own sheet of the person who sealed. That sheet does not replace a paper here.`,
  keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `This package needs ${needed} recovery keys. Keys that fit so far: ${fitting}. Keys still missing: ${needed - fitting}.`,
  inner_keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `The papers open the package. To open the documents in it, ${needed} papers of their sealing are needed too. Papers that fit so far: ${fitting}. Add another paper of that sealing, also one that was replaced since, or the key on the own sheet of the person who sealed.`,
  papers_differ: () => 'The papers show different fingerprints, so they belong to different wills. Please use the papers of one will.',
  fingerprint_differs: () => 'The package does not belong to this paper: its fingerprint is not the one on the paper.',
  no_package: () => 'This folder contains no sealed package that can be opened.',
  package_skipped: ({ revision, generation, because }: { revision: number; generation: number; because: string }) =>
    `A package that claims to be revision ${revision}, generation ${generation} was skipped: ${because}`,
  manifest_skipped: ({ name, because }: { name: string; because: string }) => `${name} was skipped: ${because}`,
  /** Why a manifest was skipped that cannot be read. */
  manifest_unreadable: 'this file or one of its two proofs (.mac and .sig) cannot be read.',
  format_unknown: () => 'this program does not know its format.',
  name_differs: () => 'its name does not match its content.',
  file_unreadable: ({ path }: { path: string }) => `${path} is missing, too large or not a regular file.`,
  files_missing: ({ count, first }: { count: number; first: string }) =>
    `The package is incomplete. Files that are missing: ${count}. The first one is ${first}.`,
  files_altered: ({ paths }: { paths: readonly string[] }) =>
    paths.length === 1 ? `${paths[0]} is not the file that was sealed.` : `These files are not the ones that were sealed: ${paths.join(', ')}.`,
  share_altered: ({ path, key }: { path: string; key: string }) => `The share ${path}, which ${key} opens, is damaged or belongs to another package.`,
  index_missing: () => 'The list of documents is missing.',
  index_differs: () => 'The list of documents does not match the documents in the package.',
  document_altered: ({ name }: { name: string }) => `The document ${name} is not the one that was sealed.`,
  inner_missing: () =>
    'The papers say that the owner of the will has sealed the documents with their own key. The documents in this package are not sealed with it. Do not trust them.',
  inner_fingerprint_differs: () => 'The documents are sealed with another key than the one on the paper. Do not trust them.',
  package_altered: () => 'The package is not the one that was sealed. It was changed, or its proofs belong to another package.',
  age_file_invalid: () => 'An encrypted file is damaged or incomplete.',
  wrong_key: () => 'An encrypted file was not made for this key.',
  share_damaged: () => 'A share of the key is damaged or was changed.',
  shares_do_not_open: () => 'The shares of the key do not open this package.',
};

export type ProblemWords = typeof problems;
