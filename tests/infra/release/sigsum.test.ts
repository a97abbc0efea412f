import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readKey, readPolicy, verifyProof } from '#infra/release/sigsum.ts';
import { newKeys, TestLog } from './log.ts';

const log = new TestLog();
const signer = newKeys();
const data = Buffer.from('a list');
const policy = readPolicy(log.policy);

describe('a proof of the public test log of Sigsum, from the README of sigsum-rs', () => {
  const recorded = readFileSync('tests/fixtures/sigsum/barreleye.proof', 'utf8');
  const key = readKey('8a9b8b9f45a826b541c1477861a458c7b30ef1cc9600c515d593c4e2f72f375e');
  const witness = 'witness w 4a921b7caef58ae670cdc11ef4184f1c058f7b9259a9107a969f69fa54aa496f';
  const known = readPolicy(`log 4644af2abd40f4895a003bca350f9d5912ab301a49c77f13e5b6d905c20a5fe6\n${witness}\nquorum w\n`);

  it('holds for what was signed, and for nothing else', () => {
    expect(verifyProof(Buffer.from('Hello, Sigsum!'), recorded, key, known)).toEqual([1759300864]);
    expect(() => verifyProof(Buffer.from('Hello, Sigsum?'), recorded, key, known)).toThrow('The signature is wrong');
  });
});

describe('a proof', () => {
  it('holds at each place of each small log', () => {
    for (let size = 1; size <= 17; size += 1)
      for (let index = 0; index < size; index += 1)
        expect(verifyProof(data, log.prove(data, signer, { size, index }), signer.publicKey, policy)).toEqual([1_790_000_000]);
  });

  const proof = log.prove(data, signer);
  const changed = (line: RegExp) => proof.replace(line, (found) => found.slice(0, -1) + (found.endsWith('0') ? '1' : '0'));
  it.each([
    ['of another signer', proof, newKeys().publicKey, 'by another key'],
    ['with another signature', changed(/^leaf=.*$/m), signer.publicKey, 'The signature is wrong'],
    ['whose log has signed another state', changed(/^root_hash=.*$/m), signer.publicKey, 'The log has not signed'],
    ['whose witness has signed another state', changed(/^cosignature=.*$/m), signer.publicKey, 'the witness w is wrong'],
    ['that no witness has seen', proof.replace(/^cosignature=.*\n/m, ''), signer.publicKey, 'Too few witnesses'],
    ['with another path', changed(/^node_hash=.*$/m), signer.publicKey, 'The log does not contain'],
    ['with another place', proof.replace('leaf_index=3', 'leaf_index=2'), signer.publicKey, 'The log does not contain'],
    ['with a path that is too short', proof.replace(/^node_hash=.*\n$/m, ''), signer.publicKey, 'The log does not contain'],
    ['of another log', new TestLog().prove(data, signer), signer.publicKey, 'a log that the policy does not name'],
    ['with more lines', `${proof}\n`, signer.publicKey, 'no proof of Sigsum'],
  ])('%s is refused', (_, text, key, why) => {
    expect(text).not.toBe(key === signer.publicKey ? proof : '');
    expect(() => verifyProof(data, text, key, policy)).toThrow(why);
  });
});

describe('a policy', () => {
  const key = 'a'.repeat(64);
  it('counts the members of groups', () => {
    const other = `witness x ${key}\ngroup both all w x\ngroup one 1 w x\n`;
    const withQuorum = (name: string) => readPolicy(log.policy.replace('quorum w', `${other}quorum ${name}`));
    const proof = log.prove(data, signer);
    expect(verifyProof(data, proof, signer.publicKey, withQuorum('one'))).toHaveLength(1);
    expect(() => verifyProof(data, proof, signer.publicKey, withQuorum('both'))).toThrow('Too few witnesses');
  });

  it('that comes with the service names two logs, and two of three witnesses', () => {
    const { logs, groups, quorum } = readPolicy(readFileSync('infra/release/sigsum-generic-2025-1.policy', 'utf8'));
    expect([logs.length, groups.get(quorum)?.needed, groups.get(quorum)?.members.length]).toEqual([2, 2, 3]);
  });

  it.each(['', 'log x', `log ${key}`, `log ${key}\nquorum unknown`, `log ${key}\ngroup g 2 g\nquorum g`, 'sign me'])('%j is refused', (text) =>
    expect(() => readPolicy(text)).toThrow(),
  );
});
