import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKms } from '#infra/local/emulators/kms.ts';
import type { Listener } from '#infra/local/gateway/ports.ts';

const ARN = 'arn:aws:kms:eu-central-1:000000000000:key/';
const plaintext = Buffer.from('a secret');
const context = { purpose: 'sealing', host: 'h1' };

let listener: Listener;
let kms: KMSClient;

beforeAll(async () => {
  listener = await startKms(['custody', 'operations'], ARN);
  kms = new KMSClient({ region: 'eu-central-1', endpoint: listener.url, credentials: { accessKeyId: 'A', secretAccessKey: 'S' } });
});
afterAll(() => listener.close());

async function encrypted(EncryptionContext: Record<string, string> | undefined = context): Promise<Uint8Array> {
  const { CiphertextBlob } = await kms.send(new EncryptCommand({ KeyId: 'custody', Plaintext: plaintext, EncryptionContext }));
  if (!CiphertextBlob) throw new Error('no ciphertext');
  return CiphertextBlob;
}

const decrypt = (CiphertextBlob: Uint8Array, EncryptionContext: Record<string, string> | undefined = context, KeyId?: string) =>
  kms.send(new DecryptCommand({ CiphertextBlob, EncryptionContext, ...(KeyId && { KeyId }) }));

describe('the KMS emulator', () => {
  it('decrypts what it encrypted under the same context, in any order of its entries', async () => {
    const { Plaintext, KeyId } = await decrypt(await encrypted(), { host: 'h1', purpose: 'sealing' });
    expect(Buffer.from(Plaintext ?? []).toString()).toBe('a secret');
    expect(KeyId).toBe(`${ARN}custody`);
  });

  it.each<[string, Record<string, string>]>([
    ['another value', { purpose: 'sealing', host: 'h2' }],
    ['a missing pair', { purpose: 'sealing' }],
    ['one pair more', { ...context, more: '1' }],
    ['no pair', {}],
    ['pairs that only look the same when joined', { purpose: 'sealing","host', h1: '' }],
  ])('refuses to decrypt under %s', async (_, other) => {
    await expect(decrypt(await encrypted(), other)).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
  });

  it('refuses a ciphertext with any byte changed', async () => {
    const blob = await encrypted();
    for (const at of blob.keys()) {
      const altered = blob.map((byte, position) => (position === at ? byte ^ 1 : byte));
      await expect(decrypt(altered)).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
    }
  });

  it('refuses the ciphertext of one key if the request names another', async () => {
    await expect(decrypt(await encrypted(), context, 'operations')).rejects.toMatchObject({ name: 'IncorrectKeyException' });
    await expect(decrypt(await encrypted(), context, `${ARN}custody`)).resolves.toBeDefined();
  });

  it('knows only its own keys', async () => {
    await expect(kms.send(new EncryptCommand({ KeyId: 'stranger', Plaintext: plaintext }))).rejects.toMatchObject({ name: 'NotFoundException' });
  });

  it.each([
    [4096, undefined],
    [4097, 'ValidationException'],
  ])('accepts %i bytes: %s', async (size, refusal) => {
    const sent = kms.send(new EncryptCommand({ KeyId: 'custody', Plaintext: Buffer.alloc(size) }));
    if (refusal) await expect(sent).rejects.toMatchObject({ name: refusal });
    else await expect(sent).resolves.toBeDefined();
  });
});
