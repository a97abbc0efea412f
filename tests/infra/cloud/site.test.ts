import { createContext, runInContext } from 'node:vm';
import { App } from 'aws-cdk-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { DataStack } from '#infra/cloud/data-stack.ts';
import { serviceFunctions } from '#infra/cloud/functions.ts';
import { SiteStack } from '#infra/cloud/site-stack.ts';
import type { GeneratedReply, ViewerRequest } from '#infra/cloud/viewer-request.ts';
import { buildPages } from '#infra/pages/build-pages.ts';
import { securityHeaders } from '#web/edge/headers.ts';
import { answerTo, PAGES } from '#web/edge/pages.ts';
import { deployment, type Json, ofType, onlyOne, type Resource, SITE_DOMAIN, STUB, settings, type Templates } from './synthesized.ts';

const plain = deployment('family');
const named = deployment('named');
const distribution = onlyOne(plain.site, 'AWS::CloudFront::Distribution');
const { DistributionConfig: config } = distribution.properties;

describe('the place of the pages', () => {
  it('is never replaced: it has the same logical id whatever is configured, and stays', () => {
    const withName = onlyOne(named.site, 'AWS::CloudFront::Distribution');
    for (const { id, whole } of [distribution, withName]) {
      // Another id would be another distribution, with another name. It would break links, papers and passkeys.
      expect([id, whole.DeletionPolicy, whole.UpdateReplacePolicy]).toEqual(['SiteE53D7754', 'RetainExceptOnCreate', 'Retain']);
    }
  });

  it('stays as a whole: what a distribution uses could not be deleted, and without its bucket it has no pages', () => {
    expect(new Set(named.site.map(({ type }) => type))).toEqual(
      new Set([
        'AWS::CloudFront::Distribution',
        'AWS::CloudFront::Function',
        'AWS::CloudFront::OriginAccessControl',
        'AWS::CloudFront::ResponseHeadersPolicy',
        'AWS::S3::Bucket',
        'AWS::S3::BucketPolicy',
      ]),
    );
    expect(new Set(named.site.map(({ whole }) => whole.DeletionPolicy))).toEqual(new Set(['RetainExceptOnCreate']));
  });

  it.each([true, false])('and the data stack are protected as terminationProtection=%s says', (terminationProtection) => {
    const given = { ...settings, terminationProtection };
    const whole = { ...given, frontendUrl: 'https://will.example' };
    const data = new DataStack(new App(), 'data', { settings: whole, functions: serviceFunctions(), code: () => STUB });
    expect([new SiteStack(new App(), 'site', { settings: given }), data].map((stack) => stack.terminationProtection)).toEqual([
      terminationProtection,
      terminationProtection,
    ]);
  });

  it('is a private bucket, which only this distribution reads', () => {
    const { id, properties } = onlyOne(plain.site, 'AWS::S3::Bucket');
    expect(Object.values(properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    const statements: Json[] = onlyOne(plain.site, 'AWS::S3::BucketPolicy').properties.PolicyDocument.Statement;
    expect(statements.filter(({ Effect }) => Effect === 'Allow')).toEqual([
      {
        Effect: 'Allow',
        Action: 's3:GetObject',
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Resource: { 'Fn::Join': ['', [{ 'Fn::GetAtt': [id, 'Arn'] }, '/*']] },
        Condition: { StringEquals: { 'AWS:SourceArn': expect.objectContaining({}) } },
      },
    ]);
    expect(JSON.stringify(statements)).toContain(`:distribution/",{"Ref":"${distribution.id}"}`);
  });

  it('answers what is not there with 404 and the page that says so, and keeps this for seconds only', () => {
    const answer = { ResponseCode: 404, ResponsePagePath: '/family.html', ErrorCachingMinTTL: 10 };
    expect(config.CustomErrorResponses).toEqual([403, 404].map((ErrorCode) => ({ ErrorCode, ...answer })));
  });

  it('answers over HTTPS only and writes no log', () => {
    expect(config).toMatchObject({ HttpVersion: 'http2and3', IPV6Enabled: true });
    expect([config.Logging, config.DefaultRootObject]).toEqual([undefined, undefined]);
    const behaviors = [config.DefaultCacheBehavior, ...config.CacheBehaviors];
    expect(behaviors.map((one) => [one.PathPattern, one.ViewerProtocolPolicy, one.Compress])).toEqual([
      [undefined, 'redirect-to-https', true],
      ['/assets/*', 'redirect-to-https', true],
    ]);
  });

  it('has the name of the operator, over TLS 1.2 or newer', () => {
    expect(onlyOne(named.site, 'AWS::CloudFront::Distribution').properties.DistributionConfig).toMatchObject({
      Aliases: ['will.example'],
      ViewerCertificate: { AcmCertificateArn: SITE_DOMAIN.certificateArn, MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    });
    expect([config.Aliases, config.ViewerCertificate]).toEqual([undefined, undefined]);
  });
});

describe('the headers of the deployed pages', () => {
  /** Returns the headers that CloudFront adds with this policy. */
  function headersOf(site: readonly Resource[], id: string): Record<string, string> {
    const policy = site.find((one) => one.id === id)?.properties.ResponseHeadersPolicyConfig;
    const { SecurityHeadersConfig: secure, CustomHeadersConfig: custom } = policy;
    expect([...Object.values<Json>(secure), ...custom.Items].every(({ Override }) => Override)).toBe(true);
    return {
      ...Object.fromEntries(custom.Items.map(({ Header, Value }: Json) => [Header, Value])),
      'Content-Security-Policy': secure.ContentSecurityPolicy.ContentSecurityPolicy,
      'Strict-Transport-Security': `max-age=${secure.StrictTransportSecurity.AccessControlMaxAgeSec}`,
      'Referrer-Policy': secure.ReferrerPolicy.ReferrerPolicy,
      'X-Frame-Options': secure.FrameOptions.FrameOption,
      ...(secure.ContentTypeOptions && { 'X-Content-Type-Options': 'nosniff' }),
    };
  }
  const policyOf = ({ ResponseHeadersPolicyId }: Json): string => ResponseHeadersPolicyId.Ref;

  it('are those of every other server of the pages', () => {
    const connections = { api: 'https://*.execute-api.eu-central-1.amazonaws.com', staging: 'https://*.s3.eu-central-1.amazonaws.com' };
    expect(headersOf(plain.site, policyOf(config.DefaultCacheBehavior))).toEqual(securityHeaders(connections));
    expect(headersOf(plain.site, policyOf(config.CacheBehaviors[0]))).toEqual(securityHeaders());
  });

  it('name the API exactly if the operator has named it', () => {
    const { DistributionConfig } = onlyOne(named.site, 'AWS::CloudFront::Distribution').properties;
    const headers = headersOf(named.site, policyOf(DistributionConfig.DefaultCacheBehavior));
    expect(headers['Content-Security-Policy']).toContain("connect-src 'self' https://api.will.example https://*.s3.");
  });
});

describe('the function that leads addresses to files', () => {
  const codeOf = (site: readonly Resource[]): string => onlyOne(site, 'AWS::CloudFront::Function').properties.FunctionCode;

  /** Runs the code as CloudFront does: as a script, with a global handler. */
  function answer(
    site: readonly Resource[],
    uri: string,
    host: string,
    querystring: ViewerRequest['querystring'] = {},
  ): ViewerRequest | GeneratedReply {
    const event = { request: { method: 'GET', uri, querystring, headers: { host: { value: host } } } };
    const context = createContext({ event });
    return JSON.parse(runInContext(`${codeOf(site)}; JSON.stringify(handler(event))`, context));
  }
  const ASSIGNED = 'd111111abcdef8.cloudfront.net';
  let built: string[];
  beforeAll(async () => {
    built = (await buildPages()).map(({ path }) => `/${path}`);
  });

  it('gives each address the file of the table, and to every other one what is in no bucket', () => {
    for (const address of [...Object.keys(PAGES), '/start/', '/assets/a-1.js', '/config.json', '/recover-0123456789abcdef.html']) {
      expect(answer(plain.site, address, ASSIGNED)).toMatchObject({ uri: `/${answerTo(address)}` });
    }
    for (const address of ['/surviver', '/start.html', '/robots.txt', '/family.html']) {
      const { uri } = answer(named.site, address, ASSIGNED) as ViewerRequest;
      expect([uri, built.includes(uri)]).toEqual(['/unknown-address', false]);
    }
  });

  it('lets every built file through', () => {
    const files = built.filter((path) => path !== '/family.html' && path !== '/host.html');
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) expect(answer(plain.site, file, ASSIGNED)).toMatchObject({ uri: file });
  });

  it('leads pages below the assigned name to the own name, with path and query, and without a fragment', () => {
    expect(answer(named.site, '/dashboard', ASSIGNED, { storage: { value: 'error' }, reason: { value: 'a%20b' } })).toEqual({
      statusCode: 307,
      statusDescription: 'Temporary Redirect',
      headers: { location: { value: 'https://will.example/dashboard?storage=error&reason=a%20b' }, 'cache-control': { value: 'no-store' } },
    });
    const twice = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] } };
    expect(answer(named.site, '/start/', ASSIGNED, twice)).toMatchObject({
      headers: { location: { value: 'https://will.example/start/?a=1&a=2' } },
    });
  });

  it.each(['/config.json', '/assets/a-1.js', '/recover-0123456789abcdef.html'])('still serves %s below the assigned name', (file) => {
    expect(answer(named.site, file, ASSIGNED)).toMatchObject({ uri: file });
  });

  it('serves pages below the own name', () => expect(answer(named.site, '/start', 'will.example')).toMatchObject({ uri: '/family.html' }));

  it('uses only what the JavaScript of CloudFront has, and is short enough', () => {
    const code = codeOf(named.site);
    expect(code.length).toBeLessThan(10_240);
    expect(code).not.toMatch(/\bexport\b|\bimport\b|\?\.|\?\?|\.\.\.|\bclass\b|hasOwn\(|\.at\(|new (Map|Set|URL)|\bof\b/);
  });
});

describe('the name of the pages', () => {
  /** Returns where links lead, and from where browsers may call the API and upload. */
  function origins({ workers, api, data }: Templates): string[] {
    const links = ofType(workers, 'AWS::Lambda::Function').map(({ properties }) => properties.Environment?.Variables?.FRONTEND_URL);
    const calls = ofType(api, 'AWS::ApiGateway::GatewayResponse').map(
      ({ properties }) => properties.ResponseParameters['gatewayresponse.header.Access-Control-Allow-Origin'],
    );
    const uploads = ofType(data, 'AWS::S3::Bucket').flatMap(({ properties }) => properties.CorsConfiguration?.CorsRules[0].AllowedOrigins);
    return [...new Set([...links, ...calls, ...uploads].filter(Boolean).map((one) => JSON.stringify(one)))];
  }

  it('is the one that CloudFront assigns, for links and for what browsers may call', () => {
    const [output = ''] = /"Fn::GetStackOutput":\{[^}]*\}/.exec(origins(plain)[0] ?? '') ?? [];
    expect(output).toContain('"StackName":"will-test-site"');
    expect(output).toMatch(/"OutputName":"\w*DomainName/);
    const assigned = `{${output}}`;
    expect(origins(plain)).toEqual([`{"Fn::Join":["",["https://",${assigned}]]}`, `{"Fn::Join":["",["'https://",${assigned},"'"]]}`]);
  });

  it('is the own name if there is one', () => expect(origins(named)).toEqual(['"https://will.example"', `"'https://will.example'"`]));

  it('belongs to no distribution if the operator has other pages', () => {
    const others = deployment('plain');
    expect([others.site, others.content]).toEqual([[], []]);
  });
});

describe('the content of the pages', () => {
  it('comes last, when everything that the pages call is there', () => {
    expect(plain.deployedAfter['will-test-content']).toEqual(['will-test-api', 'will-test-data', 'will-test-site', 'will-test-workers']);
    expect(plain.deployedAfter['will-test-data']).toEqual(['will-test-site']);
    expect(plain.deployedAfter['will-test-site']).toEqual([]);
  });

  it('is written by a function that may do nothing else', () => {
    const role = onlyOne(plain.content, 'AWS::IAM::Role').properties.Policies[0].PolicyDocument.Statement;
    expect(role.map(({ Action }: Json) => Action)).toEqual([['logs:CreateLogStream', 'logs:PutLogEvents'], 's3:PutObject']);
  });

  it('names the API, the bucket for uploads and the service, and is written again when a file has changed', () => {
    const { properties } = onlyOne(plain.content, 'Custom::Pages');
    const { id } = onlyOne(plain.content, 'AWS::Lambda::Version');
    expect(properties).toMatchObject({ Name: 'Will Custody', Version: { 'Fn::GetAtt': [id, 'Version'] } });
    expect(JSON.stringify(properties.Api)).toMatch(/"https:\/\/",\{"Fn::GetStackOutput":\{[^}]*"will-test-data"[^}]*\}\},"\.execute-api\."/);
    expect(JSON.stringify(properties.Staging)).toMatch(/"https:\/\/",\{"Fn::GetStackOutput":\{[^}]*"will-test-data"[^}]*RegionalDomainName/);
  });
});
