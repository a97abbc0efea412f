import { expect, it } from 'vitest';
import { createApp } from '#platform/aws.ts';
import { provideApp } from '#platform/current-app.ts';
import { worker } from '#platform/job.ts';
import { ENVIRONMENT } from '#tests/infra/cloud/bundles.ts';

it('says on the wire that a worker without a result has done its work', async () => {
  provideApp(createApp(ENVIRONMENT));
  const answer = await worker('nothing-to-say', async () => {})({});
  expect(JSON.parse(JSON.stringify(answer))).toEqual({ result: null });
});
