import { functionName } from '#infra/cloud/names.ts';
import { isKeyUse, type KeyUser } from '#infra/cloud/previous-uses.ts';
import type { Json } from './synthesized.ts';

/** A stack as CloudFormation holds it, with its nested stacks. A place is `nested/logical id`, or only the logical id. */
export interface StackLayout {
  /** What no two resources can have at the same time (such as a function's name or the path of a method), by place. */
  names: Record<string, string>;
  /** The places of resources that hold data or that addresses in sent messages lead to. */
  kept: string[];
  outputs: string[];
  /** The outputs of other stacks that this one reads, as `stack output`. */
  reads: string[];
}

/** All top-level stacks in the order of their deployment. */
export type Layout = Record<string, StackLayout>;

/** A release as `npm run record:layout` records it. */
export interface Release {
  stacks: Layout;
  /** What each function uses the keys for, by the name of its role. */
  keyUses: Record<string, string[]>;
}

/** Returns what the functions of a release use the keys for. */
export function keyUsesOf(functions: readonly KeyUser[]): Release['keyUses'] {
  const uses = functions.map((fn) => [functionName('test', fn), fn.uses.filter(isKeyUse)] as const);
  return Object.fromEntries(uses.filter(([, list]) => list.length > 0).map(([name, list]) => [name, [...list]]));
}

/** Returns the uses of `before` that are not among those of `after`. */
export function droppedUses(before: Release['keyUses'], after: Release['keyUses']): string[] {
  return Object.entries(before).flatMap(([role, uses]) => uses.filter((use) => !after[role]?.includes(use)).map((use) => `${role} ${use}`));
}

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
    outputs: Object.keys(template.Outputs ?? {}),
    reads: [...new Set(parts.flatMap(([, part]) => readsOf(part)))].sort(),
  };
}

/**
 * Deploys one layout over another, stack by stack, and returns what CloudFormation would refuse. It creates what is new in a stack and
 * its nested stacks before it deletes what is gone, and reads the outputs of other stacks as they are at that moment.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/using-cfn-updating-stacks-update-behaviors.html
 */
export function deployOver(before: Layout, after: Layout, order = Object.keys(after)): string[] {
  const state: Layout = { ...before };
  const refused: string[] = [];
  for (const stack of order) {
    const next = after[stack];
    if (!next) throw new Error(`The layout has no stack ${stack}.`);
    refused.push(...takenNames(state, stack, next), ...lostData(state[stack], next));
    state[stack] = next;
    const outputs = Object.entries(state).flatMap(([other, one]) => one.outputs.map((name) => `${other} ${name}`));
    refused.push(...next.reads.filter((read) => !outputs.includes(read)).map((read) => `${stack} reads ${read}, which is not there`));
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

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/intrinsic-function-reference-getstackoutput.html */
function readsOf(node: Json): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const read = node['Fn::GetStackOutput'];
  return read ? [`${read.StackName} ${read.OutputName}`] : Object.values(node).flatMap(readsOf);
}

function text(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
