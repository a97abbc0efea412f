import { setTimeout as pause } from 'node:timers/promises';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';

/** What CloudFormation sends to the function behind a custom resource. */
export interface DeploymentEvent {
  RequestType: 'Create' | 'Update' | 'Delete';
  /** Presigned: who has it can answer in our name, so it is never logged. */
  ResponseURL: string;
  StackId: string;
  RequestId: string;
  LogicalResourceId: string;
  ResourceProperties: { FunctionName: string };
}

/** New permissions take some seconds until they count everywhere. */
const ATTEMPTS = 6;
const PAUSE_MS = 10_000;

/** Has the service's own keys made when a deployment creates it, and tells CloudFormation how that went. */
export async function handler(event: DeploymentEvent, _context?: unknown, pauseMs = PAUSE_MS): Promise<void> {
  // What was made stays when the stack goes: without these keys no sealed will could be opened again.
  const failure = event.RequestType === 'Delete' ? undefined : await createKeyring(event.ResourceProperties.FunctionName, pauseMs);
  await answer(event, failure);
}

/** Undefined when done, else what CloudFormation shows to whoever deploys. */
async function createKeyring(functionName: string, pauseMs: number): Promise<string | undefined> {
  const lambda = new LambdaClient({});
  let failure: string | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    failure = await invoke(lambda, functionName);
    if (failure === undefined) return undefined;
    if (attempt < ATTEMPTS) await pause(pauseMs);
  }
  return failure;
}

async function invoke(lambda: LambdaClient, functionName: string): Promise<string | undefined> {
  try {
    const { FunctionError, Payload } = await lambda.send(new InvokeCommand({ FunctionName: functionName }));
    if (FunctionError) return `${functionName} has failed; its log says where.`;
    const reply: unknown = JSON.parse(Buffer.from(Payload ?? []).toString('utf8') || 'null');
    return reply !== null && typeof reply === 'object' && 'result' in reply ? undefined : `${functionName} has refused.`;
  } catch (error) {
    return `${functionName} could not be called: ${error instanceof Error ? error.name : 'unknown'}.`;
  }
}

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/crpg-ref-responses.html */
async function answer({ ResponseURL, StackId, RequestId, LogicalResourceId }: DeploymentEvent, failure: string | undefined): Promise<void> {
  const Status = failure === undefined ? 'SUCCESS' : 'FAILED';
  const body = JSON.stringify({ Status, ...(failure && { Reason: failure }), PhysicalResourceId: 'keyring', StackId, RequestId, LogicalResourceId });
  // The address is signed without a content type.
  const response = await fetch(ResponseURL, { method: 'PUT', headers: { 'content-type': '' }, body: Buffer.from(body) });
  if (!response.ok) throw new Error(`CloudFormation did not take the answer: ${response.status}.`);
}
