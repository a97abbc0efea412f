import { beforeAll, describe } from 'vitest';
import { type SealedWill, type StartedTransfer, sealWill, startTransfer } from '#tests/support/story.ts';
import { sealedConnectorSentences } from './connectors.ts';
import { livenessSentences } from './liveness.ts';
import { rehearsalSentences } from './rehearsals.ts';
import { isRemote, retryingHost, type Service } from './service.ts';
import { sealedStorageSentences } from './storages.ts';
import { survivorAuthSentences } from './survivor-auth.ts';
import { frozenSentences, transferSentences } from './transfer.ts';

/** Sentences about one sealed will: its storage and connector, its checks, a rehearsal, and its transfers, in this order. */
export function sealedSentences(service: Service): void {
  describe.skipIf(isRemote)('a sealed will', () => {
    let sealed: SealedWill;
    const will = () => sealed;
    beforeAll(async () => {
      sealed = await sealWill(service.stack);
      retryingHost(sealed.host);
    });
    sealedStorageSentences(will);
    sealedConnectorSentences(will);
    livenessSentences(service, will);
    rehearsalSentences(service, will);
    transferSentences(service, will);
  });
}

/** Sentences about a running transfer: what cannot change, and how its Survivors authenticate and read. */
export function runningSentences(service: Service): void {
  describe.skipIf(isRemote)('a running transfer', () => {
    let transfer: StartedTransfer;
    beforeAll(async () => {
      transfer = await startTransfer(await sealWill(service.stack));
      retryingHost(transfer.will.host);
    });
    frozenSentences(() => transfer.will);
    survivorAuthSentences(service, () => transfer);
  });
}
