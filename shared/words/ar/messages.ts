import type * as english from '#words/en/messages.ts';
import { account } from './messages/to-host/account.ts';
import { changes } from './messages/to-host/changes.ts';
import { checks } from './messages/to-host/checks.ts';
import { common } from './messages/to-host/common.ts';
import { deletion } from './messages/to-host/deletion.ts';
import { rehearsal } from './messages/to-host/rehearsal.ts';
import { transfer } from './messages/to-host/transfer.ts';
import { upkeep } from './messages/to-host/upkeep.ts';
import { alerts } from './messages/to-survivor/alerts.ts';
import { changes as survivorChanges } from './messages/to-survivor/changes.ts';
import { common as survivorCommon } from './messages/to-survivor/common.ts';
import { deletion as survivorDeletion } from './messages/to-survivor/deletion.ts';
import { invitation } from './messages/to-survivor/invitation.ts';
import { rehearsal as survivorRehearsal } from './messages/to-survivor/rehearsal.ts';
import { silence } from './messages/to-survivor/silence.ts';
import { transfer as survivorTransfer } from './messages/to-survivor/transfer.ts';

export const messages: typeof english.messages = {
  toHost: { common, own: { ...account, ...changes, ...checks, ...deletion, ...rehearsal, ...transfer, ...upkeep } },
  toSurvivor: {
    common: survivorCommon,
    own: { ...alerts, ...survivorChanges, ...survivorDeletion, ...invitation, ...survivorRehearsal, ...silence, ...survivorTransfer },
  },
};
