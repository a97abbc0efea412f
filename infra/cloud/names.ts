import { Aws } from 'aws-cdk-lib';

/**
 * Functions and their roles have fixed names: the service calls them by name (FUNCTION_ARN_PREFIX),
 * and the keys' policies name who may use them before the functions exist.
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

/** The gateway's stage, after the first word of every path, so that addresses are those of the index: `https://…/api/auth/login`. */
export const STAGE = 'api';
