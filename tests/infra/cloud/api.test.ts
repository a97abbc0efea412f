import { expect, it } from 'vitest';
import { REFUSALS, type RefusalCode } from '#common/refusal.ts';
import { pageCheck, routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';
import { addressesOf } from '#infra/cloud/gateway-methods.ts';
import { GATEWAY_REFUSALS } from '#infra/cloud/gateway-responses.ts';
import { FIXED } from '#infra/costs/usage.ts';
import { nameOf, rolePolicies } from './policies.ts';
import { deployment, every, type Json, ofType, onlyOne, type Resource } from './synthesized.ts';

const templates = deployment('plain');
const rows: [string, Row][] = Object.entries(routes);

/** Returns the gateway's methods by `GET /api/…`, as in the index. */
function methods(api: readonly Resource[]): Map<string, Json> {
  const parts = new Map(ofType(api, 'AWS::ApiGateway::Resource').map(({ id, properties }) => [id, properties]));
  const pathOf = (id: string | undefined): string => {
    const part = id === undefined ? undefined : parts.get(id);
    return part ? `${pathOf(part.ParentId.Ref)}/${part.PathPart.replace('{', '<').replace('}', '>')}` : '';
  };
  const stage = onlyOne(api, 'AWS::ApiGateway::Stage').properties.StageName;
  return new Map(
    ofType(api, 'AWS::ApiGateway::Method').map(({ properties }) => [
      `${properties.HttpMethod} /${stage}${pathOf(properties.ResourceId.Ref)}`,
      properties,
    ]),
  );
}

const made = methods(templates.api);

/** A HEAD of these would record a reading that never happened, use up a sign-in, or count as an access. */
const RECORDS = [
  'host/export',
  'storages/oauth/callback',
  'survivor-auth/archive',
  'survivor-auth/download',
  'survivor-auth/will-access',
  'will/package',
];

it('has a method for every row, HEAD where a GET only reads, and a preflight response for every path', () => {
  const wanted = [...rows.map(([, { method, path }]) => `${method} ${path}`), ...new Set(rows.map(([, { path }]) => `OPTIONS ${path}`))];
  const heads = rows.flatMap(([name, { method, path }]) => (method === 'GET' && !RECORDS.includes(name) ? [`HEAD ${path}`] : []));
  wanted.push(`${pageCheck.method} ${pageCheck.path}`, 'ANY /api/<path+>', ...heads);
  expect([...made.keys()].sort()).toEqual(wanted.sort());
});

it('requires a bearer token for every row that is not public', () => {
  const wrong = rows.filter(([, { auth, method, path }]) => {
    return made.get(`${method} ${path}`)?.AuthorizationType !== (auth === 'bearer' ? 'CUSTOM' : 'NONE');
  });
  expect(wrong).toEqual([]);
  const guarded = [...made.values()].filter(({ AuthorizationType }) => AuthorizationType === 'CUSTOM');
  expect(new Set(guarded.map(({ AuthorizerId }) => AuthorizerId.Ref))).toEqual(new Set([onlyOne(templates.api, 'AWS::ApiGateway::Authorizer').id]));
});

it('answers every unknown path with 404 and the text of the service, whatever headers a request has', () => {
  const { AuthorizationType, Integration, MethodResponses } = made.get('ANY /api/<path+>');
  const refusal = GATEWAY_REFUSALS.find(({ code }) => code === 'not_found');
  expect([AuthorizationType, Integration.Type, Integration.RequestTemplates]).toEqual(['NONE', 'MOCK', { 'application/json': '{"statusCode":404}' }]);
  const [reply] = Integration.IntegrationResponses;
  expect([reply.StatusCode, reply.ResponseTemplates['application/json']]).toEqual([
    '404',
    JSON.stringify({ error: refusal?.error, code: 'not_found' }),
  ]);
  expect(reply.ResponseParameters['method.response.header.Access-Control-Allow-Origin']).toBe("'https://will.example'");
  expect(Object.keys(MethodResponses[0].ResponseParameters)).toEqual(Object.keys(reply.ResponseParameters));
});

it('lets only the sweep call the page check', () => {
  const { AuthorizationType, AuthorizerId, Integration } = made.get(`${pageCheck.method} ${pageCheck.path}`);
  expect([AuthorizationType, AuthorizerId, Integration.Type]).toEqual(['AWS_IAM', undefined, 'AWS_PROXY']);
  const callers = [...rolePolicies(templates)].flatMap(([name, list]) =>
    list.filter(({ actions }) => actions.includes('execute-api:Invoke')).map(({ resources }) => [name, resources]),
  );
  expect(callers).toEqual([['scheduled-sweep', [expect.stringMatching(/arn:aws:execute-api:[^*]*\/api\/GET\/liveness\/page-check/)]]]);
});

it('does not cache results of the authorizer, so that a logout takes effect immediately', () => {
  expect(onlyOne(templates.api, 'AWS::ApiGateway::Authorizer').properties).toMatchObject({
    Type: 'TOKEN',
    AuthorizerResultTtlInSeconds: 0,
    IdentitySource: 'method.request.header.Authorization',
  });
});

it.each(rows.map(([name, row]) => [name, row] as const))('%s has the response mode and the timeout of its row', (_name, row) => {
  const { Integration } = made.get(`${row.method} ${row.path}`);
  expect(Integration.Type).toBe('AWS_PROXY');
  expect(Integration.ResponseTransferMode ?? 'BUFFERED').toBe(row.reply === 'stream' ? 'STREAM' : 'BUFFERED');
  expect(JSON.stringify(Integration.Uri).includes('response-streaming-invocations')).toBe(row.reply === 'stream');
  // A buffered response has at most 29 seconds. A function with a longer timeout would continue after its client is gone.
  expect(Integration.TimeoutInMillis ?? 29_000).toBe((row.timeout ?? 29) * 1000);
});

it('passes uploads on as bytes', () => {
  expect(onlyOne(templates.data, 'AWS::ApiGateway::RestApi').properties).toMatchObject({
    BinaryMediaTypes: ['multipart/form-data'],
    EndpointConfiguration: { Types: ['REGIONAL'] },
  });
});

it('logs the template of a route and no client input', () => {
  const stage = onlyOne(templates.api, 'AWS::ApiGateway::Stage').properties;
  const fields: string[] = Object.values(JSON.parse(stage.AccessLogSetting.Format));
  expect(fields).toContain('$context.resourcePath');
  expect(fields.filter((field) => /context\.path|query|header|userAgent|sourceIp|authorizer|requestOverride/i.test(field))).toEqual([]);
  expect(stage.MethodSettings.map(({ DataTraceEnabled, LoggingLevel }: Json) => [DataTraceEnabled, LoggingLevel])).toEqual([[false, undefined]]);
});

it.each(GATEWAY_REFUSALS.map((refusal) => [refusal.type.responseType, refusal] as const))(
  'answers %s with the text of the service',
  (type, { code, error, status }) => {
    const [usual, sentence] = REFUSALS[code as RefusalCode]; // fails if the code is unknown
    expect(error.startsWith(sentence)).toBe(true);
    if (status !== undefined) expect(status).toBe(usual);
    const response = ofType(templates.api, 'AWS::ApiGateway::GatewayResponse').find(({ properties }) => properties.ResponseType === type)?.properties;
    expect(response).toMatchObject({
      ResponseTemplates: { 'application/json': JSON.stringify({ error, code }) },
      ResponseParameters: {
        'gatewayresponse.header.Access-Control-Allow-Origin': "'https://will.example'",
        'gatewayresponse.header.x-request-id': 'context.extendedRequestId',
      },
    });
    expect(response.ResponseParameters['gatewayresponse.header.WWW-Authenticate']).toBe(status === 401 ? "'Bearer'" : undefined);
  },
);

it('answers preflight requests of the frontend with the methods of the path', () => {
  const { IntegrationResponses } = made.get('OPTIONS /api/survivors/<id>').Integration;
  expect(IntegrationResponses[0].ResponseParameters).toMatchObject({
    'method.response.header.Access-Control-Allow-Origin': "'https://will.example'",
    'method.response.header.Access-Control-Allow-Methods': "'PUT,DELETE'",
    'method.response.header.Access-Control-Allow-Headers': "'authorization,content-type,idempotency-key,range,if-range'",
  });
});

it('is behind a firewall with rate rules, except if waf is false', () => {
  const { Rules } = onlyOne(templates.api, 'AWS::WAFv2::WebACL').properties;
  expect(Rules.map((rule: Json) => [rule.Name, Object.keys(rule.Statement), rule.Action])).toEqual([
    ['guessable', ['RateBasedStatement'], { Block: {} }],
    ['everything', ['RateBasedStatement'], { Block: {} }],
  ]);
  expect(ofType(templates.api, 'AWS::WAFv2::WebACLAssociation')).toHaveLength(1);
  expect(ofType(deployment('named').api, 'AWS::WAFv2::WebACL')).toEqual([]);
});

it('has a firewall that refuses no client whom the limits of the endpoints admit', () => {
  const { Rules } = onlyOne(templates.api, 'AWS::WAFv2::WebACL').properties;
  const seconds = (limit: string) => Number(/\/(\d+)/.exec(limit)?.[1]) * (limit.endsWith('h') ? 3600 : 60);
  for (const { Name, Statement } of Rules) {
    const { Limit, EvaluationWindowSec, ScopeDownStatement } = Statement.RateBasedStatement;
    const starts = ScopeDownStatement?.OrStatement.Statements.map((one: Json) => one.ByteMatchStatement.SearchString) ?? [''];
    const counted = rows.filter(([, { path }]) => starts.some((start: string) => path.startsWith(start)));
    // Of rows that share a counter, any one names its limit. Five minutes hold at least this many windows.
    const limits = new Map(
      counted.map(([name, { scope, limit }]) => [scope ?? name, parseInt(limit, 10) * Math.ceil(EvaluationWindowSec / seconds(limit))]),
    );
    const admitted = [...limits.values()].reduce((sum, limit) => sum + limit, 0);
    // Each with the request of the browser that asks first.
    expect([Name, Limit > 2 * admitted]).toEqual([Name, true]);
  }
});

/** How many endpoints there may be one day. Each stack must have room for all that are still to come. */
const MOST_ROWS = 105;

it('keeps each stack below 80 % of the resource limit of CloudFormation, even with all endpoints that are to come', () => {
  const more = Math.max(MOST_ROWS - rows.length, 0);
  const gateway = ofType(templates.api, 'AWS::ApiGateway::Method').length + ofType(templates.api, 'AWS::ApiGateway::Resource').length;
  expect(templates.api.length + (more * gateway) / rows.length).toBeLessThan(400);
  for (const [home, list] of Object.entries(templates.homes)) {
    const perFunction = list.length / ofType(list, 'AWS::Lambda::Function').length;
    expect([home, list.length + more * perFunction < 400]).toEqual([home, true]);
  }
});

it('lets each function be called only by its own method, HEAD where it has it, or by the authorizer', () => {
  const all = every(templates);
  // The rules for mail events and the heads of the histories are in workers.test.ts.
  const others = ['events.amazonaws.com', 'logs.amazonaws.com'];
  const permissions = ofType(all, 'AWS::Lambda::Permission').filter(({ properties }) => !others.includes(properties.Principal));
  const allowed = permissions.map(({ properties: { Principal, FunctionName, SourceArn } }) => {
    const fn = all.find(({ id }) => id === FunctionName['Fn::GetAtt'][0]);
    expect(Principal).toBe('apigateway.amazonaws.com');
    return `${nameOf(fn?.properties.FunctionName)} ${SourceArn['Fn::Join'][1].at(-1)}`;
  });
  const address = ({ method, path }: { method: string; path: string }) => `/api/${method}${path.replace(/^\/api/, '').replace(/<\w+>/g, '*')}`;
  const wanted = rows.flatMap(([name, row]) => addressesOf(row).map((one) => `${name.replaceAll('/', '-')} ${address(one)}`));
  const { id } = onlyOne(templates.api, 'AWS::ApiGateway::Authorizer');
  wanted.push(`liveness-page-check ${address(pageCheck)}`, `authorizer ${JSON.stringify({ Ref: id })}`);
  expect(allowed.map((line) => line.replace('[object Object]', JSON.stringify({ Ref: id }))).sort()).toEqual(wanted.sort());
});

it('calls in each method the function of its row', () => {
  for (const [name, row] of rows) {
    const uri = made.get(`${row.method} ${row.path}`).Integration.Uri['Fn::Join'][1];
    const output: string = uri.find((part: Json) => part['Fn::GetAtt'])['Fn::GetAtt'][1];
    const id = new RegExp(`^Outputs\\.willtestapi[a-z]+${name.replace(/[^a-z]/g, '')}Function[0-9A-F]{8}Arn$`);
    expect([name, output]).toEqual([name, expect.stringMatching(id)]);
  }
});

it.each([
  ['default', templates],
  ['family', deployment('family')],
] as const)('the computed costs of the profile %s count what the templates have', (profile, made) => {
  const [all, firewalls] = [every(made), ofType(made.api, 'AWS::WAFv2::WebACL')];
  const metrics = ofType(all, 'AWS::Logs::MetricFilter').map(({ properties }) => properties.MetricTransformations[0].MetricName);
  expect({
    keys: ofType(all, 'AWS::KMS::Key').length,
    firewalls: firewalls.length,
    firewallRules: firewalls.flatMap(({ properties }) => properties.Rules).length,
    alarms: ofType(all, 'AWS::CloudWatch::Alarm').length,
    metrics: new Set(metrics).size,
    dashboards: ofType(all, 'AWS::CloudWatch::Dashboard').length,
  }).toEqual(FIXED[profile]);
});

it('limits the requests to each method, from all addresses together', () => {
  const [all] = onlyOne(templates.api, 'AWS::ApiGateway::Stage').properties.MethodSettings;
  expect(all).toMatchObject({ HttpMethod: '*', ResourcePath: '/*', ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 });
});
