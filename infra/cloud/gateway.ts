import { Aws, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { CfnRestApi, Deployment, EndpointType, type IResource, Resource, RestApiBase, Stage, type StageProps } from 'aws-cdk-lib/aws-apigateway';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { AddToResourcePolicyResult } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { STAGE } from './names.ts';
import type { Settings } from './settings.ts';

/** The REST API without its methods, as all stacks refer to it. */
export interface Gateway {
  name: string;
  restApiId: string;
  rootResourceId: string;
  /** The value of API_URL, without `/api`. */
  url: string;
}

const gatewayName = (stage: string): string => `will-${stage}`;

/** Uploads are passed on as bytes. Everything else is text. */
const BINARY_MEDIA_TYPES = ['multipart/form-data'];

/**
 * Creates the REST API without methods, next to the data: without a domain of the operator, its id is in every mailed link. So it outlives
 * the stack of its methods, which gives it the same address when it is created again. Workers can name it before the methods are there.
 */
export function createGateway(stack: Stack, { stage, domain }: Pick<Settings, 'stage' | 'domain'>): Gateway {
  const api = new CfnRestApi(stack, 'Api', {
    name: gatewayName(stage),
    endpointConfiguration: { types: [EndpointType.REGIONAL] },
    binaryMediaTypes: BINARY_MEDIA_TYPES,
  });
  api.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  // Built from the id alone: a URL of the gateway's stage would depend on the functions, which depend on this URL.
  const host = domain?.name ?? `${api.ref}.execute-api.${Aws.REGION}.amazonaws.com`;
  return { name: gatewayName(stage), restApiId: api.ref, rootResourceId: api.attrRootResourceId, url: `https://${host}` };
}

/** The methods of the REST API and their deployment. The CDK has no construct for methods in another stack than their API. */
export class GatewayMethods extends RestApiBase {
  readonly restApiId: string;
  readonly restApiRootResourceId: string;
  readonly root: IResource;
  readonly deployment: Deployment;

  constructor(scope: Construct, id: string, gateway: Gateway, options: Omit<StageProps, 'deployment' | 'stageName'>) {
    super(scope, id, { restApiName: gateway.name });
    this.restApiId = gateway.restApiId;
    this.restApiRootResourceId = gateway.rootResourceId;
    this.root = Resource.fromResourceAttributes(this, 'Default', { restApi: this, resourceId: gateway.rootResourceId, path: '/' });
    this.deployment = new Deployment(this, 'Deployment', { api: this });
    this.deployment.addToLogicalId(BINARY_MEDIA_TYPES);
    this.deploymentStage = new Stage(this, `DeploymentStage.${STAGE}`, { ...options, deployment: this.deployment, stageName: STAGE });
  }

  /** Methods, resources, authorizers and replies of the gateway become part of this deployment, which is replaced when one of them changes. */
  override get latestDeployment(): Deployment {
    return this.deployment;
  }

  override addToResourcePolicy(): AddToResourcePolicyResult {
    return { statementAdded: false };
  }
}

/** Returns a metric of all requests together. */
export function gatewayMetric(stage: string, metricName: 'Count' | '4XXError' | '5XXError' | 'Latency', statistic: string): Metric {
  const dimensionsMap = { ApiName: gatewayName(stage) };
  return new Metric({ namespace: 'AWS/ApiGateway', metricName, statistic, period: Duration.minutes(5), dimensionsMap });
}
