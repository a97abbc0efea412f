import type { Stack } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Code, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { pageCheck } from '#functions/routes.ts';
import { channelSecretNames } from './channels.ts';
import { reservedConcurrencyOf } from './concurrency.ts';
import type { DataStack } from './data-stack.ts';
import { driveEnvironment, driveSecretNames } from './drives.ts';
import { environmentOf } from './environment.ts';
import { everyFunction, MEMORY, type ServiceFunction, type ServiceFunctions } from './functions.ts';
import { methodArn } from './gateway-methods.ts';
import { countLogLines } from './line-counts.ts';
import { permissionsOf, type Resources } from './permissions.ts';
import { createServiceFunction } from './service-function.ts';
import { mailAddress, type Settings } from './settings.ts';

/** The inputs that all functions of a stack share. */
export interface FunctionFactory {
  settings: Settings;
  data: DataStack;
  functions: ServiceFunctions;
  /** Returns the bundle of a function by name. */
  code: (name: string) => Code;
}

/** Returns a function that creates Lambda functions in one stack, each from its row. `more` adds permissions that only its stack knows. */
export function functionFactory(stack: Stack, { settings, data, functions, code }: FunctionFactory) {
  const environment = environmentOf(data, settings, data.gateway.url);
  const deployed = everyFunction(functions).map(({ name }) => name);
  const resources = {
    ...resourcesOf(data),
    stage: settings.stage,
    mailAddress: mailAddress(settings.mailFrom),
    pageCheckArn: methodArn(data.gateway, pageCheck),
    driveSecretNames: driveSecretNames(settings),
    channelSecretNames: channelSecretNames(settings),
    sendsTexts: settings.texts?.provider === 'aws',
  };
  return (fn: ServiceFunction, more: readonly PolicyStatement[] = []): LambdaFunction => {
    const created = createServiceFunction(stack, {
      stage: settings.stage,
      name: fn.name,
      home: fn.home,
      description: fn.description,
      code: code(fn.name),
      memory: MEMORY,
      timeout: fn.timeout,
      environment: { ...environment, ...driveEnvironment(fn, settings) },
      statements: [...permissionsOf(fn, resources, deployed), ...more],
      concurrency: settings.reservedConcurrency ? reservedConcurrencyOf(fn.name) : undefined,
    });
    countLogLines(created, fn, settings);
    return created;
  };
}

function resourcesOf(
  data: DataStack,
): Omit<Resources, 'stage' | 'mailAddress' | 'pageCheckArn' | 'driveSecretNames' | 'channelSecretNames' | 'sendsTexts'> {
  return {
    tableArn: data.table.tableArn,
    tableKeyArn: data.keys.table.keyArn,
    stagingArn: data.staging.bucketArn,
    stagingKeyArn: data.keys.staging.keyArn,
    packagesArn: data.packages.bucketArn,
    packagesKeyArn: data.keys.packages.keyArn,
    custodyKeyArn: data.keys.custody.keyArn,
    operationsKeyArn: data.keys.operations.keyArn,
    evidenceKeyArn: data.keys.evidence.keyArn,
    scheduleRoleArn: data.schedules.scheduleRole.roleArn,
  };
}
