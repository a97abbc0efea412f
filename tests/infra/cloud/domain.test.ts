import { expect, it } from 'vitest';
import { API_DOMAIN, deployment, every, type Json, ofType, onlyOne, type Templates } from './synthesized.ts';

const plain = deployment('plain');
const named = deployment('named');

/** Returns the API_URL of the functions. Links in messages, downloads and the sign-in at drives start with it. */
function apiUrls(templates: Templates): Json[] {
  const functions = ofType(every(templates), 'AWS::Lambda::Function').map(({ properties }) => properties.Environment?.Variables?.API_URL);
  return [...new Map(functions.filter(Boolean).map((url) => [JSON.stringify(url), url])).values()];
}

it('uses the domain that AWS assigns if no other is configured', () => {
  expect(ofType(plain.api, 'AWS::ApiGateway::DomainName')).toEqual([]);
  expect(ofType(plain.api, 'AWS::ApiGateway::BasePathMapping')).toEqual([]);
  expect(JSON.stringify(apiUrls(plain))).toContain('.execute-api.');
});

it('uses its own domain, over TLS 1.2 and in its own region, with the paths of the index', () => {
  const domain = onlyOne(named.api, 'AWS::ApiGateway::DomainName');
  expect(domain.properties).toEqual({
    DomainName: 'api.will.example',
    RegionalCertificateArn: API_DOMAIN.certificateArn,
    EndpointConfiguration: { Types: ['REGIONAL'] },
    SecurityPolicy: 'TLS_1_2',
  });
  expect(onlyOne(named.api, 'AWS::ApiGateway::BasePathMapping').properties).toEqual({
    BasePath: 'api',
    DomainName: { Ref: domain.id },
    RestApiId: { 'Fn::GetStackOutput': expect.objectContaining({ StackName: 'will-test-data' }) },
    Stage: { Ref: onlyOne(named.api, 'AWS::ApiGateway::Stage').id },
  });
});

it('starts every link with its own domain', () => {
  expect(apiUrls(named)).toEqual(['https://api.will.example']);
});

it('outputs its URL and the target for the DNS', () => {
  const { id } = onlyOne(named.api, 'AWS::ApiGateway::DomainName');
  expect(named.outputs).toMatchObject({
    ApiUrl: { Value: 'https://api.will.example' },
    DomainTarget: { Value: { 'Fn::GetAtt': [id, 'RegionalDomainName'] } },
    DomainTargetZone: { Value: { 'Fn::GetAtt': [id, 'RegionalHostedZoneId'] } },
  });
  expect(Object.keys(plain.outputs)).not.toContain('DomainTarget');
});
