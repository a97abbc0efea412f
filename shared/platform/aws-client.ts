/**
 * For AWS clients. AWS replies in milliseconds. A call that hangs is attempted three times, within the 29 seconds of a request.
 * Without these timeouts, a call could wait forever.
 */
export const AWS_CLIENT_TIMEOUTS = { requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true } };
