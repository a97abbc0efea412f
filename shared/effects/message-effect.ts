import type { ContactMethod, HostChannel } from '#common/contact.ts';
import type { Instant } from '#common/time.ts';
import type { DeletionEnd, DeletionSubject, PackageOutcome } from '#hosts/rules/deletion.ts';
import type { RealEvent, RehearsalEnd } from '#hosts/rules/rehearsal.ts';
import type { Intervals } from '#hosts/rules/settings.ts';
import type { AlertKind, SurvivorChanged } from '#hosts/rules/survivor.ts';

/** How the Host gave a sign of life. */
export type AnsweredBy = 'signed in' | 'link' | 'stop card';

/** `tested`: a test has reached the Host at a new address. */
export type ChangeKind = 'added' | 'changed' | 'tested' | 'removed';

/** A change of a connector or storage. `moved`: the will was sealed into another storage. */
export interface ConnectionChange {
  what: 'connector' | 'storage' | 'moved';
  /** The connector's or storage's. */
  id: string;
  how: ChangeKind;
}

/** What the Host has changed in a will by sealing it again. `documents`: how many there are now. */
export interface SealingChange {
  documents: number;
  added: number;
  removed: number;
  threshold: number;
  /** Absent if it is the same. */
  thresholdBefore?: number;
}

/** What a rejected change has put back: replaced contacts, a name, a personal message, the list without an added person, the check settings, the factors, the e-mail address, the checks after a pause, or nothing. */
export interface UndoneChange {
  what: 'contacts' | 'name' | 'message' | 'added' | 'settings' | 'factors' | 'email' | 'pause' | 'nothing';
  survivor?: string;
}

/** A change of the second factor. */
export interface FactorChange {
  /** `guessed`: many wrong codes were entered, and nothing changed. */
  what: 'added' | 'removed' | 'all-removed' | 'codes-renewed' | 'code-used' | 'guessed';
  /** The kind and the name of what was added or removed. */
  factor?: 'passkey' | 'totp';
  name?: string;
  /** Recovery codes that still work. */
  left?: number;
}

type None = Record<never, never>;
interface OfTransfer {
  transferId: string;
}
interface OfCheck {
  /** The number of the check. */
  check: number;
}
interface OfLink {
  /** Names the link: an earlier one is not sent. */
  nonce: string;
}
interface OfDeletion {
  /** The number of the request. */
  deletion: number;
}
/** `transferId`: of the start whose opening it delays. Absent in `pending_transfer`. */
interface OfVouch extends Partial<OfTransfer> {
  survivor: string;
  until: Instant;
}
interface OfRehearsal {
  /** The id of the rehearsal. */
  rehearsal: string;
}
interface OfReset {
  /** Names the reset. */
  epoch: number;
}

/** The messages to a Host, each with what its effect stores. The rest of a text is read from the state when it is sent. */
export interface HostFacts {
  'verify-email': OfLink;
  'verify-new-email': OfLink;
  'email-changed': None;
  'reset-password': OfLink;
  'password-reset': OfReset;
  'reset-denied': OfReset;
  'password-changed': None;
  /** A session that has lasted for months, by its id, and since when. */
  'long-session': { session: string; since: Instant };
  /** `change`: the generation of shares that came with it, or 0 for none. `previousName`: if the name was changed. */
  'survivor-changed': { survivor: string; what: SurvivorChanged; change: number; previousName?: string };
  'ways-changed': ConnectionChange;
  /** `change`: names the change in the link that undoes it. */
  'factor-changed': { change: number } & FactorChange;
  'settings-changed': { change: number; before: Intervals; after: Intervals };
  /** The number of the pause. */
  'checks-paused': { pause: number };
  /** The number of the card. */
  'stop-card-made': { card: number };
  'stop-card-used': { card: number };
  'sealed-again': { revision: number } & SealingChange;
  'change-undone': UndoneChange;
  'notices-stopped': { survivor: string };
  'liveness-check': OfCheck;
  'liveness-reminder': OfCheck;
  'fresh-link': None;
  'pending-transfer': OfCheck;
  vouched: OfVouch;
  'transfer-started': OfTransfer;
  'transfer-reminder': OfTransfer;
  'transfer-cancelled-host': OfTransfer;
  /** Repeated starts since then. Each has its own notice too, which stops it. */
  'starts-digest': { since: Instant };
  'codes-guessed-host': OfTransfer & { survivor: string };
  'backup-codes-guessed-host': { survivor: string };
  'survivor-authenticated-host': OfTransfer & { survivor: string };
  'documents-open-host': OfTransfer;
  'opening-failed-host': OfTransfer;
  /** `documents`: their places in the revision. */
  'documents-damaged': { revision: number; documents: readonly number[] };
  'storage-unreachable': { revision: number };
  /** The number of the yearly question. */
  'yearly-review': { review: number };
  /** One of several storages of the will, by its id. The will is complete in another one. */
  'copy-broken': { revision: number; storage: string };
  'copy-repaired': { revision: number; storage: string };
  /** `newest`: when the newest upload of the draft came. */
  'draft-expires': { newest: Instant };
  'connector-broken': { connector: string; reason: string };
  /** A browser that takes no notifications any longer, by its name. */
  'device-gone': { device: string };
  /** The Host's chat with the service's bot, which they blocked or deleted. */
  'chat-gone': None;
  'storage-broken': { storage: string; reason: string };
  'drive-joined': { storage: string };
  'drive-lost': { storage: string };
  'email-bounced': None;
  'survivor-unreachable': { survivor: string };
  'contact-reported': { survivor: string };
  /** The quorum when it got worse. */
  'quorum-worse': { reachable: number; margin: number };
  'rehearsal-started': OfRehearsal;
  'rehearsal-ended': OfRehearsal & { why: RehearsalEnd };
  'deletion-requested': OfDeletion;
  'deletion-reminder': OfDeletion;
  'deletion-ended': { of: DeletionSubject; why: DeletionEnd };
  /** `packages`: null without a sealed will. */
  'deletion-done': { of: DeletionSubject; packages: PackageOutcome | null };
}

/** The messages to a Survivor, each with what its effect stores. */
export interface SurvivorFacts {
  'pending-transfer-survivor': None;
  'vouched-survivor': OfVouch;
  /** `isCutOff`: messages reached the Host, and no answer could reach us. */
  'unreachable-host': { isCutOff: boolean };
  'password-reset-survivor': OfReset;
  'where-to-start': Partial<OfTransfer>;
  /** `isAsked`: the link again, for anyone who knows a name. */
  'transfer-started-survivor': OfTransfer & { isAsked?: true };
  'authenticate-now': OfTransfer;
  'authenticate-reminder': OfTransfer;
  'transfer-cancelled-survivor': OfTransfer & { how: AnsweredBy };
  /** As above. */
  'starts-digest-survivor': { since: Instant };
  'host-is-back': { how: AnsweredBy };
  'documents-accessible': OfTransfer;
  'opening-failed': OfTransfer;
  'first-access': OfTransfer;
  /** `survivor`: the one whose codes were guessed. */
  'codes-guessed': OfTransfer & { survivor: string };
  'backup-codes-guessed': OfTransfer;
  'transfer-stalled-survivor': OfTransfer;
  'contacts-replaced': None;
  /** Replaced or removed after a reset by e-mail, before a sealing. */
  'replaced-before-sealing': None;
  'codes-replaced': None;
  'earlier-paper-over': None;
  'contacts-restored': None;
  'survivor-renamed': { previousName: string; newName: string };
  'survivors-changed': { what: 'added' | 'removed' };
  rehearsal: OfRehearsal;
  'rehearsal-reminder': OfRehearsal;
  /** Something real has ended the rehearsal. */
  'no-rehearsal': { why: RealEvent };
  'deletion-requested-survivor': OfDeletion;
  'deletion-undone-survivor': None;
  'deletion-done-survivor': { of: DeletionSubject; packages: PackageOutcome };
  'host-renamed': { previousName: string; newName: string };
  /** `askedAt`: names the question. `contact`: the one address that gets it, by `contactId`. */
  invitation: { askedAt: Instant; contact: string; isYearly: boolean };
  /** Where alerts of a message are shown. `gone`: the browser or the chat takes none any longer. */
  'alerts-changed': { how: 'added' | 'removed' | 'gone'; where: AlertKind };
}

export type HostTemplate = keyof HostFacts;
export type SurvivorTemplate = keyof SurvivorFacts;

/** `present`: the address shown, which may still have to be verified. `settled`: the one that was proven longest. */
export type OnlyAddress = 'present' | 'settled';

/** The Host: over the first channel that accepts the message or over all, or over one channel alone. */
export interface HostAudience {
  host: true;
  spread: 'first' | 'all';
  /** The one address that gets it by e-mail. Other channels only with `all`. */
  only?: OnlyAddress;
  over?: HostChannel;
  /** This address alone, which is no longer one of the account. */
  at?: string;
}

/** One Survivor by internal id. `previous`: the number of the change that replaced the contacts to use. */
export interface SurvivorAudience {
  survivor: string;
  previous?: number;
  /** This address alone, under this name: it is no longer one of theirs, or they are no longer named. */
  at?: { name: string; contact: ContactMethod };
}

interface Addressed<Template, To> {
  kind: 'message';
  key: string;
  template: Template;
  to: To;
  /** Pending from this time on. */
  notBefore?: Instant;
}

export type HostMessage<Template extends HostTemplate = HostTemplate> = {
  [Name in Template]: Addressed<Name, HostAudience> & HostFacts[Name];
}[Template];

export type SurvivorMessage<Template extends SurvivorTemplate = SurvivorTemplate> = {
  [Name in Template]: Addressed<Name, SurvivorAudience> & SurvivorFacts[Name];
}[Template];

/** One message that has to be sent. The template distinguishes the kinds. */
export type MessageEffect = HostMessage | SurvivorMessage;
