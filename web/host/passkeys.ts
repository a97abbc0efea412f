import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { components } from '#api';
import { unreachable } from '#web/shared/api.ts';
import { CallFailed } from '#web/shared/failure.ts';

/** Whether this browser can use passkeys at all. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Asks the device for a new passkey. The library is loaded on demand. Throws `CallFailed` if the Host or the device refuses. */
export async function createPasskey(options: components['schemas']['PasskeyCreationOptions']) {
  const { startRegistration } = await library();
  // The same names. The library's own type has narrower texts.
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch((error: unknown) => refused(error));
}

/** Asks the device to use a passkey. Throws `CallFailed` if the Host or the device refuses. */
export async function answerWithPasskey(options: components['schemas']['PasskeyRequestOptions']) {
  const { startAuthentication } = await library();
  // As above.
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch((error: unknown) => refused(error));
}

async function library() {
  try {
    return await import('@simplewebauthn/browser');
  } catch {
    throw unreachable();
  }
}

/** Browsers do not say why: that would tell a page which passkeys there are. Only a passkey that exists already has its own error name. */
function refused(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  const code = isKnown ? 'passkey_known' : 'passkey_cancelled';
  throw new CallFailed({ kind: 'refused', status: 0, code, sentence: '', fields: [], retryAfterSeconds: null });
}
