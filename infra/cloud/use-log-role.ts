import { type APIGatewayClient, GetAccountCommand, UpdateAccountCommand } from '@aws-sdk/client-api-gateway';
import { GetRoleCommand, type IAMClient, NoSuchEntityException } from '@aws-sdk/client-iam';
import { DONE, errorName, type Outcome } from './custom-resource.ts';

export interface LogRoleProperties {
  RoleArn: string;
}

interface Clients {
  gateway: APIGatewayClient;
  iam: IAMClient;
}

/**
 * Lets API Gateway write its logs. A region has one role for the logs of all its APIs, so one that exists stays: with another one,
 * the logs of other APIs could stop. https://docs.aws.amazon.com/apigateway/latest/api/API_UpdateAccount.html
 */
export async function useLogRole({ gateway, iam }: Clients, { RoleArn }: LogRoleProperties): Promise<Outcome> {
  try {
    const { cloudwatchRoleArn: present } = await gateway.send(new GetAccountCommand({}));
    if (present && (present === RoleArn || (await exists(iam, present)))) return DONE;
    const patchOperations = [{ op: 'replace' as const, path: '/cloudwatchRoleArn', value: RoleArn }];
    await gateway.send(new UpdateAccountCommand({ patchOperations }));
    return DONE;
  } catch (error) {
    return { failure: `The role for the logs of API Gateway could not be set: ${errorName(error)}. Deploy again.` };
  }
}

async function exists(iam: IAMClient, arn: string): Promise<boolean> {
  try {
    await iam.send(new GetRoleCommand({ RoleName: arn.slice(arn.lastIndexOf('/') + 1) }));
    return true;
  } catch (error) {
    if (error instanceof NoSuchEntityException) return false;
    throw error;
  }
}
