import { configurationSetName } from '#infra/mail-events.ts';
import { operatorLine } from '#infra/pages/operator.ts';
import { channelEnvironment } from './channels.ts';
import type { DataStack } from './data-stack.ts';
import { functionArnPrefix, scheduleGroupName } from './names.ts';
import type { Settings } from './settings.ts';

/** Returns the environment of every function. A test compares it with the variables that the service reads. */
export function environmentOf(data: DataStack, settings: Settings, apiUrl: string): Record<string, string> {
  return {
    TABLE_NAME: data.table.tableName,
    STAGE: settings.stage,
    STAGING_BUCKET: data.staging.bucketName,
    PACKAGES_BUCKET: data.packages.bucketName,
    CUSTODY_KEY_ID: data.keys.custody.keyId,
    OPERATIONS_KEY_ID: data.keys.operations.keyId,
    EVIDENCE_KEY_ID: data.keys.evidence.keyId,
    FUNCTION_ARN_PREFIX: functionArnPrefix(settings.stage),
    SCHEDULE_GROUP: scheduleGroupName(settings.stage),
    SCHEDULE_ROLE_ARN: data.schedules.scheduleRole.roleArn,
    SCHEDULE_QUEUE_ARN: data.queues.schedules.queueArn,
    FRONTEND_URL: settings.frontendUrl,
    API_URL: apiUrl,
    MAIL_FROM: settings.mailFrom,
    MAIL_CONFIGURATION_SET: configurationSetName(settings.stage),
    PRODUCT_NAME: settings.serviceName,
    OPERATOR: settings.operator ? operatorLine(settings.operator) : '',
    OPERATOR_PRICE: settings.operator ? JSON.stringify(settings.operator.price) : '',
    BRAND_MARK: settings.brand.mark,
    BRAND_ACCENT: settings.brand.accent,
    ACCESS_WINDOW_DAYS: String(settings.accessWindowDays),
    SURVIVOR_SESSION: settings.survivorSession,
    ...channelEnvironment(settings),
  };
}
