import type { Family } from './family.ts';
import * as steps from './steps.ts';

/** The family, the person and the running transfer of one move. */
export interface Scene {
  context: steps.StepContext;
  family: Family;
  /** Returns the Survivor who moves. Throws StepRefused if none was named. */
  survivor(): steps.NamedSurvivor;
  /** Returns the id of the family's transfer. Throws StepRefused if no message has named one. */
  transferId(): Promise<string>;
  /** What Survivors did here before. */
  memory: Memory;
}

/** Sessions by transfer and Survivor, and the transfer in which each backup code was used. */
export interface Memory {
  sessions: Map<string, string>;
  usedCodes: Map<string, string>;
}

/** What a person of a sample family can do, through the API. Each returns what the person then sees. */
export const MOVES: Readonly<Record<string, (scene: Scene) => Promise<object>>> = {
  async alive({ context, family }) {
    await steps.confirmAlive(context, await steps.signIn(context, family.host));
    return {};
  },
  async cancel({ context, family }) {
    const host = await steps.signIn(context, family.host);
    return context.expectSuccess(host.POST('/api/transfer/cancel', { body: {} }), ({ message }) => message);
  },
  async start({ context, family, survivor }) {
    return { transfer_id: await steps.startTransfer(context, family.will_id, survivor().name) };
  },
  async authenticate(scene) {
    await authenticate(scene);
    return {};
  },
  async read(scene) {
    const { context, survivor, memory, transferId } = scene;
    const transfer = await transferId();
    const token = memory.sessions.get(`${transfer}/${survivor().id}`) ?? (await authenticate(scene));
    return context.expectSuccess(steps.readWill(context.api(token), transfer, survivor()), () => 'read');
  },
};

/** Uses a backup code again only in the same transfer, where that renews the session. Returns the session. */
async function authenticate({ context, survivor, memory: { sessions, usedCodes }, transferId }: Scene): Promise<string> {
  const [transfer, person] = [await transferId(), survivor()];
  const backup_codes = person.backup_codes.filter((code) => (usedCodes.get(code) ?? transfer) === transfer);
  const token = await steps.authenticate(context, transfer, { ...person, backup_codes });
  sessions.set(`${transfer}/${person.id}`, token);
  if (person.authenticatesWith === 'paper' && backup_codes[0]) usedCodes.set(backup_codes[0], transfer);
  return token;
}
