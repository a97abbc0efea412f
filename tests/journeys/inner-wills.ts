import { randomUUID } from 'node:crypto';
import { newIdentity } from '#custody/age.ts';
import { encryptTo } from '#custody/age-encrypt.ts';
import { hostSheet, INNER_LIST_NAME } from '#custody/inner-list.ts';
import { newInnerKey, sealInner } from '#custody/inner-seal.ts';
import { sha256 } from '#tests/custody/recover-package.ts';
import type { Part } from '#tests/support/client.ts';
import type { TestStack } from '#tests/support/stack.ts';
import { answered, newcomer, openAccount, type SealedWill, type Survivor, setUp } from '#tests/support/story.ts';

/** A key pair of age. The identity is secret. */
type KeyPair = Awaited<ReturnType<typeof newIdentity>>;

/** A will that was sealed on the Host's own device. `papers`: of the Survivors, in their order. */
export interface InnerWill extends SealedWill {
  papers: KeyPair[];
  sheet: KeyPair;
  innerKey: KeyPair;
  /** The bytes of `inner.will`. */
  list: Uint8Array;
  /** The document as only the papers show it. */
  plain: { filename: string; text: string; message: string };
  /** The name of the file with its ciphertext. */
  path: string;
}

/** A document before its Host has sealed it. */
interface PlainDocument {
  filename: string;
  text: string;
}

const NAMES = ['Ben', 'Clara', 'Daniel'];
const TEXT = 'Das Haus am See bekommt Clara, und niemand sonst.\n';

/** A Host makes the papers and an inner envelope as their page does, and seals it. `text`: of the first document. `further`: those after it. */
export async function sealInnerWill(stack: TestStack, threshold = 2, further: readonly PlainDocument[] = [], text = TEXT): Promise<InnerWill> {
  const host = await openAccount(stack);
  const { connectorId, storageId } = await setUp(host);
  const papers = await Promise.all(NAMES.map(newIdentity));
  const survivors: Survivor[] = [];
  for (const [n, name] of NAMES.entries()) {
    const email = `${name.toLowerCase()}.${host.id.slice(0, 8)}@example.net`;
    const message = `Dear ${name}, look into the envelope.`;
    const contact_methods = [{ type: 'email', value: email }];
    const json = { name, relationship: 'child', contact_methods, personal_message: message, paper_recipient: papers[n]?.recipient };
    const made = await answered(201, host.ask, 'POST', '/api/survivors', { json });
    survivors.push({
      call: newcomer(stack),
      id: made.id,
      name,
      email,
      message,
      backupCodes: made.backup_codes,
      recoveryKey: papers[n]?.identity ?? '',
    });
  }
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { survivor_threshold: threshold } });
  const sheet = await newIdentity();
  const { documents, ...made } = await innerFiles(papers, sheet, threshold, text, further);
  const { will_id: willId } = await answered(201, host.ask, 'POST', '/api/will/upload', { parts: documents });
  await answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: storageId } });
  return { stack, host, connectorId, storageId, survivors, willId, documents, papers, sheet, ...made };
}

async function innerFiles(papers: readonly KeyPair[], sheet: KeyPair, threshold: number, text: string, further: readonly PlainDocument[]) {
  const plain = {
    filename: 'Mein geheimes Testament.txt',
    text,
    message: 'Ben, verzeih mir.',
  };
  const innerKey = await newInnerKey();
  const sealed = await Promise.all([plain, ...further].map((one, n) => encrypted(one, `k${n + 3}.age`, innerKey.recipient)));
  const list = await sealInner(innerKey, await hostSheet(sheet.identity), {
    ...{ package: randomUUID(), generation: 1, sealedAt: '2031-03-11T10:05:00.000Z', threshold },
    papers: papers.map(({ recipient }) => recipient),
    documents: sealed.map(({ file, is }) => ({ file, is })),
    messages: [{ recipient: papers[0]?.recipient ?? '', text: plain.message }],
  });
  const part = (filename: string, content: Uint8Array): Part => ({
    ...{ name: 'files[]', filename, type: 'application/octet-stream' },
    content: Buffer.from(content),
  });
  const documents = [part(INNER_LIST_NAME, list), ...sealed.map(({ file, ciphertext }) => part(file.path, ciphertext))];
  return { documents, innerKey, list, plain, path: sealed[0]?.file.path ?? '' };
}

async function encrypted({ filename, text }: PlainDocument, path: string, recipient: string) {
  const [plain, ciphertext] = [Buffer.from(text), await encryptTo([recipient], Buffer.from(text))];
  const is = { filename, mime_type: 'text/plain', size_bytes: plain.length, sha256: sha256(plain) };
  return { ciphertext, file: { path, size: ciphertext.length, sha256: sha256(ciphertext) }, is };
}
