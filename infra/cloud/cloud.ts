import type { App, Stack } from 'aws-cdk-lib';
import { type Api, apiStack } from './api-stack.ts';
import { type Data, dataStack } from './data-stack.ts';
import type { FunctionFactory } from './function-factory.ts';
import { everyFunction, type ServiceFunctions } from './functions.ts';
import type { Settings } from './settings.ts';
import { workerStack } from './worker-stack.ts';

export interface Cloud {
  data: Data;
  api: Api;
  workers: Stack;
}

/** The whole service: what it keeps, its endpoints, its clockwork. */
export function createCloud(app: App, settings: Settings, functions: ServiceFunctions, code: FunctionFactory['code']): Cloud {
  const data = dataStack(app, settings, everyFunction(functions));
  const api = apiStack(app, settings, data, functions, code);
  return { data, api, workers: workerStack(app, settings, data, api, functions, code) };
}
