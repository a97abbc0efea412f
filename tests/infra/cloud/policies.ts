import type { Json, Resource, Templates } from './synthesized.ts';
import { every, ofType } from './synthesized.ts';

/** One statement, always with lists. CloudFormation references appear as JSON. */
export interface Statement {
  effect: string;
  actions: string[];
  resources: string[];
  conditions: Json;
}

/** Returns the statements of every role, by the role's name without its stage. */
export function rolePolicies(templates: Templates): Map<string, Statement[]> {
  const roles = ofType(every(templates), 'AWS::IAM::Role').filter(({ properties }) => properties.RoleName);
  return new Map(roles.map((role) => [nameOf(role.properties.RoleName), statementsOf(role)]));
}

/** Returns `auth-login` for `will-test-auth-login_account`. */
export function nameOf(fullName: string): string {
  return fullName.replace(/^will-test-|_[a-z]+$/g, '');
}

export function statements(document: Json): Statement[] {
  return document.Statement.map((statement: Json) => ({
    effect: statement.Effect,
    actions: texts(statement.Action),
    resources: texts(statement.Resource),
    conditions: statement.Condition ?? {},
  }));
}

/** Returns the roles whose own policy allows a KMS action for this purpose. */
export function holders(templates: Templates, action: 'kms:Decrypt' | 'kms:Encrypt', purpose: string): string[] {
  const lets = ({ effect, actions, conditions }: Statement) =>
    effect === 'Allow' && actions.includes(action) && texts(conditions.StringEquals?.['kms:EncryptionContext:purpose'] ?? []).includes(purpose);
  return [...rolePolicies(templates)]
    .filter(([, list]) => list.some(lets))
    .map(([name]) => name)
    .sort();
}

/** Returns the roles that the policies of the keys allow to use an action for this purpose. */
export function admittedByKeys({ data }: Pick<Templates, 'data'>, action: 'kms:Decrypt' | 'kms:Encrypt', purpose: string): string[] {
  const keys = ofType(data, 'AWS::KMS::Key').flatMap(({ properties }) => statements(properties.KeyPolicy));
  const fitting = keys.filter(
    ({ actions, conditions }) =>
      actions.includes(action) && texts(conditions.StringEquals?.['kms:EncryptionContext:purpose'] ?? []).includes(purpose),
  );
  const arns = fitting.flatMap(({ conditions }) => texts(conditions.ArnEquals['aws:PrincipalArn']));
  return arns.map((arn) => nameOf(/role\/([\w*-]+)/.exec(arn)?.[1] ?? arn)).sort();
}

/** Returns every wildcard in a role's actions or resources, as `role: resource`. The ARN of a log group is a reference and does not appear. */
export function wildcards(templates: Templates): string[] {
  return [...rolePolicies(templates)].flatMap(([name, list]) =>
    list.flatMap(({ actions, resources }) =>
      [...actions, ...resources].filter((text) => text.includes('*')).map((text) => `${name}: ${plain(text)}`),
    ),
  );
}

/** Returns the prefixes of the table's keys on which a role may use an action. */
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

/** Returns a joined text with an ellipsis for each reference. */
function plain(text: string): string {
  if (!text.startsWith('{')) return text;
  const joined = JSON.parse(text)['Fn::Join'];
  return joined ? joined[1].map((part: Json) => (typeof part === 'string' ? part : '…')).join('') : text;
}
