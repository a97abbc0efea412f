import { Duration, type Stack } from 'aws-cdk-lib';
import type { RestApiBase } from 'aws-cdk-lib/aws-apigateway';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { createAlarm } from './alarm.ts';
import type { AlarmTopic } from './alarm-topic.ts';
import { LONG_RUNS, reservedConcurrencyOf } from './concurrency.ts';
import { homeOf } from './homes.ts';
import { functionName } from './names.ts';
import type { Settings } from './settings.ts';

const PERIOD = Duration.minutes(5);

interface AlarmSources {
  api: RestApiBase;
  authorizer: LambdaFunction;
  settings: Pick<Settings, 'stage' | 'profile' | 'reservedConcurrency'>;
}

/** Creates the alarms for requests. One alarm covers all endpoints, because the gateway counts the errors of all of them. */
export function createApiAlarms(stack: Stack, { api, authorizer, settings }: AlarmSources, alarms: AlarmTopic): void {
  // A few Hosts send little, so that one fault of theirs is a part of all requests that a person must look at.
  const few = settings.profile === 'family';
  const flood = few ? 5 : 100;
  createAlarm(
    stack,
    'ServerErrors',
    {
      metric: api.metricServerError({ statistic: 'sum', period: PERIOD }),
      description:
        'Server errors: requests were answered with 5xx, five or more within five minutes, or one for a family. Search the log groups of the functions for "level":"alarm".',
      page: 'server-errors',
      atLeast: few ? 1 : 5,
    },
    alarms,
  );
  createAlarm(
    stack,
    'Flood',
    {
      metric: api.metricCount({ statistic: 'sum', period: PERIOD }),
      description: `Flood: for fifteen minutes the API received more than ${flood} requests a second, which is far more than all Hosts send. AWS charges for each. Find the paths and addresses in the metrics of the firewall, and block them there.`,
      page: 'flood',
      atLeast: flood * PERIOD.toSeconds(),
      periods: 3,
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
      page: 'authorizer-throttles',
    },
    alarms,
  );
  createAlarm(
    stack,
    'Throttles',
    {
      metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'sum', period: PERIOD }),
      description:
        'Functions throttled: calls in this account and region were rejected, ten or more within five minutes, or one for a family. Look for a flood of requests. If there is none, ask AWS for more concurrency.',
      page: 'throttles',
      atLeast: few ? 1 : 10,
    },
    alarms,
  );
  if (settings.reservedConcurrency) for (const name of LONG_RUNS) alarmOnManyReaders(stack, settings.stage, name, alarms);
}

/** Three quarters leave time to look before families are refused. Without a reservation, the alarm on throttles covers these functions. */
function alarmOnManyReaders(stack: Stack, stage: string, name: (typeof LONG_RUNS)[number], alarms: AlarmTopic): void {
  const reserved = reservedConcurrencyOf(name) ?? 0;
  // By name: the function is in a nested stack.
  const dimensionsMap = { FunctionName: functionName(stage, { name, home: homeOf(name) }) };
  const metric = new Metric({ namespace: 'AWS/Lambda', metricName: 'ConcurrentExecutions', statistic: 'max', period: PERIOD, dimensionsMap });
  const description = `Many readers: ${name} uses three quarters of its ${reserved} runs. Families are refused when it uses all of them. Search its log for too_many_running, which names the transfers that want more than their part, and raise its reserved concurrency.`;
  createAlarm(stack, `Readers-${name.replaceAll('/', '-')}`, { metric, description, page: 'readers', atLeast: Math.ceil(0.75 * reserved) }, alarms);
}
