/**
 * What the regions of AWS lack of what the templates need. From the schemas of CloudFormation for each region, as in cfn-lint 1.51, and
 * for SES also from the endpoints of botocore; read on 30 November 2026. A region that is not named here lacks nothing that we know of.
 */
interface Region {
  /** CloudFormation has no `AWS::Budgets::Budget`. */
  budgets?: 'missing';
  /** SES is not there, and so no `AWS::SES::ConfigurationSet`: no mail could leave. */
  mail?: 'missing';
  /** AWS End User Messaging sends no text messages from there. */
  texts?: 'missing';
}

const NO_BUDGETS: Region = { budgets: 'missing' };
const NO_MAIL: Region = { budgets: 'missing', mail: 'missing' };

/** The 34 regions that every account of AWS can have, by what they lack. */
export const REGIONS: Readonly<Record<string, Region>> = {
  'ap-northeast-1': {},
  'ap-northeast-2': {},
  'ap-south-1': {},
  'ap-southeast-1': {},
  'ap-southeast-2': {},
  'ca-central-1': {},
  'eu-central-1': {},
  'eu-west-1': {},
  'eu-west-2': {},
  'eu-west-3': {},
  'sa-east-1': {},
  'us-east-1': {},
  'us-east-2': {},
  'us-west-1': {},
  'us-west-2': {},
  'af-south-1': NO_BUDGETS,
  'ap-northeast-3': NO_BUDGETS,
  'ap-south-2': NO_BUDGETS,
  'ap-southeast-3': NO_BUDGETS,
  'ap-southeast-5': { budgets: 'missing', texts: 'missing' },
  'ca-west-1': NO_BUDGETS,
  'eu-central-2': NO_BUDGETS,
  'eu-north-1': NO_BUDGETS,
  'eu-south-1': NO_BUDGETS,
  'il-central-1': NO_BUDGETS,
  'me-central-1': NO_BUDGETS,
  'me-south-1': NO_BUDGETS,
  'ap-east-1': NO_MAIL,
  'ap-east-2': NO_MAIL,
  'ap-southeast-4': NO_MAIL,
  'ap-southeast-6': NO_MAIL,
  'ap-southeast-7': NO_MAIL,
  'eu-south-2': NO_MAIL,
  'mx-central-1': NO_MAIL,
};

export const hasBudgets = (region: string): boolean => REGIONS[region]?.budgets === undefined;
export const hasMail = (region: string): boolean => REGIONS[region]?.mail === undefined;
export const hasTexts = (region: string): boolean => REGIONS[region]?.texts === undefined;

/** AWS keeps these regions apart from all others, with other accounts, and their ARNs begin with another partition than `arn:aws:`. */
export const isInOtherPartition = (region: string): boolean => /^(cn|us-gov|us-iso[a-z]?|eu-isoe|eusc)-/.test(region);
