import { type Action, between, type Host, type Life, oneOf } from '#tests/lives/life.ts';
import type { Chance } from '#tests/world/chance.ts';
import { askAsHost, hostDoes, isSignedIn, said } from './doing.ts';

/** The pages and files that a Host looks at. */
const PAGES: readonly [what: string, path: string][] = [
  ['the overview', '/api/host/overview'],
  ['the profile', '/api/host/profile'],
  ['the settings', '/api/host/settings'],
  ['the history', '/api/host/audit?limit=50'],
  ['the export', '/api/host/export'],
  ['the sessions', '/api/host/sessions'],
  ['the people', '/api/survivors'],
  ['the storages', '/api/storages'],
  ['the channels', '/api/connectors'],
  ['the second factors', '/api/auth/factors'],
  ['what was set since a reset', '/api/auth/review'],
  ['the will', '/api/will/status'],
  ['the documents', '/api/will/documents'],
  ['the checks', '/api/liveness/history'],
];
const OF_A_WILL: readonly [what: string, path: string][] = [
  ['a copy of the package', '/api/will/package'],
  ['the list of the inner envelope', '/api/will/inner-list'],
];

export const hostReadActions: readonly Action[] = [
  hostDoes(
    'looks at a page',
    isSignedIn,
    async (life, by, chance) => {
      const [what, path] = oneOf(chance, by.isSealed ? [...PAGES, ...OF_A_WILL] : PAGES);
      life.tell(`${by.name} looks at ${what} ${said(await askAsHost(life, by, 'GET', path))}.`);
    },
    2,
  ),
  hostDoes(
    'looks at the history',
    isSignedIn,
    async (life, by) => life.tell(`${by.name} looks at the history ${said(await askAsHost(life, by, 'GET', '/api/host/audit?limit=100'))}.`),
    0.3,
  ),
  hostDoes('takes home a copy of the package', (by) => isSignedIn(by) && by.isSealed, takeCopy, 0.5),
  hostDoes('reads the report of a transfer', (by) => isSignedIn(by) && by.isSealed, readReport, 0.3),
];

/** Whole, or only the first part of it, as after a lost connection. */
async function takeCopy(life: Life, by: Host, chance: Chance): Promise<void> {
  const last = between(chance, 99, 3000);
  const headers = chance.next() < 0.4 ? { range: `bytes=0-${last}` } : {};
  const reply = await askAsHost(life, by, 'GET', '/api/will/package', { headers });
  life.tell(`${by.name} takes home ${reply.status === 206 ? `the first ${last + 1} bytes of ` : ''}a copy of the package ${said(reply)}.`);
}

async function readReport(life: Life, by: Host): Promise<void> {
  const { status, body } = await askAsHost(life, by, 'GET', '/api/host/audit?limit=100');
  const transfer = status === 200 && body.entries.find(({ transfer_id }: { transfer_id: string | null }) => transfer_id !== null);
  if (!transfer) return life.tell(`${by.name} looks for a transfer in the history (${status}).`);
  const reply = await askAsHost(life, by, 'GET', `/api/host/evidence/${transfer.transfer_id}`);
  const keys = await life.ask(by, 'GET', '/api/transfer/evidence-keys');
  life.tell(`${by.name} reads the report of a transfer ${said(reply)}, and the keys that prove it ${said(keys)}.`);
}
