import type { SendMailOptions } from 'nodemailer';
import { isDestination } from '#common/contact.ts';
import { asciiEmail } from '#common/email.ts';
import { mailSubject } from '#common/plain-text.ts';
import { Refusal } from '#common/refusal.ts';
import { isLoopback } from '#net/global-address.ts';
import type { Outbound } from '#net/outbound.ts';
import { timedOut, withTimeout } from '#net/timeout.ts';
import { connectorConfigSchemas, type EmailConfig } from './config.ts';
import type { Connector, OutgoingMessage } from './connector.ts';
import { failedDelivery } from './provider.ts';
import { smtpFailure } from './smtp-failures.ts';

// AWS blocks port 25 for functions: https://repost.aws/knowledge-center/ec2-port-25-throttle
const PORTS = [465, 587, 2525];
const STEP_TIMEOUT_MS = 15_000;
// Limits all steps together: a server that sends one byte at a time never exceeds the timeout of a step.
const WHOLE_TIMEOUT_MS = 20_000;

interface EmailOptions {
  allowLoopback: boolean;
  timeoutMs?: number;
}

/** Creates the connector for e-mail through the Host's own SMTP account. Uses TLS on port 465 and requires STARTTLS on other ports, except on loopback. */
export function createEmailConnector(outbound: Outbound, options: EmailOptions): Connector<EmailConfig> {
  const { allowLoopback, timeoutMs = WHOLE_TIMEOUT_MS } = options;
  return {
    configSchema: connectorConfigSchemas.email,
    async complete(config) {
      if (!allowLoopback) assertUsablePort(config.smtp_port);
      return { config };
    },
    isDestination: (value) => isDestination('email', value),
    async deliver(config, message) {
      if (!isDestination('email', message.to)) return failedDelivery('This is not an e-mail address.', true);
      try {
        const transport = await createTransport(config, outbound, allowLoopback);
        // Fails unless the server has answered 250 after the message. https://www.rfc-editor.org/rfc/rfc5321#section-4.1.1.4
        await transport.sendMail({ ...mailOf(config, message), signal: AbortSignal.timeout(timeoutMs) });
        return { accepted: true };
      } catch (error) {
        return smtpFailure(error);
      }
    },
    async check(config) {
      try {
        const transport = await createTransport(config, outbound, allowLoopback);
        // https://nodemailer.com/smtp/#verify-smtp-connection-configuration
        await withTimeout(timeoutMs, transport.verify(), timedOut()).finally(() => transport.close());
        return { accepted: true };
      } catch (error) {
        return smtpFailure(error);
      }
    },
  };
}

/** https://nodemailer.com/smtp/ */
async function createTransport(config: EmailConfig, outbound: Outbound, allowLoopback: boolean) {
  const { default: nodemailer } = await import('nodemailer'); // loaded only by functions that send, not by all that use the schemas
  const { smtp_host: host, smtp_port: port } = config;
  if (!allowLoopback) assertUsablePort(port);
  const implicit = port === 465;
  // Only Outbound connects. Nodemailer gets a connected socket and never resolves a name.
  const socket = await outbound.connect({ host, port }, { timeoutMs: STEP_TIMEOUT_MS, tls: implicit });
  const loopback = allowLoopback && isLoopback(socket.remoteAddress ?? '');
  return nodemailer.createTransport({
    getSocket: (_options, done) => done(null, { connection: socket, secured: implicit }),
    host,
    port,
    secure: implicit,
    requireTLS: !implicit && !loopback,
    tls: { rejectUnauthorized: !loopback },
    auth: { user: config.username, pass: config.password },
    name: domainOf(config.from_address),
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    socketCloseTimeout: 1000,
    maxResponseSize: 64 * 1024,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Limits the ports that a Host can make this service connect to. On the local stack, mail servers have any port. */
function assertUsablePort(port: number): void {
  if (PORTS.includes(port)) return;
  const fault = port === 25 ? 'Port 25 is blocked where this service runs.' : `Port ${port} is not a port for sending mail.`;
  const message = `${fault} Please use port 587 or 465 of your mail server, or 2525.`;
  throw new Refusal('validation_failed', message, [{ path: 'config.smtp_port', message }]);
}

function mailOf(config: EmailConfig, message: OutgoingMessage): SendMailOptions {
  const [from, to] = [asciiEmail(config.from_address), asciiEmail(message.to)];
  const domain = domainOf(from);
  return {
    envelope: { from, to: [to] },
    from: { name: '', address: from },
    to: { name: '', address: to },
    subject: mailSubject(message.subject),
    text: message.text,
    html: message.html,
    messageId: `<${message.id.replace(/[^A-Za-z0-9._-]/g, '-')}@${domain}>`,
    headers: {
      // https://www.rfc-editor.org/rfc/rfc3834#section-5: asks mail servers not to send an automatic reply
      'Auto-Submitted': 'auto-generated',
      // https://www.rfc-editor.org/rfc/rfc2919: lets a mail filter recognise these messages
      'List-ID': `<will-custody.${domain}>`,
      ...(message.language && { 'Content-Language': message.language }),
    },
  };
}

function domainOf(address: string): string {
  const sent = asciiEmail(address);
  return sent.slice(sent.lastIndexOf('@') + 1);
}
