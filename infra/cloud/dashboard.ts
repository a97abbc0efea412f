import { Duration, type Stack } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IMetric, LogQueryWidget, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LOG_METRICS, logMetric } from './alarm.ts';
import type { DataStack } from './data-stack.ts';
import { gatewayMetric } from './gateway.ts';

interface DashboardSources {
  data: DataStack;
  effects: LambdaFunction;
  sweep: LambdaFunction;
}

/** Creates one page that shows the health of the service. */
export function createDashboard(stack: Stack, stage: string, { data, effects, sweep }: DashboardSources): void {
  const period = Duration.minutes(5);
  const graph = (title: string, ...left: IMetric[]) => new GraphWidget({ title, left, width: 12 });
  new Dashboard(stack, 'Dashboard', {
    dashboardName: `will-${stage}`,
    widgets: [
      [
        graph(
          'Requests',
          gatewayMetric(stage, 'Count', 'samplecount'),
          gatewayMetric(stage, '4XXError', 'sum'),
          gatewayMetric(stage, '5XXError', 'sum'),
        ),
        graph('Response time (ms)', gatewayMetric(stage, 'Latency', 'p50'), gatewayMetric(stage, 'Latency', 'p99')),
      ],
      [
        graph('Scheduled jobs', ...LOG_METRICS.map((metric) => logMetric(stage, metric))),
        graph('Effects: delay (ms)', effects.metric('IteratorAge', { period, statistic: 'max' })),
      ],
      [
        graph('Not delivered', ...Object.values(data.queues).map((queue) => queue.metricApproximateNumberOfMessagesVisible({ period }))),
        graph('Concurrent functions', new Metric({ namespace: 'AWS/Lambda', metricName: 'ConcurrentExecutions', statistic: 'max', period })),
      ],
      [straysOf(sweep)],
    ],
  });
}

/** Shows the daily repairs of schedules, timers and uploads, read from the log: a metric for each would cost. They raise no alarm. */
function straysOf({ logGroup }: LambdaFunction): LogQueryWidget {
  return new LogQueryWidget({
    title: 'Strays that a sweep set right',
    width: 24,
    logGroupNames: [logGroup.logGroupName],
    queryLines: [
      "filter event in ['strays_cleared', 'hosts_walked']",
      'stats sum(schedules) as stray_schedules, sum(silent) as silent_timers, sum(uploads) as stray_uploads, sum(timers) as stray_timers by bin(1d)',
    ],
  });
}
