import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleFolder } from '#infra/cloud/bundle.ts';

/** Files of the local stack and of the tests. */
export const NOT_TO_SHIP = /(^|\/)(infra\/local|tests)\//;

/** Returns the bundles that contain a matching file. */
export function holding(pattern: RegExp, bundles: ReadonlyMap<string, readonly string[]>): string[] {
  return [...bundles].filter(([, files]) => files.some((file) => pattern.test(file))).map(([name]) => name);
}

/** Loads bundles as Lambda does: as CommonJS, with only their environment, and with the global `awslambda`. */
export async function loadBundles(
  folder: string,
  names: readonly string[],
  environment: Record<string, string> = {},
): Promise<[name: string, handler: string][]> {
  const files = names.map((name) => join(folder, bundleFolder(name), 'index.js'));
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', LOAD, ...files], { env: { ...ENVIRONMENT, ...environment }, cwd: folder });
  const kinds: string[] = JSON.parse(stdout);
  return names.map((name, n) => [name, kinds[n] ?? 'nothing']);
}

const LOAD = `
  globalThis.awslambda = { streamifyResponse: (handler) => handler };
  console.log(JSON.stringify(process.argv.slice(1).map((file) => typeof require(file).handler)));
  process.exit(0);
`;

/** The settings that a function needs to start. */
export const ENVIRONMENT = {
  TABLE_NAME: 't',
  STAGE: 'test',
  STAGING_BUCKET: 's',
  PACKAGES_BUCKET: 'p',
  CUSTODY_KEY_ID: 'c',
  OPERATIONS_KEY_ID: 'o',
  EVIDENCE_KEY_ID: 'e',
  FUNCTION_ARN_PREFIX: 'arn:aws:lambda:eu-central-1:000000000000:function:will-test-',
  SCHEDULE_GROUP: 'g',
  SCHEDULE_ROLE_ARN: 'r',
  SCHEDULE_QUEUE_ARN: 'q',
  FRONTEND_URL: 'https://will.example',
  API_URL: 'https://api.will.example',
  MAIL_FROM: 'no-reply@will.example',
  PRODUCT_NAME: 'Will Custody',
  BRAND_MARK: 'W',
  BRAND_ACCENT: '#1d4f73',
  AWS_REGION: 'eu-central-1',
};
