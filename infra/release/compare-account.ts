import { IAMClient, paginateListRoles, type Role } from '@aws-sdk/client-iam';
import { DescribeKeyCommand, GetKeyPolicyCommand, KMSClient, paginateListGrants } from '@aws-sdk/client-kms';
import { type FunctionConfiguration, LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda';
import { GetBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { type Difference, reasonOf } from './compare-pages.ts';
import { BUCKET, KEYS, policyHashes, type ReleaseList } from './release-list.ts';

/** Where AWS is asked, with the credentials of the environment. */
export interface Asked {
  region: string;
  stage: string;
}

/** It publishes the pages, and has several versions. A deployment with another frontend has none. */
const PUBLISHER = 'publish-pages';

/**
 * Compares the functions of a deployment, the roles that its keys admit, and the policies of its keys and of the bucket of packages. Reads
 * settings only, and no data. `apis`: the addresses of the API that the pages name. `note` gets what is no difference and should be known.
 */
export async function compareAccount(
  asked: Asked,
  list: ReleaseList,
  apis: ReadonlySet<string>,
  note: (line: string) => void,
): Promise<Difference[]> {
  const functions = await listFunctions(asked).catch((error: unknown) => reasonOf(error));
  if (typeof functions === 'string') return [{ kind: 'unchecked', name: 'functions and policies', why: functions }];
  const account = functions[0]?.FunctionArn?.split(':')[4] ?? '';
  const place = { ...asked, account };
  return [
    ...compareFunctions(place, functions, list),
    ...compareVariables(place, functions, apis),
    ...(await compareRoles(place, list)),
    ...(await comparePolicies(place, functions, list, note)),
  ];
}

/** Also functions of another name with a role of the stage, which the keys would admit, and every version, which something can call. */
async function listFunctions({ region, stage }: Asked): Promise<FunctionConfiguration[]> {
  const found: FunctionConfiguration[] = [];
  const isOurs = ({ FunctionName = '', Role = '' }: FunctionConfiguration) =>
    FunctionName.startsWith(`will-${stage}-`) || Role.includes(`:role/will-${stage}-`);
  for await (const { Functions = [] } of paginateListFunctions({ client: new LambdaClient({ region }) }, { FunctionVersion: 'ALL' }))
    found.push(...Functions.filter(isOurs));
  if (found.length === 0) throw new Error(`The region ${region} has no function whose name begins with will-${stage}-`);
  return found;
}

function compareFunctions({ stage }: Asked, functions: readonly FunctionConfiguration[], list: ReleaseList): Difference[] {
  const prefix = `will-${stage}-`;
  const shortName = ({ FunctionName = '' }: FunctionConfiguration) =>
    FunctionName.startsWith(prefix) ? FunctionName.slice(prefix.length) : FunctionName;
  const isVersion = ({ Version = '$LATEST' }: FunctionConfiguration) => Version !== '$LATEST';
  const present = functions.map(shortName);
  const missing = Object.keys(list.functions).filter((name) => name !== PUBLISHER && !present.includes(name));
  const versions = functions.filter((fn) => isVersion(fn) && shortName(fn) !== PUBLISHER);
  return [
    ...missing.map((name): Difference => ({ kind: 'missing', name, why: 'there is no such function' })),
    ...versions.map((fn): Difference => ({ kind: 'extra', name: shortName(fn), why: `its version ${fn.Version} can run other code` })),
    ...functions.filter((fn) => !isVersion(fn)).flatMap((fn) => compareFunction(shortName(fn), fn, prefix, list)),
  ];
}

/** The code alone does not say what runs: a layer, a variable such as NODE_OPTIONS, or another entry can put other code before it. */
function compareFunction(name: string, fn: FunctionConfiguration, prefix: string, { functions, variables }: ReleaseList): Difference[] {
  if (!(name in functions)) return [{ kind: 'extra', name, why: 'the release has no such function' }];
  const others = Object.keys(fn.Environment?.Variables ?? {}).filter((variable) => !variables.includes(variable));
  const wrong: [boolean, string][] = [
    [fn.CodeSha256 !== functions[name], `its CodeSha256 is ${fn.CodeSha256}`],
    [fn.Handler !== 'index.handler' || fn.PackageType === 'Image', `its entry is ${fn.Handler}`],
    [!/^nodejs\d+\.x$/.test(fn.Runtime ?? ''), `its runtime is ${fn.Runtime}`],
    [(fn.Layers ?? []).length > 0, 'it has a layer'],
    [(fn.FileSystemConfigs ?? []).length > 0, 'it has a file system'],
    [!fn.Role?.endsWith(`:role/${prefix}${name}`), `its role is ${fn.Role}`],
    [others.length > 0, `it has the variable ${others.join(', ')}`],
  ];
  const found = wrong.filter(([isWrong]) => isWrong).map(([, why]): Difference => ({ kind: 'differs', name, why }));
  const unread = fn.Environment?.Error;
  return unread ? [...found, { kind: 'unchecked', name, why: `its variables: ${unread.ErrorCode}` }] : found;
}

/** The variables that say which functions and data are those of the service. All functions have the same ones. */
const SHARED = ['STAGE', 'FUNCTION_ARN_PREFIX', 'API_URL', 'FRONTEND_URL', 'TABLE_NAME', 'STAGING_BUCKET', 'PACKAGES_BUCKET'] as const;

function compareVariables({ region, stage, account }: Place, functions: readonly FunctionConfiguration[], apis: ReadonlySet<string>): Difference[] {
  const expected: Partial<Record<(typeof SHARED)[number], readonly string[]>> = {
    STAGE: [stage],
    FUNCTION_ARN_PREFIX: [`arn:aws:lambda:${region}:${account}:function:will-${stage}-`],
    ...(apis.size > 0 && { API_URL: [...apis] }),
  };
  return SHARED.flatMap((name) => {
    const values = valuesOf(functions, name);
    const isOther = values.length > 1 || values.some((value) => expected[name] && !expected[name].includes(value));
    return isOther ? [{ kind: 'differs' as const, name: `variable ${name}`, why: `functions have ${values.join(' and ')}` }] : [];
  });
}

function valuesOf(functions: readonly FunctionConfiguration[], variable: string): string[] {
  return [...new Set(functions.flatMap(({ Environment }) => Environment?.Variables?.[variable] ?? []))];
}

/** The policies of the keys name roles by `will-<stage>-`: each must be that of a function or a service of AWS, and no person may assume it. */
async function compareRoles({ region, stage }: Place, { functions }: ReleaseList): Promise<Difference[]> {
  try {
    const found: Role[] = [];
    for await (const { Roles = [] } of paginateListRoles({ client: new IAMClient({ region }) }, {}))
      found.push(...Roles.filter(({ RoleName }) => RoleName?.startsWith(`will-${stage}-`)));
    return found.flatMap((role) => compareRole(role, stage, functions));
  } catch (error) {
    return [{ kind: 'unchecked', name: 'roles', why: reasonOf(error) }];
  }
}

/** CloudFormation names a role without a name of ours after its stack. No function has it, and keys admit it only by that name. */
const OF_STACKS = /^(?:data|api|workers|site|content)-/;

function compareRole({ RoleName = '', AssumeRolePolicyDocument = '' }: Role, stage: string, functions: ReleaseList['functions']): Difference[] {
  const name = RoleName.slice(`will-${stage}-`.length);
  const isKnown = name in functions || ['schedules', 'backup'].includes(name) || OF_STACKS.test(name);
  if (!isKnown) return [{ kind: 'extra', name: `role ${RoleName}`, why: 'the release has no such role, and keys admit it' }];
  const { Statement = [] } = Object(JSON.parse(decodeURIComponent(AssumeRolePolicyDocument) || '{}'));
  const others = [Statement].flat().filter(({ Effect, Principal }) => Effect === 'Allow' && !isService(Principal));
  return others.length > 0 ? [{ kind: 'differs', name: `role ${RoleName}`, why: 'others than services of AWS may assume it' }] : [];
}

function isService(principal: unknown): boolean {
  const entries = typeof principal === 'object' && principal !== null ? Object.entries(principal) : [];
  return (
    entries.length === 1 &&
    entries.every(([kind, names]) => kind === 'Service' && [names].flat().every((one) => String(one).endsWith('.amazonaws.com')))
  );
}

type Place = Asked & { account: string };

async function comparePolicies(
  place: Place,
  functions: readonly FunctionConfiguration[],
  list: ReleaseList,
  note: (line: string) => void,
): Promise<Difference[]> {
  const { region, stage } = place;
  const [kms, s3] = [new KMSClient({ region }), new S3Client({ region })];
  const [bucket = '', ...otherBuckets] = valuesOf(functions, 'PACKAGES_BUCKET');
  const isFamily = !(await hasKey(kms, `alias/will-${stage}-table`));
  if (isFamily) note('of this deployment: the profile family, in which the key operations is also that of the table and the buckets');
  const compared = async (name: string, read: () => Promise<string | undefined>): Promise<Difference[]> => {
    try {
      const found = policyHashes(JSON.parse((await read()) ?? '{}'), { ...place, bucket });
      return compareStatements(name, found, isFamily && name === 'operations' ? withAtRest(list) : (list.policies[name] ?? {}));
    } catch (error) {
      return [{ kind: error instanceof Other ? 'differs' : 'unchecked', name: `policy of ${name}`, why: reasonOf(error) }];
    }
  };
  const bucketPolicy = async () => {
    if (otherBuckets.length > 0) throw new Other('functions use several buckets');
    return (await s3.send(new GetBucketPolicyCommand({ Bucket: bucket })).catch(noPolicy)).Policy;
  };
  const keys = KEYS.filter(({ id }) => id !== undefined || !isFamily);
  const all = keys.map(({ key, id }) => compared(key, () => keyPolicy(kms, `alias/will-${stage}-${key}`, id ? valuesOf(functions, id) : [])));
  return (await Promise.all([...all, compared(BUCKET, bucketPolicy)])).flat();
}

/** Returns the policy of a key. Throws `Other` if functions use another key, or if someone can use this one past its policy. */
async function keyPolicy(kms: KMSClient, alias: string, used: readonly string[]): Promise<string | undefined> {
  const { KeyMetadata: { KeyId, Origin, KeyState, MultiRegionConfiguration } = {} } = await kms.send(new DescribeKeyCommand({ KeyId: alias }));
  if (used.some((one) => one !== KeyId)) throw new Other(`a function uses another key than ${alias}`);
  if (Origin !== 'AWS_KMS') throw new Other(`its material comes from elsewhere (${Origin})`);
  if (KeyState !== 'Enabled') throw new Other(`its state is ${KeyState}`);
  if ((MultiRegionConfiguration?.ReplicaKeys ?? []).length > 0) throw new Other('it has a replica with another policy');
  // DynamoDB uses the key of a table by grants. https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.usagenotes.html
  for await (const { Grants = [] } of paginateListGrants({ client: kms }, { KeyId }))
    for (const { GranteePrincipal = '' } of Grants)
      if (!/^dynamodb\.[a-z0-9-]+\.amazonaws\.com$/.test(GranteePrincipal)) throw new Other(`${GranteePrincipal} has a grant`);
  return (await kms.send(new GetKeyPolicyCommand({ KeyId, PolicyName: 'default' }))).Policy;
}

/** Without a key of the table, the deployment has the profile `family`. Any other answer counts as a key, and is read again. */
async function hasKey(kms: KMSClient, KeyId: string): Promise<boolean> {
  return kms.send(new DescribeKeyCommand({ KeyId })).then(
    () => true,
    (error: unknown) => Object(error).name !== 'NotFoundException',
  );
}

/** For a family, the key of operations also has the statements with which DynamoDB and S3 use the other keys. */
function withAtRest({ policies }: ReleaseList): Record<string, string> {
  const all = Object.entries({ ...policies['table'], ...policies['staging'] });
  return { ...policies['operations'], ...Object.fromEntries(all.filter(([sid]) => sid.startsWith('OnlyThrough'))) };
}

/** Something else than the release has. */
class Other extends Error {}

function noPolicy(error: unknown): { Policy?: string } {
  if (Object(error).name === 'NoSuchBucketPolicy') return {};
  throw error;
}

function compareStatements(name: string, found: Record<string, string>, expected: Record<string, string>): Difference[] {
  const sids = [...new Set([...Object.keys(expected), ...Object.keys(found)])].filter((sid) => found[sid] !== expected[sid]);
  return sids.map((sid) => ({
    kind: !(sid in found) ? 'missing' : sid in expected ? 'differs' : 'extra',
    name: `policy of ${name}`,
    why: `the statement ${sid}`,
  }));
}
