import { type ResponseType as GatewayResponseType, ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { REQUEST_TOO_LARGE } from '#infra/request-too-large.ts';

interface GatewayRefusal {
  type: GatewayResponseType;
  /** Default: the gateway's own status. */
  status?: number;
  code: string;
  error: string;
  headers?: Record<string, string>;
}

const NO_SUCH_ADDRESS = { status: 404, code: 'not_found', error: 'There is nothing at this address. Please check the path.' };
const SIGN_IN = { status: 401, code: 'unauthorized', error: 'You are not signed in. Please sign in.', headers: { 'WWW-Authenticate': "'Bearer'" } };
const TOO_MANY = { status: 429, code: 'rate_limited', error: 'Too many requests. Please try again later.' };
const NOT_NOW = { status: 503, code: 'unavailable', error: 'The service cannot do this right now. Please try again in a few minutes.' };

/** The refusals that API Gateway sends itself, with the service's own texts. A test compares both. */
export const GATEWAY_REFUSALS: readonly GatewayRefusal[] = [
  { type: ResponseType.UNAUTHORIZED, ...SIGN_IN },
  { type: ResponseType.ACCESS_DENIED, ...SIGN_IN },
  // The gateway uses this type for an unknown path or method.
  { type: ResponseType.MISSING_AUTHENTICATION_TOKEN, ...NO_SUCH_ADDRESS },
  // It reads a bearer token as a signature where it has no method for the request. Only one address is signed, and no client knows it.
  { type: ResponseType.INVALID_SIGNATURE, ...NO_SUCH_ADDRESS },
  { type: ResponseType.EXPIRED_TOKEN, ...NO_SUCH_ADDRESS },
  { type: ResponseType.RESOURCE_NOT_FOUND, ...NO_SUCH_ADDRESS },
  {
    type: ResponseType.REQUEST_TOO_LARGE,
    status: 413,
    code: 'body_too_large',
    error: REQUEST_TOO_LARGE,
  },
  {
    type: ResponseType.UNSUPPORTED_MEDIA_TYPE,
    status: 415,
    code: 'unsupported_media_type',
    error: 'This content type is not accepted here. Please use the one in the API reference.',
  },
  { type: ResponseType.THROTTLED, ...TOO_MANY, headers: { 'Retry-After': "'1'" } },
  { type: ResponseType.QUOTA_EXCEEDED, ...TOO_MANY, headers: { 'Retry-After': "'60'" } },
  // The firewall has rate rules only.
  { type: ResponseType.WAF_FILTERED, ...TOO_MANY, headers: { 'Retry-After': "'300'" } },
  // The function did not answer. We do not know what it did.
  { type: ResponseType.INTEGRATION_FAILURE, ...NOT_NOW },
  { type: ResponseType.INTEGRATION_TIMEOUT, ...NOT_NOW },
  { type: ResponseType.AUTHORIZER_FAILURE, ...NOT_NOW },
  {
    type: ResponseType.DEFAULT_4XX,
    code: 'validation_failed',
    error: 'Some fields are not valid, so nothing was changed. Please correct them and send the request again.',
  },
  { type: ResponseType.DEFAULT_5XX, ...NOT_NOW },
];

/** Gives the gateway's own refusals the service's error format, and the CORS header without which the frontend cannot read them. */
export function setGatewayResponses(api: RestApi, frontendUrl: string): void {
  for (const { type, status, code, error, headers } of GATEWAY_REFUSALS) {
    api.addGatewayResponse(type.responseType, {
      type,
      ...(status !== undefined && { statusCode: String(status) }),
      templates: { 'application/json': JSON.stringify({ error, code }) },
      responseHeaders: {
        'Access-Control-Allow-Origin': `'${frontendUrl}'`,
        'Access-Control-Expose-Headers': "'x-request-id, Date, Retry-After'",
        Vary: "'Origin'",
        'Cache-Control': "'no-store'",
        'x-request-id': 'context.extendedRequestId',
        ...headers,
      },
    });
  }
}
