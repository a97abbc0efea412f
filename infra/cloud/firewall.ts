import type { Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';

/** Requests of one IP address within five minutes. Far above the service's own limits: the firewall stops floods before a function starts. */
const MAX_REQUESTS = 3000;
const MAX_REQUESTS_GUESSABLE = 600;

/** Creates a firewall with rate rules. For blocked requests, the gateway answers in the service's error format. */
export function createFirewall(stack: Stack, api: RestApi, stage: string): void {
  const seen = (metricName: string) => ({ cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false, metricName });
  const rate = (name: string, priority: number, limit: number, scopeDownStatement?: CfnWebACL.StatementProperty): CfnWebACL.RuleProperty => ({
    name,
    priority,
    action: { block: {} },
    visibilityConfig: seen(name),
    statement: { rateBasedStatement: { limit, aggregateKeyType: 'IP', evaluationWindowSec: 300, ...(scopeDownStatement && { scopeDownStatement }) } },
  });
  const firewall = new CfnWebACL(stack, 'Firewall', {
    name: `will-${stage}`,
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: seen(`will-${stage}`),
    rules: [
      rate('guessable', 0, MAX_REQUESTS_GUESSABLE, {
        orStatement: { statements: ['/api/auth/', '/api/survivor-auth/', '/api/transfer/'].map(beginsWith) },
      }),
      rate('everything', 1, MAX_REQUESTS),
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
