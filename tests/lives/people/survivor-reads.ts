import { type Action, type Life, oneOf, type Survivor } from '#tests/lives/life.ts';
import type { Asking, Reply } from '#tests/support/client.ts';
import { end, HOUR_MS, repeated, said, survivorDoes } from './doing.ts';
import { knownId } from './survivor-knows.ts';
import { leaveTransfer } from './survivor-proves.ts';

type Chance = Parameters<Action['perform']>[2];

const isIn = (by: Survivor): boolean => by.transferId !== undefined;
const withSession = (by: Survivor): Asking => (by.sessionToken === undefined ? {} : { token: by.sessionToken });
export const idsOfReader = (life: Life, by: Survivor): string => `transfer_id=${by.transferId}&survivor_id=${knownId(life, by)}`;
export const getAs = (life: Life, by: Survivor, path: string): Promise<Reply> => repeated(() => life.ask(by, 'GET', path, withSession(by)));

export const survivorReadActions: readonly Action[] = [
  survivorDoes('reads', isIn, read, ({ sessionToken, waitsUntil }, life) => (sessionToken && life.now() >= waitsUntil ? 6 : 0.3)),
  survivorDoes('reads with another client', isIn, readElsewhere, 2),
  survivorDoes('downloads again', ({ downloads }) => downloads.length > 0, downloadAgain, 1),
  survivorDoes('reads the report', isIn, readReport, 0.3),
  survivorDoes('closes the page', ({ sessionToken }) => sessionToken !== undefined, closePage, 0.2),
];

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

async function read(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const reply = await getAs(life, by, `/api/survivor-auth/will-access?${idsOfReader(life, by)}`);
  life.tell(`${by.name} asks for the documents ${said(reply)}.`);
  if (reply.body?.code === 'not_open_yet' || reply.body?.code === 'threshold_not_met') by.waitsUntil = life.now() + 20 * HOUR_MS;
  if (reply.status !== 200) return leaveTransfer(life, by, reply.body?.code ?? '');
  const { documents, archives } = reply.body;
  by.downloads = [...documents, ...archives].map(({ download_url }: { download_url: string }) => pathOf(download_url));
  const isWhole = archives.length > 0 && chance.next() < 0.3;
  for (const { filename, download_url } of isWhole ? archives : documents) {
    const saved = await repeated(() => life.ask(by, 'GET', pathOf(download_url)));
    life.tell(`${by.name} saves ${filename} ${said(saved)}.`);
  }
}

/** A client of the contract that sends no session, at home or on the way. */
async function readElsewhere(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const isOnTheWay = chance.next() < 0.5;
  const address = isOnTheWay ? by.address.replace('127.2.0', '127.2.1') : by.address;
  const reply = await life.ask({ ...by, address }, 'GET', `/api/survivor-auth/will-access?${idsOfReader(life, by)}`);
  life.tell(`${by.name} asks for the documents without a session${isOnTheWay ? ', on the way' : ''} ${said(reply)}.`);
  // They are asked to confirm who they are again, and do that with this client.
  if (reply.body?.code === 'session_required') {
    end(by, 'sessionToken', by.sessionToken);
    delete by.sessionToken;
  }
  if (reply.status === 200) by.downloads = reply.body.documents.map(({ download_url }: { download_url: string }) => pathOf(download_url));
}

async function downloadAgain(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const isPart = chance.next() < 0.3;
  const reply = await life.ask(by, 'GET', oneOf(chance, by.downloads), isPart ? { headers: { range: 'bytes=5-' } } : {});
  life.tell(`${by.name} opens a download again${isPart ? ', from its sixth byte' : ''} ${said(reply)}.`);
}

async function readReport(life: Life, by: Survivor): Promise<void> {
  const reply = await getAs(life, by, `/api/survivor-auth/evidence?${idsOfReader(life, by)}`);
  const keys = await life.ask(by, 'GET', '/api/transfer/evidence-keys');
  life.tell(`${by.name} reads the report of the transfer ${said(reply)}, and the keys that prove it ${said(keys)}.`);
}

async function closePage(life: Life, by: Survivor): Promise<void> {
  end(by, 'sessionToken', by.sessionToken);
  delete by.sessionToken;
  life.tell(`${by.name} closes the page with the documents.`);
}
