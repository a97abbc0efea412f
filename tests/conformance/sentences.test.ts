import { accountSentences } from './account.ts';
import { connectorSentences } from './connectors.ts';
import { fieldSentences } from './fields.ts';
import { hostSentences } from './host.ts';
import { overview } from './overview.ts';
import { sealedSentences } from './sealed.ts';
import { openService } from './service.ts';
import { storageSentences } from './storages.ts';
import { survivorAuthSentences } from './survivor-auth.ts';
import { survivorSentences } from './survivors.ts';
import { transferSentences } from './transfer.ts';
import { willSentences } from './will.ts';

const service = openService();

fieldSentences(service);
accountSentences(service);
hostSentences(service);
survivorSentences(service);
storageSentences(service);
connectorSentences(service);
willSentences(service);
sealedSentences(service);
transferSentences(service);
survivorAuthSentences(service);
overview(service);
