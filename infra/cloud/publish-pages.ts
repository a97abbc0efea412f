import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { markFiles, pageColours } from '#infra/pages/brand.ts';
import { type BuiltFile, type PublishedFile, publication } from '#web/edge/publication.ts';
import { type Attempts, answerDeployment, type DeploymentEvent, DONE, errorName, type Outcome } from './custom-resource.ts';

/** What the pages of one deployment need to know. */
export interface PagesProperties {
  Bucket: string;
  /** The origins of the API and of the bucket for uploads, and the name, mark and accent colour of the service. */
  Api: string;
  Staging: string;
  Name: string;
  Mark: string;
  Accent: string;
  /** As JSON, or empty. */
  Operator: string;
  /** Changes with each file of the pages, so that CloudFormation calls this function. */
  Version: string;
}

/** Each writes about thirty files, in seconds. */
const ATTEMPTS: Attempts = { attempts: 6, pauseMs: 10_000 };

/** The folder of the bundle that has the pages. */
const FOLDER = join(import.meta.dirname, 'pages');

/**
 * Writes the pages into their bucket, in each deployment that changes them. Removes nothing: a page that is open still loads the files
 * of its version, and papers name earlier versions of recover.html.
 */
export async function handler(
  event: DeploymentEvent<PagesProperties>,
  _context?: unknown,
  { folder, ...attempts }: Attempts & { folder: string } = { ...ATTEMPTS, folder: FOLDER },
): Promise<void> {
  const s3 = new S3Client({});
  await answerDeployment(event, 'pages', () => publish(s3, folder, event.ResourceProperties), attempts);
}

async function publish(s3: S3Client, folder: string, { Bucket, Api, Staging, Name, Mark, Accent, Operator }: PagesProperties): Promise<Outcome> {
  try {
    const brand = { mark: Mark, accent: Accent };
    const config = { api: Api, name: Name, colours: pageColours(brand), ...(Operator && { operator: JSON.parse(Operator) }) };
    const files = publication([...(await readPages(folder)), ...markFiles(brand)], config, { api: Api, staging: Staging });
    for (const file of files) await s3.send(putCommand(Bucket, file));
    return DONE;
  } catch (error) {
    return { failure: `The pages could not be written: ${errorName(error)}. Deploy again.` };
  }
}

async function readPages(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.map(async (path) => ({ path: path.slice(folder.length + 1), content: await readFile(path) })));
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html */
function putCommand(Bucket: string, { path, content, type, cacheControl, disposition }: PublishedFile): PutObjectCommand {
  return new PutObjectCommand({
    Bucket,
    Key: path,
    Body: content,
    ContentType: type,
    CacheControl: cacheControl,
    ...(disposition && { ContentDisposition: disposition }),
  });
}
