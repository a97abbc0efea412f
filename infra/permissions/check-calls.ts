import { runSimulation, type Simulation } from '@cloud-copilot/iam-simulate';
import type { AwsCall } from '#infra/assembly/aws-calls.ts';
import type { Resource, Templates } from '#infra/assembly/templates.ts';

const ACCOUNT = '000000000000';

/** A call that the function's role or the policy of the resource does not allow. */
export interface RefusedCall {
  call: AwsCall;
  by: string;
}

/** Checks all calls of the functions against the policies of the templates, as IAM would. Returns those that are not allowed. */
export async function findRefusedCalls(calls: readonly AwsCall[], templates: Templates): Promise<RefusedCall[]> {
  const roles = rolesOf(templates);
  const guarded = resourcePolicies(templates);
  const refused: RefusedCall[] = [];
  for (const call of [...calls, ...impliedCalls(calls, templates)]) {
    const role = roles.get(call.function.replaceAll('/', '-'));
    const resourcePolicy = guarded.find(({ arn }) => call.resource === arn || call.resource.startsWith(`${arn}/`))?.policy;
    const by = role ? await simulateCall(call, role, resourcePolicy) : 'no role';
    if (by !== 'Allowed') refused.push({ call, by });
  }
  return refused;
}

/** https://github.com/cloud-copilot/iam-simulate */
async function simulateCall(call: AwsCall, role: Role, resourcePolicy: unknown): Promise<string> {
  const given = await runSimulation(
    renameContextKeys({
      request: {
        principal: role.arn,
        action: call.action,
        resource: { resource: call.resource, accountId: ACCOUNT },
        contextVariables: { 'aws:PrincipalArn': role.arn, 'aws:SecureTransport': 'true', 's3:TlsVersion': '1.3', ...call.context },
      },
      identityPolicies: [{ name: 'uses', policy: role.policy }],
      ...(resourcePolicy !== undefined && { resourcePolicy }),
      serviceControlPolicies: [],
      resourceControlPolicies: [],
    }),
    {},
  );
  return given.resultType === 'error' ? `not understood: ${JSON.stringify(given.errors)}` : given.overallResult;
}

/** Renames `kms:EncryptionContext:<any key>`, which the simulator does not know and ignores. It compares text under the new name. */
function renameContextKeys(simulation: Simulation): Simulation {
  return JSON.parse(JSON.stringify(simulation).replaceAll('kms:EncryptionContext:', 'aws:PrincipalTag/'));
}

export interface Role {
  arn: string;
  policy: Policy;
}

export interface Policy {
  Statement: Statement[];
}

export interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: string | string[];
  Condition?: Record<string, Record<string, string | string[]>>;
}

/** Returns each function's role with its policy, by the function's name with dashes. */
export function rolesOf(templates: Templates): Map<string, Role> {
  return new Map(
    templates.ofType('AWS::Lambda::Function').map(({ properties }) => {
      const arn: string = templates.resolve(properties.Role);
      const role = templates.referencedBy(properties.Role);
      return [
        String(properties.FunctionName).replace(/^will-[a-z0-9]+-|_[a-z]+$/g, ''),
        { arn, policy: templates.resolve(role?.properties.Policies[0].PolicyDocument) },
      ];
    }),
  );
}

/** Returns the policies of keys and buckets, with the ARN of the resource. */
function resourcePolicies(templates: Templates): { arn: string; policy: unknown }[] {
  const arnOf = ({ id }: Resource): string => templates.resolve({ 'Fn::GetAtt': [id, 'Arn'] });
  const keys = templates.ofType('AWS::KMS::Key').map((key) => ({ arn: arnOf(key), policy: templates.resolve(key.properties.KeyPolicy) }));
  const buckets = templates.ofType('AWS::S3::BucketPolicy').flatMap(({ properties }) => {
    const bucket = templates.referencedBy(properties.Bucket);
    return bucket ? [{ arn: arnOf(bucket), policy: templates.resolve(properties.PolicyDocument) }] : [];
  });
  return [...keys, ...buckets];
}

/** Returns what AWS checks together with a call: the keys of table and bucket, and whether a missing object may be reported as missing. */
function impliedCalls(calls: readonly AwsCall[], templates: Templates): AwsCall[] {
  const { region } = templates;
  const arnOf = (type: string, of: string): string =>
    templates.resolve({ 'Fn::GetAtt': [templates.ofType(type).find(({ id }) => id.startsWith(of))?.id, 'Arn'] });
  const key = (of: string): string => arnOf('AWS::KMS::Key', of);
  // The bucket of the pages is not encrypted with a key of ours.
  const buckets = ['Staging', 'Packages'].map((name) => ({ arn: arnOf('AWS::S3::Bucket', name), key: key(name) }));
  const implied = calls.flatMap((call): AwsCall[] => {
    const under = (action: string, resource: string, context: Record<string, string>) => ({ function: call.function, action, resource, context });
    if (call.action.startsWith('dynamodb:')) return [under('kms:Decrypt', key('Table'), { 'kms:ViaService': `dynamodb.${region}.amazonaws.com` })];
    const bucket = buckets.find(({ arn }) => call.resource === arn || call.resource.startsWith(`${arn}/`));
    if (!bucket) return [];
    const through = { 'kms:ViaService': `s3.${region}.amazonaws.com`, 'kms:EncryptionContext:aws:s3:arn': bucket.arn };
    // A read has no prefix. A caller who may not list without one gets AccessDenied for a missing object, not NoSuchKey.
    // https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
    if (call.action === 's3:GetObject') return [under('kms:Decrypt', bucket.key, through), under('s3:ListBucket', bucket.arn, {})];
    return call.action === 's3:PutObject' ? [under('kms:GenerateDataKey', bucket.key, through)] : [];
  });
  return [...new Map(implied.map((call) => [JSON.stringify(call), call])).values()];
}
