import { CustomResource, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { PagesProperties } from './publish-pages.ts';
import { createServiceFunction } from './service-function.ts';
import type { Settings } from './settings.ts';

/** What the pages need to know about the other stacks. */
interface ContentProps {
  settings: Settings;
  code: Code;
  site: Bucket;
  staging: Bucket;
  apiUrl: string;
}

/** Publishes the pages, when everything that they call is there. */
export class ContentStack extends Stack {
  constructor(scope: Construct, id: string, { settings, code, site, staging, apiUrl }: ContentProps) {
    const { stage, account, region, serviceName, brand, operator, terminationProtection } = settings;
    super(scope, id, { env: { account, region }, description: 'Will custody: the pages', terminationProtection });
    const publisher = createServiceFunction(this, {
      stage,
      name: 'publish-pages',
      description: 'Called by a deployment: writes the pages into their bucket',
      code,
      memory: 512,
      timeout: 180,
      environment: {},
      statements: [new PolicyStatement({ actions: ['s3:PutObject'], resources: [site.arnForObjects('*')] })],
    });
    new CustomResource(this, 'Pages', {
      resourceType: 'Custom::Pages',
      serviceToken: publisher.functionArn,
      serviceTimeout: Duration.minutes(4),
      properties: {
        Bucket: site.bucketName,
        Api: apiUrl,
        Staging: `https://${staging.bucketRegionalDomainName}`,
        Name: serviceName,
        Mark: brand.mark,
        Accent: brand.accent,
        Operator: operator ? JSON.stringify(operator) : '',
        // A new version of the function, and so new pages, are published again.
        Version: publisher.currentVersion.version,
      } satisfies PagesProperties,
    });
  }
}
