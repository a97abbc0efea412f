import type { Json, Resource, Templates } from './synthesized.ts';
import { every, ofType } from './synthesized.ts';

/** One statement with lists where IAM also allows a single text; references of CloudFormation are shown as JSON. */
export interface Statement {
  effect: string;
  actions: string[];
  resources: string[];
  conditions: Json;
}

/** The statements of every role, by the role's name without its stage. */
export function rolePolicies(templates: Templates): Map<string, Statement[]> {
  const roles = ofType(every(templates), 'AWS::IAM::Role').filter(({ properties }) => properties.RoleName);
  return new Map(roles.map((role) => [nameOf(role.properties.RoleName), statementsOf(role)]));
}

/** `will-test-auth-login` is `auth-login`. */
export function nameOf(fullName: string): string {
  return fullName.replace(/^will-test-/, '');
}

export function statements(document: Json): Statement[] {
  return document.Statement.map((statement: Json) => ({
    effect: statement.Effect,
    actions: texts(statement.Action),
    resources: texts(statement.Resource),
    conditions: statement.Condition ?? {},
  }));
}

/** Whose own policy lets them use an action of KMS for this purpose. */
export function holders(templates: Templates, action: 'kms:Decrypt' | 'kms:Encrypt', purpose: string): string[] {
  const lets = ({ effect, actions, conditions }: Statement) =>
    effect === 'Allow' && actions.includes(action) && texts(conditions.StringEquals?.['kms:EncryptionContext:purpose'] ?? []).includes(purpose);
  return [...rolePolicies(templates)]
    .filter(([, list]) => list.some(lets))
    .map(([name]) => name)
    .sort();
}

/** Whom the keys themselves let use an action for this purpose, whatever those roles' own policies say. */
export function admittedByKeys(templates: Templates, action: 'kms:Decrypt' | 'kms:Encrypt', purpose: string): string[] {
  const keys = ofType(templates.data, 'AWS::KMS::Key').flatMap(({ properties }) => statements(properties.KeyPolicy));
  const fitting = keys.filter(
    ({ actions, conditions }) =>
      actions.includes(action) && texts(conditions.StringEquals?.['kms:EncryptionContext:purpose'] ?? []).includes(purpose),
  );
  const arns = fitting.flatMap(({ conditions }) => texts(conditions.ArnEquals['aws:PrincipalArn']));
  return arns.map((arn) => nameOf(/role\/([\w-]+)/.exec(arn)?.[1] ?? arn)).sort();
}

/** Every star in a role's actions or resources, as `role: what`. A log group's ARN ends in one by itself and shows as a reference. */
export function wildcards(templates: Templates): string[] {
  return [...rolePolicies(templates)].flatMap(([name, list]) =>
    list.flatMap(({ actions, resources }) =>
      [...actions, ...resources].filter((text) => text.includes('*')).map((text) => `${name}: ${plain(text)}`),
    ),
  );
}

/** The table's keys that a role may reach with an action. */
export function leadingKeys(list: readonly Statement[], action: string): string[] {
  const fitting = list.filter(({ actions }) => actions.includes(`dynamodb:${action}`));
  return [...new Set(fitting.flatMap(({ conditions }) => texts(conditions['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? [])))].sort();
}

function statementsOf(role: Resource): Statement[] {
  return role.properties.Policies.flatMap(({ PolicyDocument }: Json) => statements(PolicyDocument));
}

function texts(value: Json): string[] {
  return [value].flat().map((one: Json) => (typeof one === 'string' ? one : JSON.stringify(one)));
}

/** A joined text with its references left out. */
function plain(text: string): string {
  if (!text.startsWith('{')) return text;
  const joined = JSON.parse(text)['Fn::Join'];
  return joined ? joined[1].map((part: Json) => (typeof part === 'string' ? part : '…')).join('') : text;
}
