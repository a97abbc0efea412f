import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { afterEach, expect, it } from 'vitest';
import { createMailer } from '#platform/mailer.ts';

const message = { id: 'check/7', to: 'ann@example.com', subject: 'Are you\r\nBcc: eve@example.com well?', text: 'Hello', html: '<p>Hello</p>' };
const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

it('hands one message to SES', async () => {
  const { mailer, requests } = await mailerAgainst(200, { MessageId: 'x' });
  expect(await mailer.send(message)).toEqual({ accepted: true, messageId: 'x' });
  expect(requests).toEqual([
    {
      path: '/v2/email/outbound-emails',
      body: {
        FromEmailAddress: 'Will custody <will@example.org>',
        Destination: { ToAddresses: ['ann@example.com'] },
        Content: {
          Simple: {
            Subject: { Charset: 'UTF-8', Data: 'Are you Bcc: eve@example.com well?' },
            Body: { Text: { Charset: 'UTF-8', Data: 'Hello' }, Html: { Charset: 'UTF-8', Data: '<p>Hello</p>' } },
            Headers: [
              { Name: 'Auto-Submitted', Value: 'auto-generated' },
              { Name: 'X-Entity-Ref-ID', Value: 'check-7' },
            ],
          },
        },
      },
    },
  ]);
});

it('sends no subject that a mail program decodes', async () => {
  const { mailer, requests } = await mailerAgainst(200, { MessageId: 'x' });
  await mailer.send({ ...message, subject: 'A start by =?utf-8?B?SGFja2Vk?=\u{e0041}' });
  expect(requests).toMatchObject([{ body: { Content: { Simple: { Subject: { Data: 'A start by = ?utf-8?B?SGFja2Vk?=' } } } } }]);
});

// A mail scanner that follows it would stop the notices to a family.
it('offers no header with which a mail program could unsubscribe its reader', async () => {
  const { mailer, requests } = await mailerAgainst(200, { MessageId: 'x' });
  await mailer.send(message);
  expect(JSON.stringify(requests)).not.toMatch(/unsubscribe/i);
});

it('gives SES an international domain in ASCII', async () => {
  const { mailer, requests } = await mailerAgainst(200, { MessageId: 'x' });
  await mailer.send({ ...message, to: 'ann@bücher.example' });
  expect(requests).toMatchObject([{ body: { Destination: { ToAddresses: ['ann@xn--bcher-kva.example'] } } }]);
});

it.each([
  [400, 'MessageRejected', true, 'Our mail service did not accept the message.'],
  [400, 'BadRequestException', true, 'Our mail service did not accept the message.'],
  [400, 'MailFromDomainNotVerifiedException', false, 'Our mail service could not be reached.'],
  [400, 'SendingPausedException', false, 'Our mail service could not be reached.'],
  [429, 'TooManyRequestsException', false, 'Our mail service could not be reached.'],
  [403, 'AccessDeniedException', false, 'Our mail service could not be reached.'],
  [500, 'InternalFailure', false, 'Our mail service could not be reached.'],
])('says in its own words that SES answered %i %s', async (status, type, permanent, reason) => {
  const { mailer } = await mailerAgainst(status, { __type: type, message: 'secret words of the peer' }, type);
  expect(await mailer.send(message)).toEqual({ accepted: false, permanent, reason });
});

it.each([
  [403, 'AccessDeniedException', 'is not authorized to perform ses:SendEmail', 1],
  [400, 'AccountSuspendedException', '', 1],
  [400, 'SendingPausedException', '', 1],
  [400, 'MessageRejected', 'Email address is not verified.', 1],
  [400, 'MailFromDomainNotVerifiedException', '', 1],
  [404, 'NotFoundException', 'Configuration set <will-test> does not exist.', 1],
  [400, 'LimitExceededException', '', 1],
  [429, 'TooManyRequestsException', 'Daily message quota exceeded.', 1],
  [429, 'TooManyRequestsException', 'Maximum sending rate exceeded.', 0],
  [400, 'BadRequestException', 'Illegal address', 0],
  [500, 'InternalFailure', '', 0],
])('calls a person if SES refuses the whole service: %i %s %s', async (status, type, words, times) => {
  const { mailer, alarms } = await mailerAgainst(status, { __type: type, message: words }, type);
  await mailer.send(message);
  expect(alarms).toEqual(Array.from({ length: times }, () => ['mail_refused', { fault: type }]));
});

it('takes no answer of SES without an id as an acceptance', async () => {
  const { mailer } = await mailerAgainst(200, {});
  expect(await mailer.send(message)).toEqual({ accepted: false, permanent: false, reason: 'Our mail service could not be reached.' });
});

it('does not ask SES to send to what is no address', async () => {
  const { mailer, requests } = await mailerAgainst(200, {});
  expect(await mailer.send({ ...message, to: 'ann@example.com, eve@example.com' })).toMatchObject({ accepted: false, permanent: true });
  expect(requests).toEqual([]);
});

it('has SES report what becomes of a mail, with tags that identify it', async () => {
  const { mailer, requests } = await mailerAgainst(200, { MessageId: 'x' }, undefined, 'will-test');
  await mailer.send(message, { message: 'check-7', proof: 'p' });
  const EmailTags = [
    { Name: 'message', Value: 'check-7' },
    { Name: 'proof', Value: 'p' },
  ];
  expect(requests).toMatchObject([{ body: { ConfigurationSetName: 'will-test', EmailTags } }]);
});

async function mailerAgainst(status: number, answer: object, errorType?: string, configurationSet = '') {
  const requests: unknown[] = [];
  const server = http.createServer(async (request, response) => {
    requests.push({ path: request.url, body: await json(request) });
    response.writeHead(status, { 'content-type': 'application/json', ...(errorType && { 'x-amzn-errortype': errorType }) });
    response.end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ses = new SESv2Client({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    maxAttempts: 1,
  });
  closers.push(() => {
    ses.destroy();
    server.closeAllConnections();
    server.close();
  });
  const alarms: unknown[] = [];
  const alarm = (...line: unknown[]) => void alarms.push(line);
  return { mailer: createMailer(ses, { from: 'Will custody <will@example.org>', configurationSet, alarm }), requests, alarms };
}
