import { between, type Host, type State, type Survivor } from '#tests/lives/life.ts';
import { beginThieves } from '#tests/lives/thieves/begin.ts';
import type { Chance } from '#tests/world/chance.ts';

const NAMES = ['Ben', 'Clara', 'Daniel', 'Eva', 'Felix'];

/** The people at the beginning of a life, before anybody has an account. */
export function beginState(chance: Chance, memories: State['memories']): State {
  const host: Host = {
    ...{ name: 'Anna', role: 'host', address: '127.1.0.1', email: 'anna@example.com', password: 'the piano is out of tune', phone: '+4915110000001' },
    ...{ connectorIds: [], storageIds: [], isSealed: false, isDead: false, documents: {}, drafted: {} },
  };
  const survivors = NAMES.slice(0, between(chance, 2, NAMES.length)).map(
    (name, n): Survivor => ({
      ...{ name, role: 'survivor', address: `127.2.0.${n + 1}`, email: `${name.toLowerCase()}@example.net` },
      ...{ phone: `+491512000000${n}`, message: `Dear ${name}, this was for you alone.` },
    }),
  );
  return { host, survivors, thieves: beginThieves(chance, host, survivors), memories, story: [], hasFault: false };
}
