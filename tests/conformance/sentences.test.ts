import { accountSentences } from './account.ts';
import { channelSentences } from './channels.ts';
import { connectorSentences } from './connectors.ts';
import { factorSentences } from './factors.ts';
import { hostSentences } from './host.ts';
import { overview } from './overview.ts';
import { runningSentences, sealedSentences } from './sealed.ts';
import { openService } from './service.ts';
import { storageSentences } from './storages.ts';
import { survivorSentences } from './survivors.ts';
import { willSentences } from './will.ts';

const service = openService();

// Sentences without a sealed will first: each move of the clock performs what is due for every will of the service.
accountSentences(service);
factorSentences(service);
hostSentences(service);
survivorSentences(service);
storageSentences(service);
connectorSentences(service);
sealedSentences(service);
channelSentences(service);
runningSentences(service);
willSentences(service);
overview(service);
