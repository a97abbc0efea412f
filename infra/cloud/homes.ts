/** The nested stacks with the functions of the endpoints. */
export type Home = 'account' | 'survivors' | 'connections' | 'will' | 'transfer';

/** The home of each endpoint's function, by the first part of its row's name. */
const HOMES: Readonly<Record<string, Home>> = {
  auth: 'account',
  host: 'account',
  survivors: 'survivors',
  storages: 'connections',
  connectors: 'connections',
  telegram: 'connections',
  will: 'will',
  liveness: 'will',
  rehearsals: 'transfer',
  transfer: 'transfer',
  'survivor-auth': 'transfer',
};

/** Returns the home of a row. Throws if its subject has none yet. */
export function homeOf(name: string): Home {
  const subject = name.slice(0, name.indexOf('/'));
  const home = HOMES[subject];
  if (!home) throw new Error(`The row ${name} has a new subject. Give ${subject} a home in infra/cloud/homes.ts.`);
  return home;
}
