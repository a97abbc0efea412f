import type { NamedBlob } from '#own-device/documents.ts';

/** A file that the page has made. */
type Made = { readonly name: string; readonly content: Blob };

/** What the files on the disk are. `complete`: the names of the made files that are there, byte for byte. `others`: the names of all others. */
export interface Comparison {
  complete: string[];
  others: string[];
}

/** Compares files that a person has chosen from their disk with those that the page has made: one by one, or all of them in one ZIP file. */
export async function compareSaved(made: readonly Made[], zip: Blob, chosen: readonly NamedBlob[]): Promise<Comparison> {
  const complete = new Set<string>();
  const others: string[] = [];
  for (const file of chosen) {
    const one = made.find(({ name }) => name === file.name);
    if (one && (await isSame(one.content, file))) complete.add(one.name);
    else if (!one && (await isSame(zip, file))) for (const { name } of made) complete.add(name);
    else others.push(file.name);
  }
  return { complete: [...complete], others };
}

const PIECE_BYTES = 4 * 1024 * 1024;

/** Reads both in pieces, so that they need not fit into memory. */
async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  for (let at = 0; at < one.size; at += PIECE_BYTES) {
    const [left, right] = await Promise.all([piece(one, at), piece(other, at)]);
    if (left.some((byte, n) => byte !== right[n])) return false;
  }
  return true;
}

const piece = async (file: Blob, at: number) => new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer());
