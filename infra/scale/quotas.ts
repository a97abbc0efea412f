/** A quota of an account in one region, as published in November 2026. */
export interface AccountQuota {
  what: string;
  value: number;
  /** What a request for more can reach. Undefined if no one publishes it: the model then does not count on more. */
  most?: number;
  source: string;
}

const SCHEDULER = 'docs.aws.amazon.com/scheduler/latest/UserGuide/scheduler-quotas.html';
const DYNAMODB = 'docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html';

/** The quotas that the number of Hosts can reach. For `tens of thousands`, the model takes ten thousand. */
export const ACCOUNT_QUOTAS = {
  schedules: { what: 'Scheduler, schedules', value: 10_000_000, most: 1_000_000_000, source: SCHEDULER },
  firings: { what: 'Scheduler, firings a second', value: 1_000, most: 10_000, source: SCHEDULER },
  mails: {
    what: 'SES, mails a second, with production access',
    value: 14,
    most: 500,
    source: 'oneuptime.com/blog/post/2026-02-12-move-amazon-ses-out-of-sandbox; more: acellemail.com/kb/articles/ses-sending-limits-cookbook',
  },
  mailsOfADay: {
    what: 'SES, mails a day, with production access',
    value: 50_000,
    most: 1_000_000,
    source: 'bluefox.email/aws-concepts/ses-sending-quota; more: acellemail.com/kb/articles/ses-sending-limits-cookbook',
  },
  runs: {
    what: 'Lambda, runs in parallel',
    value: 1_000,
    most: 10_000,
    source: 'docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html',
  },
  newProcesses: {
    what: 'Lambda, processes that one function may start in ten seconds',
    value: 1_000,
    source: 'docs.aws.amazon.com/lambda/latest/dg/scaling-behavior.html',
  },
  keyRequests: {
    what: 'KMS, requests a second for symmetric keys, in eu-central-1',
    value: 20_000,
    source: 'docs.aws.amazon.com/kms/latest/developerguide/requests-per-second.html',
  },
  tableWrites: { what: 'DynamoDB, write units of a table a second', value: 40_000, source: DYNAMODB },
  partitionWrites: {
    what: 'DynamoDB, write units of a partition a second',
    value: 1_000,
    source: 'repost.aws/knowledge-center/on-demand-table-throttling-dynamodb',
  },
  requests: {
    what: 'API Gateway, requests a second',
    value: 10_000,
    source: 'docs.aws.amazon.com/apigateway/latest/developerguide/limits.html',
  },
} as const satisfies Readonly<Record<string, AccountQuota>>;

export type AccountQuotaName = keyof typeof ACCOUNT_QUOTAS;
