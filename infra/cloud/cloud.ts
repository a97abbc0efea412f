import { type App, CrossStackReferences, ReferenceStrength, type Stack } from 'aws-cdk-lib';
import { PREPARE_ACCOUNT } from './account.ts';
import { type ApiResources, createApiStack } from './api-stack.ts';
import { createContentStack } from './content-stack.ts';
import { createDataStack, type DataResources } from './data-stack.ts';
import type { FunctionFactory } from './function-factory.ts';
import type { ServiceFunctions } from './functions.ts';
import type { GivenSettings, Settings } from './settings.ts';
import { createSiteStack, type SiteResources } from './site-stack.ts';
import { createWorkerStack } from './worker-stack.ts';

export interface CloudStacks {
  data: DataResources;
  api: ApiResources;
  workers: Stack;
  /** The pages that come with the service, unless the operator has others. */
  pages: { site: SiteResources; content: Stack } | undefined;
}

/** Creates the whole service: the place of the pages, data, API, workers with scheduled jobs, and the pages. */
export function createCloud(app: App, given: GivenSettings, functions: ServiceFunctions, code: FunctionFactory['code']): CloudStacks {
  referWeakly(app);
  const frontend = given.frontendUrl === undefined ? createSiteStack(app, given) : { url: given.frontendUrl };
  const settings: Settings = { ...given, frontendUrl: frontend.url };
  const data = createDataStack(app, settings, functions, code(PREPARE_ACCOUNT));
  const api = createApiStack(app, settings, data, functions, code);
  const workers = createWorkerStack(app, settings, data, api, functions, code);
  if (!('bucket' in frontend)) return { data, api, workers, pages: undefined };
  const surroundings = { site: frontend.bucket, staging: data.staging, apiUrl: api.url };
  const content = createContentStack(app, settings, code('publish-pages'), surroundings);
  // Pages that call new endpoints come after them.
  for (const stack of [frontend.stack, data.stack, api.stack, workers]) content.addStackDependency(stack);
  return { data, api, workers, pages: { site: frontend, content } };
}

/**
 * Lets a stack read the outputs of another one instead of importing its exports, which could not change while they are imported: then
 * no restored table could replace the present one.
 */
function referWeakly(app: App): void {
  CrossStackReferences.of(app).consume(ReferenceStrength.WEAK);
}
