import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Resource, readTemplates, type Templates } from '#infra/assembly/templates.ts';
import { buildPages } from '#infra/pages/build-pages.ts';
import { PAGES } from '#web/edge/pages.ts';
import { BUCKET, KEYS, policyHashes, type ReleaseList } from './release-list.ts';
import { sha256 } from './sigsum.ts';

/** Where the templates in cdk.out would be deployed. */
const PLACE = { account: '000000000000', stage: 'prod', bucket: 'bucket-of-packages' };

/** Returns the list of what this checkout is built to. `folder`: the output of `node infra/cloud/variants.ts`, which has every function. */
export async function buildList(folder: string, commit: string): Promise<ReleaseList> {
  const { account, bucket } = PLACE;
  const others = { tableName: '', stagingBucket: '', custodyKeyId: '', operationsKeyId: '', evidenceKeyId: '' };
  const templates = readTemplates(folder, { account, packagesBucket: bucket, ...others });
  const functions = templates.ofType('AWS::Lambda::Function');
  const pages = await buildPages();
  return {
    format: 1,
    commit,
    addresses: { ...PAGES },
    pages: Object.fromEntries(pages.map(({ path, content }) => [path, sha256(content).toString('hex')])),
    functions: Object.fromEntries(functions.map((fn) => [nameOf(fn), codeHash(folder, fn)])),
    variables: [...new Set(functions.flatMap(({ properties }) => Object.keys(properties.Environment?.Variables ?? {})))].sort(),
    policies: { ...keyPolicies(templates), [BUCKET]: policyHashes(bucketPolicy(templates), { ...PLACE, region: templates.region }) },
  };
}

const nameOf = ({ properties }: Resource): string => String(properties.FunctionName).slice(`will-${PLACE.stage}-`.length);

function codeHash(folder: string, { metadata }: Resource): string {
  return sha256(readFileSync(join(folder, String(metadata['aws:asset:path'])))).toString('base64');
}

function keyPolicies(templates: Templates): ReleaseList['policies'] {
  const aliases = templates.ofType('AWS::KMS::Alias');
  return Object.fromEntries(
    KEYS.map(({ key }) => {
      const alias = aliases.find(({ properties }) => properties.AliasName === `alias/will-${PLACE.stage}-${key}`);
      const policy = templates.resolve(templates.referencedBy(alias?.properties.TargetKeyId)?.properties.KeyPolicy);
      return [key, policyHashes(policy, { ...PLACE, region: templates.region })];
    }),
  );
}

function bucketPolicy(templates: Templates): unknown {
  const policies = templates.ofType('AWS::S3::BucketPolicy').map(({ properties }) => templates.resolve(properties));
  return policies.find(({ Bucket }) => Bucket === PLACE.bucket)?.PolicyDocument;
}
