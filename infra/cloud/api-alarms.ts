import { Duration, type Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { createAlarm } from './alarm.ts';

const PERIOD = Duration.minutes(5);

/** Creates the alarms for requests. One alarm covers all endpoints, because the gateway counts the errors of all of them. */
export function createApiAlarms(stack: Stack, api: RestApi, authorizer: LambdaFunction, alarms: ITopic): void {
  createAlarm(
    stack,
    'ServerErrors',
    {
      metric: api.metricServerError({ statistic: 'sum', period: PERIOD }),
      description:
        'Server errors: five or more requests were answered with 5xx within five minutes. Search the log groups of the functions for "level":"alarm".',
      atLeast: 5,
    },
    alarms,
  );
  // The authorizer throws on purpose for every invalid token, so its errors mean nothing. Its throttles lock out all Hosts.
  createAlarm(
    stack,
    'AuthorizerThrottles',
    {
      metric: authorizer.metricThrottles({ period: PERIOD }),
      description:
        'Authorizer throttled: session tokens cannot be checked, so Hosts are locked out. Raise the reserved concurrency of the authorizer.',
    },
    alarms,
  );
  createAlarm(
    stack,
    'Throttles',
    {
      metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'sum', period: PERIOD }),
      description:
        'Functions throttled: ten or more calls in this account and region were rejected within five minutes. Check the dashboard for a flood of requests. If there is none, ask AWS for more concurrency.',
      atLeast: 10,
    },
    alarms,
  );
}
