import { answerTo } from '#web/edge/pages.ts';

/** A request as CloudFront gives it to a function. The parts that we use. */
export interface ViewerRequest {
  method: string;
  uri: string;
  querystring: Record<string, QueryValue>;
  headers: Record<string, { value: string }>;
}

interface QueryValue {
  value: string;
  multiValue?: { value: string }[];
}

/** A reply that CloudFront sends itself. */
export interface GeneratedReply {
  statusCode: number;
  statusDescription: string;
  headers: Record<string, { value: string }>;
}

/** The operator's own name for the pages, or nothing. The template contains its value. */
declare const OWN_NAME: string;

/**
 * Runs in CloudFront for each request: leads an address to its file. An address of a page below the name that CloudFront assigned
 * leads to the operator's own name. Browsers keep the part after `#`, because the new address has none.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export function handler(event: { request: ViewerRequest }): ViewerRequest | GeneratedReply {
  const request = event.request;
  // Not in the bucket. The distribution answers what is not there with 404 and the page that says so.
  const file = answerTo(request.uri) ?? 'unknown-address';
  const isPage = file === 'family.html' || file === 'host.html';
  // A page that is open under the earlier name still loads its files there.
  if (OWN_NAME !== '' && isPage && request.headers['host']?.value !== OWN_NAME) {
    return reply(307, 'Temporary Redirect', { location: { value: `https://${OWN_NAME}${request.uri}${queryOf(request.querystring)}` } });
  }
  request.uri = `/${file}`;
  return request;
}

function reply(statusCode: number, statusDescription: string, headers: GeneratedReply['headers']): GeneratedReply {
  headers['cache-control'] = { value: 'no-store' };
  return { statusCode: statusCode, statusDescription: statusDescription, headers: headers };
}

/** Returns the query with its question mark, as it came: CloudFront has decoded nothing. */
function queryOf(query: ViewerRequest['querystring']): string {
  const parts = Object.keys(query).map((name) => {
    const given = query[name];
    const values = given?.multiValue ?? [given];
    return values.map((one) => `${name}=${one?.value}`).join('&');
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
