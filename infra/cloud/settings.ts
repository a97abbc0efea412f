import { type Brand, readBrand } from '#infra/pages/brand.ts';

/** The settings of a deployment, from the context in cdk.json or from `-c name=value`. */
export interface Settings {
  /** Part of every resource name, so that one account can have several deployments. */
  stage: string;
  region: string;
  /** The only origin that may call the API from a browser. Links in messages lead there. Default: the pages that come with the service. */
  frontendUrl: string;
  /** The operator's own name for these pages, with its certificate. Default: the name that CloudFront assigns. */
  site: Domain | undefined;
  /** The sender of the service's own mail, as an address or `Name <address>`. Its domain becomes the SES identity. */
  mailFrom: string;
  /** The subdomain of the sender's domain in the envelope of each mail, to which mail servers report. It receives no other mail. */
  mailFromDomain: string;
  /** The name of the service in its mails and on the pages behind their links. */
  serviceName: string;
  /** The mark and the accent colour of its pages and mails. */
  brand: Brand;
  /** The operator's own domain for the API, with its certificate. Default: the domain that AWS assigns. */
  domain: Domain | undefined;
  accessWindowDays: number;
  survivorSession: 'optional' | 'required';
  waf: boolean;
  /** Reserves part of the account's concurrency for scheduled jobs and Survivors. A new account has too little for this. */
  reservedConcurrency: boolean;
  /** `existing`: the mail domain is verified in SES by other means, and this deployment does not change it. */
  mailIdentity: Origin;
  /** `existing`: API Gateway already has a role for its logs in this region, and this deployment does not replace it. */
  apiGatewayAccount: Origin;
  /**
   * Protects the stacks with data from deletion. The CDK CLI sets the protection before it creates a stack, and cannot delete a
   * protected stack whose creation failed. So a stack gets it after its creation has succeeded. `data`: the stack of the pages does
   * not exist yet, and the data stack keeps its protection.
   */
  terminationProtection: Protection;
  /** Allows the roles of the previous release to use the keys as well, for the deployment that moves functions to other stacks. */
  previousRoles: boolean;
  /** The stream of a restored table, which replaces the table of this deployment. Default: none, and the deployment's own table is used. */
  tableStream: string | undefined;
  /** The e-mail address that alarms are sent to. Default: none, so that alarms are visible in the console only. */
  alarmMail: string | undefined;
  /** The OAuth client ids of the cloud drives, by type of storage. A drive without one is not available. */
  driveClientIds: Readonly<Record<'drive_a' | 'drive_b' | 'drive_c', string | undefined>>;
  /** The version of the OAuth client secrets. Default: the newest at the first deployment. */
  driveSecretsVersion: string | undefined;
}

/** The settings as they are written. The name of the pages may be known only after CloudFront has assigned it. */
export type GivenSettings = Omit<Settings, 'frontendUrl'> & { frontendUrl: string | undefined };

export type Protection = boolean | 'data';

/** `existing`: an account or region can have only one, and another deployment or a person has created it. */
export type Origin = 'create' | 'existing';

export interface Domain {
  name: string;
  /** An ACM certificate for that name. */
  certificateArn: string;
}

/** CloudFront reads certificates only there. */
const CLOUDFRONT_REGION = 'us-east-1';

/** The default name of the service. */
export const SERVICE_NAME = 'Will Custody';

type Context = (name: string) => unknown;

/** Reads the settings. Throws an error that names the setting if one is invalid, before the deployment starts. */
export function readSettings(context: Context, environment: Record<string, string | undefined>): GivenSettings {
  const region = text(context, 'region') ?? environment['CDK_DEFAULT_REGION'] ?? 'eu-central-1';
  const mailFrom = matching(context, 'mailFrom', SENDER);
  return {
    stage: matching(context, 'stage', STAGE),
    region,
    frontendUrl: origin(context),
    mailFrom,
    mailFromDomain: mailFromDomainOf(context, mailDomain(mailFrom)),
    serviceName: serviceNameOf(context),
    brand: readBrand(context('brand')),
    domain: domainOf(context, ['domain', 'certificateArn'], region),
    site: siteOf(context),
    accessWindowDays: days(context),
    survivorSession: session(context),
    waf: yesOrNo(context, 'waf'),
    reservedConcurrency: yesOrNo(context, 'reservedConcurrency'),
    mailIdentity: originOf(context, 'mailIdentity'),
    apiGatewayAccount: originOf(context, 'apiGatewayAccount'),
    terminationProtection: protectionOf(context),
    previousRoles: yesOrNo(context, 'previousRoles', 'false'),
    tableStream: tableStreamOf(context, region),
    alarmMail: text(context, 'alarmMail'),
    driveClientIds: {
      drive_a: text(context, 'googleDriveClientId'),
      drive_b: text(context, 'dropboxClientId'),
      drive_c: text(context, 'oneDriveClientId'),
    },
    driveSecretsVersion: text(context, 'driveSecretsVersion'),
  };
}

/** Returns the address of `Name <address>`. */
export function mailAddress(mailFrom: string): string {
  return mailFrom.slice(mailFrom.lastIndexOf('<') + 1).replace(/>$/, '');
}

/** Returns the origin of the pages, if the operator has chosen it. Otherwise CloudFront assigns it once, and it stays. */
export function chosenFrontend({ frontendUrl, site }: Pick<GivenSettings, 'frontendUrl' | 'site'>): string | undefined {
  return site ? `https://${site.name}` : frontendUrl;
}

/** Returns the domain that mail is sent from. */
export function mailDomain(mailFrom: string): string {
  return mailFrom.slice(mailFrom.lastIndexOf('@') + 1).replace(/>$/, '');
}

/** SES accepts only a subdomain of the sender's domain. */
function mailFromDomainOf(context: Context, domain: string): string {
  const value = text(context, 'mailFromDomain') ?? `bounce.${domain}`;
  if (/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+$/.test(value.slice(0, -domain.length)) && value.endsWith(`.${domain}`)) return value;
  throw new Error(`The setting mailFromDomain must be a subdomain of ${domain}, such as bounce.${domain}. It is ${value}.`);
}

/** Returns a setting as text. On the command line every value is text, in cdk.json it can be a number or a boolean. */
function text(context: Context, name: string): string | undefined {
  const value = context(name);
  return value === undefined || value === '' ? undefined : String(value);
}

/** The form of a setting. `words` says the same as the pattern, for the operator. */
interface Form {
  pattern: RegExp;
  words: string;
}

const STAGE: Form = {
  pattern: /^[a-z][a-z0-9]{0,11}$/,
  words: 'have at most 12 characters, only a to z and digits, and begin with a letter, such as prod or test2',
};
const SENDER: Form = {
  pattern: /^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/,
  words: 'be an e-mail address, alone or after a name, such as Will Custody <no-reply@will.example>',
};
const HOST_NAME: Form = {
  pattern: /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
  words: 'be a host name in small letters, without https:// and without a path, such as family.will.example',
};
const CERTIFICATE: Form = {
  pattern: /^arn:aws:acm:[a-z0-9-]+:\d{12}:certificate\/[\w-]+$/,
  words: 'be the ARN of a certificate in ACM, such as arn:aws:acm:us-east-1:123456789012:certificate/6f0b9b0e-2f0c',
};
const STREAM: Form = {
  pattern: /^arn:aws:dynamodb:[a-z0-9-]+:\d{12}:table\/[\w.-]+\/stream\/[\d:T.-]+$/,
  words: 'be the line that `npm run restore` prints: the ARN of the stream of a table',
};

function matching(context: Context, name: string, { pattern, words }: Form): string {
  const value = text(context, name);
  if (value === undefined) throw new Error(`The setting ${name} is missing. It must ${words}.`);
  if (!pattern.test(value)) throw new Error(`The setting ${name} must ${words}. It is ${value}.`);
  return value;
}

/** The name appears in every mail, so it contains nothing that a mail program could make a link of. */
function serviceNameOf(context: Context): string {
  const value = text(context, 'serviceName') ?? SERVICE_NAME;
  if (/^[\p{L}\p{N}](?:[\p{L}\p{N} '’&-]{0,38}[\p{L}\p{N}])?$/u.test(value)) return value;
  throw new Error(`The setting serviceName can have at most 40 letters, digits, spaces, hyphens, apostrophes and &. It is ${value}.`);
}

function origin(context: Context): string | undefined {
  const value = text(context, 'frontendUrl');
  // With `own`, an operator says that the service moves to the address of the pages that come with it.
  if (value === undefined || value === 'own') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:' || url.origin !== value)
    throw new Error('The setting frontendUrl must be an https origin without a path: https://will.example');
  return value;
}

function siteOf(context: Context): Domain | undefined {
  const site = domainOf(context, ['siteDomain', 'siteCertificateArn'], CLOUDFRONT_REGION);
  if (site && origin(context) !== undefined)
    throw new Error('The setting siteDomain names the pages that come with the service. Leave it out, or leave out frontendUrl.');
  return site;
}

/** Requires both settings or neither. The certificate must be in the region that reads it. */
function domainOf(context: Context, [domain, certificate]: [string, string], region: string): Domain | undefined {
  if (text(context, domain) === undefined && text(context, certificate) === undefined) return undefined;
  const name = matching(context, domain, HOST_NAME);
  const certificateArn = matching(context, certificate, CERTIFICATE);
  if (certificateArn.split(':')[3] !== region) throw new Error(`The setting ${certificate} must name a certificate in ${region}.`);
  return { name, certificateArn };
}

/** `npm run restore` prints the ARN. It names the table too, so that a table and another table's stream cannot be mixed. */
function tableStreamOf(context: Context, region: string): string | undefined {
  // With `own`, an operator says that the service returns from a restored table.
  if ([undefined, 'own'].includes(text(context, 'tableStream'))) return undefined;
  const stream = matching(context, 'tableStream', STREAM);
  if (stream.split(':')[3] !== region) throw new Error(`The setting tableStream must name a table in ${region}, where the service is.`);
  return stream;
}

function days(context: Context): number {
  const value = Number(text(context, 'accessWindowDays') ?? 14);
  if (!Number.isInteger(value) || value < 1 || value > 365) throw new Error('The setting accessWindowDays must be a whole number from 1 to 365.');
  return value;
}

function session(context: Context): Settings['survivorSession'] {
  const value = text(context, 'survivorSession') ?? 'optional';
  if (value !== 'optional' && value !== 'required') throw new Error('The setting survivorSession must be optional or required.');
  return value;
}

function originOf(context: Context, name: string): Origin {
  const value = text(context, name) ?? 'create';
  if (value !== 'create' && value !== 'existing') throw new Error(`The setting ${name} must be create or existing.`);
  return value;
}

function protectionOf(context: Context): Protection {
  return text(context, 'terminationProtection') === 'data' ? 'data' : yesOrNo(context, 'terminationProtection');
}

function yesOrNo(context: Context, name: string, otherwise = 'true'): boolean {
  const value = text(context, name) ?? otherwise;
  if (value !== 'true' && value !== 'false') throw new Error(`The setting ${name} must be true or false.`);
  return value === 'true';
}
