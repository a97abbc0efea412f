import { setTimeout as pause } from 'node:timers/promises';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { bareError } from '#net/fault.ts';
import { createLog, faultFacts } from '#net/log.ts';
import { KEYRING_CALLS } from './keyring-timing.ts';

/** The event that CloudFormation sends to the function behind a custom resource. */
export interface DeploymentEvent {
  RequestType: 'Create' | 'Update' | 'Delete';
  /** Presigned. Anyone who has it can answer for us, so it is never logged. */
  ResponseURL: string;
  StackId: string;
  RequestId: string;
  LogicalResourceId: string;
  ResourceProperties: { FunctionName: string };
}

type Times = Readonly<Record<'attempts' | 'pauseMs' | 'callMs', number>>;

/** Creates the service's own keys in the first deployment, and reports the outcome to CloudFormation. */
export async function handler(event: DeploymentEvent, _context?: unknown, times: Times = KEYRING_CALLS): Promise<void> {
  // The keys stay when the stack is deleted. Without them, no sealed will could be opened again.
  const failure = event.RequestType === 'Delete' ? undefined : await createKeyring(event.ResourceProperties.FunctionName, times);
  await reportOutcome(event, failure).catch((error: unknown) => {
    createLog(() => new Date()).alarm('outcome_not_reported', faultFacts(error));
    throw bareError(error);
  });
}

/** Returns undefined on success, else the error that CloudFormation shows to the operator. */
async function createKeyring(functionName: string, { attempts, pauseMs, callMs }: Times): Promise<string | undefined> {
  const lambda = new LambdaClient({ maxAttempts: 1 });
  let failure: string | undefined;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    failure = await invoke(lambda, functionName, callMs);
    if (failure === undefined) return undefined;
    if (attempt < attempts) await pause(pauseMs);
  }
  return failure;
}

async function invoke(lambda: LambdaClient, functionName: string, callMs: number): Promise<string | undefined> {
  try {
    const { FunctionError, Payload } = await lambda.send(new InvokeCommand({ FunctionName: functionName }), {
      abortSignal: AbortSignal.timeout(callMs),
    });
    if (FunctionError) return `${functionName} failed. Find the cause in its log group, then deploy again.`;
    const reply: unknown = JSON.parse(Buffer.from(Payload ?? []).toString('utf8') || 'null');
    return reply !== null && typeof reply === 'object' && 'result' in reply
      ? undefined
      : `${functionName} refused to create the keys. Find the reason in its log group, then deploy again.`;
  } catch (error) {
    return `${functionName} could not be called: ${error instanceof Error ? error.name : 'unknown'}. Deploy again.`;
  }
}

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/crpg-ref-responses.html */
async function reportOutcome({ ResponseURL, StackId, RequestId, LogicalResourceId }: DeploymentEvent, failure: string | undefined): Promise<void> {
  const Status = failure === undefined ? 'SUCCESS' : 'FAILED';
  const body = JSON.stringify({ Status, ...(failure && { Reason: failure }), PhysicalResourceId: 'keyring', StackId, RequestId, LogicalResourceId });
  // The URL is signed without a content type.
  const response = await fetch(ResponseURL, { method: 'PUT', headers: { 'content-type': '' }, body: Buffer.from(body) });
  if (!response.ok) throw Object.assign(new Error(), { name: `OutcomeRejected${response.status}` });
}
