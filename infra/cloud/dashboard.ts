import { Duration, type Stack } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Api } from './api-stack.ts';
import type { Data } from './data-stack.ts';
import { logMetric, STRAY_METRICS } from './watch.ts';

interface Shown {
  api: Api;
  data: Data;
  effects: LambdaFunction;
}

/** One page that shows whether the service is well. */
export function createDashboard(stack: Stack, stage: string, { api: { restApi }, data, effects }: Shown): void {
  const period = Duration.minutes(5);
  const graph = (title: string, ...left: IMetric[]) => new GraphWidget({ title, left, width: 12 });
  new Dashboard(stack, 'Dashboard', {
    dashboardName: `will-${stage}`,
    widgets: [
      [
        graph('Requests', restApi.metricCount({ period }), restApi.metricClientError({ period }), restApi.metricServerError({ period })),
        graph('Answered within (ms)', restApi.metricLatency({ period, statistic: 'p50' }), restApi.metricLatency({ period, statistic: 'p99' })),
      ],
      [
        graph(
          'Clockwork',
          logMetric(stage, 'Swept'),
          logMetric(stage, 'Overdue'),
          logMetric(stage, 'AnswerPageDown'),
          logMetric(stage, 'AlarmLines'),
        ),
        graph('Effects: how late (ms)', effects.metric('IteratorAge', { period, statistic: 'max' })),
      ],
      [
        graph('Not delivered', ...Object.values(data.queues).map((queue) => queue.metricApproximateNumberOfMessagesVisible({ period }))),
        graph('Functions at once', new Metric({ namespace: 'AWS/Lambda', metricName: 'ConcurrentExecutions', statistic: 'max', period })),
      ],
      [graph('Strays that a sweep set right', ...Object.values(STRAY_METRICS).map((name) => logMetric(stage, name)))],
    ],
  });
}
