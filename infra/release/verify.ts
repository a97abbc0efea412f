import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareAccount } from './compare-account.ts';
import { type BuiltHere, comparePages, type Difference, get, reasonOf } from './compare-pages.ts';
import { type ReleaseList, readList } from './release-list.ts';
import { type Policy, ProofError, readKey, readPolicy, sha256, verifyProof } from './sigsum.ts';

// npm run verify -- https://wills.example --key <public key>: compares a running service with its signed release (docs/verify.md).

const USAGE = `npm run verify -- <address of the pages> --key <public key, or a file with it>
  --list <file>     the list of the release, instead of /release.json of the pages
  --proof <file>    its proof, instead of /release.proof of the pages
  --policy <file>   the logs and witnesses that count, instead of sigsum-generic-2025-1
  --stage <name> --region <name>   also compare the functions and policies, with the AWS credentials of the environment`;

/** What the program ends with. */
export const EXIT = { same: 0, differs: 1, unchecked: 2, badInput: 3 } as const;

class BadInput extends Error {}

/** Compares, and prints one line for each difference. Returns the exit code. */
export async function verify(args: readonly string[], write: (line: string) => void, builtHere: BuiltHere = buildHere): Promise<number> {
  // What a server sends could otherwise hide a line of this program, or write one.
  const print = (line: string) => write(line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`));
  try {
    const input = readInput(args);
    const { list, lines } = await readRelease(input);
    for (const line of lines) print(line);
    const seen = { connections: new Set<string>(), apis: new Set<string>() };
    const pages = await comparePages(input.site, list, builtHere, seen);
    const account = input.asked ? await compareAccount(input.asked, list, seen.apis, print).catch(unchecked) : [];
    for (const line of describeDeployment(await ownFiles(input.site), seen.connections)) print(line);
    return report([...pages, ...account, ...[...seen.apis].flatMap(doubtfulApi)], input.asked !== undefined, print);
  } catch (error) {
    if (error instanceof ProofError) print(`differs: release.json: ${error.message}`);
    else if (error instanceof BadInput) for (const line of `${error.message}\n${USAGE}`.split('\n')) print(line);
    else print(`not checked: everything: ${reasonOf(error)}`);
    return error instanceof ProofError ? EXIT.differs : error instanceof BadInput ? EXIT.badInput : EXIT.unchecked;
  }
}

const unchecked = (error: unknown): Difference[] => [{ kind: 'unchecked', name: 'the account', why: reasonOf(error) }];

/** A page may send what it knows to the address that its policy names. */
function doubtfulApi(api: string): Difference[] {
  if (/^https:\/\/[a-z0-9.-]+$/.test(api) || /^http:\/\/127\.0\.0\.1:\d+$/.test(api)) return [];
  return [{ kind: 'differs', name: 'the API', why: `the pages may call ${api}, which is not one https address` }];
}

interface Input {
  site: string;
  key: Buffer;
  policy: Policy;
  list: string | undefined;
  proof: string | undefined;
  asked: { stage: string; region: string } | undefined;
}

function readInput(args: readonly string[]): Input {
  try {
    const text = { type: 'string' } as const;
    const options = { key: text, list: text, proof: text, policy: text, stage: text, region: text };
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [site = '', ...others] = positionals;
    if (!/^(?:https:\/\/|http:\/\/(?:127\.0\.0\.1|localhost)[:/])/.test(site) || !URL.canParse(site) || others.length > 0)
      throw new Error('Name the address of the pages, with https://.');
    if (values.key === undefined) throw new Error('Name the public key of the release, which you have from elsewhere than these pages.');
    if ((values.stage === undefined) !== (values.region === undefined)) throw new Error('Name both --stage and --region, or neither.');
    const policy = readPolicy(readFileSync(values.policy ?? new URL('sigsum-generic-2025-1.policy', import.meta.url), 'utf8'));
    const key = readKey(existsSync(values.key) ? readFileSync(values.key, 'utf8') : values.key);
    const { stage, region } = values;
    return { site, key, policy, list: values.list, proof: values.proof, asked: stage && region ? { stage, region } : undefined };
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the list and its proof, and verifies both. */
async function readRelease({ site, key, policy, list: listFile, proof: proofFile }: Input): Promise<{ list: ReleaseList; lines: string[] }> {
  const read = async (file: string | undefined, path: string): Promise<Buffer> => {
    if (file !== undefined) return readInputFile(file);
    const { status, body } = await get(new URL(path, site));
    if (status !== 200) throw new Error(`the pages have no ${path} (${status}). Name the files with --list and --proof`);
    return body;
  };
  const [bytes, proof] = [await read(listFile, '/release.json'), await read(proofFile, '/release.proof')];
  const times = verifyProof(bytes, String(proof), key, policy);
  const list = parseList(bytes);
  const seen = times.length === 0 ? 'no witness' : `witnesses: ${times.length}, first at ${new Date(Math.min(...times) * 1000).toISOString()}`;
  return { list, lines: [`release: commit ${list.commit}, SHA-256 ${sha256(bytes).toString('hex')}`, `log: the proof holds, seen by ${seen}`] };
}

function readInputFile(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new BadInput(`The file ${file} cannot be read: ${reasonOf(error)}`);
  }
}

function parseList(bytes: Buffer): ReleaseList {
  try {
    return readList(bytes);
  } catch (error) {
    throw new ProofError(reasonOf(error));
  }
}

const OWN_FILES = ['/config.json', '/manifest.webmanifest', '/icon.svg', '/mark.svg'];

/** These are different in each deployment, so no release has them. */
async function ownFiles(site: string): Promise<string[]> {
  const describe = async (path: string): Promise<string> => {
    const reply = await get(new URL(path, site)).catch(reasonOf);
    if (typeof reply === 'string' || reply.status !== 200) return `${path} could not be read`;
    return `${path} ${path === '/config.json' ? reply.body : sha256(reply.body).toString('hex')}`;
  };
  return Promise.all(OWN_FILES.map(describe));
}

function describeDeployment(files: readonly string[], connections: ReadonlySet<string>): string[] {
  const connect = `of this deployment, not of the release: the pages connect to ${[...connections].join(' or ') || 'an address that could not be read'}`;
  return [connect, ...files.map((file) => `of this deployment, not of the release: ${file}`)];
}

const WORDS = { differs: 'differs', missing: 'missing', extra: 'extra', unchecked: 'not checked' };

function report(found: readonly Difference[], hasAccount: boolean, print: (line: string) => void): number {
  for (const { kind, name, why } of found) print(`${WORDS[kind]}: ${name}: ${why}`);
  const what = hasAccount ? 'Pages, functions and policies' : 'The pages (not the functions: name --stage and --region for them)';
  const [wrong, unchecked] = [found.filter(({ kind }) => kind !== 'unchecked').length, found.filter(({ kind }) => kind === 'unchecked').length];
  if (found.length === 0) print(`${what} are those of the release.`);
  else print(`${wrong} differences, ${unchecked} not checked.`);
  return wrong > 0 ? EXIT.differs : unchecked > 0 ? EXIT.unchecked : EXIT.same;
}

let built: Promise<Map<string, Buffer>> | undefined;

/** Builds the pages of this checkout, only to find the place of a difference. */
async function buildHere(path: string): Promise<Buffer | undefined> {
  built ??= import('#infra/pages/build-pages.ts').then(
    async ({ buildPages }) => new Map((await buildPages()).map((file) => [file.path, file.content])),
  );
  return (await built).get(path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await verify(process.argv.slice(2), console.log);
