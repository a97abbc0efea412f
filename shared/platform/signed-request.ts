import { createHash, createHmac } from 'node:crypto';

/** The credentials of a function's own role, from Lambda's environment. */
export interface Caller {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

const SERVICE = 'execute-api';

/**
 * Returns the headers of a GET without a body that identify the caller to API Gateway (AWS Signature Version 4). The query has to be
 * sorted and without characters that need encoding. Source:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function signedHeaders({ host, pathname, search }: URL, caller: Caller, now: Date): Record<string, string> {
  const date = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const headers: Record<string, string> = {
    host,
    'x-amz-content-sha256': sha256(''),
    'x-amz-date': date,
    ...(caller.sessionToken && { 'x-amz-security-token': caller.sessionToken }),
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['GET', pathname, search.slice(1), lines.join(''), names, sha256('')].join('\n');
  const scope = [date.slice(0, 8), caller.region, SERVICE, 'aws4_request'];
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>((parent, part) => hmac(parent, part).digest(), `AWS4${caller.secretAccessKey}`);
  const signature = hmac(key, toSign).digest('hex');
  const credential = `${caller.accessKeyId}/${scope.join('/')}`;
  return { ...headers, authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}` };
}

function hmac(key: string | Buffer, text: string) {
  return createHmac('sha256', key).update(text);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
