import { Stopped } from './problem.ts';

/** The files of a package, wherever they are: a folder on a disk, or files that a person chose in a browser. */
export interface PackageFiles {
  /** Returns the paths of all regular files, with "/" between folders. */
  list(): Promise<string[]>;
  /** Returns the size in bytes, or undefined if no regular file has this path. A symbolic link is not a regular file. */
  size(path: string): Promise<number | undefined>;
  /** Yields the bytes of a regular file in pieces of at most 1 MiB. Throws the reason if the file cannot be read. */
  read(path: string): AsyncIterable<Uint8Array>;
}

/** Returns the whole content of a small file. Throws Stopped `file_unreadable` if there is none, or if it has more than `most` bytes. */
export async function readSmallFile(files: PackageFiles, path: string, most = SMALL): Promise<Uint8Array> {
  const size = await files.size(path);
  if (size === undefined || size > most) throw new Stopped({ is: 'file_unreadable', path });
  const content = new Uint8Array(size);
  let used = 0;
  for await (const piece of files.read(path)) {
    if (used + piece.length > size) throw new Stopped({ is: 'file_unreadable', path }); // it grew while it was read
    content.set(piece, used);
    used += piece.length;
  }
  return content.subarray(0, used);
}

const SMALL = 16 * 1024 * 1024;
