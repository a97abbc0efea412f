import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { type Attempts, answerDeployment, type DeploymentEvent, DONE, errorName, type Outcome } from './custom-resource.ts';
import { KEYRING_CALLS } from './keyring-timing.ts';

/** Creates the service's own keys in the first deployment. They stay when the stack is deleted: without them, no sealed will could be opened again. */
export async function handler(
  event: DeploymentEvent<{ FunctionName: string }>,
  _context?: unknown,
  { callMs, ...attempts }: Attempts & { callMs: number } = KEYRING_CALLS,
): Promise<void> {
  const lambda = new LambdaClient({ maxAttempts: 1 });
  await answerDeployment(event, 'keyring', () => invoke(lambda, event.ResourceProperties.FunctionName, callMs), attempts);
}

async function invoke(lambda: LambdaClient, functionName: string, callMs: number): Promise<Outcome> {
  try {
    const { FunctionError, Payload } = await lambda.send(new InvokeCommand({ FunctionName: functionName }), {
      abortSignal: AbortSignal.timeout(callMs),
    });
    if (FunctionError) return { failure: `${functionName} failed. Find the cause in its log group, then deploy again.` };
    const reply: unknown = JSON.parse(Buffer.from(Payload ?? []).toString('utf8') || 'null');
    return reply !== null && typeof reply === 'object' && 'result' in reply
      ? DONE
      : { failure: `${functionName} refused to create the keys. Find the reason in its log group, then deploy again.` };
  } catch (error) {
    return { failure: `${functionName} could not be called: ${errorName(error)}. Deploy again.` };
  }
}
