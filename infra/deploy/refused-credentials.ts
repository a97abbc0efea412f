import { Stop } from './stop.ts';

const NETWORK = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
const SIGN_IN = ['aws sso login', 'aws configure', 'export AWS_PROFILE=<name>'];

/** Returns the sentence for an error of the first call, which is the same for every caller of AWS. */
export function stopOf(error: unknown, region: string): Stop {
  const { name = '', code = '', message = '' } = error as { name?: string; code?: string; message?: string };
  if (NETWORK.includes(code) || name === 'TimeoutError') {
    return new Stop(`AWS cannot be reached in ${region} (${code || name}). Check your network, and that the region exists.`);
  }
  if (name.startsWith('ExpiredToken'))
    return new Stop('Your AWS credentials have expired. Sign in again, with the one of these that you use:', SIGN_IN);
  if (/^(InvalidClientTokenId|UnrecognizedClient|SignatureDoesNotMatch|IncompleteSignature)/.test(name)) {
    return new Stop(`AWS does not accept these credentials in ${region}. Check the access key, and that this region is enabled for the account.`);
  }
  if (/^(CredentialsProviderError|TokenProviderError)$/.test(name)) {
    return new Stop(`No AWS credentials were found (${firstLine(message)}). Sign in with the one of these that you use:`, SIGN_IN);
  }
  return new Stop(`AWS did not say whose credentials these are: ${name}: ${firstLine(message)}`);
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
