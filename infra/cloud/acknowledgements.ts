import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { methodOf } from './api-stack.ts';
import type { Cloud } from './cloud.ts';
import type { Data } from './data-stack.ts';
import { everyFunction, type ServiceFunction, type ServiceFunctions } from './functions.ts';
import { scheduleGroupName } from './names.ts';
import type { Settings } from './settings.ts';

/** Every finding of the rules that we leave as it is, and why. */
export function acknowledge({ data, api, workers }: Cloud, functions: ServiceFunctions, settings: Settings): void {
  for (const queue of Object.values(data.queues)) {
    accept(queue, 'SQS3', 'This queue is itself where undeliverable things end; a test holds that all three are used as such.');
  }
  accept(
    data.staging,
    'S1',
    'Access logs would list the keys of drafts and outlive them; requests come from our own roles and presigned addresses only.',
  );

  accept(
    api.restApi,
    'COG4',
    'Hosts sign in with the service itself; a Lambda authorizer without cache reads their tokens, so that a logout counts at once.',
  );
  accept(api.restApi, 'APIG2', 'Every function parses its own request and answers in the one error shape, which a model of the gateway could not.');
  accept(
    api.restApi.deploymentStage,
    'APIG6',
    'Execution logs hold paths, queries and bodies, and with them links, codes and ids that open things; the access log has templates only.',
  );
  for (const { route } of functions.routes.filter(({ route }) => route.auth === 'public')) {
    accept(methodOf(api.restApi, route), 'APIG4', 'Public in the index of endpoints, with a limit and a proof of its own.');
  }
  if (!settings.waf)
    accept(api.restApi, 'APIG3', 'This deployment was asked to go without a firewall (waf=false); the service counts requests itself.');
  const logWriter = 'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]';
  accept(api.restApi, logWriter, 'The account-wide role in which API Gateway writes access logs; AWS maintains what it needs.');

  for (const fn of everyFunction(functions)) {
    const role = roleOf(functions.jobs.includes(fn) ? workers : api.stack, fn.name);
    for (const [pattern, reason] of patternsOf(fn, data, settings.stage)) accept(role, `IAM5[Resource::${pattern}]`, reason);
  }
}

/** What a function uses that AWS can only name by a pattern. */
function patternsOf(fn: ServiceFunction, data: Data, stage: string): [pattern: string, reason: string][] {
  const patterns: [string, string][] = [];
  if (fn.uses.includes('staging')) {
    const reason = 'One object a document, under the two prefixes of the staging bucket.';
    for (const prefix of ['drafts', 'incoming']) patterns.push([`${exportName(data, data.staging.bucketArn)}/${prefix}/*`, reason]);
  }
  if (fn.uses.includes('scheduler')) {
    patterns.push([
      `arn:aws:scheduler:<AWS::Region>:<AWS::AccountId>:schedule/${scheduleGroupName(stage)}/*`,
      'One schedule a timer, in a group of its own.',
    ]);
  }
  if (fn.uses.includes('scheduler:list')) patterns.push(['*', 'scheduler:ListSchedules, for which AWS knows no resource.']);
  if (fn.name === 'streams/perform-effects') patterns.push(['*', 'dynamodb:ListStreams, for which AWS knows no resource.']);
  return patterns;
}

/** By what name another stack knows a value of the data stack, as the rules show it. */
function exportName({ stack }: Data, value: string): string {
  return stack.resolve(stack.exportValue(value))['Fn::ImportValue'];
}

function accept(scope: IConstruct, rule: string, reason: string): void {
  Validations.of(scope).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason });
}

function roleOf(stack: IConstruct, name: string): IConstruct {
  return stack.node.findChild(name.replaceAll('/', '-')).node.findChild('Role');
}
