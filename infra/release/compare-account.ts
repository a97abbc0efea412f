import { DescribeKeyCommand, GetKeyPolicyCommand, KMSClient } from '@aws-sdk/client-kms';
import { type FunctionConfiguration, LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda';
import { GetBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { type Difference, reasonOf } from './compare-pages.ts';
import { BUCKET, KEYS, policyHashes, type ReleaseList } from './release-list.ts';

/** Where AWS is asked, with the credentials of the environment. */
interface Asked {
  region: string;
  stage: string;
}

/** Compares the functions of a deployment, and the policies of its keys and of the bucket of packages. Reads settings only, and no data. */
export async function compareAccount({ region, stage }: Asked, list: ReleaseList): Promise<Difference[]> {
  const prefix = `will-${stage}-`;
  const functions = await listFunctions(region, prefix).catch((error: unknown) => reasonOf(error));
  if (typeof functions === 'string') return [{ kind: 'unchecked', name: 'functions and policies', why: functions }];
  const found = new Map(functions.map((fn) => [String(fn.FunctionName).slice(prefix.length), fn]));
  const missing = Object.keys(list.functions).filter((name) => !found.has(name));
  const account = functions[0]?.FunctionArn?.split(':')[4] ?? '';
  return [
    ...missing.map((name): Difference => ({ kind: 'missing', name, why: 'there is no such function' })),
    ...[...found].flatMap(([name, fn]) => compareFunction(name, fn, prefix, list)),
    ...(await comparePolicies({ region, stage, account }, functions, list)),
  ];
}

async function listFunctions(region: string, prefix: string): Promise<FunctionConfiguration[]> {
  const found: FunctionConfiguration[] = [];
  for await (const { Functions = [] } of paginateListFunctions({ client: new LambdaClient({ region }) }, {}))
    found.push(...Functions.filter(({ FunctionName }) => FunctionName?.startsWith(prefix)));
  if (found.length === 0) throw new Error(`The region ${region} has no function whose name begins with ${prefix}`);
  return found;
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

async function comparePolicies(place: Asked & { account: string }, functions: FunctionConfiguration[], list: ReleaseList): Promise<Difference[]> {
  const { region, stage } = place;
  const [kms, s3] = [new KMSClient({ region }), new S3Client({ region })];
  const used = (variable: string) => [...new Set(functions.flatMap(({ Environment }) => Environment?.Variables?.[variable] ?? []))];
  const [bucket = '', ...otherBuckets] = used('PACKAGES_BUCKET');
  const keyPolicy = async (key: string, id: string | undefined): Promise<string | undefined> => {
    const { KeyMetadata } = await kms.send(new DescribeKeyCommand({ KeyId: `alias/will-${stage}-${key}` }));
    if (id && used(id).some((one) => one !== KeyMetadata?.KeyId)) throw new OtherKey(`a function uses another key than alias/will-${stage}-${key}`);
    return (await kms.send(new GetKeyPolicyCommand({ KeyId: KeyMetadata?.KeyId, PolicyName: 'default' }))).Policy;
  };
  const isFamily = !(await hasKey(kms, `alias/will-${stage}-table`));
  const compared = async (name: string, read: () => Promise<string | undefined>): Promise<Difference[]> => {
    try {
      const found = policyHashes(JSON.parse((await read()) ?? '{}'), { ...place, bucket });
      return compareStatements(name, found, isFamily && name === 'operations' ? withAtRest(list) : (list.policies[name] ?? {}));
    } catch (error) {
      return [{ kind: error instanceof OtherKey ? 'differs' : 'unchecked', name: `policy of ${name}`, why: reasonOf(error) }];
    }
  };
  const bucketPolicy = async () => {
    if (otherBuckets.length > 0) throw new OtherKey('functions use several buckets');
    return (await s3.send(new GetBucketPolicyCommand({ Bucket: bucket })).catch(noPolicy)).Policy;
  };
  const keys = KEYS.filter(({ id }) => id !== undefined || !isFamily);
  const all = [...keys.map(({ key, id }) => compared(key, () => keyPolicy(key, id))), compared(BUCKET, bucketPolicy)];
  return (await Promise.all(all)).flat();
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

class OtherKey extends Error {}

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
