import { openContents } from '#recovery/contents.ts';
import type { Document } from '#recovery/documents.ts';
import { findPackages } from '#recovery/find-packages.ts';
import type { PackageFiles } from '#recovery/package-files.ts';
import { unlockNewest } from '#recovery/unlock-package.ts';
import type { Life } from '#tests/lives/life.ts';
import { type DocumentsSeen, differenceOf } from './documents-seen.ts';

/** Opens the objects of the world with the papers of K Survivors, as the recovery program does without the service. */
export async function openByPapers(life: Life, documents: DocumentsSeen, plain: readonly string[], threshold: number): Promise<string | undefined> {
  const papers = life.state.survivors.flatMap(({ id, name, paper }) => (id !== undefined && paper ? [{ name, identity: paper.recoveryKey }] : []));
  if (papers.length < threshold) return undefined;
  try {
    return await life.inside.during(open(life, documents, plain, papers));
  } catch (error) {
    const problem = (error as { problem?: { is: string } }).problem;
    // Papers that were made after a sealing on the Host's own device open only what is sealed there after them (docs/own-device.md).
    if (problem?.is === 'inner_keys_missing') return undefined;
    return `the papers of ${papers.map(({ name }) => name).join(', ')} do not open the package: ${JSON.stringify(problem ?? String(error))}`;
  }
}

async function open(
  life: Life,
  documents: DocumentsSeen,
  plain: readonly string[],
  papers: { name: string; identity: string }[],
): Promise<string | undefined> {
  const { found } = await findPackages(filesOf(life));
  const contents = await openContents(await unlockNewest(found, papers, undefined), []);
  const opened = [];
  for (const { name, document } of contents.documents) opened.push({ filename: name, bytes: await bytesOf(document) });
  const difference = contents.inner ? innerDifference(plain, opened) : differenceOf(documents, opened);
  return difference && `by papers alone, ${difference}`;
}

/** What the Host's own device has encrypted, only papers open. */
function innerDifference(plain: readonly string[], opened: readonly { filename: string; bytes: Buffer }[]): string | undefined {
  const other = opened.find(({ bytes }) => !plain.includes(bytes.toString('latin1')));
  return other && `${other.filename} is not what the Host has encrypted`;
}

async function bytesOf(document: Document): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of document.read('document')) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** All objects of the world as one folder, as a family has it that has copied a storage. */
function filesOf({ inside }: Life): PackageFiles {
  const objects = inside.objects();
  return {
    list: async () => [...objects.keys()].filter((place) => !place.includes('staging/')),
    size: async (path) => objects.get(path)?.bytes.length,
    async *read(path) {
      yield objects.get(path)?.bytes ?? Buffer.alloc(0);
    },
  };
}
