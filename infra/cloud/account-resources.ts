import { APIGatewayClient } from '@aws-sdk/client-api-gateway';
import { IAMClient } from '@aws-sdk/client-iam';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { type Attempts, answerDeployment, type DeploymentEvent } from './custom-resource.ts';
import { type LogRoleProperties, useLogRole } from './use-log-role.ts';
import { type MailDomainProperties, useMailDomain } from './use-mail-domain.ts';

const ATTEMPTS: Attempts = { attempts: 6, pauseMs: 10_000 };

/** Uses what the account has, and creates what is missing. Removes nothing: other stages and programs may use it too. */
export async function handler(
  event: DeploymentEvent<LogRoleProperties> | DeploymentEvent<MailDomainProperties>,
  _context?: unknown,
  attempts: Attempts = ATTEMPTS,
): Promise<void> {
  const { ResourceProperties: given } = event;
  if ('Domain' in given) {
    const ses = new SESv2Client({});
    await answerDeployment(event, given.Domain, () => useMailDomain(ses, given), attempts);
  } else {
    const clients = { gateway: new APIGatewayClient({}), iam: new IAMClient({}) };
    await answerDeployment(event, 'log-role', () => useLogRole(clients, given), attempts);
  }
}
