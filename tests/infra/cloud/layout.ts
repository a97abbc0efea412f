import type { Json } from './synthesized.ts';

/** A stack as CloudFormation holds it, with its nested stacks. A place is `nested/logical id`, or only the logical id. */
export interface StackLayout {
  /** What no two resources can have at the same time (such as a function's name or the path of a method), by place. */
  names: Record<string, string>;
  /** The places of resources that hold data or that addresses in sent messages lead to. */
  kept: string[];
  exports: string[];
  imports: string[];
}

/** All top-level stacks in the order of their deployment. */
export type Layout = Record<string, StackLayout>;

/** Returns the layout of a stack from its template and those of its nested stacks. */
export function layoutOf(template: Json, nested: Readonly<Record<string, Json>> = {}): StackLayout {
  const parts: [string, Json][] = [['', template], ...Object.entries(nested)];
  const resources: [place: string, resource: Json, all: Json][] = parts.flatMap(([name, part]) =>
    Object.entries<Json>(part.Resources).map(([id, one]): [string, Json, Json] => [name ? `${name}/${id}` : id, one, part.Resources]),
  );
  const named = resources.map(([place, one, all]) => [place, nameOf(one, all)] as const).filter(([, name]) => name !== undefined);
  return {
    names: Object.fromEntries(named.map(([place, name]) => [place, name ?? ''])),
    kept: resources.filter(([, one]) => isKept(one)).map(([place]) => place),
    exports: Object.values<Json>(template.Outputs ?? {}).flatMap(({ Export }) => (Export ? [text(Export.Name)] : [])),
    imports: [...new Set(parts.flatMap(([, part]) => importsOf(part)))].sort(),
  };
}

/**
 * Deploys one layout over another, stack by stack, and returns what CloudFormation would refuse. It creates what is new in a stack and
 * its nested stacks before it deletes what is gone, and keeps an export as long as another stack imports it.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/using-cfn-updating-stacks-update-behaviors.html
 */
export function deployOver(before: Layout, after: Layout): string[] {
  const state: Layout = { ...before };
  const refused: string[] = [];
  for (const [stack, next] of Object.entries(after)) {
    refused.push(...takenNames(state, stack, next), ...lostExports(state, stack, next), ...lostData(state[stack], next));
    state[stack] = next;
    const exported = Object.values(state).flatMap(({ exports }) => exports);
    refused.push(...next.imports.filter((name) => !exported.includes(name)).map((name) => `${stack} imports ${name}, which no stack exports`));
  }
  return refused;
}

function takenNames(state: Layout, stack: string, next: StackLayout): string[] {
  const holders = new Map(
    Object.entries(state).flatMap(([other, { names }]) => Object.entries(names).map(([place, name]) => [name, `${other} ${place}`] as const)),
  );
  return Object.entries(next.names)
    .filter(([place, name]) => state[stack]?.names[place] !== name && holders.has(name))
    .map(([place, name]) => `${name} is created as ${stack} ${place}, while ${holders.get(name)} has this name`);
}

function lostExports(state: Layout, stack: string, next: StackLayout): string[] {
  const imported = Object.entries(state).flatMap(([other, { imports }]) => (other === stack ? [] : imports));
  const lost = (state[stack]?.exports ?? []).filter((name) => !next.exports.includes(name) && imported.includes(name));
  return lost.map((name) => `${stack} no longer exports ${name}, which another stack still imports`);
}

function lostData(current: StackLayout | undefined, next: StackLayout): string[] {
  return (current?.kept ?? []).filter((place) => !next.kept.includes(place)).map((place) => `${place} would be deleted or replaced`);
}

/** The properties that make a name, by type. Two resources cannot have the same, also in different stacks. */
const NAMES: Record<string, readonly string[]> = {
  'AWS::ApiGateway::BasePathMapping': ['DomainName', 'BasePath'],
  'AWS::ApiGateway::DomainName': ['DomainName'],
  'AWS::ApiGateway::GatewayResponse': ['ResponseType'],
  'AWS::ApiGateway::Stage': ['StageName'],
  'AWS::CloudWatch::Dashboard': ['DashboardName'],
  'AWS::IAM::Role': ['RoleName'],
  'AWS::KMS::Alias': ['AliasName'],
  'AWS::Lambda::Function': ['FunctionName'],
  'AWS::Logs::LogGroup': ['LogGroupName'],
  'AWS::SES::ConfigurationSet': ['Name'],
  'AWS::SES::EmailIdentity': ['EmailIdentity'],
  'AWS::SNS::Topic': ['TopicName'],
  'AWS::Scheduler::Schedule': ['GroupName', 'Name'],
  'AWS::Scheduler::ScheduleGroup': ['Name'],
  'AWS::WAFv2::WebACL': ['Name'],
};

function nameOf(resource: Json, all: Json): string | undefined {
  const { Type, Properties = {} } = resource;
  if (Type === 'AWS::ApiGateway::Resource') return `${Type} ${pathOf(resource, all)}`;
  if (Type === 'AWS::ApiGateway::Method') return `${Type} ${Properties.HttpMethod} ${pathOf(all[Properties.ResourceId.Ref], all)}`;
  const values = (NAMES[Type] ?? []).flatMap((property) => (Properties[property] === undefined ? [] : [text(Properties[property])]));
  return values.length > 0 ? `${Type} ${values.join(' ')}` : undefined;
}

function pathOf(resource: Json, all: Json): string {
  return resource ? `${pathOf(all[resource.Properties.ParentId.Ref], all)}/${resource.Properties.PathPart}` : '';
}

function isKept({ Type, DeletionPolicy }: Json): boolean {
  return DeletionPolicy?.startsWith('Retain') || ['AWS::ApiGateway::RestApi', 'AWS::ApiGateway::DomainName'].includes(Type);
}

function importsOf(template: Json): string[] {
  return [...JSON.stringify(template).matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name]) => name ?? '');
}

function text(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
