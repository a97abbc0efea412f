import type { RouteName } from '#functions/routes.ts';
import type { Asking, Client, Reply } from '#tests/support/client.ts';
import { type Host, letter, type SealedWill, survivorAt } from '#tests/support/story.ts';

/** One of the clients. It has its own address. Several may be signed in as the same Host. */
export interface Visitor {
  number: number;
  call: Client;
  host: Host;
  /** A Survivor of the Host, whose contacts change. */
  survivorId: string;
  /** The will that this visitor looks up as a Survivor. */
  will: SealedWill;
  /** Whether the Host's will is sealed, so that checks are sent. */
  isSealed: boolean;
}

/** What the service has accepted: `value` as a later read must show it. */
export interface Write {
  kind: WriteKind;
  /** Whose value it is. */
  subject: string;
  value: string;
}

export type WriteKind = 'document' | 'display name' | 'interval of checks' | 'contact of a Survivor' | 'answered check';

/** A kind of request. `share`: percent of all. */
interface Operation {
  row: RouteName;
  share: number;
  /** `n`: a number that no other request has. */
  ask(by: Visitor, n: number): { asking?: Asking; id?: string; written?(reply: Reply): Write };
}

const INTERVALS = [7, 14, 30, 60, 90] as const;
const reads = (row: RouteName, share: number): Operation => ({ row, share, ask: asHost });
const signedIn = ({ host }: Visitor, asking: Asking = {}): Asking => ({ token: host.tokens.access_token, ...asking });

/** What Hosts and Survivors do on an ordinary day. Sharers of one Host change the same values. */
export const OPERATIONS: readonly Operation[] = [
  reads('host/overview', 22),
  reads('survivors/list', 15),
  reads('liveness/history', 12),
  {
    row: 'will/upload',
    share: 10,
    ask: (by, n) => ({
      asking: signedIn(by, { parts: [letter(`${n}.txt`)] }),
      written: ({ body }) => ({ kind: 'document', subject: by.host.id, value: body.documents[0].id }),
    }),
  },
  {
    row: 'transfer/lookup',
    share: 9,
    ask: ({ will }) => ({ asking: { json: { host_email: will.host.email, contact: contactIn(will) } } }),
  },
  {
    row: 'host/update-settings',
    share: 8,
    ask: (by, n) => {
      const hcit_days = INTERVALS[n % INTERVALS.length];
      return {
        asking: signedIn(by, { json: { hcit_days } }),
        written: () => ({ kind: 'interval of checks', subject: by.host.id, value: String(hcit_days) }),
      };
    },
  },
  {
    row: 'survivors/update',
    share: 6,
    ask: (by, n) => {
      const value = `moved${n}@example.net`;
      return {
        id: by.survivorId,
        asking: signedIn(by, { json: { contact_methods: [{ type: 'email', value }] } }),
        written: () => ({ kind: 'contact of a Survivor', subject: by.host.id, value }),
      };
    },
  },
  {
    row: 'liveness/alive',
    share: 6,
    ask: (by) => ({
      asking: signedIn(by, { json: {} }),
      written: () => ({ kind: 'answered check', subject: by.host.id, value: 'no pending check' }),
    }),
  },
  {
    row: 'host/update-profile',
    share: 4,
    ask: (by, n) => ({
      asking: signedIn(by, { json: { display_name: `Ada ${n}` } }),
      written: () => ({ kind: 'display name', subject: by.host.id, value: `Ada ${n}` }),
    }),
  },
  { row: 'auth/login', share: 4, ask: ({ host: { email, password } }) => ({ asking: { json: { email, password } } }) },
  {
    row: 'transfer/send-otp',
    share: 4,
    ask: ({ will }) => ({ asking: { json: { will_id: will.willId, contact: contactIn(will) } } }),
  },
];

function asHost(by: Visitor) {
  return { asking: signedIn(by) };
}

function contactIn(will: SealedWill): { type: string; value: string } {
  return { type: 'email', value: survivorAt(will, 1).email };
}

/** Returns the operation at this place between 0 and 1. A Host without a sealed will has no checks, and reads the overview instead. */
export function operationAt(place: number, { isSealed }: Pick<Visitor, 'isSealed'>): Operation {
  const [first, ...others] = OPERATIONS;
  if (!first) throw new Error('There are no operations.');
  let left = place * 100 - first.share;
  const chosen = others.find(({ share }) => {
    if (left < 0) return false;
    left -= share;
    return left < 0;
  });
  return !chosen || (chosen.row === 'liveness/alive' && !isSealed) ? first : chosen;
}
