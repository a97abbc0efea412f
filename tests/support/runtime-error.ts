/**
 * Returns what the Lambda runtime makes of a thrown error: its log line, and the error that the caller and the failure queue get.
 * https://github.com/aws/aws-lambda-nodejs-runtime-interface-client
 */
export function asRuntimeReports(error: Error): { logged: unknown; reported: unknown } {
  const { name, message, code } = error as Error & { code?: unknown };
  const logged = {
    errorType: name,
    errorMessage: message,
    code,
    ...error,
    ...(typeof error.stack === 'string' && { stack: error.stack.split('\n') }),
  };
  return { logged: JSON.parse(JSON.stringify(logged)), reported: reportOf(error) };
}

function reportOf({ name, message, stack }: Error): unknown {
  // The runtime client before version 4 fails at this point, and reports that instead of the error.
  if (stack === undefined) return { errorType: 'handled', errorMessage: 'callback called with Error argument, but there was a problem' };
  return { errorType: name, errorMessage: message, trace: stack.split('\n') };
}
