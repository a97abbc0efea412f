import type { AwsCall } from '#infra/assembly/aws-calls.ts';
import type { Role, Statement } from './check-calls.ts';

/** One permission of a role, as narrow as the policy states it. */
export interface Grant {
  function: string;
  action: string;
  /** The key prefix of the table, the purpose of a key, or the resource. */
  on: string;
  /** Whether calls used other actions on the same prefix or purpose. */
  resourceUsed?: true;
}

/** Returns every grant that no call has used. */
export function findUnusedGrants(roles: ReadonlyMap<string, Role>, calls: readonly AwsCall[]): Grant[] {
  const byFunction = Map.groupBy(calls, (call) => call.function.replaceAll('/', '-'));
  return [...roles].flatMap(([name, { policy }]) => {
    const made = byFunction.get(name) ?? [];
    return policy.Statement.filter(({ Effect }) => Effect === 'Allow').flatMap((statement) => findUnusedIn(statement, name, made));
  });
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition.html: values of one key are alternatives. */
function findUnusedIn(statement: Statement, name: string, made: readonly AwsCall[]): Grant[] {
  const [key, alternatives] = narrowingCondition(statement);
  const idle: Grant[] = [];
  for (const action of texts(statement.Action)) {
    const used = made.filter((call) => call.action === action);
    for (const resource of texts(statement.Resource)) {
      const here = used.filter((call) => matches(resource, call.resource));
      for (const value of alternatives) {
        const isUsed = here.some(({ context }) => value === undefined || texts(context[key] ?? []).some((given) => matches(value, given)));
        const isReached = made.some(
          ({ action: other, context }) => other !== action && value !== undefined && texts(context[key] ?? []).some((given) => matches(value, given)),
        );
        if (!isUsed) idle.push({ function: name, action, on: value ?? resource, ...(isReached && { resourceUsed: true }) });
      }
    }
  }
  return idle;
}

const NARROWING_KEYS = ['dynamodb:LeadingKeys', 'kms:EncryptionContext:purpose'];

function narrowingCondition({ Condition = {} }: Statement): [key: string, alternatives: (string | undefined)[]] {
  const conditions = ['StringEquals', 'StringLike', 'ForAllValues:StringLike'].flatMap((operator) => Object.entries(Condition[operator] ?? {}));
  const [key, values] = conditions.find(([name]) => NARROWING_KEYS.includes(name)) ?? ['', []];
  return [key, key === '' ? [undefined] : texts(values)];
}

function matches(pattern: string, text: string): boolean {
  const escaped = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`).test(text);
}

function texts(value: string | string[]): string[] {
  return [value].flat();
}
