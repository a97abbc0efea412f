import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { Outbound } from '#net/outbound.ts';
import { openBucket } from './bucket.ts';
import type { ObjectStoreConfig } from './config.ts';
import { boundedHandler, SILENT } from './s3-handler.ts';
import type { Storage } from './storage.ts';

interface ObjectStorePlace {
  config: ObjectStoreConfig;
  directoryPath: string;
  /** The address of an S3-compatible provider; undefined for AWS. */
  endpoint: string | undefined;
}

interface ObjectStoreOptions {
  outbound: Outbound;
  /** Milliseconds for a whole answer that is not a file. */
  replyMs?: number;
}

/** Opens a storage on S3 or an S3-compatible provider, with the Host's own keys. */
export function openObjectStore({ config, directoryPath, endpoint }: ObjectStorePlace, options: ObjectStoreOptions): Storage {
  const s3 = new S3Client(clientConfig(config, endpoint, options));
  // Other providers than AWS may ignore the condition or reject the header.
  return openBucket(s3, { bucket: config.bucket, directoryPath, refusesExisting: !endpoint });
}

function clientConfig(config: ObjectStoreConfig, endpoint: string | undefined, { outbound, replyMs }: ObjectStoreOptions): S3ClientConfig {
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
