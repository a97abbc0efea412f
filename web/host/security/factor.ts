import type { components } from '#api';
import { hostCall } from '#web/host/session.ts';

/** A passkey or an authenticator app, as the service lists it. */
export type Factor = components['schemas']['Factor'];
export type FactorKind = Factor['kind'];

export const readFactors = () => hostCall((api, headers) => api.GET('/api/auth/factors', { headers }));
