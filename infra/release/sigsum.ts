import { createHash, createPublicKey, verify } from 'node:crypto';

/** A proof that a log has accepted a signed message: https://git.glasklar.is/sigsum/core/sigsum-go/-/blob/main/doc/sigsum-proof.md */
interface Proof {
  log: string;
  signer: string;
  signature: Buffer;
  size: bigint;
  root: Buffer;
  treeSignature: Buffer;
  cosignatures: { witness: string; time: string; signature: Buffer }[];
  index: bigint;
  path: Buffer[];
}

/** Which logs count, and which witnesses must have seen the log: https://git.glasklar.is/sigsum/core/sigsum-go/-/blob/main/doc/policy.md */
export interface Policy {
  logs: Buffer[];
  /** Of each witness, and of each group: the number of members that it takes. */
  witnesses: Map<string, Buffer>;
  groups: Map<string, { members: string[]; needed: number }>;
  quorum: string;
}

/** A proof, a policy or a key that cannot be read, or a proof that does not hold. Its message is for the person who verifies. */
export class ProofError extends Error {}

/** The text before a checksum that is signed for a log. No other signature can be passed off as one. */
const LEAF = 'sigsum.org/v1/tree-leaf\0';

export const sha256 = (...parts: (Uint8Array | string)[]): Buffer => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** Returns what a signer signs: the checksum of the hash of the data. */
export const signedLeaf = (data: Uint8Array): Buffer => Buffer.concat([Buffer.from(LEAF), sha256(sha256(data))]);

/**
 * Verifies without a network that this key has signed the data, that a log of the policy contains the signature, and that enough
 * witnesses have seen the log so. Returns the seconds since 1970 at which the witnesses saw it. Throws a ProofError that says what does not hold.
 */
export function verifyProof(data: Uint8Array, text: string, key: Buffer, policy: Policy): number[] {
  const proof = readProof(text);
  if (proof.signer !== sha256(key).toString('hex')) throw new ProofError('The proof is for a signature by another key.');
  if (!isSigned(key, signedLeaf(data), proof.signature)) throw new ProofError('The signature is wrong: the key has not signed this list.');
  const log = policy.logs.find((one) => sha256(one).toString('hex') === proof.log);
  if (!log) throw new ProofError('The proof is from a log that the policy does not name.');
  const head = `sigsum.org/v1/tree/${proof.log}\n${proof.size}\n${proof.root.toString('base64')}\n`;
  if (!isSigned(log, head, proof.treeSignature)) throw new ProofError('The log has not signed this state of it.');
  const times = verifyWitnesses(proof, head, policy);
  const leaf = sha256('\0', sha256(sha256(data)), proof.signature, sha256(key));
  if (!isIncluded(leaf, proof)) throw new ProofError('The log does not contain the signature: the path to its root is wrong.');
  return times;
}

/** A cosignature by a witness that the policy does not name counts nothing. A false one by a named witness is an error. */
function verifyWitnesses({ cosignatures }: Proof, head: string, { witnesses, groups, quorum }: Policy): number[] {
  const seen = new Map<string, number>();
  for (const { witness, time, signature } of cosignatures) {
    const [name, key] = [...witnesses].find(([, one]) => sha256(one).toString('hex') === witness) ?? [];
    if (name === undefined || !key) continue;
    if (!isSigned(key, `cosignature/v1\ntime ${time}\n${head}`, signature)) throw new ProofError(`The signature of the witness ${name} is wrong.`);
    seen.set(name, Number(time));
  }
  const holds = (name: string): boolean => {
    const group = groups.get(name);
    return group ? group.members.filter(holds).length >= group.needed : seen.has(name);
  };
  if (quorum !== 'none' && !holds(quorum)) throw new ProofError('Too few witnesses of the policy have seen the log with this signature.');
  return [...seen.values()];
}

/** RFC 9162, section 2.1.3.2, which gives the algorithm for the trees of RFC 6962. */
function isIncluded(leaf: Buffer, { index, size, root, path }: Proof): boolean {
  if (index >= size) return false;
  let [position, last, hash] = [index, size - 1n, leaf];
  for (const node of path) {
    if (last === 0n) return false;
    const isRight = position % 2n === 1n || position === last;
    hash = isRight ? sha256('\x01', node, hash) : sha256('\x01', hash, node);
    while (isRight && position % 2n === 0n && position !== 0n) [position, last] = [position >> 1n, last >> 1n];
    [position, last] = [position >> 1n, last >> 1n];
  }
  return last === 0n && hash.equals(root);
}

const HEX = '[0-9a-f]';
const FORM = new RegExp(
  [
    `^version=(?<version>[12])\nlog=(?<log>${HEX}{64})\nleaf=(?:${HEX}{4} )?(?<signer>${HEX}{64}) (?<signature>${HEX}{128})\n`,
    `\n(?:tree_)?size=(?<size>[1-9]\\d{0,18})\nroot_hash=(?<root>${HEX}{64})\nsignature=(?<treeSignature>${HEX}{128})\n`,
    `(?<cosignatures>(?:cosignature=${HEX}{64} \\d{1,19} ${HEX}{128}\n)*)`,
    `(?:\nleaf_index=(?<index>0|[1-9]\\d{0,18})\n(?<path>(?:node_hash=${HEX}{64}\n){1,63}))?$`,
  ].join(''),
);

function readProof(text: string): Proof {
  const found = FORM.exec(text)?.groups;
  if (!found) throw new ProofError('This is no proof of Sigsum in version 1 or 2.');
  const part = (name: string): string => found[name] ?? '';
  const lines = (name: string): string[][] =>
    part(name)
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(line.indexOf('=') + 1).split(' '));
  const bytes = (hex = ''): Buffer => Buffer.from(hex, 'hex');
  return {
    log: part('log'),
    signer: part('signer'),
    signature: bytes(part('signature')),
    size: BigInt(part('size')),
    root: bytes(part('root')),
    treeSignature: bytes(part('treeSignature')),
    cosignatures: lines('cosignatures').map(([witness = '', time = '', signature]) => ({ witness, time, signature: bytes(signature) })),
    index: BigInt(part('index') || 0),
    path: lines('path').map(([node]) => bytes(node)),
  };
}

/** Reads a policy as the tools of Sigsum do. Names are defined before they are used, so that no group contains itself. */
export function readPolicy(text: string): Policy {
  const policy: Policy = { logs: [], witnesses: new Map(), groups: new Map(), quorum: '' };
  const known = (name: string): boolean => policy.witnesses.has(name) || policy.groups.has(name);
  for (const line of text
    .split('\n')
    .map((one) => one.replace(/#.*/, '').trim())
    .filter(Boolean)) {
    const [kind, name = '', ...rest] = line.split(/\s+/);
    const fail = (): never => {
      throw new ProofError(`The policy has a line that cannot be read: ${line}`);
    };
    if (kind === 'log') policy.logs.push(readKey(name));
    else if (kind === 'witness' && !known(name) && name !== 'none') policy.witnesses.set(name, readKey(rest[0] ?? ''));
    else if (kind === 'group' && !known(name) && name !== 'none') {
      const [threshold = '', ...members] = rest;
      const needed = threshold === 'all' ? members.length : threshold === 'any' ? 1 : Number(threshold);
      if (!members.every(known) || !Number.isInteger(needed) || needed < 1 || needed > members.length || new Set(members).size < members.length)
        fail();
      policy.groups.set(name, { members, needed });
    } else if (kind === 'quorum' && policy.quorum === '' && (known(name) || name === 'none')) policy.quorum = name;
    else fail();
  }
  if (policy.logs.length === 0 || policy.quorum === '') throw new ProofError('The policy must name a log and a quorum.');
  return policy;
}

/** Reads a public Ed25519 key: 64 hex digits, or the line of a file that ssh-keygen has written. */
export function readKey(text: string): Buffer {
  const line = text.trim();
  if (/^[0-9a-f]{64}$/i.test(line)) return Buffer.from(line, 'hex');
  const blob = Buffer.from(/^ssh-ed25519 ([\w+/]{68})(?: .*)?$/.exec(line)?.[1] ?? '', 'base64');
  const start = Buffer.from('\0\0\0\x0bssh-ed25519\0\0\0\x20');
  if (blob.length !== 51 || !blob.subarray(0, 19).equals(start)) {
    throw new ProofError('A public key must be 64 hex digits, or one line that begins with ssh-ed25519.');
  }
  return blob.subarray(19);
}

function isSigned(key: Buffer, data: Uint8Array | string, signature: Buffer): boolean {
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') }, format: 'jwk' });
  return verify(null, Buffer.from(data), publicKey, signature);
}
