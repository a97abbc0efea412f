import { worldActions } from './faults.ts';
import type { Action } from './life.ts';
import { operatorActions } from './operators.ts';
import { hostAccountActions } from './people/host-account.ts';
import { hostChannelActions } from './people/host-channels.ts';
import { hostDeviceActions } from './people/host-device.ts';
import { hostFactorActions } from './people/host-factors.ts';
import { hostLifeActions } from './people/host-life.ts';
import { hostLinkActions } from './people/host-links.ts';
import { hostPasskeyActions } from './people/host-passkeys.ts';
import { hostPeopleActions } from './people/host-people.ts';
import { hostPlaceActions } from './people/host-places.ts';
import { hostReadActions } from './people/host-reads.ts';
import { hostWillActions } from './people/host-will.ts';
import { oldTabActions } from './people/old-tab.ts';
import { otherClientActions } from './people/other-clients.ts';
import { survivorAnswerActions } from './people/survivor-answers.ts';
import { survivorClientActions } from './people/survivor-clients.ts';
import { survivorDeviceActions } from './people/survivor-device.ts';
import { survivorLifeActions } from './people/survivor-life.ts';
import { survivorProofActions } from './people/survivor-proves.ts';
import { survivorReadActions } from './people/survivor-reads.ts';
import { survivorStartActions } from './people/survivor-starts.ts';
import { telegramActions } from './people/telegram.ts';
import { thiefActions } from './thieves/capabilities.ts';
import { rowActions } from './thieves/writes-rows.ts';

/** Everything that anybody can do. */
export const actions: readonly Action[] = [
  ...[...hostAccountActions, ...hostChannelActions, ...hostDeviceActions, ...hostFactorActions, ...hostLifeActions, ...hostLinkActions],
  ...hostPasskeyActions,
  ...[...hostPeopleActions, ...hostPlaceActions, ...hostReadActions, ...hostWillActions, ...oldTabActions],
  ...[
    ...survivorAnswerActions,
    ...survivorClientActions,
    ...survivorDeviceActions,
    ...survivorLifeActions,
    ...survivorProofActions,
    ...survivorReadActions,
    ...survivorStartActions,
  ],
  ...otherClientActions,
  ...telegramActions,
  ...thiefActions,
  ...rowActions,
  ...worldActions,
  ...operatorActions,
];
