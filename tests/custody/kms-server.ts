import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

interface Call {
  KeyId: string;
  EncryptionContext: Record<string, string>;
  Plaintext?: string;
  CiphertextBlob?: string;
}

/** Creates a server with the part of the KMS protocol that these tests need. Like KMS, it binds key id and context. */
export function kmsServer(): Server {
  return createServer(async (request, response) => {
    const call = JSON.parse(await text(request)) as Call; // what the SDK sends
    const [status, answer] = perform(String(request.headers['x-amz-target']), call);
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(answer));
  });
}

function perform(target: string, call: Call): [number, object] {
  if (call.KeyId === 'no-such-key') return [400, { __type: 'NotFoundException', message: 'no such key' }];
  return target.endsWith('.Encrypt') ? encrypt(call) : decrypt(call);
}

function encrypt({ KeyId, EncryptionContext, Plaintext = '' }: Call): [number, object] {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(KeyId), nonce).setAAD(canonical(EncryptionContext));
  const sealed = Buffer.concat([cipher.update(Plaintext, 'base64'), cipher.final(), cipher.getAuthTag()]);
  const blob = Buffer.concat([Buffer.from(KeyId.padEnd(32)), nonce, sealed]);
  return [200, { KeyId, CiphertextBlob: blob.toString('base64') }];
}

function decrypt({ KeyId, EncryptionContext, CiphertextBlob = '' }: Call): [number, object] {
  const blob = Buffer.from(CiphertextBlob, 'base64');
  if (blob.subarray(0, 32).toString().trim() !== KeyId) return [400, { __type: 'IncorrectKeyException', message: 'another key' }];
  const decipher = createDecipheriv('aes-256-gcm', keyOf(KeyId), blob.subarray(32, 44)).setAAD(canonical(EncryptionContext));
  try {
    decipher.setAuthTag(blob.subarray(-16));
    const plaintext = Buffer.concat([decipher.update(blob.subarray(44, -16)), decipher.final()]);
    return [200, { KeyId, Plaintext: plaintext.toString('base64') }];
  } catch {
    return [400, { __type: 'InvalidCiphertextException' }];
  }
}

const keyOf = (id: string) => createHash('sha256').update(id).digest();
const canonical = (context: Record<string, string>) => Buffer.from(JSON.stringify(Object.entries(context).sort()));
