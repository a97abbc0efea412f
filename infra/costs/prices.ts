/** A list price of us-east-1 in dollars, and the page that said so in 2025 or 2026. */
export interface Price {
  what: string;
  dollars: number;
  /** How many of them the price is for. */
  per: number;
  source: string;
  /** How many are free each month in an account, however old it is. */
  free?: number;
}

/** Prices are not measured. Check them before you promise anything: most of the pages are not from AWS. */
export const PRICES = {
  writeUnits: {
    what: 'DynamoDB on demand, write units',
    dollars: 0.625,
    per: 1_000_000,
    source: 'airbyte.com/data-engineering-resources/dynamodb-pricing',
  },
  readUnits: {
    what: 'DynamoDB on demand, read units',
    dollars: 0.125,
    per: 1_000_000,
    source: 'airbyte.com/data-engineering-resources/dynamodb-pricing',
  },
  apiRequests: {
    what: 'API Gateway, requests to a REST API',
    dollars: 3.5,
    per: 1_000_000,
    source: 'docs.aws.amazon.com/whitepapers/latest/best-practices-api-gateway-private-apis-integration/cost-optimization.html',
  },
  runs: { what: 'Lambda, runs', dollars: 0.2, per: 1_000_000, free: 1_000_000, source: 'not verified at AWS; third parties agree' },
  gigabyteSeconds: {
    what: 'Lambda on arm64, GB-seconds',
    dollars: 13.3334,
    per: 1_000_000,
    free: 400_000,
    source: 'cloudchipr.com/blog/aws-lambda-pricing',
  },
  gigabyteMonths: { what: 'S3 Standard, GB kept for a month', dollars: 0.023, per: 1, source: 'not verified at AWS; third parties agree' },
  mails: { what: 'SES, mails', dollars: 0.1, per: 1_000, source: 'www.acecloudinterviews.com/tutorials/aws/ses' },
  logBytes: {
    what: 'CloudWatch, bytes of logs',
    dollars: 0.5,
    per: 1_000_000_000,
    free: 5_000_000_000,
    source: 'www.factualminds.com/blog/amazon-cloudwatch-pricing-metrics-logs-alarms-dashboards',
  },
  keys: { what: 'KMS, a key', dollars: 1, per: 1, source: 'aws.amazon.com/kms/pricing' },
  rotations: {
    what: 'KMS, each of the first two rotations of a key, the first after seven years',
    dollars: 1,
    per: 1,
    source: 'aws.amazon.com/kms/pricing; the limit of two: sysops.app/aws-news/474.html',
  },
  keyRequests: { what: 'KMS, requests', dollars: 0.03, per: 10_000, free: 20_000, source: 'www.wring.co/blog/aws-kms-pricing-guide' },
  firewalls: { what: 'WAF, an access list', dollars: 5, per: 1, source: 'c3x.dev/blog/aws-waf-cost-explained' },
  firewallRules: { what: 'WAF, a rule', dollars: 1, per: 1, source: 'c3x.dev/blog/aws-waf-cost-explained' },
  firewallRequests: { what: 'WAF, requests', dollars: 0.6, per: 1_000_000, source: 'c3x.dev/blog/aws-waf-cost-explained' },
  alarms: { what: 'CloudWatch, an alarm', dollars: 0.1, per: 1, free: 10, source: 'not verified; free: aws.amazon.com/cloudwatch/pricing' },
  metrics: {
    what: 'CloudWatch, a custom metric',
    dollars: 0.3,
    per: 1,
    free: 10,
    source: 'signoz.io/guides/cloudwatch-pricing; free: aws.amazon.com/cloudwatch/pricing',
  },
  dashboards: {
    what: 'CloudWatch, a dashboard',
    dollars: 3,
    per: 1,
    free: 3,
    source: 'www.factualminds.com/blog/amazon-cloudwatch-pricing-metrics-logs-alarms-dashboards',
  },
} as const satisfies Readonly<Record<string, Price>>;

export type Priced = keyof typeof PRICES;

/** Returns the dollars for this many. */
export function priceOf(priced: Priced, count: number): number {
  const { dollars, per } = PRICES[priced];
  return (count * dollars) / per;
}

/** Returns how many of them an account has free each month. */
export function freeOf(priced: Priced): number {
  const { free = 0 }: Price = PRICES[priced];
  return free;
}
