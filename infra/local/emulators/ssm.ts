import { createHash } from 'node:crypto';
import type { Listener } from '#infra/local/gateway/ports.ts';
import { isSignedWith, readSignature } from './signature-v4.ts';
import { requireText, serveJson, WireError, type WireRequest } from './wire.ts';

/** A key of the service, which may read the parameters. */
interface Reader {
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Parameter Store on the wire (JSON 1.1, `AmazonSSM`). Supports only reading one SecureString. `parameters`: the value by name.
 * Source: https://docs.aws.amazon.com/systems-manager/latest/APIReference/API_GetParameter.html
 */
export function startSsm(parameters: Readonly<Record<string, string>>, readers: readonly Reader[]): Promise<Listener> {
  return serveJson('application/x-amz-json-1.1', (request) => {
    if (request.headers['x-amz-target'] !== 'AmazonSSM.GetParameter')
      throw new WireError(400, 'UnknownOperationException', 'The local Parameter Store only supports GetParameter.');
    assertSigned(request, readers);
    const Name = requireText(request.body, 'Name');
    const value = Object.hasOwn(parameters, Name) ? parameters[Name] : undefined;
    if (value === undefined) throw new WireError(400, 'ParameterNotFound', '');
    return { Parameter: { Name, Type: 'SecureString', Value: request.body['WithDecryption'] === true ? value : 'encrypted', Version: 1 } };
  });
}

function assertSigned(request: WireRequest, readers: readonly Reader[]): void {
  const signature = readSignature(request);
  const reader = readers.find(({ accessKeyId }) => accessKeyId === signature?.accessKeyId);
  const payloadHash = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
  if (
    !signature ||
    !reader ||
    !/\/ssm\/aws4_request$/.test(signature.scope) ||
    !isSignedWith(reader.secretAccessKey, request, { ...signature, payloadHash })
  )
    throw new WireError(400, 'InvalidSignatureException', 'The request signature that we calculated does not match the one you provided.');
}
