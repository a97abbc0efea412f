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

// A header with which a mail program can unsubscribe would let a scanner that follows it stop the notices to a family.
it('hands one message to SES, with these headers and no others', async () => {
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

it('gives SES an international domain in ASCII', async () => {
  const { mailer, requests } = await mailerAgainst(200, { MessageId: 'x' });
  await mailer.send({ ...message, to: 'ann@bücher.example' });
  expect(requests).toMatchObject([{ body: { Destination: { ToAddresses: ['ann@xn--bcher-kva.example'] } } }]);
});

const REFUSED = 'Our mail service did not accept the message.';
const LATER = 'Our mail service could not be reached.';

it.each<[number, string, string, number, boolean]>([
  [403, 'AccessDeniedException', 'is not authorized to perform ses:SendEmail', 1, false],
  [400, 'AccountSuspendedException', '', 1, false],
  [400, 'SendingPausedException', '', 1, false],
  [400, 'MessageRejected', 'secret words of the peer', 1, true],
  [400, 'MailFromDomainNotVerifiedException', '', 1, false],
  [404, 'NotFoundException', 'Configuration set <will-test> does not exist.', 1, false],
  [400, 'LimitExceededException', '', 1, false],
  [429, 'TooManyRequestsException', 'Daily message quota exceeded.', 1, false],
  [429, 'TooManyRequestsException', 'Maximum sending rate exceeded.', 0, false],
  [400, 'BadRequestException', 'Illegal address', 0, true],
  [500, 'InternalFailure', '', 0, false],
])('says in its own words that SES answered %i %s %s, and calls a person %i times', async (status, type, words, times, permanent) => {
  const { mailer, alarms } = await mailerAgainst(status, { __type: type, message: words }, type);
  expect(await mailer.send(message)).toEqual({ accepted: false, permanent, reason: permanent ? REFUSED : LATER });
  expect(alarms).toEqual(Array.from({ length: times }, () => ['mail_refused', { fault: type }]));
});

it('takes no answer of SES without an id as an acceptance', async () => {
  const { mailer } = await mailerAgainst(200, {});
  expect(await mailer.send(message)).toEqual({ accepted: false, permanent: false, reason: LATER });
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
