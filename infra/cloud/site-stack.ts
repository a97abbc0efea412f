import { CfnOutput, Duration, RemovalPolicies, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  type AddBehaviorOptions,
  CachePolicy,
  Function as CloudFrontFunction,
  Distribution,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { type Connections, securityHeaders } from '#web/edge/headers.ts';
import { NOT_FOUND_PAGE } from '#web/edge/pages.ts';
import { declareOutputs } from './declare-outputs.ts';
import { chosenFrontend, type Domain, type GivenSettings } from './settings.ts';
import { siteFunctionCode } from './site-function.ts';
import { createHeadersPolicy } from './site-headers.ts';

/**
 * The bucket and the distribution of the pages, still empty. This stack comes first, because everything else needs the name that CloudFront
 * assigns: links, the API's and the staging bucket's rules for browsers. The last stack fills the bucket.
 */
export class SiteStack extends Stack {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  /** The origin of the pages, in a browser. */
  readonly url: string;

  constructor(scope: Construct, id: string, { settings }: { settings: GivenSettings }) {
    const { account, region, site, terminationProtection } = settings;
    super(scope, id, { env: { account, region }, description: 'Will custody: the place of the pages', terminationProtection });
    this.bucket = createBucket(this);
    this.distribution = createDistribution(this, this.bucket, settings);
    this.url = chosenFrontend(settings) ?? `https://${this.distribution.distributionDomainName}`;
    // The distribution works after the stack is deleted. CloudFront does not delete a function, a policy or an access control that a
    // distribution uses, so that without this the deletion would fail. Without the bucket's policy the pages would be gone.
    RemovalPolicies.of(this).retainOnUpdateOrDelete();
    declareOutputs(this, [this.bucket.bucketName, this.bucket.bucketArn, this.distribution.distributionDomainName]);
    new CfnOutput(this, 'SiteTarget', {
      value: this.distribution.distributionDomainName,
      description: site ? `Target of the CNAME record for ${site.name}. Add it to your DNS.` : 'The name of the pages.',
    });
  }
}

function createBucket(stack: Stack): Bucket {
  return new Bucket(stack, 'Pages', {
    encryption: BucketEncryption.S3_MANAGED, // the files are public
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
  });
}

/**
 * Creates the distribution. Its name is in papers, links and passkeys, so that it is never replaced: no property of a distribution
 * requires it.
 */
function createDistribution(stack: Stack, bucket: Bucket, settings: GivenSettings): Distribution {
  const { stage, site } = settings;
  // The types of the library disagree about an optional property.
  const origin = S3BucketOrigin.withOriginAccessControl(bucket as IBucket);
  const shared: AddBehaviorOptions = { viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, cachePolicy: CachePolicy.CACHING_OPTIMIZED };
  const pages = createHeadersPolicy(stack, 'PageHeaders', `will-${stage}-pages`, securityHeaders(widestConnections(settings)));
  const parts = createHeadersPolicy(stack, 'PartHeaders', `will-${stage}-parts`, securityHeaders());
  const addresses = new CloudFrontFunction(stack, 'Addresses', {
    functionName: `will-${stage}-addresses`,
    comment: 'Leads each address of the pages to its file',
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(siteFunctionCode(site?.name)),
  });
  return new Distribution(stack, 'Site', {
    comment: `will-${stage}: pages`,
    httpVersion: HttpVersion.HTTP2_AND_3,
    // S3 answers 403 for what is not in the bucket, because no one may list it. The API has its own address, so no error of it is replaced.
    errorResponses: [403, 404].map((httpStatus) => ({
      httpStatus,
      responseHttpStatus: 404,
      responsePagePath: `/${NOT_FOUND_PAGE}`,
      ttl: Duration.seconds(10),
    })),
    defaultBehavior: {
      ...shared,
      origin,
      responseHeadersPolicy: pages,
      functionAssociations: [{ function: addresses, eventType: FunctionEventType.VIEWER_REQUEST }],
    },
    additionalBehaviors: { '/assets/*': { ...shared, origin, responseHeadersPolicy: parts } },
    ...(site && nameOf(stack, site)),
  });
}

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cnames-and-https-requirements.html */
function nameOf(stack: Stack, { name, certificateArn }: Domain) {
  return {
    domainNames: [name],
    certificate: Certificate.fromCertificateArn(stack, 'Certificate', certificateArn),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
  };
}

/**
 * Returns what the header lets pages connect to. AWS assigns the addresses of the API and of the bucket after this stack, so that
 * the header can name only their kind. The policy within each page names them exactly, and a connection needs both.
 */
function widestConnections({ domain, region }: GivenSettings): Connections {
  return {
    api: `https://${domain?.name ?? `*.execute-api.${region}.amazonaws.com`}`,
    staging: `https://*.s3.${region}.amazonaws.com`,
  };
}
