import { CustomResource, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { CfnFunction, Code, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { PagesProperties } from './publish-pages.ts';
import { createServiceFunction } from './service-function.ts';
import type { Settings } from './settings.ts';

/** What the pages need to know about the other stacks. */
export interface Surroundings {
  site: Bucket;
  staging: Bucket;
  apiUrl: string;
}

/** Publishes the pages, when everything that they call is there. */
export function createContentStack(scope: Construct, settings: Settings, code: Code, { site, staging, apiUrl }: Surroundings): Stack {
  const { stage, account, region, serviceName, brand } = settings;
  const stack = new Stack(scope, `will-${stage}-content`, { env: { account, region }, description: 'Will custody: the pages' });
  const publisher = createServiceFunction(stack, {
    stage,
    name: 'publish-pages',
    description: 'Called by a deployment: writes the pages into their bucket',
    code,
    memory: 512,
    timeout: 180,
    environment: {},
    statements: [new PolicyStatement({ actions: ['s3:PutObject'], resources: [site.arnForObjects('*')] })],
  });
  new CustomResource(stack, 'Pages', {
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
      Version: versionOf(stack, publisher),
    } satisfies PagesProperties,
  });
  return stack;
}

/** Returns the name of the function's code, which contains a hash of the pages. */
function versionOf(stack: Stack, publisher: LambdaFunction): string {
  // The default child of a function is always its CloudFormation resource.
  const { s3Key, zipFile } = stack.resolve((publisher.node.defaultChild as CfnFunction).code);
  return s3Key ?? zipFile;
}
