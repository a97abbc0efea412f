import { execFileSync, spawnSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evidenceStatement, publishedKey, rawPublicKey, SSH_NAMESPACE, sshSignatureFile, sshSigned } from '#custody/evidence.ts';
import { createTemporaryFolder } from '#infra/local/entry.ts';

const missing = ['openssl', 'ssh-keygen'].filter((program) => spawnSync(program, ['-h']).error);
if (missing.length > 0 && process.env['REQUIRE_TOOLS'] === '1') throw new Error(`Required and not installed: ${missing.join(', ')}`);

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = rawPublicKey(publicKey.export({ type: 'spki', format: 'der' }));
const key = publishedKey(raw);
const report = '{\n  "format": "will-evidence/1"\n}\n';
const statement = evidenceStatement({
  report,
  madeAt: '2026-11-23T08:00:00.000Z',
  madeFor: 'host',
  service: 'https://api.example.com',
  history: { number: 7, hash: 'ab'.repeat(32) },
  keyId: key.id,
});
const signature = sign(null, Buffer.from(statement), privateKey);
const sshSignature = sshSignatureFile(raw, sign(null, sshSigned(statement), privateKey));

describe('a statement', () => {
  it('has the hash and the size of the report, and the end of the history', () => {
    expect(statement).toBe(
      [
        'Will evidence statement 1',
        'report-sha256: 7c6735f8731765ac81bd24714f98cb94edb4f5377743a57af6c16a14b5e1e726',
        'report-size: 34',
        'made-at: 2026-11-23T08:00:00.000Z',
        'made-for: host',
        'service: https://api.example.com',
        'history-number: 7',
        `history-sha256: ${'ab'.repeat(32)}`,
        `key: ${key.id}`,
        '',
      ].join('\n'),
    );
  });

  it('is signed in two forms, and neither signature passes for the other', () => {
    const asPublished: KeyObject = createPublicKey(key.pem);
    expect(verify(null, Buffer.from(statement), asPublished, signature)).toBe(true);
    expect(verify(null, sshSigned(statement), asPublished, signature)).toBe(false);
    expect(sshSigned(statement).length).toBeLessThan(4096);
  });

  it('has a key of Ed25519 only', () => {
    const { publicKey: other } = generateKeyPairSync('x25519');
    expect(() => rawPublicKey(other.export({ type: 'spki', format: 'der' }))).toThrow('no Ed25519');
  });
});

/** The commands of docs/evidence.md, as a notary types them. */
describe.skipIf(missing.length > 0)('the commands of the documentation', () => {
  const [, ...commands] = readFileSync(new URL('../../docs/evidence.md', import.meta.url), 'utf8').split('```sh\n');
  const [hash = '', openssl = '', ssh = ''] = commands.map((command) => command.slice(0, command.indexOf('```')).trim());

  function folder(changed: { report?: string; statement?: string } = {}): string {
    const place = createTemporaryFolder('evidence');
    const files = {
      'report.json': changed.report ?? report,
      'statement.txt': changed.statement ?? statement,
      'statement.sig': signature,
      'statement.txt.sig': sshSignature,
      'key.pem': key.pem,
      allowed_signers: key.allowedSigners,
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(place, name), content);
    return place;
  }
  const run = (command: string, cwd: string): string => {
    try {
      return execFileSync('sh', ['-c', `${command} 2>&1`], { cwd, encoding: 'utf8' }).trim();
    } catch (error) {
      return `failed: ${String((error as { stdout?: string }).stdout).trim()}`;
    }
  };

  it('accept what was signed', () => {
    const place = folder();
    expect(statement).toContain(`report-sha256: ${run(hash, place).split(' ')[0]}\n`);
    expect(run(openssl, place)).toBe('Signature Verified Successfully');
    expect(run(ssh, place)).toMatch(new RegExp(`^Good "${SSH_NAMESPACE}" signature for will-service with ED25519 key`));
  });

  it('refuse a statement that was altered, and show another hash for another report', () => {
    const place = folder({ report: report.replace('1', '2'), statement: statement.replace('history-number: 7', 'history-number: 6') });
    expect(statement).not.toContain(run(hash, place).split(' ')[0]);
    expect(run(openssl, place)).toMatch(/^failed: /);
    expect(run(ssh, place)).toMatch(/^failed: /);
  });
});
