import { Duration, type Stack } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { logMetric, REPAIR_METRICS } from './alarm.ts';
import type { DataStack } from './data-stack.ts';
import { gatewayMetric } from './gateway.ts';

interface DashboardSources {
  data: DataStack;
  effects: LambdaFunction;
}

/** Creates one page that shows the health of the service. */
export function createDashboard(stack: Stack, stage: string, { data, effects }: DashboardSources): void {
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
        graph(
          'Scheduled jobs',
          logMetric(stage, 'Swept'),
          logMetric(stage, 'Overdue'),
          logMetric(stage, 'AnswerPageDown'),
          logMetric(stage, 'AlarmLines'),
          logMetric(stage, 'MailRefused'),
          logMetric(stage, 'LateMessages'),
        ),
        graph('Effects: delay (ms)', effects.metric('IteratorAge', { period, statistic: 'max' })),
      ],
      [
        graph('Not delivered', ...Object.values(data.queues).map((queue) => queue.metricApproximateNumberOfMessagesVisible({ period }))),
        graph('Concurrent functions', new Metric({ namespace: 'AWS/Lambda', metricName: 'ConcurrentExecutions', statistic: 'max', period })),
      ],
      [graph('Strays that a sweep set right', logMetric(stage, 'MissingTimers'), ...REPAIR_METRICS.map(({ metric }) => logMetric(stage, metric)))],
    ],
  });
}
