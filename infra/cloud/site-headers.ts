import { Duration } from 'aws-cdk-lib';
import { type HeadersFrameOption, type HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** Creates a policy with which CloudFront adds these headers to each reply, also to errors. */
export function createHeadersPolicy(scope: Construct, id: string, name: string, headers: Readonly<Record<string, string>>): ResponseHeadersPolicy {
  const override = true;
  const { text, rest } = reader(headers);
  const maxAge = Number(text('Strict-Transport-Security').replace('max-age=', ''));
  const securityHeadersBehavior = {
    contentSecurityPolicy: { contentSecurityPolicy: text('Content-Security-Policy'), override },
    strictTransportSecurity: { accessControlMaxAge: Duration.seconds(maxAge), override },
    // The checks of the templates compare both with the values that CloudFront knows.
    referrerPolicy: { referrerPolicy: text('Referrer-Policy') as HeadersReferrerPolicy, override },
    frameOptions: { frameOption: text('X-Frame-Options') as HeadersFrameOption, override },
    // CloudFront knows only one value of it.
    ...(text('X-Content-Type-Options') === 'nosniff' && { contentTypeOptions: { override } }),
  };
  const customHeaders = rest().map(([header, value]) => ({ header, value, override }));
  return new ResponseHeadersPolicy(scope, id, { responseHeadersPolicyName: name, securityHeadersBehavior, customHeadersBehavior: { customHeaders } });
}

/** Reads headers that must be there, and lists those that were not read. CloudFront accepts the read ones only by their own settings. */
function reader(headers: Readonly<Record<string, string>>) {
  const unread = new Map(Object.entries(headers));
  const text = (name: string): string => {
    const value = headers[name];
    if (value === undefined) throw new Error(`The pages have no header ${name}. Add it to web/edge/headers.ts.`);
    unread.delete(name);
    return value;
  };
  return { text, rest: () => [...unread] };
}
