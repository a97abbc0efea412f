import { gunzipSync } from 'node:zlib';

/** Lines of another function's log, as CloudWatch Logs passes them to a function. */
interface LogLines {
  awslogs: { data: string };
}

/**
 * Writes the heads of the history chains into the log of this function, which is kept for ten years. Someone who rewrites a chain in the
 * table cannot change what is here. https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/SubscriptionFilters.html
 */
export async function handler({ awslogs }: LogLines): Promise<void> {
  const { logEvents }: { logEvents: { message: string }[] } = JSON.parse(gunzipSync(Buffer.from(awslogs.data, 'base64')).toString('utf8'));
  for (const { message } of logEvents) process.stdout.write(`${message.trim()}\n`);
}
