import { sha256 } from './sigsum.ts';

/** What a release consists of. It has nothing of a deployment, so that one release is the same for all operators. */
export interface ReleaseList {
  format: 1;
  /** The commit from which everyone can build it again. */
  commit: string;
  /** The file of each address of the pages. */
  addresses: Record<string, string>;
  /** The SHA-256 of each file of the pages, in hex. That of a page is without its policy, which names the addresses of the deployment. */
  pages: Record<string, string>;
  /** What AWS reports as CodeSha256 of each function, by its name without `will-<stage>-`. */
  functions: Record<string, string>;
  /** The environment variables that functions have. Another one, such as NODE_OPTIONS, could load other code. */
  variables: string[];
  /** The SHA-256 of each statement of the policies of keys and of the bucket of packages, by its Sid. */
  policies: Record<string, Record<string, string>>;
}

/** The keys of a deployment, each with the alias will-<stage>-<key>. `id`: the variable that tells functions which key it is. */
export const KEYS = [
  { key: 'custody', id: 'CUSTODY_KEY_ID' },
  { key: 'operations', id: 'OPERATIONS_KEY_ID' },
  { key: 'evidence', id: 'EVIDENCE_KEY_ID' },
  { key: 'table', id: undefined },
  { key: 'staging', id: undefined },
  { key: 'packages', id: undefined },
] as const;

/** The name of the bucket's policy among those of the keys. */
export const BUCKET = 'bucket of packages';

/** Returns the list as the bytes that are signed. */
export function writeList(list: ReleaseList): Buffer {
  return Buffer.from(`${JSON.stringify(sorted(list), null, 1)}\n`);
}

/** Reads a list. Throws an error if it has another form. */
export function readList(bytes: Uint8Array): ReleaseList {
  const list: ReleaseList = JSON.parse(Buffer.from(bytes).toString('utf8'));
  const { format, commit, addresses, pages, functions, variables, policies } = Object(list);
  const maps = [addresses, pages, functions, ...Object.values(Object(policies))];
  const isMap = (one: unknown) => typeof one === 'object' && one !== null && Object.values(one).every((value) => typeof value === 'string');
  if (format === 1 && typeof commit === 'string' && Array.isArray(variables) && maps.length > 3 && maps.every(isMap)) return list;
  throw new Error('It is no list of a release in format 1.');
}

/** What differs between deployments in a policy. */
export interface Place {
  account: string;
  region: string;
  stage: string;
  bucket: string;
}

/** Returns the hash of each statement of a policy, with placeholders for what differs between deployments. */
export function policyHashes(policy: unknown, { account, region, stage, bucket }: Place): Record<string, string> {
  const statements = [Object(policy).Statement ?? []].flat().map((statement) => {
    const text = JSON.stringify(sorted(flat(statement)))
      .replaceAll(`arn:aws:s3:::${bucket}`, 'arn:aws:s3:::{bucket}')
      .replaceAll(`:${account}:`, ':{account}:')
      .replaceAll(`.${region}.`, '.{region}.')
      .replaceAll(`/will-${stage}-`, '/will-{stage}-')
      .replaceAll(`"kms:EncryptionContext:stage":"${stage}"`, '"kms:EncryptionContext:stage":"{stage}"');
    return [String(statement.Sid ?? `without a Sid: ${statement.Action}`), sha256(text).toString('hex')] as const;
  });
  const names = statements.map(([sid]) => sid);
  const version = ['Version', sha256(String(Object(policy).Version)).toString('hex')] as const;
  // Two statements may not hide behind one name.
  const named = statements.map(([sid, hash], n) => [names.indexOf(sid) === n ? sid : `${sid} (${n + 1})`, hash] as const);
  return Object.fromEntries([version, ...named]);
}

/** AWS may return a list of one as its only value, and lists in another order. */
function flat(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? flat(value[0]) : value.map(flat).sort();
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, flat(part)]));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
