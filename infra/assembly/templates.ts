import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One resource of a synthesized template. */
export interface Resource {
  id: string;
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: templates are JSON without types
  properties: any;
  metadata: Record<string, unknown>;
}

/** The templates that `cdk synth` wrote, with names of this machine in place of those that AWS would assign. */
export interface Templates {
  folder: string;
  region: string;
  ofType(type: string): Resource[];
  /** Returns the only resource of this type. Throws if there is none or if there are several. */
  onlyOne(type: string): Resource;
  /** Returns the resource that a `Ref` or `Fn::GetAtt` anywhere in this value refers to. */
  referencedBy(value: unknown): Resource | undefined;
  /** Returns the value with all CloudFormation functions replaced by their results. */
  // biome-ignore lint/suspicious/noExplicitAny: the type depends on the template
  resolve(value: unknown): any;
}

/** Names that AWS would assign, by type of resource. */
export interface PhysicalNames {
  account: string;
  tableName: string;
  stagingBucket: string;
  packagesBucket: string;
  custodyKeyId: string;
  operationsKeyId: string;
  evidenceKeyId: string;
}

type Values = Record<string, unknown>;

/** The bucket of the pages, if a stack on this machine runs the templates. */
export const PAGES_BUCKET = 'will-local-pages';

/** The name that CloudFront would assign. */
const SITE_NAME = 'd000000000000.cloudfront.net';

/** Reads a cloud assembly. https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/intrinsic-function-reference.html */
export function readTemplates(folder: string, given: PhysicalNames, stacks = readStacks(folder)): Templates {
  const region = stacks[0]?.region ?? '';
  const contents = collect(stacks.map(({ template }) => template));
  const { resources, outputs } = contents;
  const resolve = createResolver({ ...contents, given: { ...given, region }, resource });

  function resource(id: string): Resource {
    const found = resources.get(id);
    if (!found) throw new Error(`The templates contain no resource ${id}. Run "npm run synth" again.`);
    return found;
  }

  const ofType = (type: string) => [...resources.values()].filter((one) => one.type === type);
  return {
    folder,
    region,
    ofType,
    resolve,
    onlyOne(type) {
      const [first, second] = ofType(type);
      if (!first || second) throw new Error(`The templates must contain exactly one ${type}. Run "npm run synth" again.`);
      return first;
    },
    referencedBy(value) {
      const [, id, output] = /"(?:Ref|Fn::GetAtt)":\[?"(\w+)"(?:,"Outputs\.(\w+)")?/.exec(JSON.stringify(value ?? null)) ?? [];
      if (output !== undefined) return this.referencedBy(outputs.get(output));
      return id === undefined ? undefined : resources.get(id);
    },
  };
}

/**
 * What the templates contain, by name. CDK derives the names of outputs and of a nested stack's parameters from
 * what they refer to, so one name has one value.
 */
interface Contents {
  resources: Map<string, Resource>;
  outputs: Map<string, unknown>;
  parameters: Map<string, unknown>;
}

function collect(templates: readonly Values[]): Contents {
  const contents: Contents = { resources: new Map(), outputs: new Map(), parameters: new Map() };
  for (const template of templates) {
    for (const [id, { Type, Properties = {}, Metadata = {} }] of entriesOf(template['Resources'])) {
      // CloudFormation defines the types of these values.
      const resource = { id, type: String(Type), properties: Properties as Values, metadata: Metadata as Values };
      contents.resources.set(id, resource);
      const passed = resource.type === 'AWS::CloudFormation::Stack' ? entriesOf(resource.properties['Parameters']) : [];
      for (const [name, value] of passed) contents.parameters.set(name, value);
    }
    for (const [id, { Value }] of entriesOf(template['Outputs'])) {
      contents.outputs.set(id, Value);
    }
  }
  return contents;
}

function entriesOf(value: unknown): [name: string, value: Values][] {
  return Object.entries<Values>(isValues(value) ? (value as Record<string, Values>) : {});
}

interface Known extends Contents {
  given: PhysicalNames & { region: string };
  resource(id: string): Resource;
}

/** Returns a function that replaces every CloudFormation function in a value with its result. */
function createResolver({ given, outputs, parameters, resource }: Known): (value: unknown) => unknown {
  const pseudo: Record<string, string> = {
    'AWS::Region': given.region,
    'AWS::AccountId': given.account,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
  };
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isValues(value)) return value;
    const [[name, argument] = [], more] = Object.entries(value);
    const known = name !== undefined && more === undefined ? intrinsics[name] : undefined;
    return known ? known(argument) : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part)]));
  };
  const intrinsics: Record<string, (argument: unknown) => unknown> = {
    Ref: (id) => {
      const parameter = parameters.get(String(id));
      return parameter === undefined ? (pseudo[String(id)] ?? refOf(resource(String(id)), given, resolve)) : resolve(parameter);
    },
    'Fn::GetAtt': (of) => {
      const output = /^Outputs\.(.+)$/.exec(String(list(of)[1]))?.[1];
      return output ? resolve(outputs.get(output)) : attributeOf(resource(String(list(of)[0])), String(list(of)[1]), given, resolve);
    },
    'Fn::GetStackOutput': (of) => resolve(outputs.get(String(isValues(of) && of['OutputName']))),
    'Fn::Join': (of) =>
      list(list(of)[1])
        .map(resolve)
        .join(String(list(of)[0])),
    'Fn::Split': (of) => String(resolve(list(of)[1])).split(String(list(of)[0])),
    'Fn::Select': (of) => list(resolve(list(of)[1]))[Number(list(of)[0])],
    'Fn::Sub': (text) => String(text).replace(/\$\{([\w:]+)\}/g, (_all, id) => String(resolve({ Ref: id }))),
  };
  return resolve;
}

/** A template, and the region that its stack is deployed to. */
export interface StackTemplate {
  name: string;
  region: string;
  /** The size of the file that CloudFormation reads. */
  bytes: number;
  template: Values;
}

/** Reads the templates of all stacks, each followed by those of its nested stacks. `change` is applied to the text of each. */
export function readStacks(folder: string, change: (text: string) => string = (text) => text): StackTemplate[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const withNested = (name: string, region: string, file: string): StackTemplate[] => {
    const written = read(file);
    const text = change(written);
    const template: Values = JSON.parse(text);
    // Also in a changed text, the files have the names that the CDK has written.
    const nested = entriesOf(JSON.parse(written).Resources).filter(([, { Type }]) => Type === 'AWS::CloudFormation::Stack');
    return [
      { name, region, bytes: Buffer.byteLength(text), template },
      // CDK writes the nested template into the same folder and names it here.
      ...nested.flatMap(([id, { Metadata }]) => withNested(`${name}/${id}`, region, String((Metadata as Values)['aws:asset:path']))),
    ];
  };
  const artifacts: [string, Values][] = Object.entries(JSON.parse(read('manifest.json')).artifacts);
  return artifacts
    .filter(([, { type }]) => type === 'aws:cloudformation:stack')
    .flatMap(([name, { environment, properties }]) =>
      withNested(name, String(environment).split('/').at(-1) ?? '', String(isValues(properties) && properties['templateFile'])),
    );
}

function keyIdOf(id: string, { custodyKeyId, operationsKeyId, evidenceKeyId }: PhysicalNames): string {
  const known = { Custody: custodyKeyId, Operations: operationsKeyId, Evidence: evidenceKeyId };
  return Object.entries(known).find(([name]) => id.startsWith(name))?.[1] ?? id;
}

function bucketOf(id: string, { stagingBucket, packagesBucket }: PhysicalNames): string {
  const known = { Staging: stagingBucket, Packages: packagesBucket };
  return Object.entries(known).find(([name]) => id.startsWith(name))?.[1] ?? PAGES_BUCKET;
}

/** Returns the result of `Ref`, which is the name for most resources. */
function refOf({ id, type, properties }: Resource, given: PhysicalNames, resolve: (value: unknown) => unknown): string {
  if (type === 'AWS::DynamoDB::GlobalTable') return given.tableName;
  if (type === 'AWS::S3::Bucket') return bucketOf(id, given);
  if (type === 'AWS::KMS::Key') return keyIdOf(id, given);
  if (type === 'AWS::ApiGateway::RestApi') return 'local';
  const { FunctionName, RoleName, LogGroupName, EmailIdentity, Name } = properties;
  return String(resolve(FunctionName ?? RoleName ?? LogGroupName ?? EmailIdentity ?? Name ?? id));
}

function attributeOf(resource: Resource, name: string, given: PhysicalNames & { region: string }, resolve: (value: unknown) => unknown): string {
  const ref = refOf(resource, given, resolve);
  if (name === 'RegionalDomainName') return `${ref}.s3.${given.region}.amazonaws.com`;
  if (resource.type === 'AWS::CloudFront::Distribution') return SITE_NAME;
  if (name === 'StreamArn') return `${arnOf(resource.type, ref, given)}/stream/local`;
  return name === 'Arn' ? arnOf(resource.type, ref, given) : `${ref}.${name}`;
}

function arnOf(type: string, name: string, { region, account }: { region: string; account: string }): string {
  const place = `${region}:${account}`;
  if (type === 'AWS::Lambda::Function') return `arn:aws:lambda:${place}:function:${name}`;
  if (type === 'AWS::IAM::Role') return `arn:aws:iam::${account}:role/${name}`;
  if (type === 'AWS::DynamoDB::GlobalTable') return `arn:aws:dynamodb:${place}:table/${name}`;
  if (type === 'AWS::S3::Bucket') return `arn:aws:s3:::${name}`;
  if (type === 'AWS::KMS::Key') return `arn:aws:kms:${place}:key/${name}`;
  if (type === 'AWS::Logs::LogGroup') return `arn:aws:logs:${place}:log-group:${name}:*`;
  if (type === 'AWS::SQS::Queue') return `arn:aws:sqs:${place}:${name}`;
  return `arn:aws:${type.split('::')[1]?.toLowerCase()}:${place}:${name}`;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
