import { CfnResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** Creates a policy with which CloudFront adds these headers to each reply, also to errors. */
export function createHeadersPolicy(scope: Construct, id: string, name: string, headers: Readonly<Record<string, string>>): CfnResponseHeadersPolicy {
  const override = true;
  const { text, rest } = reader(headers);
  const securityHeadersConfig: CfnResponseHeadersPolicy.SecurityHeadersConfigProperty = {
    contentSecurityPolicy: { contentSecurityPolicy: text('Content-Security-Policy'), override },
    strictTransportSecurity: { accessControlMaxAgeSec: Number(text('Strict-Transport-Security').replace('max-age=', '')), override },
    referrerPolicy: { referrerPolicy: text('Referrer-Policy'), override },
    frameOptions: { frameOption: text('X-Frame-Options'), override },
    // CloudFront knows only one value of it.
    ...(text('X-Content-Type-Options') === 'nosniff' && { contentTypeOptions: { override } }),
  };
  const items = rest().map(([header, value]) => ({ header, value, override }));
  return new CfnResponseHeadersPolicy(scope, id, { responseHeadersPolicyConfig: { name, securityHeadersConfig, customHeadersConfig: { items } } });
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
