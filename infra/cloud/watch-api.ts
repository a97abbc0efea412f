import { Duration, type Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { watch } from './watch.ts';

const PERIOD = Duration.minutes(5);

/** Alarms for what clients see: one for all endpoints, because a fault of any of them shows in the gateway's own count. */
export function watchApi(stack: Stack, api: RestApi, authorizer: LambdaFunction, alarms: ITopic): void {
  watch(
    stack,
    'ServerErrors',
    {
      metric: api.metricServerError({ statistic: 'sum', period: PERIOD }),
      says: 'Requests were answered with 5xx. Look for "level":"alarm" in the logs.',
      from: 5,
    },
    alarms,
  );
  // The authorizer throws on purpose for every token that is not good, so its errors say nothing; its throttles shut every Host out.
  watch(
    stack,
    'AuthorizerThrottles',
    {
      metric: authorizer.metricThrottles({ period: PERIOD }),
      says: 'Tokens could not be read in time: Hosts are shut out. Raise the reservation of the authorizer.',
    },
    alarms,
  );
  watch(
    stack,
    'Throttles',
    {
      metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'sum', period: PERIOD }),
      says: 'Functions of this account and region were throttled. Look at the dashboard for a flood, or ask for more concurrency.',
      from: 10,
    },
    alarms,
  );
}
