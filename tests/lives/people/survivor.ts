import type { Action, Life, Person, Survivor } from '#tests/lives/life.ts';
import { codeIn } from '#tests/lives/mailbox.ts';

const doing = (
  name: string,
  can: (survivor: Survivor, life: Life) => boolean,
  perform: (life: Life, survivor: Survivor) => Promise<void>,
  weight = 1,
): Action => ({
  ...{ name: `survivor ${name}`, role: 'survivor', weight },
  can: (life, person: Person) => can(person as Survivor, life),
  perform: (life, person) => perform(life, person as Survivor),
});

/** The transfer that anybody in the family knows of. */
const knownTransfer = (life: Life): string | undefined => life.state.survivors.map(({ transferId }) => transferId).findLast(Boolean);

export const survivorActions: readonly Action[] = [
  doing(
    'starts by name',
    ({ id }, life) => id !== undefined && life.state.host.willId !== undefined,
    async (life, by) => {
      const json = { will_id: life.state.host.willId, survivor_name: by.name };
      const { status, body } = await life.ask(by, 'POST', '/api/transfer/initiate', { json });
      if (status === 200) by.transferId = body.transfer_id;
      life.tell(`${by.name} starts the transfer by name (${status}).`);
    },
    0.5,
  ),
  doing(
    'authenticates with a code',
    ({ id }, life) => id !== undefined && knownTransfer(life) !== undefined,
    async (life, by) => {
      const transfer_id = knownTransfer(life);
      const asked = await life.ask(by, 'POST', '/api/survivor-auth/select', { json: { transfer_id, survivor_id: by.id } });
      const code = codeIn(life, by.email);
      const { status, body } = await life.ask(by, 'POST', '/api/survivor-auth/verify-otp', {
        json: { otp_session_id: asked.body.otp_session_id, code },
      });
      if (status === 200 && body.verified) Object.assign(by, { sessionToken: body.session_token, transferId: transfer_id });
      life.tell(`${by.name} authenticates with a code (${asked.status}, ${status}).`);
    },
    2,
  ),
  doing(
    'reads',
    ({ sessionToken }) => sessionToken !== undefined,
    async (life, by) => {
      const { status, body } = await life.ask(by, 'GET', `/api/survivor-auth/will-access?transfer_id=${by.transferId}&survivor_id=${by.id}`, {
        token: by.sessionToken ?? '',
      });
      life.tell(`${by.name} asks for the documents (${status}${status === 200 ? '' : ` ${body.code}`}).`);
      for (const { download_url } of status === 200 ? body.documents : []) {
        const url = new URL(download_url);
        await life.ask(by, 'GET', `${url.pathname}${url.search}`);
      }
    },
    3,
  ),
];
