import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newIdentity } from '#custody/age.ts';
import {
  indexBytes,
  listedFiles,
  type Manifest,
  manifestBytes,
  manifestMacKey,
  openManifest,
  type PackageIndex,
  packageFingerprint,
  readIndex,
} from '#custody/manifest.ts';
import { newPackageKey, signManifest } from '#custody/package-key.ts';
import { flipped } from '#tests/custody/streams.ts';

const { identity, recipient } = await newIdentity();
const host = newPackageKey();
const macKey = manifestMacKey(identity, 'pkg-1');
const keys = { macKey, publicKey: host.publicKey };
const sha256 = 'ab'.repeat(32);

const manifest: Manifest = {
  format: 'will-package/1',
  package: 'pkg-1',
  revision: 3,
  generation: 5,
  sealed_at: '2026-11-21T09:00:00.000Z',
  threshold: 2,
  total: 3,
  recipient,
  host_key: host.publicKey,
  files: [
    { path: 'index.age', role: 'index', size: 400, sha256 },
    { path: 'k3.age', role: 'document', size: 900, sha256, head: sha256 },
    { path: 'shares/5/x1.age', role: 'share', size: 700, sha256, commitment: sha256 },
  ],
};
const bytes = manifestBytes(manifest);
const proofs = signManifest(bytes, macKey, host.privateKey);
const refused = expect.objectContaining({ code: 'package_altered' });

/** Opens a text, bytes or a manifest that the service would never write, but with two valid proofs. */
const openProven = (value: unknown) => {
  const forged = value instanceof Buffer ? value : Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
  return () => openManifest(forged, signManifest(forged, macKey, host.privateKey), keys);
};

describe('a manifest', () => {
  it('opens with two valid proofs', () => expect(openManifest(bytes, proofs, keys)).toEqual(manifest));

  it('lists its files for a caller that has compared its SHA-256', () => {
    expect(listedFiles(bytes)).toEqual(manifest.files);
    expect(() => listedFiles(bytes.subarray(1))).toThrow(refused);
  });

  it('may need all Survivors', () => expect(openProven({ ...manifest, threshold: 3 })).not.toThrow());

  it('needs a mac key of 32 bytes', () => {
    const short = macKey.subarray(1);
    expect(() => signManifest(bytes, short, host.privateKey)).toThrow(new RangeError('The mac key of a manifest must have 32 bytes.'));
    expect(() => openManifest(bytes, proofs, { ...keys, macKey: short })).toThrow(RangeError);
  });

  it('is refused if it is not valid UTF-8, even with valid proofs', () => {
    expect(openProven(Buffer.concat([bytes.subarray(0, 30), Buffer.of(0xff), bytes.subarray(30)]))).toThrow(refused);
  });

  it('is JSON that a person can read', () => {
    expect(Buffer.from(bytes).toString()).toBe(`${JSON.stringify(manifest, null, 2)}\n`);
  });

  it('has an Ed25519 signature over its exact bytes that other programs can verify', () => {
    const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(host.publicKey, 'base64')]);
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    expect(verify(null, bytes, key, Buffer.from(proofs.signature, 'base64'))).toBe(true);
  });

  it('is refused with one flipped bit anywhere', () => {
    for (let position = 0; position < bytes.length; position++) {
      expect(() => openManifest(flipped(bytes, position, position % 8), proofs, keys)).toThrow(refused);
    }
  });

  it.each<[string, Partial<typeof proofs>, Partial<typeof keys>]>([
    ['the mac of another package', { mac: signManifest(bytes, manifestMacKey(identity, 'pkg-2'), host.privateKey).mac }, {}],
    ['the mac key of another identity', {}, { macKey: manifestMacKey('AGE-SECRET-KEY-1', 'pkg-1') }],
    ['the signature of another Host', { signature: signManifest(bytes, macKey, newPackageKey().privateKey).signature }, {}],
    ['the key of another Host', {}, { publicKey: newPackageKey().publicKey }],
    ['an empty mac', { mac: '' }, {}],
    ['a mac in upper case', { mac: proofs.mac.toUpperCase() }, {}],
    ['an empty signature', { signature: '' }, {}],
    ['a signature that is too short', { signature: Buffer.from(proofs.signature, 'base64').subarray(1).toString('base64') }, {}],
    ['a signature without its padding', { signature: proofs.signature.replace(/=+$/, '') }, {}],
  ])('is refused with %s', (_, proof, key) => {
    expect(() => openManifest(bytes, { ...proofs, ...proof }, { ...keys, ...key })).toThrow(refused);
  });

  it('is refused if it names another package key than the given one', () => {
    expect(openProven({ ...manifest, host_key: newPackageKey().publicKey })).toThrow(refused);
  });

  const share = { path: 's.age', role: 'share', size: 1, sha256, commitment: sha256 };
  const file = { path: 'a.age', role: 'document', size: 1, sha256, head: sha256 };
  it('opens in the form that the next tests change', () => expect(openProven({ ...manifest, files: [file, share] })).not.toThrow());

  const paths = ['../x.age', 'a/../../x', '/etc/passwd', './x', 'a//b', 'a/', '', '..', 'a\\b', 'C:x', 'ä.age', 'a\nb', 'a b', 'x'.repeat(256)];
  it.each(paths)('is refused with the path %j', (path) => {
    expect(openProven({ ...manifest, files: [{ ...file, path }] })).toThrow(refused);
  });

  it.each<[string, unknown]>([
    ['no JSON', 'will'],
    ['an unknown field', { ...manifest, note: '' }],
    ['another format', { ...manifest, format: 'will-package/2' }],
    ['a threshold over the total', { ...manifest, threshold: 4 }],
    ['a threshold of one', { ...manifest, threshold: 1 }],
    ['a recipient of another kind', { ...manifest, recipient: `age1pq1${recipient.slice(7)}` }],
    ['a time without its zone', { ...manifest, sealed_at: '2026-11-21T09:00:00' }],
    ['a key that is too short', { ...manifest, host_key: 'AAAA' }],
    ['a key in another spelling', { ...manifest, host_key: host.publicKey.replace('=', '') }],
    ['paths that differ only in case', { ...manifest, files: [file, { ...file, path: 'A.age' }] }],
    ['a share without a commitment', { ...manifest, files: [{ ...share, commitment: undefined }] }],
    ['a document with a commitment', { ...manifest, files: [{ ...file, commitment: sha256 }] }],
    ['a document without its head', { ...manifest, files: [{ path: 'a.age', role: 'document', size: 1, sha256 }] }],
    ['an index with a head', { ...manifest, files: [{ ...file, role: 'index' }] }],
  ])('is refused with %s, even with valid proofs, and is never written', (_, broken) => {
    expect(openProven(broken)).toThrow(refused);
    expect(() => manifestBytes(broken as Manifest)).toThrow(TypeError); // intentionally broken
  });
});

describe('the package key of a Host', () => {
  it('is 32 raw bytes in base64', () => expect(Buffer.from(host.publicKey, 'base64')).toHaveLength(32));
  it('has a fingerprint for the paper', () => {
    expect(packageFingerprint(Buffer.alloc(32).toString('base64'))).toBe(
      '92f0 6ff4 c59a cf6e 1a46 1329 d302 3992 ac02 f7c5 259b 5f40 6fef 2ca8 5f66 8d76',
    );
  });
});

it('the mac key is 32 bytes, bound to identity and package', () => {
  expect(macKey).toHaveLength(32);
  expect(macKey).toEqual(manifestMacKey(identity, 'pkg-1'));
  expect(macKey).not.toEqual(manifestMacKey(identity, 'pkg-2'));
});

describe('an index', () => {
  const index: PackageIndex = {
    format: 'will-index/1',
    documents: [{ id: 'd1', path: 'q7.age', filename: 'Testament – Übersicht.pdf', mime_type: 'application/pdf', size_bytes: 0, sha256 }],
  };

  it('is read back', () => expect(readIndex(indexBytes(index))).toEqual(index));

  it('is refused with a name that is not UTF-8', () => {
    const [before = '', after = ''] = Buffer.from(indexBytes(index)).toString('latin1').split('Testament');
    expect(() => readIndex(Buffer.from(`${before}\xff${after}`, 'latin1'))).toThrow(refused);
  });

  it('that is wrong says where, and nothing of its content', () => {
    const wrong = { ...index, documents: [{ ...index.documents[0], id: 'a/b', filename: '' }] } as PackageIndex;
    expect(() => indexBytes(wrong)).toThrow(new TypeError('The index is invalid at: documents.0.id, documents.0.filename'));
    expect(() => manifestBytes({ ...manifest, revision: -1 })).toThrow(new TypeError('The manifest is invalid at: revision'));
  });

  it.each<[string, unknown]>([
    ['a field too many', { ...index, note: 1 }],
    ['another format', { ...index, format: 'will-index/2' }],
    ['a path that leads out', { ...index, documents: [{ ...index.documents[0], path: '../q7.age' }] }],
    ['the same path twice', { ...index, documents: [...index.documents, ...index.documents] }],
  ])('is refused with %s', (_, broken) => {
    expect(() => readIndex(Buffer.from(JSON.stringify(broken)))).toThrow(refused);
    expect(() => indexBytes(broken as PackageIndex)).toThrow(TypeError); // intentionally broken
  });
});
