import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#api';

/** The service as its OpenAPI document describes it. A path, field or response that is not in the document does not compile. */
export type ServiceClient = Client<paths, 'application/json'>;

/** The JSON body of a POST to this path. */
export type PostBody<Path extends '/api/connectors' | '/api/storages'> = NonNullable<
  paths[Path]['post']['requestBody']
>['content']['application/json'];

/** Returns a client of the service at `baseUrl`, signed in with a Host's access token or a Survivor's session token. */
export function serviceClient(baseUrl: string, token?: string): ServiceClient {
  return createClient<paths, 'application/json'>({ baseUrl, ...(token && { headers: { authorization: `Bearer ${token}` } }) });
}
