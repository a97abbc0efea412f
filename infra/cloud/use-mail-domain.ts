import {
  AlreadyExistsException,
  CreateEmailIdentityCommand,
  GetEmailIdentityCommand,
  type GetEmailIdentityResponse,
  NotFoundException,
  PutEmailIdentityFeedbackAttributesCommand,
  PutEmailIdentityMailFromAttributesCommand,
  type SESv2Client,
} from '@aws-sdk/client-sesv2';
import { errorName, type Outcome } from './custom-resource.ts';

export interface MailDomainProperties {
  Domain: string;
  MailFromDomain: string;
  Stage: string;
}

/** The records for the DNS of the domain. The template shows them to the operator. */
export const MAIL_RECORDS = ['Dkim1', 'Dkim2', 'Dkim3', 'MailFrom1', 'MailFrom2'] as const;

/** The tag of an identity that a deployment has created. Its value is the stage, which alone changes it later. */
const TAG = 'will-stage';
const NOTHING = 'nothing to add: this domain was in SES before, and keeps its settings';

/**
 * Makes the domain known to SES, which has one identity for it in a region. One that another stage or a person has created is used
 * and not changed: to create it again would fail, and to take it over could stop the mail of others.
 */
export async function useMailDomain(ses: SESv2Client, given: MailDomainProperties): Promise<Outcome> {
  try {
    const present = (await find(ses, given.Domain)) ?? (await create(ses, given));
    const isOurs = present.Tags?.some(({ Key, Value }) => Key === TAG && Value === given.Stage) ?? false;
    if (isOurs) await configure(ses, given);
    const records = { ...dkimRecords(present, given), ...(isOurs && mailFromRecords(given, await ses.config.region())) };
    return { values: Object.fromEntries(MAIL_RECORDS.map((name) => [name, records[name] ?? NOTHING])) };
  } catch (error) {
    return { failure: `The domain of mailFrom could not be added to SES: ${errorName(error)}. Deploy again.` };
  }
}

async function find(ses: SESv2Client, domain: string): Promise<GetEmailIdentityResponse | undefined> {
  try {
    return await ses.send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
  } catch (error) {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  }
}

/** Creates it and reads it back, also if another attempt has created it in the meantime. */
async function create(ses: SESv2Client, { Domain, Stage }: MailDomainProperties): Promise<GetEmailIdentityResponse> {
  try {
    await ses.send(new CreateEmailIdentityCommand({ EmailIdentity: Domain, Tags: [{ Key: TAG, Value: Stage }] }));
  } catch (error) {
    if (!(error instanceof AlreadyExistsException)) throw error;
  }
  return await ses.send(new GetEmailIdentityCommand({ EmailIdentity: Domain }));
}

async function configure(ses: SESv2Client, { Domain: EmailIdentity, MailFromDomain }: MailDomainProperties): Promise<void> {
  // Without its MX record, mail still leaves: SES uses its own domain, and the DKIM signature alone is aligned for DMARC.
  await ses.send(new PutEmailIdentityMailFromAttributesCommand({ EmailIdentity, MailFromDomain, BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' }));
  // SES reports to the event bus. A copy of each bounce by mail would put subjects and addresses into a mailbox.
  await ses.send(new PutEmailIdentityFeedbackAttributesCommand({ EmailIdentity, EmailForwardingEnabled: false }));
}

type Records = Partial<Record<(typeof MAIL_RECORDS)[number], string>>;

/** https://docs.aws.amazon.com/ses/latest/dg/send-email-authentication-dkim-easy.html */
function dkimRecords({ DkimAttributes }: GetEmailIdentityResponse, { Domain }: MailDomainProperties): Records {
  // A domain that was verified with another key has no such records.
  if (DkimAttributes?.SigningAttributesOrigin === 'EXTERNAL') return {};
  const records = (DkimAttributes?.Tokens ?? []).map((token) => `${token}._domainkey.${Domain} CNAME ${token}.dkim.amazonses.com`);
  return Object.fromEntries(records.map((record, n) => [`Dkim${n + 1}`, record]));
}

/** https://docs.aws.amazon.com/ses/latest/dg/mail-from.html */
function mailFromRecords({ MailFromDomain }: MailDomainProperties, region: string): Records {
  return {
    MailFrom1: `${MailFromDomain} MX 10 feedback-smtp.${region}.amazonses.com`,
    MailFrom2: `${MailFromDomain} TXT "v=spf1 include:amazonses.com ~all"`,
  };
}
