import { setTimeout as pause } from 'node:timers/promises';
import { bareError } from '#net/fault.ts';
import { createLog, faultFacts } from '#net/log.ts';

/** The event that CloudFormation sends to the function behind a custom resource. */
export interface DeploymentEvent<Properties> {
  /** The type that the template gives to the resource, such as `Custom::Pages`. */
  ResourceType: string;
  RequestType: 'Create' | 'Update' | 'Delete';
  /** Presigned. Anyone who has it can answer for us, so it is never logged. */
  ResponseURL: string;
  StackId: string;
  RequestId: string;
  LogicalResourceId: string;
  ResourceProperties: Properties;
}

/** The result of a step: the values that the template reads from its resource, or the error that CloudFormation shows to the operator. */
export type Outcome = { values: Readonly<Record<string, string>> } | { failure: string };

/** The result of a step that has no values. */
export const DONE: Outcome = { values: {} };

/** New permissions take some seconds to become effective everywhere. */
export type Attempts = Readonly<Record<'attempts' | 'pauseMs', number>>;

/**
 * Performs one step of a deployment and reports the outcome to CloudFormation. What a step has created stays when its stack is deleted.
 */
export async function answerDeployment(
  event: DeploymentEvent<unknown>,
  physicalId: string,
  perform: () => Promise<Outcome>,
  attempts: Attempts,
): Promise<void> {
  const outcome = event.RequestType === 'Delete' ? DONE : await tryAgain(perform, attempts);
  await reportOutcome(event, physicalId, outcome).catch((error: unknown) => {
    createLog(() => new Date()).alarm('outcome_not_reported', faultFacts(error));
    throw bareError(error);
  });
}

async function tryAgain(perform: () => Promise<Outcome>, { attempts, pauseMs }: Attempts): Promise<Outcome> {
  let outcome = await perform();
  for (let attempt = 2; attempt <= attempts && 'failure' in outcome; attempt += 1) {
    await pause(pauseMs);
    outcome = await perform();
  }
  return outcome;
}

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/crpg-ref-responses.html */
async function reportOutcome(event: DeploymentEvent<unknown>, PhysicalResourceId: string, outcome: Outcome): Promise<void> {
  const { ResponseURL, StackId, RequestId, LogicalResourceId } = event;
  const result = 'failure' in outcome ? { Status: 'FAILED', Reason: outcome.failure } : { Status: 'SUCCESS', Data: outcome.values };
  const body = JSON.stringify({ ...result, PhysicalResourceId, StackId, RequestId, LogicalResourceId });
  // The URL is signed without a content type.
  const response = await fetch(ResponseURL, { method: 'PUT', headers: { 'content-type': '' }, body: Buffer.from(body) });
  if (!response.ok) throw Object.assign(new Error(), { name: `OutcomeRejected${response.status}` });
}

/** Returns the part of an error that an operator may see. A message can contain names of resources and people. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
