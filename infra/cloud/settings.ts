import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import type { DriveType } from '#common/storage-kinds.ts';
import { type Brand, readBrand } from '#infra/pages/brand.ts';
import { hostsOf, readOperator } from '#infra/pages/operator.ts';
import type { Operator } from '#web/edge/config.ts';
import { hasMail, hasTexts, isInOtherPartition } from './regions.ts';

/** The settings of a deployment as its operator writes them, in deployment.config.ts. docs/operations.md explains each. */
export interface WrittenSettings {
  stage: string;
  profile?: Profile;
  account: string;
  region: string;
  mailFrom: string;
  mailFromDomain?: string;
  siteDomain?: string;
  siteCertificateArn?: string;
  frontendUrl?: string;
  domain?: string;
  certificateArn?: string;
  serviceName?: string;
  brand?: Partial<Brand>;
  operator?: Partial<Operator>;
  accessWindowDays?: number;
  survivorSession?: 'optional' | 'required';
  waf?: boolean;
  reservedConcurrency?: boolean;
  terminationProtection?: boolean;
  tableStream?: string;
  backupVault?: string;
  auditor?: string;
  alarmMail?: string;
  monthlyBudget?: number;
  googleDriveClientId?: string;
  dropboxClientId?: string;
  oneDriveClientId?: string;
  smsProvider?: 'aws' | 'twilio' | 'vonage';
  smsFrom?: string;
  smsCountries?: string;
  smsMonthlyParts?: number;
  telegramBot?: string;
  replicaRegion?: string;
}

/** How much a deployment may cost: `family` leaves out what a few Hosts do not need (docs/operations.md, "What a family pays"). */
export type Profile = 'default' | 'family';

/** The output of the data stack that says with which profile a stage was made. */
export const PROFILE_OUTPUT = 'Profile';

/** The settings of a deployment, checked and with their defaults. */
export interface Settings {
  /** Part of every resource name, so that one account can have several deployments. */
  stage: string;
  profile: Profile;
  /** The account and the region of all stacks. With credentials of another account, nothing is deployed. */
  account: string;
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
  /** Who runs it, as its pages and papers say. The stage `prod` needs it. Default: none, and nothing is said. */
  operator: Operator | undefined;
  /** The operator's own domain for the API, with its certificate. Default: the domain that AWS assigns. */
  domain: Domain | undefined;
  accessWindowDays: number;
  survivorSession: 'optional' | 'required';
  waf: boolean;
  /** Reserves part of the account's concurrency for scheduled jobs and Survivors. A new account has too little for this. */
  reservedConcurrency: boolean;
  /**
   * Protects all stacks from deletion. Default: false, because the CDK CLI protects a stack before it creates it, and cannot
   * repeat a creation that failed while the stack is protected.
   */
  terminationProtection: boolean;
  /** The stream of a restored table, which replaces the table of this deployment. Default: none, and the deployment's own table is used. */
  tableStream: string | undefined;
  /** The ARN of a locked vault in another account, to which the daily backups of the table are copied. Default: none, and no such backups. */
  backupVault: string | undefined;
  /** Who may compare the functions and policies with a release: the ARN of a role or user, or of another account. Default: no one. */
  auditor: string | undefined;
  /** The e-mail address that alarms are sent to. Default: none, so that alarms are visible in the console only. `none`: subscribed by hand. */
  alarmMail: string | undefined;
  /** The dollars a month of the whole account at which the alarm topic is notified. */
  monthlyBudget: number;
  /** The OAuth client ids of the cloud drives, by type of storage. A drive without one is not available. */
  driveClientIds: Readonly<Record<DriveType, string | undefined>>;
  /** The text messages of the service itself. Default: none. */
  texts: Texts | undefined;
  /** The name of the service's bot at Telegram, without the @. Default: none. */
  telegramBot: string | undefined;
  /** Another region that gets a copy of the packages with the service. Default: none. */
  replicaRegion: string | undefined;
}

/** How the service itself sends text messages. */
export interface Texts {
  provider: 'aws' | 'twilio' | 'vonage';
  /** The sender: a number or sender id of the account, at AWS also a pool. */
  from: string;
  /** The only countries that get text messages. */
  countries: readonly CountryCode[];
  /** How many parts of text messages may leave in a month, except for transfers. */
  monthlyParts: number;
}

/** The settings as they are written. The name of the pages may be known only after CloudFront has assigned it. */
export type GivenSettings = Omit<Settings, 'frontendUrl'> & { frontendUrl: string | undefined };

export interface Domain {
  name: string;
  /** An ACM certificate for that name. */
  certificateArn: string;
}

/** CloudFront reads certificates only there. */
const CLOUDFRONT_REGION = 'us-east-1';

/** The default name of the service. */
export const SERVICE_NAME = 'Will Custody';

/** Returns the value of a setting, or undefined if no one has written it. */
export type Written = (name: keyof WrittenSettings) => unknown;

/** Reads the settings. Throws an error that names the setting if one is missing or invalid, before the deployment starts. */
export function readSettings(written: Written): GivenSettings {
  const account = matching(written, 'account', ACCOUNT);
  const profile = profileOf(written);
  const region = regionOf(written);
  const mailFrom = matching(written, 'mailFrom', SENDER);
  return {
    stage: matching(written, 'stage', STAGE),
    profile,
    account,
    region,
    frontendUrl: origin(written),
    mailFrom,
    mailFromDomain: mailFromDomainOf(written, mailDomain(mailFrom)),
    serviceName: serviceNameOf(written),
    brand: readBrand(written('brand')),
    operator: readOperator(written('operator')),
    domain: domainOf(written, ['domain', 'certificateArn'], { account, region }),
    site: siteOf(written, account),
    accessWindowDays: wholeNumber(written, 'accessWindowDays', { otherwise: 14, most: 365 }),
    survivorSession: session(written),
    waf: yesOrNo(written, 'waf', profile === 'family' ? 'false' : 'true'),
    reservedConcurrency: yesOrNo(written, 'reservedConcurrency', 'false'),
    terminationProtection: yesOrNo(written, 'terminationProtection', 'false'),
    tableStream: tableStreamOf(written, { account, region }),
    backupVault: backupVaultOf(written, account),
    auditor: text(written, 'auditor') === undefined ? undefined : matching(written, 'auditor', PRINCIPAL),
    alarmMail: text(written, 'alarmMail'),
    monthlyBudget: wholeNumber(written, 'monthlyBudget', { otherwise: profile === 'family' ? 15 : 100, most: 1_000_000 }),
    driveClientIds: {
      drive_a: text(written, 'googleDriveClientId'),
      drive_b: text(written, 'dropboxClientId'),
      drive_c: text(written, 'oneDriveClientId'),
    },
    texts: textsOf(written, region),
    telegramBot: telegramBotOf(written),
    replicaRegion: replicaRegionOf(written, region),
  };
}

/**
 * Throws an error that names the settings that still have a name of the examples. No one owns such a name (RFC 2606), so that no mail
 * would leave and no link would work. Only tests use them.
 */
export function refuseExamples({ mailFrom, frontendUrl, site, domain, alarmMail, operator }: GivenSettings): void {
  const hosts: [name: keyof WrittenSettings, host: string | undefined][] = [
    ['mailFrom', mailDomain(mailFrom)],
    ['frontendUrl', frontendUrl && new URL(frontendUrl).hostname],
    ['siteDomain', site?.name],
    ['domain', domain?.name],
    ['alarmMail', alarmMail && mailDomain(alarmMail)],
    ...(operator ? hostsOf(operator) : []).map((host): ['operator', string] => ['operator', host]),
  ];
  const examples = hosts.filter(([, host]) => host === 'example' || host?.endsWith('.example'));
  if (examples.length === 0) return;
  const named = examples.map(([name, host]) => `${name} (${host})`).join(', ');
  throw new Error(`These settings are still examples: ${named}. Write your own into deployment.config.ts.`);
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
function mailFromDomainOf(written: Written, domain: string): string {
  const value = text(written, 'mailFromDomain') ?? `bounce.${domain}`;
  if (/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+$/.test(value.slice(0, -domain.length)) && value.endsWith(`.${domain}`)) return value;
  throw new Error(`The setting mailFromDomain must be a subdomain of ${domain}, such as bounce.${domain}. It is ${value}.`);
}

/** Returns a setting as text. On the command line every value is text, in the file it can be a number or a boolean. */
function text(written: Written, name: keyof WrittenSettings): string | undefined {
  const value = written(name);
  return value === undefined || value === '' ? undefined : String(value);
}

/** The form of a setting. `words` says the same as the pattern, for the operator. */
interface Form {
  pattern: RegExp;
  words: string;
}

const ACCOUNT: Form = {
  pattern: /^\d{12}$/,
  words: 'be the 12 digits of your AWS account, which `aws sts get-caller-identity --query Account --output text` prints',
};
const REGION: Form = {
  pattern: /^[a-z]{2,4}(-[a-z]+)+-\d$/,
  words: 'be the region of all resources, such as eu-central-1. It cannot change later',
};
const PRINCIPAL: Form = {
  pattern: /^arn:aws:iam::\d{12}:(root|(role|user)\/[\w+=,.@/-]+)$/,
  words: 'be the ARN of a role or a user, or arn:aws:iam::<12 digits>:root for all of another account',
};
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
const TEXT_SENDER: Form = {
  pattern: /^[A-Za-z0-9_:/+-]{1,256}$/,
  words: 'name the sender of text messages: a number, a sender id or a pool of the account, or its ARN',
};
const BOT: Form = { pattern: /^[A-Za-z][A-Za-z0-9_]{4,31}$/, words: 'name the bot at Telegram without the @, such as our_will_bot' };
const STREAM: Form = {
  pattern: /^arn:aws:dynamodb:[a-z0-9-]+:\d{12}:table\/[\w.-]+\/stream\/[\d:T.-]+$/,
  words: 'be the line that `npm run restore` prints: the ARN of the stream of a table',
};
const VAULT: Form = {
  pattern: /^arn:aws:backup:[a-z]{2}(-[a-z]+)+-\d:\d{12}:backup-vault:[\w-]{2,50}$/,
  words: 'be the ARN of a vault of AWS Backup, such as arn:aws:backup:eu-west-1:210987654321:backup-vault:will-copies',
};

function matching(written: Written, name: keyof WrittenSettings, { pattern, words }: Form): string {
  const value = text(written, name);
  if (value === undefined) throw new Error(`The setting ${name} is missing in deployment.config.ts. It must ${words}.`);
  if (!pattern.test(value)) throw new Error(`The setting ${name} must ${words}. It is ${value}.`);
  return value;
}

/** Refuses what would fail in the middle of a deployment, or would send no mail. */
function regionOf(written: Written): string {
  const region = commercial(written, 'region');
  if (hasMail(region)) return region;
  throw new Error(`The setting region must name a region with SES, because all mail leaves from there. There is none in ${region}.`);
}

function commercial(written: Written, name: 'region' | 'replicaRegion'): string {
  const region = matching(written, name, REGION);
  if (!isInOtherPartition(region)) return region;
  throw new Error(`The setting ${name} cannot be ${region}: AWS keeps it apart from its other regions, and the service does not support it.`);
}

/** The name appears in every mail, so it contains nothing that a mail program could make a link of. */
function serviceNameOf(written: Written): string {
  const value = text(written, 'serviceName') ?? SERVICE_NAME;
  if (/^[\p{L}\p{N}](?:[\p{L}\p{N} '’&-]{0,38}[\p{L}\p{N}])?$/u.test(value)) return value;
  throw new Error(`The setting serviceName can have at most 40 letters, digits, spaces, hyphens, apostrophes and &. It is ${value}.`);
}

function origin(written: Written): string | undefined {
  const value = text(written, 'frontendUrl');
  // With `own`, an operator says that the service moves to the address of the pages that come with it.
  if (value === undefined || value === 'own') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:' || url.origin !== value)
    throw new Error('The setting frontendUrl must be an https origin without a path: https://will.example');
  return value;
}

function siteOf(written: Written, account: string): Domain | undefined {
  const site = domainOf(written, ['siteDomain', 'siteCertificateArn'], { account, region: CLOUDFRONT_REGION });
  if (site && origin(written) !== undefined)
    throw new Error('The setting siteDomain names the pages that come with the service. Leave it out, or leave out frontendUrl.');
  return site;
}

interface Place {
  account: string;
  region: string;
}

/** Requires both settings or neither. The certificate must be in the region that reads it. */
function domainOf(written: Written, [domain, certificate]: [keyof WrittenSettings, keyof WrittenSettings], place: Place): Domain | undefined {
  if (text(written, domain) === undefined && text(written, certificate) === undefined) return undefined;
  const name = matching(written, domain, HOST_NAME);
  const certificateArn = matching(written, certificate, CERTIFICATE);
  if (!isIn(place, certificateArn)) throw new Error(`The setting ${certificate} must name a certificate ${inWords(place)}.`);
  return { name, certificateArn };
}

/** `npm run restore` prints the ARN. It names the table too, so that a table and another table's stream cannot be mixed. */
function tableStreamOf(written: Written, place: Place): string | undefined {
  // With `own`, an operator says that the service returns from a restored table.
  if ([undefined, 'own'].includes(text(written, 'tableStream'))) return undefined;
  const stream = matching(written, 'tableStream', STREAM);
  if (!isIn(place, stream)) throw new Error(`The setting tableStream must name a table ${inWords(place)}, where the service is.`);
  return stream;
}

/** Anyone who takes over the account of the service can delete what is in it, so that the copies are in another one. */
function backupVaultOf(written: Written, account: string): string | undefined {
  if (text(written, 'backupVault') === undefined) return undefined;
  const vault = matching(written, 'backupVault', VAULT);
  if (vault.split(':')[4] === account) throw new Error(`The setting backupVault must name a vault in another account than ${account}.`);
  return vault;
}

function isIn({ account, region }: Place, arn: string): boolean {
  return arn.split(':')[3] === region && arn.split(':')[4] === account;
}

const inWords = ({ account, region }: Place): string => `in ${region} and account ${account}`;

function wholeNumber(written: Written, name: keyof WrittenSettings, { otherwise, most }: Record<'otherwise' | 'most', number>): number {
  const value = Number(text(written, name) ?? otherwise);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new Error(`The setting ${name} must be a whole number from 1 to ${most}.`);
  return value;
}

function profileOf(written: Written): Profile {
  const value = text(written, 'profile') ?? 'default';
  if (value !== 'default' && value !== 'family') throw new Error('The setting profile must be default or family.');
  return value;
}

function session(written: Written): Settings['survivorSession'] {
  const value = text(written, 'survivorSession') ?? 'optional';
  if (value !== 'optional' && value !== 'required') throw new Error('The setting survivorSession must be optional or required.');
  return value;
}

/** The settings of the service's own text messages belong together. */
function textsOf(written: Written, region: string): Texts | undefined {
  const provider = text(written, 'smsProvider');
  if (provider === undefined) return undefined;
  if (provider !== 'aws' && provider !== 'twilio' && provider !== 'vonage') throw new Error('The setting smsProvider must be aws, twilio or vonage.');
  if (provider === 'aws' && !hasTexts(region))
    throw new Error(`The setting smsProvider cannot be aws in ${region}, where AWS sends no text messages. It can be twilio or vonage.`);
  const monthlyParts = wholeNumber(written, 'smsMonthlyParts', { otherwise: 1000, most: 10_000_000 });
  return { provider, from: matching(written, 'smsFrom', TEXT_SENDER), countries: countriesOf(written), monthlyParts };
}

function countriesOf(written: Written): CountryCode[] {
  const named = (text(written, 'smsCountries') ?? '').split(/[\s,]+/).filter((one) => one !== '');
  const known = named.filter((one) => isSupportedCountry(one));
  if (named.length > 0 && known.length === named.length) return known;
  throw new Error('The setting smsCountries must name the countries that get text messages, such as AT, DE. Each costs, so there is no default.');
}

function telegramBotOf(written: Written): string | undefined {
  return text(written, 'telegramBot') === undefined ? undefined : matching(written, 'telegramBot', BOT);
}

function replicaRegionOf(written: Written, region: string): string | undefined {
  if (text(written, 'replicaRegion') === undefined) return undefined;
  const other = commercial(written, 'replicaRegion');
  if (other === region) throw new Error(`The setting replicaRegion must name another region than ${region}, in which the service itself is.`);
  return other;
}

function yesOrNo(written: Written, name: keyof WrittenSettings, otherwise: 'true' | 'false'): boolean {
  const value = text(written, name) ?? otherwise;
  if (value !== 'true' && value !== 'false') throw new Error(`The setting ${name} must be true or false.`);
  return value === 'true';
}
