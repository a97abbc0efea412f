import { openInnerList } from '#custody/inner-list.ts';
import { openInnerShare, passShareOn } from '#custody/inner-shares.ts';
import type { Action, Life, Survivor } from '#tests/lives/life.ts';
import { during } from '#tests/world/world.ts';
import { said, survivorDoes } from './doing.ts';
import { knownId } from './survivor-knows.ts';
import { getAs, idsOfReader } from './survivor-reads.ts';

const readsDevice = (by: Survivor, life: Life): boolean =>
  life.state.host.options.level === 'device' && by.sessionToken !== undefined && by.transferId !== undefined;

export const survivorDeviceActions: readonly Action[] = [
  survivorDoes('passes their share on', (by, life) => readsDevice(by, life) && by.paper?.recipient !== undefined, passOn, 3),
  survivorDoes('looks at the shares of the others', readsDevice, look, 1),
];

async function passOn(life: Life, by: Survivor): Promise<void> {
  const access = await getAs(life, by, `/api/survivor-auth/will-access?${idsOfReader(life, by)}`);
  const inner = access.status === 200 && access.body.documents.find(({ filename }: { filename: string }) => filename === 'inner.will');
  if (!inner) return life.tell(`${by.name} looks for the list of the inner envelope ${said(access)}.`);
  const { pathname, search } = new URL(inner.download_url);
  const { bytes, status } = await life.ask(by, 'GET', `${pathname}${search}`);
  const share = status === 200 ? await during(ownShare(bytes, by.paper?.recoveryKey ?? '')).catch(() => undefined) : undefined;
  if (!share) return life.tell(`${by.name} cannot open their share of the inner envelope (${status}).`);
  const json = { transfer_id: by.transferId, survivor_id: knownId(life, by), share: Buffer.from(share).toString('base64') };
  const reply = await life.ask(by, 'POST', '/api/survivor-auth/inner-shares', { json, token: by.sessionToken ?? '' });
  life.tell(`${by.name} passes their share of the inner envelope on ${said(reply)}.`);
}

/** Opens the own share with the paper, and encrypts it to the others. */
async function ownShare(file: Uint8Array, paper: string): Promise<Uint8Array> {
  const { list } = openInnerList(file);
  return passShareOn(list, await openInnerShare(list, paper));
}

async function look(life: Life, by: Survivor): Promise<void> {
  const reply = await getAs(life, by, `/api/survivor-auth/inner-shares?${idsOfReader(life, by)}`);
  const passed = reply.status === 200 ? reply.body.shares.filter(({ share }: { share: string | null }) => share !== null).length : 0;
  life.tell(`${by.name} looks at the shares of the others: ${passed} were passed on ${said(reply)}.`);
}
