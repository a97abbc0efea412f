import { beforeAll, describe, expect, it } from 'vitest';
import { answered, DAY, letter, type SealedWill, type StartedTransfer, sealWill, signIn, startTransfer } from '#tests/support/story.ts';
import { expectShape } from './sentence.ts';
import { isRemote, retryingHost, type Service } from './service.ts';
import { type Fields, type ResourceName, resources } from './shapes.ts';
import { survivorAuthSentences } from './survivor-auth.ts';
import { frozenSentences } from './transfer.ts';

type Sample = Record<string, unknown>;

/** Resources and their fields: each with its exact name, type and nullability, and no other field. Then what happens in the running transfer. */
export function fieldSentences(service: Service): void {
  describe.skipIf(isRemote)('Resources and their fields', () => {
    let transfer: StartedTransfer;
    let samples: Record<ResourceName, Sample>;
    beforeAll(async () => {
      const will = await sealWill(service.stack);
      [samples, transfer] = await createOneOfEach(will);
      retryingHost(will.host);
    });
    // Object.keys returns the names as plain strings.
    const names = Object.keys(resources) as ResourceName[];
    describe.each(names)('%s', (name) => {
      const [fields, added]: readonly [Fields, readonly string[]] = resources[name];
      const rows = Object.entries(fields).map(([field, type]) => ({ field, is: type.description, type }));
      it.each(rows)('$field: $is', ({ field, type }) => {
        expect(samples[name]).toHaveProperty(field);
        expectShape(samples[name][field], type);
      });
      it('has no other field, except those that we add', () => {
        const known = [...Object.keys(fields), ...added];
        expect(Object.keys(samples[name]).filter((field) => !known.includes(field))).toEqual([]);
      });
    });
    frozenSentences(() => transfer.will);
    survivorAuthSentences(service, () => transfer);
  });
}

/** Creates one of each resource, for a Host who got one check and whose transfer is running. */
async function createOneOfEach(will: SealedWill): Promise<[Record<ResourceName, Sample>, StartedTransfer]> {
  const { host, stack, storageId } = will;
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7 } });
  await stack.advance(7 * DAY);
  await signIn(host);
  const get = (path: string) => answered(200, host.ask, 'GET', `/api/${path}`);
  const { documents } = await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter('another.txt')] });
  const transfer = await startTransfer(will);
  const samples = {
    Host: await get('host/profile'),
    'Host settings': await get('host/settings'),
    Survivor: (await get('survivors')).survivors[0],
    Storage: (await get('storages')).storages[0],
    Connector: (await get('connectors')).connectors[0],
    Will: await get('will/status'),
    'Will document': documents[0],
    'Liveness check': (await get('liveness/history')).checks[0],
    Transfer: await get(`transfer/status?transfer_id=${transfer.transferId}`),
    'Storage browse item': (await get(`storages/${storageId}/browse`)).items[0],
  };
  return [samples, transfer];
}
