import { Aws } from 'aws-cdk-lib';
import type { Home } from './homes.ts';

interface Named {
  name: string;
  home?: Home | undefined;
}

/**
 * Returns the fixed name of a function and its role. The service calls workers by name (FUNCTION_ARN_PREFIX), and the policies of
 * the keys name the roles before the functions exist. The name of an endpoint's function ends with its home, because
 * CloudFormation creates a moved function before it deletes the old one, and two functions cannot have the same name.
 */
export function functionName(stage: string, { name, home }: Named): string {
  return `will-${stage}-${name.replaceAll('/', '-')}${home ? `_${home}` : ''}`;
}

export function functionArnPrefix(stage: string): string {
  return `arn:aws:lambda:${Aws.REGION}:${Aws.ACCOUNT_ID}:function:will-${stage}-`;
}

/** Returns the ARN of a job, a worker or another function without a home. */
export function functionArn(stage: string, name: string): string {
  return `${functionArnPrefix(stage)}${name.replaceAll('/', '-')}`;
}

export function roleArn(stage: string, fn: Named): string {
  return `arn:aws:iam::${Aws.ACCOUNT_ID}:role/${functionName(stage, fn)}`;
}

/** Matches the role of each function of this stage, and of no other one. */
export function roleArns(stage: string): string {
  return `arn:aws:iam::${Aws.ACCOUNT_ID}:role/will-${stage}-*`;
}

export const logGroupName = (stage: string, fn: Named): string => `/aws/lambda/${functionName(stage, fn)}`;
export const alarmTopicName = (stage: string): string => `will-${stage}-alarms`;

/** Returns the ARN of the topic in a deployed account. */
export const alarmTopicArn = ({ stage, account, region }: Record<'stage' | 'account' | 'region', string>): string =>
  `arn:aws:sns:${region}:${account}:${alarmTopicName(stage)}`;

export const scheduleGroupName = (stage: string): string => `will-${stage}`;

/** The gateway's stage. It equals the first segment of every path, so that URLs match the index: `https://…/api/auth/login`. */
export const STAGE = 'api';
