import net from 'node:net';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import { typed } from '#net/typed-shape.ts';
import { openBucket } from './bucket.ts';
import { ascii, endpoint, serverName } from './config.ts';
import { STORAGE_FAILURES } from './failures.ts';
import { declareStorage, type StorageOptions } from './kind.ts';
import { boundedHandler, SILENT } from './s3-handler.ts';

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html. Rejects ARNs, access points and everything else that could change the host. */
const bucket = typed(
  z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'Give the name of the bucket: 3 to 63 lower-case letters, digits, dots and hyphens.')
    .refine((name) => !/\.\.|\.-|-\./.test(name) && net.isIP(name) === 0, 'This is not a bucket name.')
    .meta({ minLength: 3, maxLength: 63 }),
);

const objectStoreConfig = z.object({
  access_key_id: ascii(256),
  secret_access_key: ascii(512),
  bucket,
  region: typed(
    z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Give the region, such as eu-central-1.')
      .max(40),
  ),
  endpoint: z.optional(endpoint),
});

type ObjectStoreConfig = z.infer<typeof objectStoreConfig>;

/** A storage on S3 or an S3-compatible provider, with the Host's own keys. */
export const objectStore = declareStorage({
  config: objectStoreConfig,
  open({ config, directoryPath }, options) {
    const endpoint = endpointOf(config, options);
    const s3 = new S3Client(clientConfig(config, endpoint, options));
    // Other providers than AWS may ignore the condition or reject the header.
    return openBucket(s3, { bucket: config.bucket, directoryPath, refusesExisting: !endpoint });
  },
  owner: ({ endpoint, bucket }) => [endpoint === undefined ? AWS : serverOf(new URL(endpoint)), bucket],
});

const AWS = 'aws';

/** The name of a bucket at AWS is the same in all regions. */
function serverOf({ host }: URL): string {
  return /(^|\.)amazonaws\.com(\.cn)?$/.test(host) ? AWS : serverName(host);
}

/** Returns the address of an S3-compatible provider; undefined for AWS. */
function endpointOf({ endpoint }: ObjectStoreConfig, options: StorageOptions): string | undefined {
  if (!endpoint) return options.objectStoreEndpoint;
  if (!options.allowLoopback && !endpoint.toLowerCase().startsWith('https://')) {
    throw new Refusal('validation_failed', STORAGE_FAILURES.insecure_address);
  }
  return endpoint;
}

function clientConfig(config: ObjectStoreConfig, endpoint: string | undefined, { outbound, replyMs }: StorageOptions): S3ClientConfig {
  return {
    region: config.region,
    credentials: { accessKeyId: config.access_key_id, secretAccessKey: config.secret_access_key },
    // Path style: the name of a bucket must not change the host.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    followRegionRedirects: false,
    useArnRegion: false,
    disableMultiregionAccessPoints: true,
    disableS3ExpressSessionAuth: true,
    // Many servers do not support checksums in trailers. Encrypted files are authenticated end to end anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: SILENT,
    requestHandler: boundedHandler(outbound, replyMs),
  };
}
