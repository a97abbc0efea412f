import { open, readdir, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#common/refusal.ts';
import { decideKind, needsPassword, observeDocument } from '#wills/wire/document-kind.ts';
import { trueName } from '#wills/wire/document-names.ts';

/** A file as the service takes it, or the sentence of its refusal. */
interface Checked {
  path: string;
  kind: string | null;
  said: string;
}

/** Runs each file of a folder through the code of an upload, and returns a table of what was taken, and one of what happens to each file. */
export async function tableOfKinds(folder: string): Promise<string> {
  const checked: Checked[] = [];
  for (const path of await filesOf(folder)) checked.push({ path: relative(folder, path), ...(await check(path)) });
  return [...summary(checked), '', '| File | Kind | Name, or refusal |', '|---|---|---|', ...checked.map(row)].join('\n');
}

async function filesOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => join(folder, name)).sort();
  const found = await Promise.all(names.map(async (name) => ((await stat(name)).isFile() ? [name] : [])));
  return found.flat();
}

async function check(path: string): Promise<Omit<Checked, 'path'>> {
  const file = await open(path);
  try {
    const { stream, result } = observeDocument(path);
    stream.resume();
    await pipeline(file.createReadStream({ start: 0, autoClose: false }), stream);
    const seen = result();
    const kind = await decideKind(seen, async (start, end) => (await file.read(Buffer.alloc(end - start), 0, end - start, start)).buffer);
    return { kind, said: `${trueName(seen.filename, kind)}${needsPassword(seen, kind) ? ' (may need a password)' : ''}` };
  } catch (error) {
    if (error instanceof Refusal) return { kind: null, said: error.message };
    throw error;
  } finally {
    await file.close();
  }
}

/** By the ending that the file has. */
function summary(checked: readonly Checked[]): string[] {
  const endings = Map.groupBy(checked, ({ path }) => extname(path).toLowerCase() || 'none');
  const rows = [...endings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([ending, files]) => {
      const taken = files.filter(({ kind }) => kind !== null).length;
      return `| ${ending} | ${files.length} | ${taken} | ${files.length - taken} |`;
    });
  return ['| Ending | Files | Taken | Refused |', '|---|--:|--:|--:|', ...rows];
}

const row = ({ path, kind, said }: Checked) => `| ${cell(path)} | ${kind ?? 'refused'} | ${cell(said)} |`;
const cell = (text: string) => text.replace(/[|\\]/g, '\\$&').replace(/\p{Cc}/gu, ' ');
