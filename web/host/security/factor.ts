import type { components } from '#api';
import { MAX_NAME_CHARACTERS } from '#common/limits.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { type FieldState, useField } from '#web/shared/field.tsx';

/** A passkey or an authenticator app, as the service lists it. */
export type Factor = components['schemas']['Factor'];
export type FactorKind = Factor['kind'];

export const readFactors = () => hostCall((api, headers) => api.GET('/api/auth/factors', { headers }));

/** Keeps the name that the Host types for a factor. */
export function useNameField(id: string, initial = ''): FieldState {
  const { factors: words } = useWords();
  const check = (value: string) => (value.trim() === '' ? words.nameMissing : value.trim().length > MAX_NAME_CHARACTERS ? words.nameTooLong : null);
  return useField(id, check, initial);
}
