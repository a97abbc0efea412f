import { Aws, CfnOutput, CustomResource, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import { createServiceFunction } from './service-function.ts';
import { mailDomain, type Settings } from './settings.ts';
import type { LogRoleProperties } from './use-log-role.ts';
import type { MailDomainProperties } from './use-mail-domain.ts';

export const PREPARE_ACCOUNT = 'prepare-account';

/**
 * Prepares what an account has only once in a region: the role for the logs of API Gateway, and the mail domain in SES. A resource of
 * CloudFormation would replace the role of others, and would fail for a domain that SES knows. So a function decides during the
 * deployment, on every account in the same way.
 */
export function prepareAccount(stack: Stack, { stage, mailFrom, mailFromDomain }: Settings, code: Code): void {
  const domain = mailDomain(mailFrom);
  const role = createLogRole(stack);
  const { functionArn: serviceToken } = createServiceFunction(stack, {
    stage,
    name: PREPARE_ACCOUNT,
    description: 'Called by a deployment: uses or creates what an account has only once',
    code,
    memory: 256,
    timeout: 180,
    environment: {},
    statements: [...logRoleStatements(role), mailDomainStatement(domain)],
  });
  const create = (id: string, resourceType: string, properties: LogRoleProperties | MailDomainProperties) =>
    new CustomResource(stack, id, { resourceType, serviceToken, serviceTimeout: Duration.minutes(4), properties: { ...properties } });
  create('ApiLogRole', 'Custom::ApiLogRole', { RoleArn: role.roleArn });
  const mail = create('MailDomain', 'Custom::MailDomain', { Domain: domain, MailFromDomain: mailFromDomain, Stage: stage });
  showRecords(stack, mail, domain);
}

/** Stays when the stack is deleted, because the APIs of others may write their logs with it. */
function createLogRole(stack: Stack): Role {
  const role = new Role(stack, 'ApiLogWriter', {
    description: 'API Gateway writes the logs of all APIs of this region with this role',
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs')],
  });
  role.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  return role;
}

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/permissions.html */
function logRoleStatements({ roleArn }: Role): PolicyStatement[] {
  return [
    new PolicyStatement({ actions: ['apigateway:GET', 'apigateway:PATCH'], resources: [`arn:aws:apigateway:${Aws.REGION}::/account`] }),
    // Any role of the account can be the present one.
    new PolicyStatement({ actions: ['iam:GetRole'], resources: [`arn:aws:iam::${Aws.ACCOUNT_ID}:role/*`] }),
    new PolicyStatement({
      actions: ['iam:PassRole'],
      resources: [roleArn],
      conditions: { StringEquals: { 'iam:PassedToService': 'apigateway.amazonaws.com' } },
    }),
  ];
}

function mailDomainStatement(domain: string): PolicyStatement {
  return new PolicyStatement({
    actions: [
      'ses:CreateEmailIdentity',
      'ses:GetEmailIdentity',
      'ses:PutEmailIdentityFeedbackAttributes',
      'ses:PutEmailIdentityMailFromAttributes',
      'ses:TagResource',
    ],
    resources: [`arn:aws:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:identity/${domain}`],
  });
}

function showRecords(stack: Stack, mail: CustomResource, domain: string): void {
  for (const n of [1, 2, 3]) {
    const description = `DKIM record. Add it to the DNS of ${domain}.`;
    new CfnOutput(stack, `MailRecord${n}`, { value: mail.getAttString(`Dkim${n}`), description });
  }
  for (const n of [1, 2]) {
    const description = `Record of the MAIL FROM domain, which makes SPF aligned. Add it to the DNS of ${domain}.`;
    new CfnOutput(stack, `MailFromRecord${n}`, { value: mail.getAttString(`MailFrom${n}`), description });
  }
}
