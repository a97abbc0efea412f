import { makeHostSheet, makePaperKey, type PrintedKey } from '#own-device/paper-keys.ts';
import type { TestStack } from './stack.ts';
import { answered, newcomer, openAccount, type SealedWill, type Survivor, setUp } from './story.ts';

/** A Host with two Survivors, whose papers were made on the Host's device. */
export interface ToSeal extends SealedWill {
  papers: readonly PrintedKey[];
  sheet: PrintedKey;
}

const NAMES = ['Ben', 'Clara'];

/** Creates a Host who has not sealed yet. */
export async function prepareWill(stack: TestStack): Promise<ToSeal> {
  const host = await openAccount(stack);
  const places = await setUp(host);
  const papers = await Promise.all(NAMES.map(makePaperKey));
  const survivors: Survivor[] = [];
  for (const [n, name] of NAMES.entries()) {
    const email = `${name.toLowerCase()}.${host.id.slice(0, 8)}@example.net`;
    const person = { name, relationship: 'child', contact_methods: [{ type: 'email', value: email }], personal_message: '' };
    const made = await answered(201, host.ask, 'POST', '/api/survivors', { json: { ...person, paper_recipient: papers[n]?.recipient } });
    survivors.push({
      call: newcomer(stack),
      id: made.id,
      name,
      email,
      message: '',
      backupCodes: made.backup_codes,
      recoveryKey: papers[n]?.identity ?? '',
    });
  }
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { survivor_threshold: NAMES.length } });
  return { stack, host, ...places, survivors, willId: '', documents: [], papers, sheet: await makeHostSheet() };
}
