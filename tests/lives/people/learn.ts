import { createHash } from 'node:crypto';
import type { Host, Life, Survivor } from '#tests/lives/life.ts';
import { askAsHost, end } from './doing.ts';

/** Reads the lists of the account, as pages do: what is not in them is no longer there. */
export async function learnAccount(life: Life, by: Host): Promise<void> {
  const people = await askAsHost(life, by, 'GET', '/api/survivors');
  if (people.status === 200) learnSurvivors(life, idsIn(people.body.survivors));
  const storages = await askAsHost(life, by, 'GET', '/api/storages');
  if (storages.status === 200) by.storageIds = learnIds(by, 'storageId', by.storageIds, idsIn(storages.body.storages));
  const connectors = await askAsHost(life, by, 'GET', '/api/connectors');
  if (connectors.status === 200) by.connectorIds = learnIds(by, 'connectorId', by.connectorIds, idsIn(connectors.body.connectors));
}

const idsIn = (listed: { id: string }[]): string[] => listed.map(({ id }) => id);

function learnIds(by: Host, kind: string, before: readonly string[], listed: readonly string[]): string[] {
  for (const id of before) if (!listed.includes(id)) end(by, kind, id);
  return [...listed];
}

function learnSurvivors(life: Life, listed: readonly string[]): void {
  for (const survivor of life.state.survivors) if (survivor.id !== undefined && !listed.includes(survivor.id)) forget(survivor);
  // One whom a reset had set aside is named again.
  for (const survivor of life.state.survivors) {
    const back = survivor.id === undefined ? survivor.ended['id']?.findLast((id) => listed.includes(id)) : undefined;
    if (back !== undefined) Object.assign(survivor, { id: back, ...(survivor.earlierPapers.length > 0 && { paper: survivor.earlierPapers.pop() }) });
  }
}

/** The Host no longer names this person. */
export function forget(survivor: Survivor): void {
  end(survivor, 'id', survivor.id);
  delete survivor.id;
  if (survivor.paper) survivor.earlierPapers.push(survivor.paper);
  delete survivor.paper;
}

/** Reads which documents are sealed and which are in the draft, after an answer that did not arrive. */
export async function learnDocuments(life: Life, by: Host): Promise<void> {
  const { status, body } = await askAsHost(life, by, 'GET', '/api/will/documents');
  if (status !== 200) return;
  const byHash = new Map(Object.values(by.uploaded).map((content) => [sha256(content), content]));
  const contents = (listed: Listed[]): Record<string, string> =>
    Object.fromEntries(listed.map(({ filename, sha256_hash }) => [filename, byHash.get(sha256_hash) ?? '']));
  const isDrafting = body.documents.some(({ carried }: Listed) => !carried) || body.documents.length !== body.sealed.length;
  Object.assign(by, { documents: contents(body.sealed), drafted: isDrafting ? contents(body.documents) : {}, isDrafting });
  Object.assign(by, { isSealed: body.sealed.length > 0, isUnsure: false });
}

interface Listed {
  filename: string;
  sha256_hash: string;
  carried?: boolean;
}

export const bytesOf = (content: string): Buffer => Buffer.from(content, 'latin1');
export const sha256 = (content: string): string => createHash('sha256').update(bytesOf(content)).digest('hex');
