import type { Stack } from 'aws-cdk-lib';
import type { RestApiBase } from 'aws-cdk-lib/aws-apigateway';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { routes } from '#functions/routes.ts';
import { type Limit, type Row, readLimit } from '#http/route.ts';

const WINDOW_SECONDS = 300;
/** Operations in which a client can guess something. */
const GUESSABLE = ['/api/auth/', '/api/survivor-auth/', '/api/transfer/'];
/** A browser may ask with OPTIONS whether it may send a request. The firewall counts both. */
const COUNTED_AS = 2;

const rows: readonly Row[] = Object.values(routes);

/**
 * Returns as many requests as the limits of these rows let one client send within any five minutes. The firewall stops floods before a
 * function starts, and must never refuse what the service would have answered.
 */
function mostRequests(some: readonly Pick<Row, 'name' | 'scope' | 'limit'>[]): number {
  const limits = new Map(some.map(({ name, scope, limit }) => [scope ?? name, readLimit(limit)]));
  // The windows of the service are aligned: five minutes can touch one more of them than they can hold.
  const within = ({ limit, windowSeconds }: Limit) => limit * (Math.ceil(WINDOW_SECONDS / windowSeconds) + 1);
  return [...limits.values()].reduce((sum, limit) => sum + within(limit), 0);
}

/**
 * Creates a firewall with rate rules. For blocked requests, the gateway answers in the service's error format. The CDK has no L2 constructs
 * for WAF.
 */
export function createFirewall(stack: Stack, api: RestApiBase, stage: string): void {
  const seen = (metricName: string) => ({ cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false, metricName });
  const rate = (name: string, priority: number, limit: number, scopeDownStatement?: CfnWebACL.StatementProperty): CfnWebACL.RuleProperty => ({
    name,
    priority,
    action: { block: {} },
    visibilityConfig: seen(name),
    statement: {
      rateBasedStatement: {
        limit: COUNTED_AS * limit,
        aggregateKeyType: 'IP',
        evaluationWindowSec: WINDOW_SECONDS,
        ...(scopeDownStatement && { scopeDownStatement }),
      },
    },
  });
  const guessable = rows.filter(({ path }) => GUESSABLE.some((start) => path.startsWith(start)));
  const firewall = new CfnWebACL(stack, 'Firewall', {
    name: `will-${stage}`,
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: seen(`will-${stage}`),
    rules: [
      rate('guessable', 0, mostRequests(guessable), { orStatement: { statements: GUESSABLE.map(beginsWith) } }),
      rate('everything', 1, mostRequests(rows)),
    ],
  });
  new CfnWebACLAssociation(stack, 'FirewallInFront', { webAclArn: firewall.attrArn, resourceArn: api.deploymentStage.stageArn });
}

function beginsWith(path: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'STARTS_WITH',
      searchString: path,
      textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
    },
  };
}
