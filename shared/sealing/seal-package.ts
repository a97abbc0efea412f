import { createHash } from 'node:crypto';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { encryptBytes } from '#custody/age.ts';
import { indexBytes, type Manifest, type ManifestFile, manifestBytes } from '#custody/manifest.ts';
import { signManifest } from '#custody/package-key.ts';
import type { HostWithCustody, ManifestRow, PackageKeyRow, PlannedDocument, SealingRow } from '#hosts/rows/hosts.ts';
import { isWithService } from '#hosts/rules/host.ts';
import { pageName } from '#recovery/page-name.ts';
import { type RecoveryProgram, recoveryPrograms } from '#recovery/program.ts';
import { PAGE_SHA256 } from '#recovery/sha256.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { packageFolder, placesOf } from '#wills/rules/will.ts';
import { namedPrograms, signedFiles } from './package-files.ts';
import { inEachPlace, missedIn } from './places.ts';
import { sealMessage } from './seal-plan.ts';
import { writeBytes } from './sealed-file.ts';
import { sealingPlaces } from './sealing-work.ts';

/** The manifest of a package that was written, and the places that have missed it. */
export interface WrittenPackage {
  manifest: ManifestRow;
  missed: string[];
}

/** The documents of a running sealing, for the worker that writes the rest of the package. The last one is not stored yet. */
export interface PackageOrder {
  hostId: string;
  revision: number;
  owner: string;
  documents: Pick<PlannedDocument, 'id' | 'path' | 'file'>[];
  /** The storages that have missed one of them. */
  missed: string[];
}

/** As long as the worker may run. */
const PACKAGE_MS = 120_000;

/**
 * Writes the package of a running sealing, or has a worker write it into the service's own bucket: a function with a route must not be
 * able to. Returns what was written.
 */
export async function finishPackage(app: App, host: HostWithCustody, plan: SealingRow): Promise<WrittenPackage> {
  if (!placesOf(plan).some((id) => isWithService(host, id))) return writePackage(app, host, plan);
  const documents = plan.documents.map(({ id, path, file }) => ({ id, path, file }));
  const order: PackageOrder = { hostId: host.id, revision: plan.revision, owner: plan.lease.owner, documents, missed: plan.missed };
  // The worker answers a WrittenPackage.
  return (await app.workers.call('write-package', order, PACKAGE_MS)) as WrittenPackage;
}

/** Writes the package of a running sealing, for the function that has its lease. */
export async function writeOrderedPackage(app: App, { hostId, revision, owner, documents, missed }: PackageOrder): Promise<WrittenPackage> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  const plan = host?.custody.sealing;
  if (!host || plan?.revision !== revision || plan.lease.owner !== owner) throw new Refusal('sealing_in_progress');
  const sealed = new Map(documents.map(({ id, path, file }) => [id, { path, file }]));
  return writePackage(app, host, { ...plan, missed, documents: plan.documents.map((document) => ({ ...document, ...sealed.get(document.id) })) });
}

/** Makes index, shares, messages, guide and manifest, writes them next to the documents in each place, and reads each back. */
async function writePackage(app: App, host: HostWithCustody, plan: SealingRow): Promise<WrittenPackage> {
  const { packageKey } = host.custody;
  if (!packageKey) throw new Refusal('storage_not_found');
  const folder = packageFolder(plan);
  const files = await makeFiles(app, host, plan);
  const bytes = manifestBytes(manifestOf(plan, packageKey, [...documentFiles(plan), ...files.map(listed)], instant(app.now())));
  const proofs = await prove(app, host.id, plan, packageKey, bytes);
  const manifest = { revision: plan.revision, generation: plan.generation, text: Buffer.from(bytes).toString('utf8'), ...proofs };
  // The manifest last: a package without it is none.
  const all: { path: string; content: Uint8Array }[] = [...files, ...signedFiles(manifest)];
  const places = sealingPlaces(app, host, plan);
  const failures = await inEachPlace(places, async (storage) => {
    await clearLeftovers(storage, folder, plan);
    for (const { path, content } of all) await writeBytes(storage, `${folder}${path}`, content);
  });
  return { manifest, missed: [...plan.missed, ...missedIn(places, failures)] };
}

/** Deletes what an earlier attempt of the same sealing wrote next to its documents, under random names. */
async function clearLeftovers(storage: Storage, folder: string, plan: SealingRow): Promise<void> {
  const documents = new Set(plan.documents.map(({ path }) => `${folder}${path}`));
  for (const path of await storage.list(folder)) {
    if (!documents.has(path)) await storage.remove(path);
  }
}

function documentFiles(plan: SealingRow): ManifestFile[] {
  return plan.documents.map(({ path, file }) => {
    if (!file) throw new Refusal('sealing_in_progress');
    return { path, role: 'document', ...file };
  });
}

interface MadeFile extends Pick<ManifestFile, 'path' | 'role' | 'commitment'> {
  content: Uint8Array;
}

function listed({ path, role, content, commitment }: MadeFile): ManifestFile {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { path, role, size: content.length, sha256, ...(commitment && { commitment }) };
}

async function makeFiles(app: App, host: HostWithCustody, plan: SealingRow): Promise<MadeFile[]> {
  const files: MadeFile[] = [{ path: 'index.age', role: 'index', content: await encryptBytes(plan.recipient, index(plan)) }];
  for (const { path, file, commitment, survivor, messagePath } of plan.shares) {
    files.push({ path, role: 'share', content: Buffer.from(file, 'base64'), commitment });
    const message = host.custody.keys.get(survivor)?.message;
    if (message && messagePath) files.push({ path: messagePath, role: 'message', content: await sealMessage(plan.recipient, message) });
  }
  const programs = programsFor(app, host, plan).map(({ path, bytes }): MadeFile => ({ path, role: 'program', content: bytes }));
  return [...files, ...programs, { path: 'RECOVER.txt', role: 'guide', content: guide(plan) }];
}

/** The current programs, and each earlier version that the paper of one of these Survivors names. */
function programsFor(app: App, host: HostWithCustody, { shares }: SealingRow): RecoveryProgram[] {
  const papers = shares.map(({ survivor }) => host.custody.keys.get(survivor));
  const { programs, missing } = recoveryPrograms(namedPrograms(papers));
  // A package without it still opens: with recover.mjs, and by hand
  for (const program of missing) app.log.alarm('recovery_program_missing', { host: host.id, program });
  return programs;
}

function index(plan: SealingRow): Uint8Array {
  return indexBytes({
    format: 'will-index/1',
    documents: plan.documents.map(({ id, path, filename, mimeType, size, sha256 }) => ({
      id,
      path,
      filename,
      mime_type: mimeType,
      size_bytes: size,
      sha256,
    })),
  });
}

function manifestOf(plan: SealingRow, packageKey: PackageKeyRow, files: ManifestFile[], sealedAt: string): Manifest {
  return {
    format: 'will-package/1',
    package: plan.packageId,
    revision: plan.revision,
    generation: plan.generation,
    sealed_at: sealedAt,
    threshold: plan.threshold,
    total: plan.shares.length,
    recipient: plan.recipient,
    host_key: packageKey.publicKey,
    files,
  };
}

async function prove(
  app: App,
  hostId: string,
  plan: SealingRow,
  packageKey: PackageKeyRow,
  bytes: Uint8Array,
): Promise<{ mac: string; signature: string }> {
  const [macKey, privateKey] = await Promise.all([
    app.envelope.decrypt('sealing', { host: hostId, revision: plan.revision }, plan.macKey),
    app.envelope.decrypt('package-key', { host: hostId }, packageKey.wrapped),
  ]);
  try {
    return signManifest(bytes, macKey, privateKey);
  } finally {
    macKey.fill(0);
    privateKey.fill(0);
  }
}

function guide(plan: SealingRow): Uint8Array {
  return Buffer.from(
    `This folder contains the encrypted documents that a person left to people they trust.

It opens with ${plan.threshold} of the ${plan.shares.length} recovery keys that those people received on paper.
Each recovery key is one line that begins with AGE-SECRET-KEY-1.

The paper says what to do. If this file and the paper differ, follow the paper.
We never ask for a key by telephone, e-mail or on a web page. Do not share your key with anyone who asks for it.

Two programs do everything in one step, on a computer that is not connected to a network:
  ${pageName(PAGE_SHA256)}
    Open it in a browser. If there are several files recover-....html, use the one that your paper names.
  recover.mjs
    It runs with Node.js 20 or newer: node recover.mjs .
A person who can write to this folder could have replaced the programs. Compare their SHA-256 with the one on the
paper first. If they differ, open the documents by hand, as the paper says.

Contents of this folder:
  manifest.*.json  every file with its size and SHA-256
  shares/          one encrypted share of the key for each person
  index.age        the list of the documents
  messages/        personal messages, one for each person
  other *.age      the documents
The files are in the format of the public program "age" (https://age-encryption.org).
`,
    'utf8',
  );
}
