import type { PackageFiles } from '#recovery/package-files.ts';

/** A file as a browser gives it. `webkitRelativePath` has its folders, and is empty if it was chosen without them. */
export type ChosenFile = Blob & { readonly name: string; readonly webkitRelativePath: string };

/** Files that a person chose, by path. A file that was chosen without its folder has only a name. */
export type ChosenFiles = ReadonlyMap<string, ChosenFile>;

/** Returns the files that were known before, and the new ones. */
export function addFiles(before: ChosenFiles, files: readonly ChosenFile[]): ChosenFiles {
  return new Map([...before, ...files.map((file): [string, ChosenFile] => [file.webkitRelativePath || file.name, file])]);
}

/**
 * Returns chosen files as the files of a package. Phones give only the names of files, without the folders shares and messages:
 * then a file is found by its name. Every file is compared with its SHA-256 later, so a wrong one cannot pass.
 */
export function packageFiles(chosen: ChosenFiles): PackageFiles {
  const find = (path: string): ChosenFile | undefined => chosen.get(path) ?? chosen.get(path.slice(path.lastIndexOf('/') + 1));
  return {
    list: async () => [...chosen.keys()],
    size: async (path) => find(path)?.size,
    async *read(path) {
      const file = find(path);
      if (!file) throw new Error(`${path} was not chosen.`);
      for (let start = 0; start < file.size; start += PIECE) yield new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer());
    },
  };
}

const PIECE = 1024 * 1024;
