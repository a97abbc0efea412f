import type { DriveType } from '#common/storage-kinds.ts';
import { EXTERNAL_HOSTS } from './assembly/tls-proxy.ts';
import type { Emulators } from './emulators/process.ts';
import type { ConnectorConfigs } from './emulators/settings.ts';
import type { SftpEndpoint } from './emulators/sftp.ts';
import type { SmtpEndpoint } from './emulators/smtp.ts';
import type { Deployment } from './environment.ts';

/** The values for connector and storage configs. */
export interface StackEndpoints extends ConnectorConfigs {
  smtp: SmtpEndpoint;
  object_store: { endpoint: string; access_key_id: string; secret_access_key: string; bucket: string; region: string };
  sftp: SftpEndpoint;
  /** The URL of the emulator of each cloud drive. */
  drives: Record<DriveType, string>;
}

/** Returns the endpoints of a Host's own providers and storages. */
export function hostEndpoints({ region, hostKey, documentsBucket }: Deployment, { endpoints }: Emulators): StackEndpoints {
  const { smtp, sms, sms_vonage, whatsapp, telegram, push } = endpoints;
  const { addresses } = endpoints.drives;
  return {
    smtp,
    sms,
    sms_vonage,
    whatsapp,
    telegram,
    push,
    object_store: {
      endpoint: endpoints.s3,
      access_key_id: hostKey.accessKeyId,
      secret_access_key: hostKey.secretAccessKey,
      bucket: documentsBucket,
      region,
    },
    sftp: endpoints.sftp,
    drives: { drive_a: addresses.drive_a.api, drive_b: addresses.drive_b.api, drive_c: addresses.drive_c.api },
  };
}

/** Returns the endpoints with public host names, because bundles do not connect to addresses of this machine. */
export function externalEndpoints(endpoints: StackEndpoints): StackEndpoints {
  return {
    ...endpoints,
    smtp: { ...endpoints.smtp, host: EXTERNAL_HOSTS.smtp, port: 465 },
    object_store: { ...endpoints.object_store, endpoint: `https://${EXTERNAL_HOSTS.s3}` },
    sftp: { ...endpoints.sftp, host: EXTERNAL_HOSTS.sftp, port: 22 },
    push: { ...endpoints.push, endpoint: `https://${EXTERNAL_HOSTS.push}${new URL(endpoints.push.endpoint).pathname}` },
  };
}
