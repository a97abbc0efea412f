import { readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { createCloud } from '#infra/cloud/cloud.ts';
import { type ServiceFunctions, serviceFunctions } from '#infra/cloud/functions.ts';
import { type GivenSettings, readSettings, type WrittenSettings } from '#infra/cloud/settings.ts';
import { count, countNeeded } from '#tests/support/counts.ts';

// biome-ignore lint/suspicious/noExplicitAny: templates are JSON without types
export type Json = any;

/** One resource of a template. */
export interface Resource {
  id: string;
  type: string;
  properties: Json;
  /** The whole resource, with its deletion policy and dependencies. */
  whole: Json;
}

/** The resources of all templates. */
export interface Templates {
  data: Resource[];
  api: Resource[];
  /** The nested stacks of the API stack with the functions of the endpoints, by home. */
  homes: Record<string, Resource[]>;
  workers: Resource[];
  /** The second copy of the packages, in another region. Empty without it. */
  replica: Resource[];
  /** The place of the pages, and their content. Empty if the frontend is another one, as in most tests. */
  site: Resource[];
  content: Resource[];
  /** The outputs of the API stack and of the data stack, by name. */
  outputs: Record<string, Json>;
  dataOutputs: Record<string, Json>;
  /** The same of the place of the pages. */
  siteOutputs: Record<string, Json>;
  /** The stacks that each stack waits for, by name. */
  deployedAfter: Record<string, string[]>;
  protectedStacks: string[];
  /** The accounts and regions of the stacks. */
  environments: string[];
}

// Checking CloudFormation's own rules takes seconds per template. `npm run synth` does it.
process.env['CDK_VALIDATION'] = 'false';

const WRITTEN: WrittenSettings = {
  stage: 'test',
  account: '000000000000',
  region: 'eu-central-1',
  frontendUrl: 'https://will.example',
  mailFrom: 'Will Custody <no-reply@mail.will.example>',
  accessWindowDays: 14,
};

export const settings: GivenSettings = readSettings((name) => WRITTEN[name]);

/** The flags of the CDK with which we deploy. */
const FLAGS: Record<string, unknown> = JSON.parse(readFileSync('cdk.json', 'utf8')).context;

export const STUB = Code.fromInline('exports.handler = async () => {};');

/** Domains of the operator. CloudFront reads certificates in one region only. */
export const API_DOMAIN = {
  name: 'api.will.example',
  certificateArn: 'arn:aws:acm:eu-central-1:123456789012:certificate/6f0b9b0e-2f0c-4a8e-9d59-000000000000',
};
export const SITE_DOMAIN = {
  name: 'will.example',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/6f0b9b0e-2f0c-4a8e-9d59-000000000000',
};

/** The vault in another account, and the table that a restoration has made. */
export const COPIES_VAULT = 'arn:aws:backup:eu-west-1:111111111111:backup-vault:copies';
export const AUDITOR = 'arn:aws:iam::111111111111:role/auditor';
export const RESTORED_TABLE = 'arn:aws:dynamodb:eu-central-1:000000000000:table/will-restored';
export const RESTORED_STREAM = `${RESTORED_TABLE}/stream/2031-03-11T10:05:00.000`;

/**
 * The deployments that tests look at. Each takes three seconds, so a deployment has several settings, which change different resources.
 * Those that change the same ones are in different deployments.
 */
const DEPLOYMENTS = {
  /** No more than the settings without a default. The pages are another server's. */
  plain: {},
  /**
   * The operator has a name for the pages and one for the API, a quota of concurrency, and another firewall. The table was restored, and the
   * service itself can send texts.
   */
  named: {
    frontendUrl: undefined,
    site: SITE_DOMAIN,
    domain: API_DOMAIN,
    reservedConcurrency: true,
    waf: false,
    backupVault: COPIES_VAULT,
    tableStream: RESTORED_STREAM,
    texts: { provider: 'aws', from: 'Wills', countries: ['AT', 'US'], monthlyParts: 500 },
    telegramBot: 'our_will_bot',
  },
  /** An auditor may read settings, the table and the packages are copied elsewhere, Hosts can connect two drives, and no stack can be deleted. */
  copied: {
    terminationProtection: true,
    backupVault: COPIES_VAULT,
    auditor: AUDITOR,
    replicaRegion: 'eu-west-1',
    driveClientIds: { drive_a: 'google-1', drive_b: undefined, drive_c: 'microsoft-1' },
  },
  /** For a few Hosts: what costs much is left out. With the pages that come with the service. */
  family: { profile: 'family', waf: false, frontendUrl: undefined },
} satisfies Record<string, Partial<GivenSettings>>;

const made = new Map<string, Templates>();

/** Returns the stacks of a deployment, which are synthesized once for all tests of this process. Do not change them. */
export function deployment(name: keyof typeof DEPLOYMENTS): Templates {
  countNeeded('templates needed', name);
  const templates = made.get(name) ?? synthesize({ settings: DEPLOYMENTS[name] });
  made.set(name, templates);
  return templates;
}

/** Synthesizes the stacks, with a stub as the code of every function. */
export function synthesized(options: Options): Templates {
  count('templates needed');
  return synthesize(options);
}

interface Options {
  functions?: ServiceFunctions;
  settings?: Partial<GivenSettings>;
}

function synthesize(options: Options): Templates {
  const cloud = createCloud(new App({ context: FLAGS }), { ...settings, ...options.settings }, options.functions ?? serviceFunctions(), () => STUB);
  const stacks = [cloud.data, cloud.api, cloud.workers];
  const ofPages = cloud.pages ? [cloud.pages.site, cloud.pages.content] : [];
  const everyStack = [...stacks, ...ofPages, ...(cloud.replica ? [cloud.replica] : [])];
  const [data, api, workers] = stacks.map((stack) => Template.fromStack(stack).toJSON());
  const nested = Object.fromEntries([...cloud.api.endpoints].map(([home, stack]) => [home, Template.fromStack(stack).toJSON()]));
  const [site, content] = ofPages.map((stack) => Template.fromStack(stack).toJSON());
  return {
    data: resources(data),
    api: resources(api),
    homes: Object.fromEntries(Object.entries(nested).map(([home, template]) => [home, resources(template)])),
    workers: resources(workers),
    replica: cloud.replica ? resources(Template.fromStack(cloud.replica).toJSON()) : [],
    site: site ? resources(site) : [],
    content: content ? resources(content) : [],
    outputs: api?.['Outputs'] ?? {},
    dataOutputs: data?.['Outputs'] ?? {},
    siteOutputs: site?.['Outputs'] ?? {},
    deployedAfter: Object.fromEntries(everyStack.map((stack) => [stack.stackName, stack.dependencies.map(({ stackName }) => stackName).sort()])),
    protectedStacks: everyStack.filter(({ terminationProtection }) => terminationProtection).map(({ stackName }) => stackName),
    environments: [...new Set(everyStack.map(({ account, region }) => `${account}/${region}`))],
  };
}

export const every = ({ data, api, homes, workers }: Templates): Resource[] => [...data, ...api, ...Object.values(homes).flat(), ...workers];

export function ofType(list: readonly Resource[], type: string): Resource[] {
  return list.filter((resource) => resource.type === type);
}

/** Returns the only resource of this type. */
export function onlyOne(list: readonly Resource[], type: string): Resource {
  const [first, ...others] = ofType(list, type);
  if (!first || others.length > 0) throw new Error(`Expected one ${type}, found ${others.length + (first ? 1 : 0)}.`);
  return first;
}

/** Returns the resources of a template. */
export function resources(template: Json): Resource[] {
  const entries: [string, Json][] = Object.entries(template.Resources);
  return entries.map(([id, whole]) => ({ id, type: whole.Type, properties: whole.Properties ?? {}, whole }));
}
