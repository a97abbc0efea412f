/** What a deployment may choose; from the context in cdk.json or `-c name=value`. */
export interface Settings {
  /** Names everything that is made, so that several deployments fit into one account. */
  stage: string;
  region: string;
  /** The only origin that may call the API from a browser; links in messages lead there. */
  frontendUrl: string;
  /** Sender of the service's own mail, as an address or `Name <address>`; its domain becomes the SES identity. */
  mailFrom: string;
  /** A host name of the operator's own for the API, with its certificate; without it the API has the name that AWS gives. */
  domain: Domain | undefined;
  accessWindowDays: number;
  survivorSession: 'optional' | 'required';
  waf: boolean;
  /** Keeps part of the account's concurrency for the clockwork and the family; a new account has too little to give. */
  reservedConcurrency: boolean;
  /** Who is told of alarms; without it they show in the console only. */
  alarmMail: string | undefined;
  /** What the makers of the cloud drives know this deployment by, by type of storage; a drive without one is not set up. */
  driveClientIds: Readonly<Record<'drive_a' | 'drive_b' | 'drive_c', string | undefined>>;
  /** Which version of their secrets is meant; the newest at the first deployment unless told. */
  driveSecretsVersion: string | undefined;
}

export interface Domain {
  name: string;
  /** A certificate of ACM for that name, in the region of the API. */
  certificateArn: string;
}

type Context = (name: string) => unknown;

/** Reads the settings; a wrong one stops the deployment before it starts and says which. */
export function readSettings(context: Context, environment: Record<string, string | undefined>): Settings {
  const region = text(context, 'region') ?? environment['CDK_DEFAULT_REGION'] ?? 'eu-central-1';
  return {
    stage: matching(context, 'stage', /^[a-z][a-z0-9]{0,11}$/),
    region,
    frontendUrl: origin(context),
    mailFrom: matching(context, 'mailFrom', /^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/),
    domain: domainOf(context, region),
    accessWindowDays: days(context),
    survivorSession: session(context),
    waf: yesOrNo(context, 'waf'),
    reservedConcurrency: yesOrNo(context, 'reservedConcurrency'),
    alarmMail: text(context, 'alarmMail'),
    driveClientIds: {
      drive_a: text(context, 'googleDriveClientId'),
      drive_b: text(context, 'dropboxClientId'),
      drive_c: text(context, 'oneDriveClientId'),
    },
    driveSecretsVersion: text(context, 'driveSecretsVersion'),
  };
}

/** The domain that mail is sent from. */
export function mailDomain(mailFrom: string): string {
  return mailFrom.slice(mailFrom.lastIndexOf('@') + 1).replace(/>$/, '');
}

/** On the command line every value is text, in cdk.json it may be a number or a boolean. */
function text(context: Context, name: string): string | undefined {
  const value = context(name);
  return value === undefined || value === '' ? undefined : String(value);
}

function matching(context: Context, name: string, pattern: RegExp): string {
  const value = text(context, name);
  if (value === undefined || !pattern.test(value)) throw new Error(`The setting ${name} must match ${pattern.source}; it is ${value ?? 'missing'}.`);
  return value;
}

function origin(context: Context): string {
  const value = text(context, 'frontendUrl') ?? '';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:' || url.origin !== value)
    throw new Error('The setting frontendUrl must be an https origin without a path: https://will.example');
  return value;
}

/** Both or neither; a regional address takes a certificate of its own region only. */
function domainOf(context: Context, region: string): Domain | undefined {
  if (text(context, 'domain') === undefined && text(context, 'certificateArn') === undefined) return undefined;
  const name = matching(context, 'domain', /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/);
  const certificateArn = matching(context, 'certificateArn', /^arn:aws:acm:[a-z0-9-]+:\d{12}:certificate\/[\w-]+$/);
  if (certificateArn.split(':')[3] !== region) throw new Error(`The setting certificateArn must name a certificate in ${region}, where the API is.`);
  return { name, certificateArn };
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

function yesOrNo(context: Context, name: string): boolean {
  const value = text(context, name) ?? 'true';
  if (value !== 'true' && value !== 'false') throw new Error(`The setting ${name} must be true or false.`);
  return value === 'true';
}
