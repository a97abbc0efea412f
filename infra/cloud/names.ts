import { Aws } from 'aws-cdk-lib';

/**
 * Returns the fixed name of a function and its role. The service calls functions by name (FUNCTION_ARN_PREFIX), and the
 * policies of the keys name the roles before the functions exist.
 */
export function functionName(stage: string, name: string): string {
  return `will-${stage}-${name.replaceAll('/', '-')}`;
}

export function functionArnPrefix(stage: string): string {
  return `arn:aws:lambda:${Aws.REGION}:${Aws.ACCOUNT_ID}:function:will-${stage}-`;
}

export function functionArn(stage: string, name: string): string {
  return `${functionArnPrefix(stage)}${name.replaceAll('/', '-')}`;
}

export function roleArn(stage: string, name: string): string {
  return `arn:aws:iam::${Aws.ACCOUNT_ID}:role/${functionName(stage, name)}`;
}

export const logGroupName = (stage: string, name: string): string => `/aws/lambda/${functionName(stage, name)}`;
export const scheduleGroupName = (stage: string): string => `will-${stage}`;

/** The gateway's stage. It equals the first segment of every path, so that URLs match the index: `https://…/api/auth/login`. */
export const STAGE = 'api';
