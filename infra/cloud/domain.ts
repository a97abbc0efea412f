import { CfnOutput, type Stack } from 'aws-cdk-lib';
import { BasePathMapping, DomainName, EndpointType, type RestApi, SecurityPolicy } from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { STAGE } from './names.ts';
import type { Domain } from './settings.ts';

/**
 * The API under a name of the operator's own. Its base path is the stage's name, so that every path stays as the index has it.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-regional-api-custom-domain-create.html
 */
export function answerUnder({ name, certificateArn }: Domain, stack: Stack, restApi: RestApi): void {
  const domainName = new DomainName(stack, 'Domain', {
    domainName: name,
    certificate: Certificate.fromCertificateArn(stack, 'Certificate', certificateArn),
    endpointType: EndpointType.REGIONAL,
    securityPolicy: SecurityPolicy.TLS_1_2,
  });
  new BasePathMapping(stack, 'DomainPath', { domainName, restApi, stage: restApi.deploymentStage, basePath: STAGE });
  new CfnOutput(stack, 'DomainTarget', { value: domainName.domainNameAliasDomainName, description: `Where the DNS has to lead ${name}: a CNAME` });
  new CfnOutput(stack, 'DomainTargetZone', {
    value: domainName.domainNameAliasHostedZoneId,
    description: 'The hosted zone of that target, for an alias record in Route 53',
  });
}
