import type { FaultTarget } from '#infra/local/entry.ts';
import type { Chance } from '#tests/world/chance.ts';
import { chanceOf } from '#tests/world/chance.ts';
import type { FaultKind } from '#tests/world/fates.ts';
import { nextDueOfWorld } from '#tests/world/world.ts';
import { type Action, between, type Life, oneByWeight, oneOf, type Person, type Role, type State, type Step, willOf } from './life.ts';
import { noticesOf } from './people/notices.ts';
import { peopleOf } from './play.ts';

/**
 * What a life has behind it when its people begin to do things by chance. A will that is sealed or open is many steps away, and what breaks
 * there would be found too seldom if each life had to come there by chance.
 */
export type Stage =
  | 'nothing'
  | 'named'
  | 'reset'
  | 'sealed after a reset'
  | 'sealed'
  | 'paused'
  | 'asked'
  | 'behind'
  | 'unreachable'
  | 'silent'
  | 'proven'
  | 'open'
  | 'open after a reset'
  | 'started again'
  | 'old'
  | 'mails come back'
  | 'no notice'
  | 'invited'
  | 'telephone lost'
  | 'change rejected'
  | 'reset while sealed'
  | 'reset again'
  | 'waited after a reset'
  | 'taken over'
  | 'deleted after a reset'
  | 'mirrored'
  | 'kept'
  | 'deleted'
  | 'old draft'
  | 'unreadable'
  | 'guessed'
  | 'factors lost'
  | 'away'
  | 'storages closed'
  | 'passkey'
  | 'hurried'
  | 'set back'
  | 'rows lost'
  | 'accounts'
  | 'sealed again'
  | 'drives'
  | 'film'
  | 'storage moved'
  | 'one folder'
  | 'storages unsteady'
  | 'notices lost'
  | 'reset while it is deleted'
  | 'mistyped'
  | 'account filled'
  | 'opening failed'
  | 'rows prepared'
  | 'pointer lost'
  | 'passkey after a reset'
  | 'history set back'
  | 'sealed after a deletion'
  | 'notices removed'
  | 'asked after a reset'
  | 'sealed at the last moment'
  | 'no notice of a start'
  | 'sealed by a thief'
  | 'sealed in unsteady storages'
  | 'codes renewed'
  | 'settings brought back'
  | 'drive set aside'
  | 'links asked for'
  | 'rehearsed all day'
  | 'still sealing'
  | 'started again unheard'
  | 'deleted in a series'
  | 'sealed during an audit'
  | 'renamed';

const STAGES: readonly [weight: number, stage: Stage][] = [
  [2, 'nothing'],
  [2, 'named'],
  [1, 'invited'],
  [2, 'reset'],
  [1, 'telephone lost'],
  [1, 'change rejected'],
  [2, 'sealed after a reset'],
  [2, 'sealed'],
  [2, 'paused'],
  [2, 'asked'],
  [1, 'behind'],
  [2, 'unreachable'],
  [2, 'reset while sealed'],
  [2, 'reset again'],
  [1, 'waited after a reset'],
  [1, 'taken over'],
  [1, 'deleted after a reset'],
  [2, 'mirrored'],
  [1, 'kept'],
  [1, 'deleted'],
  [1, 'old draft'],
  [1, 'unreadable'],
  [1, 'guessed'],
  [1, 'factors lost'],
  [1, 'away'],
  [1, 'storages closed'],
  [1, 'passkey'],
  [1, 'hurried'],
  [1, 'set back'],
  [1, 'rows lost'],
  [1, 'accounts'],
  [1, 'sealed again'],
  [1, 'drives'],
  [1, 'film'],
  [1, 'storage moved'],
  [1, 'one folder'],
  [1, 'storages unsteady'],
  [1, 'notices lost'],
  [1, 'reset while it is deleted'],
  [1, 'mistyped'],
  [1, 'silent'],
  [1, 'proven'],
  [4, 'open'],
  [2, 'open after a reset'],
  [2, 'started again'],
  [2, 'old'],
  [2, 'mails come back'],
  [2, 'no notice'],
  // Searches begin with these (holes/find.ts, --begin). A weight here would give each seed another life.
  [0, 'account filled'],
  [0, 'opening failed'],
  [0, 'rows prepared'],
  [0, 'pointer lost'],
  [0, 'passkey after a reset'],
  [0, 'history set back'],
  [0, 'sealed after a deletion'],
  [0, 'notices removed'],
  [0, 'asked after a reset'],
  [0, 'sealed at the last moment'],
  [0, 'no notice of a start'],
  [0, 'sealed by a thief'],
  [0, 'sealed in unsteady storages'],
  [0, 'codes renewed'],
  [0, 'settings brought back'],
  [0, 'drive set aside'],
  [0, 'links asked for'],
  [0, 'rehearsed all day'],
  [0, 'still sealing'],
  [0, 'started again unheard'],
  [0, 'deleted in a series'],
  [0, 'sealed during an audit'],
  [0, 'renamed'],
];

/** Returns the stage with this name. Throws if there is none. */
export function stageNamed(name: string): Stage {
  const found = STAGES.find(([, stage]) => stage === name)?.[1];
  if (!found) throw new Error(`There is no stage ${name}.`);
  return found;
}

export const stageOf = (seed: string): Stage => oneByWeight(chanceOf(`stage of ${seed}`), STAGES, ([weight]) => weight)[1];

/** What must be so, and what leads there. */
interface Goal {
  isReached(life: Life): boolean;
  /** Names of actions, without the role. The first ones that someone can do, or any of them. */
  does: string[];
  isAny?: true;
  role: Role;
  /** Seconds before it. With `due`, from the next moment at which something is due, or from the one that `due` returns in epoch milliseconds. */
  after?: [least: number, most: number];
  due?: true | ((life: Life) => number | undefined);
  /** For so many seconds more, time passes and what is due is done while they act. */
  early?: number;
  /** What becomes of some calls of the service in the step, and to which parts. Default: to all. */
  fault?: FaultKind;
  parts?: readonly FaultTarget[];
  /** How often it is tried. Default: `TRIES`. */
  tries?: number;
  /** No one else does anything in between. */
  isAlone?: true;
  /** Who of them. Default: anybody. */
  who?(life: Life): Person[];
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** The Host, or someone else, would keep what is to be deleted, or prove what is not to be proven. */
const alone = (goals: readonly (Goal | undefined)[]): Goal[] => goals.flatMap((goal) => (goal ? { ...goal, isAlone: true as const } : []));
const named = ({ survivors }: State) => survivors.filter(({ id, isDead }) => id !== undefined && !isDead);
const countOf = ({ host }: State, act: string): number => host.acts.filter(({ kind }) => kind === act).length;
const isReset = (state: State): boolean => countOf(state, 'reset') > 0;
/** Whether anyone has reset the password of a sealed will. */
const isResetSealed = ({ host: { acts }, thieves }: State): boolean =>
  thieves.some(({ reset }) => reset?.isSealed) || acts.findLastIndex(({ kind }) => kind === 'reset') > acts.findIndex(({ kind }) => kind === 'seal');
const resetAt = ({ host: { acts }, thieves }: State): number =>
  Math.max(0, ...acts.filter(({ kind }) => kind === 'reset').map(({ at }) => at), ...thieves.flatMap(({ reset }) => reset?.at ?? []));
const firstSeal = ({ host }: Pick<State, 'host'>): number => host.acts.find(({ kind }) => kind === 'seal')?.at ?? 0;
/** How often the Host did this since the first sealing. */
const sinceSeal = ({ host }: Pick<State, 'host'>, kind: string): number =>
  host.acts.filter((act) => act.kind === kind && act.at > firstSeal({ host })).length;
/** Milliseconds since the will was drafted. The story tells it. */
const draftAge = ({ state, now }: Life): number => {
  const uploaded = state.story.find(({ text }) => text.includes('uploads letter'));
  return uploaded ? now() - Date.parse(uploaded.at) : 0;
};
const isStarted = ({ state }: Life): boolean => state.survivors.some(({ transferId }) => transferId !== undefined);
const byTelephone = ({ state }: Life): Person[] => named(state).filter(({ contacts }) => contacts.join() === 'sms');
const proven = ({ state }: Life) => state.survivors.filter(({ sessionToken, usedCodes }) => sessionToken !== undefined || usedCodes.length > 0);
const unproven = (life: Life): Person[] => named(life.state).filter((one) => !proven(life).includes(one));

const NAMED: readonly Goal[] = [
  { role: 'host', does: ['registers'], isReached: ({ state }) => state.host.id !== undefined },
  { role: 'host', does: ['confirms the address', 'asks for the link again'], isReached: ({ state }) => state.host.isConfirmed },
  { role: 'host', does: ['signs in'], isReached: ({ state }) => state.host.accessToken !== undefined },
  { role: 'host', does: ['adds a storage'], isReached: ({ state: { host } }) => host.storageIds.length > host.options.mirrors },
  { role: 'host', does: ['adds a channel'], isReached: ({ state: { host } }) => host.connectorIds.length >= (host.options.way ? 1 : 0) },
  {
    role: 'host',
    does: ['adds a passkey', 'adds an authenticator app'],
    isReached: ({ state: { host } }) => host.recoveryCodes.length > 0 || !host.options.hasFactor,
  },
  { role: 'host', does: ['names a person'], isReached: ({ state }) => named(state).length === state.survivors.length },
  { role: 'host', does: ['chooses how many must come together'], isReached: ({ state }) => state.host.acts.some(({ kind }) => kind === 'settings') },
];
const RESET: readonly Goal[] = [
  { role: 'host', does: ['chooses a new password', 'forgets the password'], isReached: ({ state }) => isReset(state) },
  // Something is changed.
  {
    role: 'host',
    does: ['changes a contact', 'prints a new paper'],
    isReached: ({ state }) => state.host.acts.at(-1)?.kind === 'people' && isReset(state),
  },
];
const INVITED: readonly Goal[] = [
  { role: 'host', does: ['invites a person'], isReached: ({ state }) => state.survivors.some(({ opened }) => opened.length > 0) },
  { role: 'survivor', does: ['answers an invitation', 'opens an old invitation'], isReached: () => false },
  { role: 'survivor', does: ['opens an old invitation'], isReached: () => false },
];
/** Two windows, and a Host who presses a button in each of them. */
const HURRIED: readonly Goal[] = Array.from({ length: 4 }, (): Goal[] => [
  { role: 'host', does: ['presses two buttons at once'], tries: 1, isReached: () => false },
  { role: 'host', does: ['uses what ended'], tries: 1, isReached: () => false },
  { role: 'host', does: ['signs in'], isReached: ({ state }) => state.host.accessToken !== undefined },
]).flat();
/** A thief puts back what a partition of the table had earlier, and the Host looks at the history. */
const SET_BACK: readonly Goal[] = [
  { role: 'thief', does: ['puts back all rows of a kind'], tries: 2, isReached: () => false },
  { role: 'host', does: ['looks at the history'], tries: 2, isReached: () => false },
];
/** The recovery codes are all that is left of the second factor, or the papers. */
const LOST: readonly Goal[] = [
  { role: 'host', does: ['loses the telephone with the app'], isReached: ({ state }) => state.host.ended['appSecret'] !== undefined },
  { role: 'host', does: ['proves the second factor'], isReached: ({ state }) => state.host.ended['recoveryCode'] !== undefined },
  {
    ...{ role: 'host', does: ['adds an authenticator app', 'has all factors removed with papers'] },
    isReached: ({ state }) => state.host.acts.at(-1)?.kind === 'factor',
  },
];
/** All that is left of the second factor is a paper with recovery codes. */
const FACTORS_LOST: readonly Goal[] = [
  {
    ...{ role: 'host', does: ['loses the telephone with the app', 'loses the device with the passkey'] },
    isReached: ({ state: { host } }) => host.app === undefined && host.passkey === undefined,
  },
  { role: 'host', does: ['has all factors removed with papers'], isReached: ({ state }) => state.host.acts.at(-1)?.kind === 'factor' },
];
/** A stranger knows the Host's address, and guesses. */
const GUESSED: readonly Goal[] = [
  { role: 'thief', does: ['hears names and numbers'], tries: 1, isReached: () => false },
  { role: 'thief', does: ['guesses the password of the Host'], tries: 2, isReached: () => false },
];
const REJECTED: readonly Goal[] = [{ role: 'host', does: ['rejects a change of their own by mistake'], isReached: () => false, tries: 3 }];
/** Once more: what was set since the first one is set aside. */
const SECOND_RESET: readonly Goal[] = [
  {
    ...{ role: 'host', does: ['chooses a new password', 'forgets the password'] },
    isReached: ({ state }) => state.host.acts.filter(({ kind }) => kind === 'reset').length > 1,
  },
];
/** They see what is in the account now. */
const LOOKED: readonly Goal[] = [
  { role: 'host', does: ['signs in'], isReached: ({ state }) => state.host.accessToken !== undefined },
  { role: 'host', does: ['looks at a page'], tries: 5, isReached: () => false },
];
const SEALED: readonly Goal[] = [
  {
    role: 'host',
    does: ['chooses how often we ask'],
    isReached: ({ state }) => countOf(state, 'settings') > 1,
  },
  {
    ...{ role: 'host', does: ['encrypts on their own device', 'uploads a document'] },
    isReached: ({ state }) => state.host.isDrafting || state.host.isSealed,
  },
  { role: 'host', does: ['seals'], isReached: ({ state }) => state.host.isSealed },
];
/** A pause is running, and the Host has forgotten what they have set. */
const PAUSED: readonly Goal[] = [
  { role: 'host', does: ['chooses how often we ask'], isReached: ({ state }) => countOf(state, 'settings') > 2 },
  { role: 'host', does: ['has the checks paused'], isReached: ({ state }) => countOf(state, 'pause') > 0 },
  ...REJECTED,
  { role: 'host', does: ['looks at a page', 'signs in'], tries: 3, after: [10 * DAY, 20 * DAY], isReached: () => false },
];
/** A check has arrived, and waits for its answer. */
const ASKED: readonly Goal[] = [
  {
    role: 'host',
    does: ['signs in'],
    after: [6 * DAY, 9 * DAY],
    isReached: (life) => noticesOf(life, life.state.host).some(({ kind }) => kind === 'check'),
  },
];
/** The service stands still while a check waits, for longer than anyone may answer, and again as soon as it is back. */
const AWAY: readonly Goal[] = [
  ...ASKED,
  { role: 'world', does: ['stops the service again and again'], tries: 2, after: [5, HOUR], isReached: () => false },
];
const RESET_SEALED: readonly Goal[] = [
  { role: 'thief', does: ["reads the Host's mailbox", "reads the Host's mailbox after the sealing"], isReached: () => false },
  { role: 'thief', does: ['resets the password'], isReached: ({ state }) => isResetSealed(state) },
  { role: 'host', does: ['chooses a new password', 'forgets the password'], isReached: ({ state }) => isResetSealed(state) },
];
const SAID: readonly Goal[] = [{ role: 'host', does: ['says that the reset was theirs'], isReached: () => false, tries: 3 }];
const NEW_CHANNEL: readonly Goal[] = [{ role: 'host', does: ['adds a second telephone', 'adds a channel'], isReached: () => false, tries: 1 }];
const READS: Goal = {
  ...{ role: 'thief', isReached: () => false, tries: 1 },
  does: ["reads the Host's mailbox", "reads the Host's mailbox before the sealing", "has the Host's mailbox for an hour"],
};
/** A thief has the account, and comes back. */
const TAKEN_OVER: readonly Goal[] = [
  READS,
  { role: 'thief', does: ['resets the password'], isReached: ({ state }) => state.thieves.some(({ reset }) => reset !== undefined) },
  { role: 'thief', does: ['uses the account'], isReached: ({ state }) => state.host.isSealed, tries: 4 },
  { role: 'thief', does: ['resets the password'], isReached: () => false, tries: 1, after: [DAY, 2 * DAY] },
  { role: 'thief', does: ['presses a button of a message'], isReached: () => false, tries: 3 },
];
/** A thief takes a place and seals. A day passes in which no one does anything. */
const SEALED_BY_A_THIEF: readonly Goal[] = [
  { role: 'thief', does: ['takes the place of a person'], tries: 2, isReached: () => false },
  { role: 'thief', does: ['seals a will of theirs'], tries: 1, isReached: () => false },
  { role: 'operator', does: ['deploys the service'], tries: 2, after: [15 * HOUR, DAY], isReached: () => false },
];
const STORAGES: readonly FaultTarget[] = ['packages', 'object_store', 'sftp', 'gdrive', 'dropbox', 'onedrive'];
/** A thief seals, and the machine of the worker fails. The Host resets the password before another worker continues it. */
const STILL_SEALING: readonly Goal[] = [
  ...SEALED.slice(1, 2),
  ...TAKEN_OVER.slice(0, 2),
  { role: 'thief', does: ['takes the place of a person'], tries: 2, isReached: () => false },
  { role: 'thief', does: ['seals what is there'], tries: 1, fault: 'killed', parts: STORAGES, isReached: () => false },
  { role: 'host', does: ['forgets the password'], tries: 1, after: [70, 90], isReached: () => false },
  { role: 'host', does: ['chooses a new password'], tries: 1, after: [5, 60], isReached: () => false },
  { role: 'operator', does: ['deploys the service'], tries: 2, after: [HOUR, 2 * HOUR], isReached: () => false },
];
/** A day and more in which no one does anything. */
const NEXT_DAY: Goal = { role: 'operator', does: ['deploys the service'], tries: 1, after: [DAY, DAY + 4 * HOUR], isReached: () => false };
/** A Survivor has another name. */
const RENAMED: readonly Goal[] = [{ role: 'host', does: ['renames a person'], tries: 2, isReached: () => false }, NEXT_DAY];
/** A thief has the account for a few days, and adds what there is room for, again and again. */
const FILLED: readonly Goal[] = [
  READS,
  ...Array.from({ length: 4 }, (): Goal[] => [
    NEXT_DAY,
    { role: 'thief', does: ['resets the password'], isReached: () => false, tries: 1 },
    { role: 'thief', does: ['fills the account'], isReached: () => false, tries: 1 },
  ]).flat(),
];
/** The Host makes new recovery codes between two resets, and has nothing but these codes after that. */
const CODES_RENEWED: readonly Goal[] = [
  { role: 'host', does: ['makes new recovery codes'], tries: 2, isReached: () => false },
  { role: 'host', does: ['proves the second factor'], tries: 2, isReached: () => false },
];
const CODES_LEFT: readonly Goal[] = [
  { role: 'host', does: ['loses the telephone with the app'], tries: 1, isReached: () => false },
  { role: 'host', does: ['proves the second factor'], tries: 3, isReached: () => false },
];
/** More people are named between two resets, and the Host brings something back that the second one has set aside. */
const NAMED_BETWEEN: readonly Goal[] = [
  ...NAMED.slice(0, 6),
  { role: 'host', does: ['names a person'], isReached: ({ state }) => named(state).length > 1 },
  ...NAMED.slice(7),
  ...RESET.slice(0, 1),
  { role: 'host', does: ['names a person'], isReached: ({ state }) => named(state).length === state.survivors.length || countOf(state, 'reset') > 1 },
  { role: 'host', does: ['chooses how many must come together'], isReached: ({ state }) => countOf(state, 'settings') > 1 },
  ...SEALED.slice(1, 2),
  ...SECOND_RESET,
  { role: 'host', does: ['brings back what was set aside'], tries: 1, isReached: () => false },
  ...SEALED.slice(2),
];
/** The will is deleted, and its time passes. */
const DELETED: readonly Goal[] = [
  { role: 'host', does: ['asks for the will to be deleted'], isReached: ({ state }) => state.host.deletionAsked !== undefined },
  { role: 'host', does: ['looks at a page', 'signs in'], isReached: () => false, tries: 4, after: [7 * DAY, 10 * DAY] },
];
/** What has changed is sealed again. */
const CHANGED: readonly Goal[] = [
  {
    ...{ role: 'host', does: ['chooses how many must come together', 'prints a new paper', 'removes a person'], isAny: true, tries: 2 },
    isReached: () => false,
  },
  { role: 'host', does: ['seals again', 'seals'], tries: 3, isReached: () => false },
];
const DRIVES: readonly Goal[] = [{ role: 'host', does: ['connects a cloud drive in two windows'], tries: 4, isReached: () => false }];
/** Some more documents, which are sealed together. */
const UPLOADED: readonly Goal[] = [
  { role: 'host', does: ['uploads a document'], tries: 3, isReached: () => false },
  { role: 'host', does: ['seals'], tries: 6, isReached: () => false },
];
/** One more document, and as many attempts as it needs. */
const OFTEN_SEALED: readonly Goal[] = UPLOADED.map((goal, n) => ({ ...goal, tries: n === 0 ? 1 : 12 }));
/** The folder has the same name in two buckets, and one of them gets the access data of the other. */
const USUAL: readonly Goal[] = [{ role: 'host', does: ['adds a storage with the usual folder'], tries: 2, isReached: () => false }];
const RENEWED: readonly Goal[] = [{ role: 'host', does: ['renews the access data of a storage'], tries: 6, isReached: () => false }];
const FILM: readonly Goal[] = [{ role: 'host', does: ['announces a film'], tries: 4, isReached: () => false }];
/** A storage of the will leads to another bucket. */
const MOVED: readonly Goal[] = [{ role: 'host', does: ['moves a storage to an empty bucket'], tries: 5, isReached: () => false }];
/** Several people open their own accounts. */
const ACCOUNTS: readonly Goal[] = [
  ...NAMED.slice(0, 1),
  { role: 'survivor', does: ['opens an account'], who: ({ state }) => state.survivors, isReached: () => false },
];
/** Five weeks in which no one does anything. */
const PASSED: readonly Goal[] = Array.from(
  { length: 5 },
  (): Goal => ({
    ...{ role: 'operator', does: ['deploys the service'], tries: 1, after: [6 * DAY, 7 * DAY] },
    isReached: () => false,
  }),
);
/** A thief removes what only points to records, or waits. */
const ROWS_LOST: readonly Goal[] = [{ role: 'thief', does: ['removes all rows of a kind'], tries: 5, isReached: () => false }];
/** The password is reset while the deletion waits, and both waits end. */
const RESET_LATER: readonly Goal[] = [
  {
    ...{ role: 'host', does: ['chooses a new password', 'forgets the password'], after: [DAY, 2 * DAY] },
    isReached: ({ state }) => state.host.acts.at(-1)?.kind === 'reset',
  },
  ...PASSED,
];
/** Someone else may have chosen the password, and the Host signs in with the passkey. */
const OLD_PASSKEY: readonly Goal[] = [
  { role: 'operator', does: ['deploys the service'], tries: 1, after: [8 * DAY, 9 * DAY], isReached: () => false },
];
const WITH_PASSKEY: readonly Goal[] = [
  { role: 'host', does: ['signs in with the passkey'], tries: 1, isReached: () => false },
  { role: 'host', does: ['proves the second factor'], tries: 2, isReached: () => false },
];
const NEW_PAPERS: readonly Goal[] = [
  {
    role: 'host',
    does: ['prints a new paper'],
    isReached: ({ state }) => state.survivors.filter(({ earlierPapers }) => earlierPapers.length > 0).length > 1,
  },
];
/** The time after a reset passes, in which we can be away. */
const WAITED: readonly Goal[] = [
  { role: 'world', does: ['stops the service'], isReached: ({ state }) => state.outages !== undefined, after: [DAY, 5 * DAY] },
  {
    role: 'host',
    does: ['answers a link', 'looks at a page', 'signs in'],
    isReached: (life) => life.now() > resetAt(life.state) + 32 * DAY * 1000,
    after: [6 * DAY, 12 * DAY],
  },
];
/** One of several storages of a will does not work while people and documents change. */
const MIRRORED: readonly Goal[] = [{ role: 'host', does: ['adds a storage'], isReached: ({ state }) => state.host.storageIds.length > 1 }];
const SPOILED: readonly Goal[] = [
  { role: 'world', does: ['spoils a storage'], isReached: ({ state }) => state.faults.some(({ name }) => name.startsWith('place')) },
  { role: 'host', does: ['prints a new paper', 'removes a person'], isReached: ({ state }) => sinceSeal(state, 'people') > 0 },
  ...['uploads a document', 'encrypts on their own device'].map(
    (does): Goal => ({ role: 'host', does: [does], isReached: ({ state }) => state.host.isDrafting || sinceSeal(state, 'seal') > 0 }),
  ),
  { role: 'host', does: ['seals'], isReached: ({ state }) => sinceSeal(state, 'seal') > 0 },
];
/** Months in which the Host answers now and then. */
const KEPT: readonly Goal[] = Array.from({ length: 8 }, (_, n) => ({
  ...{ role: 'host', does: ['says that they are well'], after: [5 * DAY, 9 * DAY] },
  isReached: ({ now, state }: Life) => now() - firstSeal(state) > (n + 1) * 5 * DAY * 1000,
}));

/** All of the Host's own storages are gone when the files are read back. */
const CLOSED: readonly Goal[] = [
  {
    ...{ role: 'world', does: ["closes the Host's storages"] },
    isReached: ({ state }) => state.faults.some(({ name }) => name.startsWith('place')),
  },
  ...KEPT,
];
/** The service stands still while a deletion waits. */
const DELETING: readonly Goal[] = [
  {
    ...{ role: 'host', does: ['asks for the will to be deleted', 'asks for the account to be deleted'] },
    isReached: ({ state }) => state.host.deletionAsked !== undefined,
  },
  {
    ...{ role: 'world', does: ['stops the service'] },
    isReached: ({ state: { outages = [] } }) => outages.some(({ from, to }) => to - from > 400 * DAY * 1000),
  },
  { role: 'host', does: ['keeps by a link what would be deleted'], tries: 2, isReached: () => false },
];
/** Documents wait for a sealing until they are about to be deleted. */
const OLD_DRAFT: readonly Goal[] = [
  { role: 'host', does: ['uploads a document'], isReached: ({ state }) => state.host.isDrafting },
  ...[20, 29].map(
    (days): Goal => ({ role: 'host', does: ['looks at a page'], after: [8 * DAY, 9 * DAY], isReached: (life) => draftAge(life) > days * DAY * 1000 }),
  ),
];
const SPOILED_ONLY = SPOILED.slice(0, 1);

const STARTED: readonly Goal[] = [
  { role: 'survivor', does: ['starts with the paper', 'starts with a code', 'starts by name'], isReached: isStarted },
];
const STARTED_BY_NAME = STARTED.map((goal): Goal => ({ ...goal, does: ['starts by name'] }));
/** The first transfer was stopped, and the next one has begun. */
const STARTED_AGAIN: readonly Goal[] = [
  { role: 'host', does: ['cancels the transfer'], isReached: ({ state }) => countOf(state, 'stop') > 0 },
  { role: 'survivor', does: ['starts with the paper'], isReached: ({ state }) => state.survivors.some(({ usedCodes }) => usedCodes.length > 1) },
];
const PROVES = ['authenticates with a code', 'authenticates with the paper', 'opens with another client'];
const OPEN: readonly Goal[] = [
  // One of them waits for the opening, and then enough of them authenticate.
  {
    ...{ role: 'survivor', does: PROVES, isAny: true, who: unproven, after: [49 * HOUR, 50 * HOUR] },
    isReached: (life) => proven(life).length > 1,
  },
  {
    ...{ role: 'survivor', does: PROVES, isAny: true, who: unproven },
    isReached: (life) => proven(life).length >= life.state.host.options.threshold,
  },
];

/** They authenticate after the week in which a Host who was not notified could be. */
const LATE: readonly Goal[] = OPEN.map((goal, n) => (n === 0 ? { ...goal, after: [6 * DAY, 9 * DAY] } : goal));
/** No message reaches the Host. A Survivor starts with a name, another one says that the Host is alive, and after a week they authenticate. */
const UNREACHABLE: readonly Goal[] = [
  { role: 'world', does: ["closes the Host's mailbox"], isReached: ({ state }) => state.faults.some(({ name }) => name.startsWith('mailbox')) },
  { role: 'survivor', does: ['starts by name', 'starts with a code'], isReached: isStarted },
  { role: 'survivor', does: ['vouches for the Host'], tries: 2, isReached: () => false },
  ...LATE,
];

/** One of the storages is spoiled, and a change does not reach it. */
const BEHIND: readonly Goal[] = [
  { role: 'world', does: ['spoils a storage'], isReached: ({ state }) => state.faults.some(({ name }) => /^(place|older)/.test(name)) },
  { role: 'host', does: ['prints a new paper'], tries: 2, isReached: ({ state }) => countOf(state, 'people') > state.survivors.length },
];

/** A will that has been sealed for weeks is started, and a person has nothing but a telephone. */
const OLD: readonly Goal[] = [
  { role: 'host', does: ['signs in'], tries: 1, after: [15 * DAY, 16 * DAY], isReached: () => false },
  ...STARTED,
  { role: 'survivor', does: ['asks for codes all day'], tries: 1, who: byTelephone, isReached: () => false },
];

/** The one who has nothing but a telephone asks for the link all day, and then enough of them authenticate. */
const LINKS_ASKED: readonly Goal[] = [
  { role: 'survivor', does: ['starts by name'], who: byTelephone, isReached: isStarted },
  { role: 'operator', does: ['deploys the service'], tries: 1, after: [49 * HOUR, 50 * HOUR], isReached: () => false },
  { role: 'survivor', does: ['asks for the link all day'], tries: 1, who: byTelephone, isReached: () => false },
  {
    ...{ role: 'survivor', does: ['authenticates with the paper', 'authenticates with a code'], who: unproven },
    isReached: (life) => proven(life).length >= life.state.host.options.threshold,
  },
  { role: 'operator', does: ['deploys the service'], tries: 1, after: [2 * HOUR, 3 * HOUR], isReached: () => false },
];
/** One of them practises all day, and is then reached elsewhere. */
const REHEARSED: readonly Goal[] = [
  { role: 'host', does: ['starts a rehearsal'], isReached: ({ state }) => countOf(state, 'rehearsal') > 0 },
  { role: 'survivor', does: ['asks for codes of a rehearsal all day'], tries: 1, who: byTelephone, isReached: () => false },
  { role: 'host', does: ['changes a contact'], tries: 8, isReached: (life) => byTelephone(life).length === 0 },
  { role: 'operator', does: ['deploys the service'], tries: 1, after: [2 * HOUR, 3 * HOUR], isReached: () => false },
];

/** The check of a Host who has changed the settings since comes back. Then they are silent. */
const MAILS_COME_BACK: readonly Goal[] = [
  {
    ...{ role: 'world', does: ["closes the Host's mailbox, and reports it late"] },
    isReached: ({ state }) => state.faults.some(({ name }) => name.startsWith('mailbox')),
  },
  // The check has left, and its report has not come yet.
  {
    ...{ role: 'operator', does: ['deploys the service'], tries: 12, due: true, after: [5, MINUTE] },
    isReached: ({ inside }) => inside.items().some(({ sk }) => String(sk).startsWith('CHECK#')),
  },
  { role: 'host', does: ['signs in'], tries: 1, after: [2 * HOUR, 6 * HOUR], isReached: () => false },
  { role: 'host', does: ['chooses how often we ask'], tries: 2, isReached: ({ state }) => countOf(state, 'settings') > 2 },
  { role: 'host', does: ['goes on a journey', 'dies'], tries: 1, isReached: () => false },
  { role: 'operator', does: ['deploys the service'], tries: 2, after: [7 * DAY, 9 * DAY], isReached: () => false },
];

/** The notice of a start cannot leave, and the table loses rows before it does. */
const READ: readonly Goal[] = [{ role: 'survivor', does: ['reads', 'reads with another client'], who: proven, tries: 4, isReached: () => false }];
/** One of them comes back to the will later, from where they have read. */
const READ_LATER: readonly Goal[] = [
  { role: 'survivor', does: ['reads with another client'], who: proven, tries: 4, after: [16 * MINUTE, 3 * HOUR], isReached: () => false },
];
/** A thief of the table guesses the codes of a Survivor. */
const GUESSED_CODES: readonly Goal[] = [{ role: 'thief', does: ['guesses codes'], tries: 2, isReached: () => false }];
/** A Survivor mistypes their codes. */
const MISTYPED: readonly Goal[] = [{ role: 'survivor', does: ['types wrong codes until none counts'], tries: 1, isReached: () => false }];
const NO_NOTICE: readonly Goal[] = [
  {
    role: 'world',
    does: ['has the mailer of the service fail'],
    isReached: ({ state }) => state.faults.some(({ name }) => name.startsWith('provider')),
  },
  ...STARTED,
  { role: 'world', does: ['loses rows of the table'], after: [5, HOUR], isReached: ({ state }) => state.isTampered === true },
  ...LATE,
  ...READ,
];

/** A thief removes what waits, as soon as something begins. */
const MESSAGES_REMOVED: Goal = { role: 'thief', does: ['removes the messages that wait'], tries: 1, isReached: () => false };
/** The mailer fails, so that the notice of a start waits for its next attempt, and does not come to it. */
const NEVER_SENT: readonly Goal[] = [...NO_NOTICE.slice(0, 1).map((goal) => ({ ...goal, tries: 1 })), ...STARTED, MESSAGES_REMOVED, ...LATE, ...READ];
const isPending = (life: Life): boolean => willOf(life)?.status === 'pending_transfer';
/** The last check comes back after its time to be answered is over. A transfer that follows stalls, and is started again by name. */
const UNHEARD: readonly Goal[] = alone([
  { role: 'host', does: ['chooses to be asked once in a while, for a day'], tries: 1, isReached: () => false },
  { role: 'world', does: ["closes the Host's mailbox for a year, and reports it after a day"], tries: 1, isReached: () => false },
  { ...NEXT_DAY, tries: 20, after: [6 * DAY, 7 * DAY], isReached: (life) => isStarted(life) || isPending(life) },
  ...STARTED_BY_NAME,
  { ...NEXT_DAY, tries: 6, after: [6 * DAY, 7 * DAY] },
  ...STARTED_BY_NAME.map((goal) => ({ ...goal, tries: 1, isReached: () => false })),
  ...OPEN,
  ...READ,
]);

/** Storages are gone while documents should open, for longer than that is waited for, and come back. */
const FAILED: readonly Goal[] = [
  { role: 'world', does: ["closes the Host's storages"], isReached: ({ state }) => state.faults.some(({ name }) => name.startsWith('place')) },
  ...OPEN,
  ...[0, 1].map((): Goal => ({ role: 'operator', does: ['deploys the service'], tries: 1, after: [30 * HOUR, 40 * HOUR], isReached: () => false })),
  { role: 'world', does: ["opens the Host's storages again"], isReached: ({ state }) => !state.faults.some(({ name }) => name.startsWith('place')) },
  ...[0, 1, 2].map(
    (): Goal => ({ role: 'operator', does: ['deploys the service'], tries: 1, after: [30 * HOUR, 40 * HOUR], isReached: () => false }),
  ),
];
/** A thief writes rows where those of the service will be. */
const PREPARED: readonly Goal[] = [{ role: 'thief', does: ['prepares rows under ids that anyone can compute'], tries: 1, isReached: () => false }];

/** They look at the history each time that a thief has put something back. */
const LOOKS: Goal = { role: 'host', does: ['looks at the history'], tries: 1, isReached: () => false };
const SEEN_BEFORE: readonly Goal[] = [
  LOOKS,
  ...Array.from({ length: 6 }, (): Goal[] => [
    {
      ...{ role: 'thief', does: ['puts back all loose rows of a kind', 'puts back all rows of a kind'] },
      ...{ tries: 1, isReached: () => false },
    },
    LOOKS,
  ]).flat(),
];
const hasWill = (life: Life): boolean => willOf(life) !== undefined;
/** Long after a reset, the will is deleted, and another one is sealed after another reset, for other contacts. */
const SEALED_LATER: readonly Goal[] = alone([
  ...PASSED,
  { role: 'host', does: ['signs in'], tries: 1, isReached: () => false },
  ...DELETED.slice(0, 1),
  ...PASSED.map((goal): Goal => ({ ...goal, tries: 2, isReached: (life) => !hasWill(life) })),
  ...SECOND_RESET,
  { role: 'host', does: ['changes a contact'], tries: 3, isReached: () => false },
  { role: 'host', does: ['uploads a document', 'encrypts on their own device'], tries: 1, isReached: () => false },
  { role: 'host', does: ['seals'], tries: 2, isReached: hasWill },
  NEXT_DAY,
  NEXT_DAY,
]);
const SAYS_WELL: Goal = { role: 'host', does: ['says that they are well'], tries: 1, after: [4 * DAY, 5 * DAY], isReached: () => false };
/**
 * The will is deleted as soon as it is sealed. A thief removes what shows that the Survivors were notified on the first day, so that the time
 * after the sealing is longer than that of the deletion.
 */
const DELETED_IN_A_SERIES: readonly Goal[] = alone([
  DELETED[0],
  SAYS_WELL,
  SAYS_WELL,
  { role: 'thief', does: ['removes the receipts of one day'], tries: 1, isReached: () => false },
  ...Array.from({ length: 6 }, () => SAYS_WELL),
]);
/** When the will is read back next, epoch milliseconds. */
const auditOf = (life: Life): number | undefined => {
  const will = willOf(life);
  return will && (will.auditAt ? Date.parse(will.auditAt) : Date.parse(will.sealed.sealedAt) + 30 * DAY * 1000);
};
/** A storage has lost its files. It gets them from another one, which is slow, while the Host seals in one of the two. */
const SEALED_DURING_AN_AUDIT: readonly Goal[] = alone([
  ...KEPT.slice(0, 4),
  { role: 'world', does: ['sets a storage back, and has the others be slow'], tries: 1, isReached: () => false },
  {
    ...{ role: 'host', does: ['leaves all storages but one'], tries: 1, isReached: () => false },
    ...{ due: auditOf, after: [10, 45] as [number, number], early: 5 * MINUTE },
  },
  ...Array.from({ length: 6 }, () => NEXT_DAY),
]);
/** A thief who has reset the password sees to it that no message about it leaves. */
const UNHEARD_RESET: readonly Goal[] = [
  { role: 'thief', does: ['deletes mails before the Host sees them'], tries: 1, isReached: () => false },
  MESSAGES_REMOVED,
  ...PASSED,
];
const ANSWERED: readonly Goal[] = [{ role: 'host', does: ['answers a link'], tries: 4, isReached: () => false }];

/** A sealing whose worker ends with its machine, in the last minutes in which uploads are kept. Another one continues it a quarter of an hour later. */
const AT_THE_LAST_MOMENT: readonly Goal[] = [
  ...OLD_DRAFT.slice(0, 1),
  { role: 'operator', does: ['deploys the service'], tries: 8, due: true, after: [1, 5], isReached: (life) => draftAge(life) > 28.99 * DAY * 1000 },
  { role: 'host', does: ['signs in'], tries: 1, due: true, after: [-14 * MINUTE, -13 * MINUTE], isReached: () => false },
  { role: 'host', does: ['seals'], tries: 1, due: true, after: [-12 * MINUTE, -8 * MINUTE], fault: 'killed', isReached: () => false },
  { role: 'operator', does: ['deploys the service'], tries: 3, due: true, after: [0, 5], isReached: () => false },
];

const GOALS: Record<Stage, readonly Goal[]> = {
  nothing: [],
  named: NAMED,
  invited: [...NAMED, ...INVITED],
  'telephone lost': [...NAMED, ...RESET, ...LOST, ...SECOND_RESET],
  'change rejected': [...NAMED, ...RESET, ...REJECTED, ...SECOND_RESET],
  reset: [...NAMED, ...RESET, ...SECOND_RESET, ...LOOKED],
  'sealed after a reset': [...NAMED, ...RESET, ...SEALED],
  sealed: [...NAMED, ...SEALED],
  behind: [...NAMED, ...SEALED, ...BEHIND],
  unreachable: [...NAMED, ...SEALED, ...UNREACHABLE],
  'reset while sealed': [...NAMED, ...SEALED, ...RESET_SEALED, ...REJECTED],
  'waited after a reset': [...NAMED, ...SEALED, ...RESET_SEALED, ...WAITED],
  'taken over': [...NAMED, ...TAKEN_OVER],
  'deleted after a reset': [...NAMED, ...RESET, ...SEALED, ...DELETED],
  'reset again': [...NAMED, ...RESET, ...NEW_CHANNEL, ...NEW_PAPERS, ...SEALED, ...RESET_SEALED, ...SAID],
  mirrored: [...NAMED, ...MIRRORED, ...SEALED, ...SPOILED],
  kept: [...NAMED, ...SEALED, ...KEPT],
  hurried: [...NAMED, ...HURRIED],
  accounts: ACCOUNTS,
  'storages unsteady': [...NAMED, ...MIRRORED, ...SEALED, ...CLOSED.slice(0, 1), ...UPLOADED],
  'one folder': [...NAMED, ...USUAL, ...SEALED, ...RENEWED],
  film: [...NAMED, ...FILM],
  'storage moved': [...NAMED, ...MIRRORED, ...SEALED, ...MOVED],
  drives: [...NAMED, ...DRIVES],
  'sealed again': [...NAMED, ...SEALED, ...CHANGED],
  'rows lost': [...NAMED, ...ROWS_LOST, ...PASSED.slice(0, 2)],
  'notices lost': [...NAMED, ...SEALED, ...RESET_SEALED, ...ROWS_LOST, ...PASSED],
  'set back': [...NAMED, ...SEALED, ...SET_BACK],
  'pointer lost': [...NAMED, ...ROWS_LOST.map((goal) => ({ ...goal, tries: 1 })), ...PASSED.slice(0, 2)],
  // The Host has changed nothing since, so that nothing but the passkey can prove them.
  'passkey after a reset': [...NAMED, ...OLD_PASSKEY, ...RESET.slice(0, 1), ...WITH_PASSKEY],
  'sealed at the last moment': [...NAMED, ...AT_THE_LAST_MOMENT],
  'no notice of a start': [...NAMED, ...SEALED, ...NEVER_SENT],
  'sealed by a thief': [...NAMED, ...TAKEN_OVER.slice(0, 2), ...SEALED_BY_A_THIEF],
  'sealed in unsteady storages': [...NAMED, ...MIRRORED, ...SEALED, ...CLOSED.slice(0, 1), ...OFTEN_SEALED],
  'history set back': [...NAMED, ...SEEN_BEFORE],
  'sealed after a deletion': [...NAMED, ...RESET.slice(0, 1), ...SEALED, ...SEALED_LATER],
  'notices removed': [...NAMED, ...SEALED, ...RESET_SEALED, ...UNHEARD_RESET],
  'asked after a reset': [...NAMED, ...SEALED, ...RESET_SEALED, ...ASKED, ...ANSWERED],
  passkey: [...NAMED, ...OLD_PASSKEY, ...RESET, ...WITH_PASSKEY],
  'reset while it is deleted': [...NAMED, ...RESET, ...SEALED, ...DELETED.slice(0, 1), ...RESET_LATER],
  'storages closed': [...NAMED, ...MIRRORED, ...SEALED, ...CLOSED],
  deleted: [...NAMED, ...SEALED, ...DELETING],
  'old draft': [...NAMED, ...OLD_DRAFT],
  unreadable: [...NAMED, ...SEALED, ...STARTED, ...SPOILED_ONLY, ...OPEN],
  silent: [...NAMED, ...SEALED, ...STARTED],
  proven: [...NAMED, ...SEALED, ...STARTED, ...OPEN.map((goal) => ({ ...goal, after: [5, HOUR] as [number, number] }))],
  'no notice': [...NAMED, ...SEALED, ...NO_NOTICE],
  old: [...NAMED, ...SEALED, ...OLD],
  'mails come back': [...NAMED, ...SEALED, ...MAILS_COME_BACK],
  paused: [...NAMED, ...SEALED, ...PAUSED],
  asked: [...NAMED, ...SEALED, ...ASKED],
  open: [...NAMED, ...SEALED, ...STARTED, ...OPEN],
  'open after a reset': [...NAMED, ...SEALED, ...RESET_SEALED, ...STARTED, ...OPEN, ...READ_LATER],
  guessed: [...NAMED, ...GUESSED],
  'factors lost': [...NAMED, ...FACTORS_LOST],
  away: [...NAMED, ...SEALED, ...AWAY],
  mistyped: [...NAMED, ...SEALED, ...STARTED, ...GUESSED_CODES, ...MISTYPED],
  'account filled': [...NAMED, ...FILLED, ...RESET.slice(0, 1), ...LOOKED],
  'opening failed': [...NAMED, ...MIRRORED, ...SEALED, ...STARTED, ...FAILED],
  'rows prepared': [...NAMED, ...SEALED, ...PREPARED, ...PASSED],
  'codes renewed': [...NAMED, ...RESET.slice(0, 1), ...CODES_RENEWED, ...SECOND_RESET, ...CODES_LEFT],
  'settings brought back': NAMED_BETWEEN,
  'drive set aside': [...NAMED.slice(0, 3), ...RESET.slice(0, 1), ...LOOKED.slice(0, 1), ...DRIVES.slice(0, 1), ...SECOND_RESET],
  'links asked for': [...NAMED, ...SEALED, ...OLD.slice(0, 1), ...LINKS_ASKED],
  'rehearsed all day': [...NAMED, ...SEALED, ...OLD.slice(0, 1), ...REHEARSED],
  'still sealing': [...NAMED, ...alone(STILL_SEALING)],
  'started again unheard': [...NAMED, ...SEALED, ...UNHEARD],
  'deleted in a series': [...NAMED, ...RESET, ...SEALED, ...DELETED_IN_A_SERIES],
  'sealed during an audit': [...NAMED, ...MIRRORED, ...SEALED, ...SEALED_DURING_AN_AUDIT],
  renamed: [...NAMED, ...SEALED, ...RENAMED],
  'started again': [...NAMED, ...SEALED, ...STARTED, ...STARTED_AGAIN],
};

/** How often a goal is tried at most, and how often someone else does something in between. */
const [TRIES, BY_OTHERS] = [6, 0.25];

/** Leads a life to its stage. */
export class Beginning {
  readonly #goals: { goal: Goal; tries: number }[];

  constructor(seed: string, stage = stageOf(seed)) {
    this.#goals = GOALS[stage].map((goal) => ({ goal, tries: 0 }));
  }

  /** The next step, or undefined once the stage is reached. */
  next(life: Life, actions: readonly Action[], chance: Chance, seed: string): Step | undefined {
    for (const one of this.#goals) {
      if (one.tries >= (one.goal.tries ?? TRIES) || one.goal.isReached(life)) continue;
      const other = !one.goal.isAlone && chance.next() < BY_OTHERS ? stepOfOthers(life, actions, chance, seed) : undefined;
      if (other) return other;
      one.tries += 1;
      const step = stepTo(one.goal, life, actions, chance, seed);
      if (step) return step;
      one.tries = TRIES;
    }
    return undefined;
  }
}

function secondsToDue(life: Life, when: NonNullable<Goal['due']>): number {
  const { now } = life;
  const due = when === true ? nextDueOfWorld() : when(life);
  return due === undefined ? 0 : Math.max(0, Math.ceil((due - now()) / 1000));
}

function stepTo(
  { does, isAny, role, after = [5, 10 * MINUTE], due, early, who, fault, parts }: Goal,
  life: Life,
  actions: readonly Action[],
  chance: Chance,
  seed: string,
): Step | undefined {
  const people: Person[] = who?.(life) ?? (role === 'survivor' ? named(life.state) : peopleOf(life.state).filter((one) => one.role === role));
  for (const name of isAny ? does.toSorted(() => chance.next() - 0.5) : does) {
    const action = actions.find((one) => one.name === `${role} ${name}`);
    const able = people.filter((person) => action?.can(life, person));
    if (action && able.length > 0)
      return {
        after: (due ? secondsToDue(life, due) : 0) + between(chance, ...after) + (early ?? 0),
        ...{ who: oneOf(chance, able).name, does: action.name, seed },
        ...(early !== undefined && { early }),
        ...(fault && { fault }),
        ...(parts && { parts }),
      };
  }
  return undefined;
}

function stepOfOthers(life: Life, actions: readonly Action[], chance: Chance, seed: string): Step | undefined {
  const others: Person[] = [
    ...life.state.thieves,
    ...(isStarted(life) ? named(life.state) : []),
    ...((isReset(life.state) || isResetSealed(life.state)) && !isStarted(life) ? [life.state.host] : []),
  ];
  const possible = others.flatMap((person) =>
    actions.filter((action) => action.role === person.role && action.can(life, person)).map((action) => ({ person, action })),
  );
  if (possible.length === 0) return undefined;
  const { person, action } = oneByWeight(chance, possible, (one) => {
    const { weight = 1 } = one.action;
    return typeof weight === 'number' ? weight : weight(life, one.person);
  });
  return { after: between(chance, 5, 10 * MINUTE), who: person.name, does: action.name, seed };
}
