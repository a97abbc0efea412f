import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_INNER_DOCUMENT_BYTES, MAX_INNER_DOCUMENTS } from '#common/limits.ts';
import type { Cell, Table } from '#infra/figures/table.ts';
import { startRealStack } from '#tests/support/real-stack.ts';
import { prepareWill } from '#tests/support/to-seal.ts';
import { BROWSERS, type BrowserName, type Needed, openTab, type Tab, watchBrowser } from './browser-tab.ts';
import { type Findings, type Size, verdict } from './findings.ts';
import { chooseToSeal, encryptAndUpload, openInBrowser, saveAll } from './inner-will.ts';

const MOST_MIB = 300;

/** The documents of the will. */
const PLANS = {
  full: { count: MAX_INNER_DOCUMENTS, bytes: MAX_INNER_DOCUMENT_BYTES },
  small: { count: 2, bytes: 300_000 },
} as const satisfies Record<Size, object>;
type Plan = (typeof PLANS)[Size];

/** Measures what the largest will needs in a browser, sealed and read on the device. */
export async function benchOwnDevice(size: Size, only: string): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-own-device-'));
  const browsers = BROWSERS.filter((name) => name.includes(only));
  const memory: Cell[][] = [];
  try {
    const files = await writeFiles(folder, PLANS[size]);
    for (const name of browsers) memory.push(...(await measureMemory(name, join(folder, name), files)));
    return { tables: [memoryTable(memory, PLANS[size])] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeFiles(folder: string, { count, bytes }: Plan): Promise<string[]> {
  const paths = Array.from({ length: count }, (_, n) => join(folder, `document ${n + 1}.bin`));
  for (const path of paths) await writeFile(path, randomBytes(bytes));
  return paths;
}

async function measureMemory(name: BrowserName, folder: string, files: readonly string[]): Promise<Cell[][]> {
  const stack = await startRealStack('browser', { site: true });
  const tabs: Tab[] = [];
  const open = async (part: string) => {
    const tab = await openTab(name, join(folder, part));
    tabs.push(tab);
    return tab;
  };
  try {
    const will = await prepareWill(stack);
    const sealing = await open('seal');
    await chooseToSeal(sealing, `${stack.siteUrl}/documents`, will, files);
    const sealed = await needed(name, () => encryptAndUpload(sealing));
    await sealing.close();
    tabs.pop();
    const reading = await open('read');
    await openInBrowser(reading, will, files.length);
    const read = await needed(name, () => saveAll(reading, files.length));
    return [rowOf(`${name}, seal`, sealed), rowOf(`${name}, read`, read)];
  } finally {
    for (const tab of tabs) await tab.close();
    await stack.stop();
  }
}

async function needed(name: BrowserName, work: () => Promise<void>): Promise<Needed> {
  const stop = await watchBrowser(name);
  try {
    await work();
  } finally {
    stop();
  }
  return stop();
}

function rowOf(what: string, { before, peak }: Needed): Cell[] {
  const added = peak.page - before.page;
  return [what, ...[before.page, peak.page, added, peak.all - before.all].map(Math.round), verdict(added < MOST_MIB)];
}

function memoryTable(rows: Cell[][], { count, bytes }: Plan): Table {
  const what = `Memory for ${count} documents of ${(bytes / 1e6).toFixed(1)} MB, MiB`;
  return { columns: [what, 'Idle page', 'Peak', 'Added (goal: below 300)', 'Added, whole browser', 'Result'], rows };
}
