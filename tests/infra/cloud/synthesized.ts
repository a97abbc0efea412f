import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { createCloud } from '#infra/cloud/cloud.ts';
import { type ServiceFunctions, serviceFunctions } from '#infra/cloud/functions.ts';
import { readSettings, type Settings } from '#infra/cloud/settings.ts';
import { type Layout, layoutOf } from './layout.ts';

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
  /** The outputs of the API stack, by name. */
  outputs: Record<string, Json>;
  layout: Layout;
  /** The stacks that each stack waits for, by name. */
  deployedAfter: Record<string, string[]>;
}

// Checking CloudFormation's own rules takes seconds per template. `npm run synth` does it.
process.env['CDK_VALIDATION'] = 'false';

const CONTEXT: Record<string, unknown> = {
  stage: 'test',
  frontendUrl: 'https://will.example',
  mailFrom: 'Will Custody <no-reply@mail.will.example>',
  accessWindowDays: 14,
};

export const settings: Settings = readSettings((name) => CONTEXT[name], {});

const STUB = Code.fromInline('exports.handler = async () => {};');

/** Synthesizes the stacks, with a stub as the code of every function. */
export function synthesized(options: { functions?: ServiceFunctions; settings?: Partial<Settings> } = {}): Templates {
  const cloud = createCloud(new App(), { ...settings, ...options.settings }, options.functions ?? serviceFunctions(), () => STUB);
  const stacks = [cloud.data.stack, cloud.api.stack, cloud.workers];
  const [data, api, workers] = stacks.map((stack) => Template.fromStack(stack).toJSON());
  const nested = Object.fromEntries([...cloud.api.stacks].map(([home, stack]) => [home, Template.fromStack(stack).toJSON()]));
  return {
    data: resources(data),
    api: resources(api),
    homes: Object.fromEntries(Object.entries(nested).map(([home, template]) => [home, resources(template)])),
    workers: resources(workers),
    outputs: api?.['Outputs'] ?? {},
    layout: { 'will-test-data': layoutOf(data), 'will-test-api': layoutOf(api, nested), 'will-test-workers': layoutOf(workers) },
    deployedAfter: Object.fromEntries(stacks.map((stack) => [stack.stackName, stack.dependencies.map(({ stackName }) => stackName).sort()])),
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

function resources(template: Json): Resource[] {
  const entries: [string, Json][] = Object.entries(template.Resources);
  return entries.map(([id, whole]) => ({ id, type: whole.Type, properties: whole.Properties ?? {}, whole }));
}
