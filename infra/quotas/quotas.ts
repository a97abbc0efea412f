import { readStacks, readTemplates, type StackTemplate } from '#infra/assembly/templates.ts';

/** A limit of AWS that one template can reach. */
interface Quota {
  name: string;
  limit: number;
  /** The share of the limit from which the check fails. A name does not grow with the service, so it may reach its limit. */
  failsFrom: number;
  /** What makes it grow, and what to do before it is reached. For docs/operations.md. */
  growsWith: string;
  remedy: string;
  /** Returns how much a template uses, or its largest part. */
  used(stack: StackTemplate, resolve: (value: unknown) => unknown): number;
}

/** The use of one quota by one stack. */
export interface Use {
  stack: string;
  quota: string;
  used: number;
  limit: number;
  /** Whether this is too near to the limit. */
  fails: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: templates are JSON without types
type Json = any;

const FAILS_FROM = 0.8;

/** The longest name of a stage (infra/cloud/settings.ts). */
const LONGEST_STAGE = 's'.repeat(12);

/**
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html,
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-execution-service-limits-table.html,
 * https://docs.aws.amazon.com/kms/latest/developerguide/resource-limits.html,
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html,
 * https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
 */
export const QUOTAS: readonly Quota[] = [
  {
    name: 'resources',
    limit: 500,
    failsFrom: FAILS_FROM,
    growsWith: 'endpoints',
    remedy: 'another home in `infra/cloud/homes.ts`',
    used: ({ template }) => entries(template['Resources']).length,
  },
  {
    name: 'template bytes',
    limit: 1_000_000,
    failsFrom: FAILS_FROM,
    growsWith: 'functions',
    remedy: 'another home in `infra/cloud/homes.ts`',
    used: ({ bytes }) => bytes,
  },
  {
    name: 'outputs',
    limit: 200,
    failsFrom: FAILS_FROM,
    growsWith: 'what other stacks refer to',
    remedy: 'fewer references between stacks',
    used: ({ template }) => entries(template['Outputs']).length,
  },
  {
    name: 'parameters',
    limit: 200,
    failsFrom: FAILS_FROM,
    growsWith: 'what nested stacks refer to',
    remedy: 'fewer references between stacks',
    used: ({ template }) => entries(template['Parameters']).length,
  },
  {
    name: 'API resources',
    limit: 300,
    failsFrom: FAILS_FROM,
    growsWith: 'paths',
    remedy: 'ask AWS for more',
    used: (stack) => ofType(stack, 'AWS::ApiGateway::Resource').length,
  },
  {
    name: 'function name',
    limit: 64,
    failsFrom: 1.001,
    growsWith: 'the longest name',
    remedy: 'a shorter name; it may reach the limit',
    used: (stack) => largest(stack, 'AWS::Lambda::Function', ({ FunctionName = '' }) => String(FunctionName).length),
  },
  {
    name: 'key policy',
    limit: 32_768,
    failsFrom: FAILS_FROM,
    growsWith: 'functions and their purposes',
    remedy: 'one statement for the purposes that nearly all functions have, with a pattern of role names',
    used: (stack, resolve) => largest(stack, 'AWS::KMS::Key', sizeOf('KeyPolicy', resolve)),
  },
  {
    name: 'role policies',
    limit: 10_240,
    failsFrom: FAILS_FROM,
    growsWith: '`uses` of a row',
    remedy: 'split the function',
    used: (stack, resolve) => largest(stack, 'AWS::IAM::Role', sizeOf('Policies', resolve)),
  },
  {
    name: 'environment',
    limit: 4_096,
    failsFrom: FAILS_FROM,
    growsWith: 'settings',
    remedy: 'read rare settings from the table',
    used: (stack, resolve) => largest(stack, 'AWS::Lambda::Function', sizeOf('Environment', resolve)),
  },
];

/** Names as long as those that AWS assigns. */
const ASSIGNED = {
  account: '0'.repeat(12),
  tableName: 't'.repeat(48),
  stagingBucket: 'b'.repeat(63),
  packagesBucket: 'p'.repeat(63),
  custodyKeyId: 'c'.repeat(36),
  operationsKeyId: 'o'.repeat(36),
  evidenceKeyId: 'e'.repeat(36),
};

/** Measures all templates of a cloud assembly against the quotas, as if its stage had the longest name. */
export function measure(folder: string): Use[] {
  const stacks = readStacks(folder, withLongestStage(stageOf(folder)));
  const { resolve } = readTemplates(folder, ASSIGNED, stacks);
  return stacks.flatMap((stack) =>
    QUOTAS.map(({ name, limit, failsFrom, used }) => {
      const value = used(stack, resolve);
      return { stack: stack.name, quota: name, used: value, limit, fails: value >= limit * failsFrom };
    }),
  );
}

function entries(value: unknown): [name: string, value: Json][] {
  return Object.entries<Json>(value ?? {});
}

function ofType({ template }: StackTemplate, type: string): Json[] {
  return entries(template['Resources']).flatMap(([, resource]) => (resource.Type === type ? [resource.Properties ?? {}] : []));
}

function largest(stack: StackTemplate, type: string, sizeOfOne: (properties: Json) => number): number {
  return Math.max(0, ...ofType(stack, type).map(sizeOfOne));
}

/** The names of the stacks have the stage. */
function stageOf(folder: string): string | undefined {
  return readStacks(folder).flatMap(({ name }) => /^will-([a-z0-9]+)-/.exec(name)?.[1] ?? [])[0];
}

/** Replaces a stage in the text of a template: in names (`will-prod-`, `will/prod/`), in logical ids (`willprod`), and alone as a value. */
function withLongestStage(stage: string | undefined): (text: string) => string {
  const places = new RegExp(`(will[-/]?|")${stage}(?=[-/A-Za-z0-9"])`, 'g');
  return (text) => (stage === undefined ? text : text.replaceAll(places, `$1${LONGEST_STAGE}`));
}

/** Returns the size of a property as AWS receives it. */
function sizeOf(property: string, resolve: (value: unknown) => unknown): (properties: Json) => number {
  return (properties) => (properties[property] === undefined ? 0 : Buffer.byteLength(JSON.stringify(resolve(properties[property]))));
}
