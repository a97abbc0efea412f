import createClient, { type Client } from 'openapi-fetch';
// biome-ignore lint/style/noRestrictedImports: the generated types lie beside the document, for any frontend to take
import type { paths } from '../../docs/api/client.d.ts';

/** The service as its OpenAPI document describes it: a path, field or answer that isn't there does not compile. */
export type ServiceClient = Client<paths, 'application/json'>;

/** The JSON that a POST to this path takes. */
export type PostBody<Path extends '/api/connectors' | '/api/storages'> = NonNullable<
  paths[Path]['post']['requestBody']
>['content']['application/json'];

/** A client of the service at `baseUrl`, signed in with a Host's access token or a Survivor's session token. */
export function serviceClient(baseUrl: string, token?: string): ServiceClient {
  return createClient<paths, 'application/json'>({ baseUrl, ...(token && { headers: { authorization: `Bearer ${token}` } }) });
}
