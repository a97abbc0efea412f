import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A key and a certificate in PEM. */
export interface ServerCertificate {
  key: string;
  cert: string;
}

const DAY_MS = 86_400_000;

/** Creates a certificate authority for this run, and a certificate for these host names that it signs. https://www.rfc-editor.org/rfc/rfc5280 */
export function issueCertificate(names: readonly string[]): { ca: string; server: ServerCertificate } {
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const server = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = { name: 'Local stack of this run', key: authority.privateKey };
  const ca = certificate({ name: issuer.name, key: authority.publicKey, extensions: [IS_AUTHORITY, keyId(authority.publicKey)] }, issuer);
  const alternatives = sequence(...names.map((name) => tagged(0x82, Buffer.from(name))));
  const cert = certificate({ name: names[0] ?? '', key: server.publicKey, extensions: [extension('551d11', alternatives)] }, issuer);
  return {
    ca,
    server: {
      key: createPrivateKey(server.privateKey.export({ type: 'pkcs8', format: 'pem' }))
        .export({ type: 'pkcs8', format: 'pem' })
        .toString(),
      cert,
    },
  };
}

interface Subject {
  name: string;
  key: KeyObject;
  extensions: Buffer[];
}

function certificate({ name, key, extensions }: Subject, issuer: { name: string; key: KeyObject }): string {
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))), // version 3
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    commonName(issuer.name),
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    commonName(name),
    key.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(...extensions)),
  );
  const der = sequence(body, ecdsaWithSha256, bits(sign('sha256', body, issuer.key)));
  // An empty line would end the certificate early. The length varies with the signature.
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

/** https://www.itu.int/rec/T-REC-X.690: tag, length, contents. */
function tagged(tag: number, contents: Buffer): Buffer {
  const { length } = contents;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), contents]);
}

const sequence = (...parts: Buffer[]): Buffer => tagged(0x30, Buffer.concat(parts));
const integer = (bytes: Buffer): Buffer => tagged(0x02, bytes);
const oid = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));
const bits = (bytes: Buffer): Buffer => tagged(0x03, Buffer.concat([Buffer.from([0]), bytes]));
const commonName = (name: string): Buffer => sequence(tagged(0x31, sequence(oid('550403'), tagged(0x0c, Buffer.from(name)))));
const time = (at: number): Buffer => tagged(0x18, Buffer.from(`${new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '')}`));
const extension = (id: string, value: Buffer): Buffer => sequence(oid(id), tagged(0x04, value));
const keyId = (key: KeyObject): Buffer =>
  extension(
    '551d0e',
    tagged(
      0x04,
      createHash('sha1')
        .update(key.export({ type: 'spki', format: 'der' }))
        .digest(),
    ),
  );
const IS_AUTHORITY = extension('551d13', sequence(Buffer.from('0101ff', 'hex')));
