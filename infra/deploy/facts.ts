/** What was found, or why it could not be read. */
export type Fact<Value> = { value: Value } | { unread: string };

/** Everything that a deployment asks from the account before it changes anything. */
export interface Facts {
  /** The region in which this stage is deployed. Undefined for a new stage. */
  stageRegion: Fact<string | undefined>;
  /** The stacks of this stage in the region, and that of the replica in its own. */
  stacks: Fact<Stack[]>;
  /** The version of CDK's bucket and roles in the region. Undefined if there are none. */
  bootstrapVersion: Fact<number | undefined>;
  /** The same in the region of the replica. Undefined too if the settings name none. */
  replicaBootstrap: Fact<number | undefined>;
  concurrency: Fact<Concurrency>;
  mailIdentity: Fact<MailIdentity | undefined>;
  mailAccount: Fact<MailAccount>;
  /** Who is subscribed to the topic of the alarms. Undefined if there is no topic yet. */
  alarmSubscriptions: Fact<readonly Subscription[] | undefined>;
  /** Whether a trail of CloudTrail covers the region. */
  hasTrail: Fact<boolean>;
  /** The certificates that the settings name: of the API's own domain, and of the pages. */
  certificates: readonly CertificateFact[];
  /** The parameters with the client secrets of drives that are set up, and cannot be used: missing, or not under the key `aws/ssm`. */
  unusableDriveSecrets: Fact<readonly string[]>;
  /** The account at AWS End User Messaging. Undefined if the settings send no text messages through it. */
  textAccount: Fact<TextAccount | undefined>;
  /** The parameters with the operator's accounts for messages that are needed and cannot be used, as above. */
  unusableChannelSecrets: Fact<readonly string[]>;
  /** The restored table that the deployed functions use. Undefined if they use the table of the stage. */
  restoredTable: Fact<string | undefined>;
  /** The address of the pages in the deployed functions. Undefined for a new stage. */
  frontendUrl: Fact<string | undefined>;
}

export interface Stack {
  name: string;
  region: string;
  /** A status of CloudFormation: https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/view-stack-events.html */
  status: string;
  isProtected: boolean;
  outputs: readonly Output[];
}

export interface Output {
  name: string;
  value: string;
  description: string;
}

/** Functions that may run in parallel in the region. */
export interface Concurrency {
  limit: number;
  /** What no function has reserved. */
  unreserved: number;
  /** What the functions of this stage have reserved. */
  ours: number;
}

export interface MailIdentity {
  isVerified: boolean;
}

export interface MailAccount {
  /** False in the sandbox, where mail reaches verified addresses only. */
  isProduction: boolean;
  isSending: boolean;
}

export interface TextAccount {
  /** False in the sandbox, where text messages reach verified numbers only. */
  isProduction: boolean;
  /** The dollars that AWS lets the account spend on text messages in a month. */
  monthlyDollars: number;
}

export interface Subscription {
  /** An e-mail address, or what else AWS can send to. */
  endpoint: string;
  /** False until the person has opened the link in the mail of AWS. */
  isConfirmed: boolean;
}

export interface CertificateFact {
  /** The setting that names it. */
  setting: string;
  /** The domain for which it is needed. */
  domain: string;
  found: Fact<Certificate | undefined>;
}

export interface Certificate {
  status: string;
  /** The names that it covers. The first label of a name can be `*`. */
  names: readonly string[];
}
