import type { Effect } from '#domain/effect.ts';
import type { Intervals } from '#domain/settings.ts';
import type { SurvivorChanged } from '#domain/survivor.ts';
import type { AnsweredBy, ConnectionChange, HostFacts, MessageEffect, SurvivorFacts, UndoneChange } from './message-effect.ts';

type Facts = HostFacts & SurvivorFacts;
/** Stored under the same names in both forms. */
type Unchanged = 'transferId' | 'check';
/** Messages that never had the earlier form. */
export type Newer =
  | 'backup-codes-guessed'
  | 'backup-codes-guessed-host'
  | 'contact-reported'
  | 'factor-changed'
  | 'invitation'
  | 'quorum-worse'
  | 'sealed-again'
  | 'survivor-renamed'
  | `deletion-${string}`
  | `starts-${string}`;
type Older = Exclude<keyof Facts, Newer>;
type Changed = { [Template in Older]: Exclude<keyof Facts[Template], Unchanged> extends never ? never : Template }[Older];

/** The two strings that held all facts of a message. */
interface EarlierFacts {
  note?: string;
  subject?: string;
}

/** Reads an effect of the outbox, where a message may have the earlier form. Facts with other names stay unchanged. */
export function readEffect(stored: Effect): Effect {
  if (stored.kind !== 'message') return stored;
  const { note = '', subject = '', ...message }: MessageEffect & EarlierFacts = stored;
  const read: ((note: string, subject: string) => object) | undefined = READERS[message.template as Changed];
  // The table gives the facts of this template; the compiler cannot follow a stored name.
  return { ...read?.(note, subject), ...message } as Effect;
}

/** The facts of each template, from the two strings of the earlier form. */
const READERS: { [Template in Changed]: (note: string, subject: string) => Omit<Facts[Template], Unchanged> } = {
  'verify-email': nonceOf,
  'verify-new-email': nonceOf,
  'reset-password': nonceOf,
  'password-reset': epochOf,
  'reset-denied': epochOf,
  'password-reset-survivor': epochOf,
  'survivor-changed': (note, survivor) => {
    const [what, change] = note.split('/');
    return { survivor, what: what as SurvivorChanged, change: Number(change) };
  },
  'ways-changed': (note, id) => {
    const [what, how] = note.split('/') as [ConnectionChange['what'], ConnectionChange['how']];
    return { what, id, ...(how && { how }) };
  },
  'settings-changed': (note) => {
    const [change, before = '', after = ''] = note.split('/');
    return { change: Number(change), before: intervalsIn(before), after: intervalsIn(after) };
  },
  'change-undone': (note, survivor) => ({ what: (note || 'nothing') as UndoneChange['what'], ...(survivor && { survivor }) }),
  'notices-stopped': survivorOf,
  'survivor-unreachable': survivorOf,
  'codes-guessed-host': survivorOf,
  'codes-guessed': survivorOf,
  'survivor-authenticated-host': survivorOf,
  'documents-damaged': (note, revision) => ({ revision: Number(revision), documents: note.split(',').map(Number) }),
  'storage-unreachable': (_, revision) => ({ revision: Number(revision) }),
  'draft-expires': (newest) => ({ newest }),
  'connector-broken': (reason, connector) => ({ connector, reason }),
  'storage-broken': (reason, storage) => ({ storage, reason }),
  'drive-joined': storageOf,
  'drive-lost': storageOf,
  'unreachable-host': (note) => ({ isCutOff: note === 'cut off' }),
  'transfer-cancelled-survivor': answeredBy,
  'host-is-back': answeredBy,
  'survivors-changed': (note) => ({ what: note === 'removed' ? 'removed' : 'added' }),
  'host-renamed': (formerName, newName) => ({ formerName, newName }),
};

function nonceOf(nonce: string): { nonce: string } {
  return { nonce };
}

function epochOf(note: string): { epoch: number } {
  return { epoch: Number(note) };
}

function survivorOf(_: string, survivor: string): { survivor: string } {
  return { survivor };
}

function storageOf(_: string, storage: string): { storage: string } {
  return { storage };
}

function answeredBy(note: string): { how: AnsweredBy } {
  return { how: note === 'link' ? 'link' : 'signed in' };
}

/** Days, hours and number of checks: `30-72-3`. */
function intervalsIn(figures: string): Intervals {
  const [hcit_days, hcrt_hours, hcrac] = figures.split('-').map(Number);
  // Written from settings of the Host.
  return { hcit_days, hcrt_hours, hcrac } as Intervals;
}
