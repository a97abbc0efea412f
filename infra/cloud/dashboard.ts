import { Duration, type Stack } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { logMetric, REPAIR_METRICS } from './alarm.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';

interface DashboardSources {
  api: ApiStack;
  data: DataStack;
  effects: LambdaFunction;
}

/** Creates one page that shows the health of the service. */
export function createDashboard(stack: Stack, stage: string, { api: { restApi }, data, effects }: DashboardSources): void {
  const period = Duration.minutes(5);
  const graph = (title: string, ...left: IMetric[]) => new GraphWidget({ title, left, width: 12 });
  new Dashboard(stack, 'Dashboard', {
    dashboardName: `will-${stage}`,
    widgets: [
      [
        graph('Requests', restApi.metricCount({ period }), restApi.metricClientError({ period }), restApi.metricServerError({ period })),
        graph('Response time (ms)', restApi.metricLatency({ period, statistic: 'p50' }), restApi.metricLatency({ period, statistic: 'p99' })),
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
