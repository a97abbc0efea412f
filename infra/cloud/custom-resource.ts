import { setTimeout as pause } from 'node:timers/promises';
import { bareError } from '#net/fault.ts';
import { createLog, faultFacts } from '#net/log.ts';

/** The event that CloudFormation sends to the function behind a custom resource. */
export interface DeploymentEvent<Properties> {
  RequestType: 'Create' | 'Update' | 'Delete';
  /** Presigned. Anyone who has it can answer for us, so it is never logged. */
  ResponseURL: string;
  StackId: string;
  RequestId: string;
  LogicalResourceId: string;
  ResourceProperties: Properties;
}

/** New permissions take some seconds to become effective everywhere. */
export type Attempts = Readonly<Record<'attempts' | 'pauseMs', number>>;

/**
 * Performs one step of a deployment and reports the outcome to CloudFormation. `perform` returns undefined on success, else the error
 * that CloudFormation shows to the operator. What a step has created stays when its stack is deleted.
 */
export async function answerDeployment<Properties>(
  event: DeploymentEvent<Properties>,
  physicalId: string,
  perform: (properties: Properties) => Promise<string | undefined>,
  attempts: Attempts,
): Promise<void> {
  const failure = event.RequestType === 'Delete' ? undefined : await tryAgain(() => perform(event.ResourceProperties), attempts);
  await reportOutcome(event, physicalId, failure).catch((error: unknown) => {
    createLog(() => new Date()).alarm('outcome_not_reported', faultFacts(error));
    throw bareError(error);
  });
}

async function tryAgain(perform: () => Promise<string | undefined>, { attempts, pauseMs }: Attempts): Promise<string | undefined> {
  let failure: string | undefined;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    failure = await perform();
    if (failure === undefined) return undefined;
    if (attempt < attempts) await pause(pauseMs);
  }
  return failure;
}

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/crpg-ref-responses.html */
async function reportOutcome(event: DeploymentEvent<unknown>, PhysicalResourceId: string, failure: string | undefined): Promise<void> {
  const { ResponseURL, StackId, RequestId, LogicalResourceId } = event;
  const Status = failure === undefined ? 'SUCCESS' : 'FAILED';
  const body = JSON.stringify({ Status, ...(failure && { Reason: failure }), PhysicalResourceId, StackId, RequestId, LogicalResourceId });
  // The URL is signed without a content type.
  const response = await fetch(ResponseURL, { method: 'PUT', headers: { 'content-type': '' }, body: Buffer.from(body) });
  if (!response.ok) throw Object.assign(new Error(), { name: `OutcomeRejected${response.status}` });
}
