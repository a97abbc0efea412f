import { CfnOutput, type Stack } from 'aws-cdk-lib';
import { BasePathMapping, DomainName, EndpointType, type RestApiBase, SecurityPolicy } from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { STAGE } from './names.ts';
import type { Domain } from './settings.ts';

/**
 * Serves the API under the operator's own domain. The base path is the stage's name, so that every path stays as in the index.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-regional-api-custom-domain-create.html
 */
export function createCustomDomain({ name, certificateArn }: Domain, stack: Stack, restApi: RestApiBase): void {
  const domainName = new DomainName(stack, 'Domain', {
    domainName: name,
    certificate: Certificate.fromCertificateArn(stack, 'Certificate', certificateArn),
    endpointType: EndpointType.REGIONAL,
    securityPolicy: SecurityPolicy.TLS_1_2,
  });
  new BasePathMapping(stack, 'DomainPath', { domainName, restApi, stage: restApi.deploymentStage, basePath: STAGE });
  new CfnOutput(stack, 'DomainTarget', {
    value: domainName.domainNameAliasDomainName,
    description: `Target of the CNAME record for ${name}. Add it to your DNS.`,
  });
  new CfnOutput(stack, 'DomainTargetZone', {
    value: domainName.domainNameAliasHostedZoneId,
    description: 'Hosted zone of DomainTarget, for an alias record in Route 53.',
  });
}
