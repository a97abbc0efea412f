import { type App, CrossStackReferences, ReferenceStrength } from 'aws-cdk-lib';
import { ApiStack } from './api-stack.ts';
import { ContentStack } from './content-stack.ts';
import { DataStack } from './data-stack.ts';
import type { FunctionFactory } from './function-factory.ts';
import type { ServiceFunctions } from './functions.ts';
import { ReplicaStack } from './replica-stack.ts';
import type { GivenSettings } from './settings.ts';
import { SiteStack } from './site-stack.ts';
import { WorkerStack } from './worker-stack.ts';

export interface CloudStacks {
  data: DataStack;
  /** In another region, if the operator wants one. */
  replica: ReplicaStack | undefined;
  api: ApiStack;
  workers: WorkerStack;
  /** The pages that come with the service, unless the operator has others. */
  pages: { site: SiteStack; content: ContentStack } | undefined;
}

/** Creates the whole service: the place of the pages, data, workers with scheduled jobs, API, and the pages. */
export function createCloud(app: App, given: GivenSettings, functions: ServiceFunctions, code: FunctionFactory['code']): CloudStacks {
  referWeakly(app);
  const id = (part: string) => `will-${given.stage}-${part}`;
  const frontend = given.frontendUrl === undefined ? new SiteStack(app, id('site'), { settings: given }) : { url: given.frontendUrl };
  const settings = { ...given, frontendUrl: frontend.url };
  const data = new DataStack(app, id('data'), { settings, functions, code });
  const replica =
    given.replicaRegion === undefined ? undefined : new ReplicaStack(app, id('replica'), { settings: given, region: given.replicaRegion });
  // S3 replicates only into a bucket that exists.
  if (replica) data.addStackDependency(replica);
  const workers = new WorkerStack(app, id('workers'), { settings, data, functions, code });
  const api = new ApiStack(app, id('api'), { settings, data, functions, code });
  // Endpoints call workers by name. A new worker is there before the endpoint that calls it.
  api.addStackDependency(workers);
  if (!(frontend instanceof SiteStack)) return { data, replica, api, workers, pages: undefined };
  const surroundings = { site: frontend.bucket, staging: data.staging, apiUrl: data.gateway.url };
  const content = new ContentStack(app, id('content'), { settings, code: code('publish-pages'), ...surroundings });
  // Pages that call new endpoints come after them.
  for (const stack of [frontend, data, workers, api]) content.addStackDependency(stack);
  return { data, replica, api, workers, pages: { site: frontend, content } };
}

/**
 * Lets a stack read the outputs of another one instead of importing its exports, which could not change while they are imported: then
 * no restored table could replace the present one.
 */
function referWeakly(app: App): void {
  CrossStackReferences.of(app).consume(ReferenceStrength.WEAK);
}
