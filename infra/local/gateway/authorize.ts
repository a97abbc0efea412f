import type { IncomingMessage } from 'node:http';
import { methodArn } from './gateway-event.ts';
import type { Runtime } from './lambda-runtime.ts';

/**
 * Asks the authorizer to check the bearer token of a request. Returns the context for the function, or `unauthorized`.
 * Source: https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-use-lambda-authorizer.html
 */
export async function authorize(
  request: IncomingMessage,
  url: URL,
  { runtime }: { runtime: Runtime },
): Promise<Record<string, unknown> | 'unauthorized'> {
  const authorizationToken = request.headers.authorization;
  // Without a token, API Gateway answers without asking the authorizer.
  if (!authorizationToken) return 'unauthorized';
  try {
    const answer = await runtime.call('authorizer', { type: 'TOKEN', authorizationToken, methodArn: methodArn(request, url) });
    return allows(answer) ? { ...answer.context, principalId: answer.principalId } : 'unauthorized';
  } catch (error) {
    // API Gateway answers 401 only for this message. Any other error is an error of the service.
    if (error instanceof Error && error.message === 'Unauthorized') return 'unauthorized';
    throw error;
  }
}

interface Allowed {
  principalId: string;
  context?: Record<string, unknown>;
}

function allows(answer: unknown): answer is Allowed {
  if (typeof answer !== 'object' || answer === null || !('principalId' in answer) || !('policyDocument' in answer)) return false;
  return JSON.stringify(answer.policyDocument).includes('"Effect":"Allow"');
}
