import { type App, CrossStackReferences, ReferenceStrength, type Stack } from 'aws-cdk-lib';
import { type ApiResources, createApiStack } from './api-stack.ts';
import { createDataStack, type DataResources } from './data-stack.ts';
import type { FunctionFactory } from './function-factory.ts';
import { everyFunction, type ServiceFunctions } from './functions.ts';
import type { Settings } from './settings.ts';
import { createWorkerStack } from './worker-stack.ts';

export interface CloudStacks {
  data: DataResources;
  api: ApiResources;
  workers: Stack;
}

/** Creates the whole service: data, API, and workers with scheduled jobs. */
export function createCloud(app: App, settings: Settings, functions: ServiceFunctions, code: FunctionFactory['code']): CloudStacks {
  referWeakly(app);
  const data = createDataStack(app, settings, everyFunction(functions));
  const api = createApiStack(app, settings, data, functions, code);
  return { data, api, workers: createWorkerStack(app, settings, data, api, functions, code) };
}

/**
 * Lets a stack read the outputs of another one instead of importing its exports, which could not change while they are imported: then
 * no restored table could replace the present one. The exports stay for stacks that an earlier release has deployed.
 */
function referWeakly(app: App): void {
  CrossStackReferences.of(app).consume(ReferenceStrength.BOTH);
}
