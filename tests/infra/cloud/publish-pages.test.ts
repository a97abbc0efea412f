import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeploymentEvent } from '#infra/cloud/custom-resource.ts';
import { handler } from '#infra/cloud/publish-pages.ts';
import { deploymentHere } from './deployment.ts';

const DENIED = '<Error><Code>AccessDenied</Code><Message>User arn:aws:sts::123456789012:assumed-role/x is not authorized</Message></Error>';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<head><meta charset="utf-8" /></head>');
  await writeFile(join(folder, 'assets', 'app.js'), 'start();');
});
afterAll(() => rm(folder, { recursive: true }));

/** The number of requests that S3 still denies. */
let denials = 0;
const deployment = deploymentHere((response) => {
  denials -= 1;
  if (denials < 0) return response.end();
  return response.writeHead(403, { 'content-type': 'application/xml' }).end(DENIED);
});

const run = (type: DeploymentEvent<unknown>['RequestType'], from = folder) => {
  const properties = {
    Bucket: 'pages-bucket',
    Api: 'https://api.example',
    Staging: 'https://uploads.example',
    Name: 'Wills',
    Mark: 'V',
    Accent: '#5b2a86',
    Operator: '{"name":"Vienna Wills"}',
    Version: '1',
  };
  return handler(deployment.event(type, properties), undefined, { attempts: 3, pauseMs: 1, folder: from });
};
const written = () => deployment.calls().map(({ path }) => path.replace(/\?.*/, ''));

const ALL = [
  ...['assets/app.js', 'icon.svg', 'mark.svg', 'manifest.webmanifest', 'index.html', 'config.json'].map((path) => `/pages-bucket/${path}`),
];

it('begins again after a denial, because new permissions take some seconds to become effective', async () => {
  denials = 2;
  await run('Update');
  expect(written()).toEqual([ALL[0], ALL[0], ...ALL]);
  expect(deployment.outcomes()).toMatchObject([{ Status: 'SUCCESS', PhysicalResourceId: 'pages' }]);
});

it('says who runs the service, if the operator says it', async () => {
  denials = 0;
  await run('Update');
  expect(deployment.calls().at(-1)?.body).toContain('"operator":{"name":"Vienna Wills"}');
});

it('fails the deployment with the name of the error only, if S3 denies every attempt', async () => {
  denials = 3;
  await run('Create');
  expect(written()).toEqual([ALL[0], ALL[0], ALL[0]]);
  expect(deployment.outcomes()).toMatchObject([{ Status: 'FAILED', Reason: 'The pages could not be written: AccessDenied. Deploy again.' }]);
});

it('changes nothing when the stack is deleted', async () => {
  await run('Delete');
  expect(deployment.calls()).toEqual([]);
  expect(deployment.outcomes()).toMatchObject([{ Status: 'SUCCESS' }]);
});
