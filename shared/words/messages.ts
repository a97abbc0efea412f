import { account } from './en/messages/to-host/account.ts';
import { changes } from './en/messages/to-host/changes.ts';
import { checks } from './en/messages/to-host/checks.ts';
import { common } from './en/messages/to-host/common.ts';
import { deletion } from './en/messages/to-host/deletion.ts';
import { rehearsal } from './en/messages/to-host/rehearsal.ts';
import { transfer } from './en/messages/to-host/transfer.ts';
import { upkeep } from './en/messages/to-host/upkeep.ts';
import { alerts } from './en/messages/to-survivor/alerts.ts';
import { changes as survivorChanges } from './en/messages/to-survivor/changes.ts';
import { common as survivorCommon } from './en/messages/to-survivor/common.ts';
import { deletion as survivorDeletion } from './en/messages/to-survivor/deletion.ts';
import { invitation } from './en/messages/to-survivor/invitation.ts';
import { rehearsal as survivorRehearsal } from './en/messages/to-survivor/rehearsal.ts';
import { silence } from './en/messages/to-survivor/silence.ts';
import { transfer as survivorTransfer } from './en/messages/to-survivor/transfer.ts';
import { type MessageLanguage, messageLanguage } from './letters.ts';

const ENGLISH = {
  toHost: { common, own: { ...account, ...changes, ...checks, ...deletion, ...rehearsal, ...transfer, ...upkeep } },
  toSurvivor: {
    common: survivorCommon,
    own: { ...alerts, ...survivorChanges, ...survivorDeletion, ...invitation, ...survivorRehearsal, ...silence, ...survivorTransfer },
  },
};

/** The words of all messages in one language: those of several messages, and by its template those that only one has. A text that another language lacks, or has in addition, does not compile. */
export type MessageWords = typeof ENGLISH;

const WORDS: Record<MessageLanguage, MessageWords> = { en: ENGLISH };

/** Returns the words of all messages in the language of a reader. `locale`: their language tag (BCP 47), if we know it. */
export const messageWords = (locale?: string): MessageWords => WORDS[messageLanguage(locale)];
