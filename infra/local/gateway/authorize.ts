import type { IncomingMessage } from 'node:http';
import { methodArn } from './gateway-event.ts';
import type { Runtime } from './lambda-runtime.ts';

/**
 * Asks the authorizer about the bearer token of a request: its context for the function, or `unauthorized`.
 * Source: https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-use-lambda-authorizer.html
 */
export async function authorize(
  request: IncomingMessage,
  url: URL,
  { runtime }: { runtime: Runtime },
): Promise<Record<string, unknown> | 'unauthorized'> {
  const authorizationToken = request.headers.authorization;
  // Without a token API Gateway answers by itself.
  if (!authorizationToken) return 'unauthorized';
  try {
    const answer = await runtime.call('authorizer', { type: 'TOKEN', authorizationToken, methodArn: methodArn(request, url) });
    return allows(answer) ? { ...answer.context, principalId: answer.principalId } : 'unauthorized';
  } catch (error) {
    // The only word that API Gateway reads as 401; whatever else is thrown is a fault of ours.
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
