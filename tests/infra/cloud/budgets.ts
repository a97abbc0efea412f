import { build, type Metafile } from 'esbuild';
import { purposesOfZone } from '#custody/key-purposes.ts';
import { BUNDLING, type BundleSpec } from '#infra/cloud/bundle.ts';

/** The limits of a bundle's size and import time, as ratios to a bare DynamoDB client. */
export interface Budget {
  kind: string;
  size: number;
  /** The limit of the import time. Absent where nothing waits for a cold start. */
  time?: number;
}

/** A will function handles documents, keys of the custody zone, or a storage or connector of the Host. Everything else only calls the table. */
export function budgetOf({ name, uses }: BundleSpec): Budget {
  const performs = uses.includes('performs:OUTBOX') && uses.includes('mailer');
  // ssh2-sftp-client comes with the storages, and adds 0.06.
  const opensStorages = ['unwrap:storage-config', 'wrap:storage-config', 'packages:write'].some((use) => uses.some((own) => own === use));
  // They contain the text of every message. One of them also contains the storages of all types. No one waits for their start.
  if (performs) return { kind: 'performs effects', size: opensStorages ? 3.55 : 2.7 };
  const handlesWill = purposesOfZone('custody').some((purpose) => uses.includes(`unwrap:${purpose}`) || uses.includes(`wrap:${purpose}`));
  if (handlesWill || uses.includes('staging') || uses.includes('outbound')) {
    return { kind: 'will', size: opensStorages ? 2.95 : 2.8, time: 2 };
  }
  if (VERIFIES_PASSKEYS.has(name)) return { kind: 'passkeys', size: 2.3, time: 2 };
  // The pages are in a folder next to it.
  if (name === 'publish-pages') return { kind: 'deployment', size: 1.9 };
  return { kind: name === 'on-deployment' ? 'deployment' : 'CRUD', size: 1.6, time: 1.3 };
}

/** Only these contain the library that verifies passkeys, which adds 0.9. */
export const VERIFIES_PASSKEYS: ReadonlySet<string> = new Set(['auth/factors/create', 'auth/passkey/sign-in', 'auth/step-up/prove']);

/** Bundles a Lambda that reads one item and does nothing else, for comparison. `outfile`: where it is kept. */
export async function bareBundle(outfile?: string): Promise<{ bytes: number }> {
  const contents = `
    import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
    import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
    const db = DynamoDBDocumentClient.from(new DynamoDBClient({}));
    export const handler = () => db.send(new GetCommand({ TableName: process.env.TABLE_NAME, Key: { pk: '1', sk: '1' } }));
  `;
  const { metafile } = await build({
    ...BUNDLING,
    plugins: [],
    stdin: { contents, resolveDir: BUNDLING.absWorkingDir },
    outfile: outfile ?? 'bare.js',
    write: outfile !== undefined,
  });
  const [output] = Object.values(metafile.outputs);
  return { bytes: output?.bytes ?? Number.NaN };
}

/** Returns the size of each bundle by function name, as a ratio to the bare client. */
export function ratios({ outputs }: Metafile, bare: number): Map<string, number> {
  const names = Object.values(outputs).map(({ entryPoint = '' }) => entryPoint.replace(/^entry:/, ''));
  return new Map(Object.values(outputs).map(({ bytes }, n) => [names[n] ?? '', bytes / bare]));
}
