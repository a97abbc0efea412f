/** For clients of AWS: it answers in milliseconds; one that hangs is asked three times, within the 29 seconds of a request. Without it a call waits for ever. */
export const AWS_CLIENT_TIMEOUTS = { requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true } };
