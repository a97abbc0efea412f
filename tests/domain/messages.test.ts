import { describe, expect, it } from 'vitest';
import { type MessageData, type MessageTemplate, render } from '#domain/messages.ts';
import { ANYBODY } from '#domain/moment.ts';

const hostName = 'Ann';
const survivorName = 'Bob';
const link = 'https://will.example.org/x?token=a&b=c';
const startLink = 'https://will.example.org/start';
const willId = '6f1b7d2e-0000-4000-8000-000000000001';
const at = '2026-11-23T14:05:09.123Z';
const reader = ANYBODY;

const samples: { [Name in MessageTemplate]: MessageData[Name] } = {
  'verify-email': { hostName, link },
  'verify-new-email': { hostName, link },
  'email-changed': { hostName, link },
  'reset-password': { hostName, link, worksFrom: at, reader },
  'password-reset': { hostName, link },
  'password-changed': { hostName },
  'survivor-changed': { hostName, survivorName, what: 'contacts', link },
  'ways-changed': { hostName, what: 'connector', how: 'tested', wayName: 'My phone', channel: 'sms', destination: '+43*****99', link },
  'change-undone': { hostName, survivorName, what: 'contacts', link },
  'notices-stopped': { hostName, survivorName },
  'liveness-check': { hostName, link, answerBy: at, reader },
  'liveness-reminder': { hostName, link, answerBy: at, reader },
  'pending-transfer': { hostName, link },
  'transfer-started': { hostName, survivorName, link, cancelDeadline: at, reader },
  'transfer-reminder': { hostName, survivorName, link, cancelDeadline: at, reader },
  'transfer-cancelled-host': { hostName },
  'documents-open-host': { hostName, link },
  'opening-failed-host': { hostName },
  'documents-damaged': { hostName, storageName: 'My bucket', documents: ['last-will.pdf'] },
  'storage-unreachable': { hostName, storageName: 'My bucket' },
  'draft-expires': { hostName, documents: 2, expiresAt: at, reader },
  'connector-broken': { hostName, connectorName: 'My mail', reason: 'The mail server did not answer in time.' },
  'storage-broken': { hostName, storageName: 'My bucket', reason: 'The storage could not be reached.' },
  'drive-joined': { hostName, storageName: 'My drive', account: 'ann@drive.example' },
  'drive-lost': { hostName, storageName: 'My drive' },
  'connector-test': {},
  'survivor-authenticated-host': { hostName, survivorName },
  'codes-guessed-host': { hostName, survivorName },
  'pending-transfer-survivor': { survivorName, hostName, willId, startLink },
  'unreachable-host': { survivorName, hostName, willId, startLink },
  'where-to-start': { survivorName, hostName, willId, startLink, link },
  'password-reset-survivor': { survivorName, hostName, willId, startLink },
  'transfer-started-survivor': { survivorName, hostName, link, cancelDeadline: at, reader },
  'authenticate-now': { survivorName, hostName, link },
  'authenticate-reminder': { survivorName, hostName, link },
  'transfer-cancelled-survivor': { survivorName, hostName, how: 'link' },
  'host-is-back': { survivorName, hostName, how: 'signed in' },
  'documents-accessible': { survivorName, hostName, link, accessExpiresAt: at, reader },
  'first-access': { survivorName, hostName },
  'opening-failed': { survivorName, hostName },
  'codes-guessed': { survivorName, hostName, whose: 'Clara' },
  'transfer-stalled-survivor': { survivorName, hostName, link },
  'contacts-replaced': { survivorName, hostName },
  'codes-replaced': { survivorName, hostName },
  'contacts-restored': { survivorName, hostName },
  'survivors-changed': { survivorName, hostName, what: 'added' },
  'details-changed': { frontendUrl: 'https://will.example.org' },
  'take-out-envelope': { frontendUrl: 'https://will.example.org' },
  'one-time-code': { code: '012345', minutes: 10 },
};
const templates = Object.keys(samples) as MessageTemplate[];
const toSurvivors = templates.filter(
  (template) =>
    'survivorName' in samples[template] &&
    ![
      'transfer-started',
      'transfer-reminder',
      'survivor-authenticated-host',
      'codes-guessed-host',
      'survivor-changed',
      'change-undone',
      'notices-stopped',
    ].includes(template),
);

/** The table's types are right entry by entry; through a name from a list the compiler can't follow. */
const renderAny = (template: MessageTemplate, changes: object = {}) => render(template, { ...samples[template], ...changes } as never);

describe('every message', () => {
  it.each(templates)('%s has a subject on one line, a text and an HTML form', (template) => {
    const { subject, text, html } = renderAny(template);
    expect(subject).toMatch(/^[^\r\n]{5,120}$/);
    expect(text).toMatch(/^Hello[^\n]*,\n\n/);
    expect(text).not.toMatch(/undefined|null|\[object|<|NaN/);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).not.toMatch(/undefined|\[object|NaN|<script|<img/);
  });

  it.each(templates)('%s asks for one thing at most, and both forms lead to the same address', (template) => {
    const { text, html } = renderAny(template);
    const links = text.match(/https:\S+/g) ?? [];
    expect(links.length).toBeLessThanOrEqual(1);
    expect((html.match(/href="([^"]+)"/g) ?? []).map((found) => found.slice(6, -1).replaceAll('&amp;', '&'))).toEqual(links);
  });

  it.each(templates)('%s has no link, code or number of a will in its subject', (template) => {
    expect(renderAny(template).subject).not.toMatch(/http|012345|6f1b7d2e/);
  });

  it.each(templates)('%s lets no name break out of its sentence', (template) => {
    const evil = '<b>Eve</b>\r\nBcc: x@evil.com \u202ehttps://evil.com/a www.evil.com "\'&\u0000';
    const { subject, text, html } = renderAny(template, { hostName: evil, survivorName: evil });
    expect(subject).not.toMatch(/[\r\n\u0000\u202e]/);
    expect(html).not.toMatch(/<b>|evil\.com/);
    expect(text).not.toMatch(/evil\.com|[\u0000\u202e\r]|<b>|\nBcc/);
    expect(subject).not.toMatch(/evil\.com/);
  });

  it.each(templates)('%s goes without a name that has nothing to show', (template) => {
    const { subject, text } = renderAny(template, { hostName: '\u202e\u0000 ', survivorName: '' });
    expect(`${subject} ${text}`).not.toMatch(/ {2}|Hello ,|\u202e/);
  });

  it.each(templates)('%s bounds a name', (template) => {
    expect(renderAny(template, { hostName: '𝔸'.repeat(5000), survivorName: 'b'.repeat(5000) }).text.length).toBeLessThan(3000);
  });
});

describe('messages to Survivors', () => {
  it.each(toSurvivors)('%s names the way out', (template) => {
    expect(renderAny(template).text).toContain('I do not know this person');
  });

  it.each(toSurvivors)('%s leads there when there is a link for it', (template) => {
    const { text, html } = renderAny(template, { notMeLink: 'https://will.example.org/not-me?a&b' });
    expect(text).toContain('I do not know this person: please do not write to me again.\nhttps://will.example.org/not-me?a&b\n');
    expect(html).toContain('href="https://will.example.org/not-me?a&amp;b"');
  });

  it('are all covered by the two tests above', () => expect(toSurvivors).toHaveLength(18));

  it.each([
    ['signed in', 'signed in to the account'],
    ['link', 'with a link'],
  ] as const)('say how a transfer was stopped: %s', (how, words) => {
    expect(render('transfer-cancelled-survivor', { survivorName, hostName, how }).text).toContain(words);
  });

  it('carry in a code message the code and nothing else', () => {
    const { subject, text } = render('one-time-code', { code: '012345', minutes: 10 });
    expect(subject).toBe('Your one-time code');
    expect(text).toContain('Your code is 012345. It works for 10 minutes.');
    expect(text).not.toMatch(/http|Ann|Bob|will of/);
  });
});

describe('a notice of a change', () => {
  const ways = { hostName, what: 'connector', wayName: 'My phone', channel: 'sms', link } as const;
  it.each([
    ['added', 'Your connector My phone (SMS) was added.'],
    ['changed', 'The settings of your connector My phone (SMS) were changed.'],
    ['tested', 'Your connector My phone (SMS) was tested, and our messages to you now go to +43*****99 as well.'],
    ['removed', 'Your connector My phone (SMS) was removed.'],
  ] as const)('names the connector that was %s', (how, sentence) => {
    expect(render('ways-changed', { ...ways, how, destination: '+43*****99' }).text).toContain(sentence);
  });

  it.each([
    [{ what: 'storage', how: 'removed', wayName: 'My bucket' }, 'Your storage My bucket was removed.'],
    [{ what: 'moved', how: 'changed', wayName: 'My bucket' }, 'Your will was sealed into your storage My bucket'],
    [{ what: 'connector' }, 'A connector of your account was added, changed, tested to a new address, or removed.'],
  ] as const)('names a storage, and says as much as it knows: %j', (data, sentence) => {
    expect(render('ways-changed', { hostName, link, ...data }).text).toContain(sentence);
  });

  it.each([
    ['Bob', 'Bob was removed and may no longer open your will.'],
    ['', 'One of your Survivors was removed and may no longer open your will.'],
  ])('names the Survivor who was removed, %j', (survivorName, sentence) => {
    expect(render('survivor-changed', { hostName, survivorName, what: 'removed', link }).text).toContain(sentence);
  });

  it('names none of the Survivors to the others', () => {
    const { text } = render('survivors-changed', { hostName, survivorName, what: 'removed' });
    expect(text).toContain('has removed a person from the people who may open this will. We do not tell you who it is.');
  });
});

it('names nobody in the test message of a connector', () => {
  expect(render('connector-test', {}).text).toMatch(/^Hello,\n\nThis is the test message that was asked for\./);
});

it('escapes in HTML what a name may hold', () => {
  const { text, html } = render('transfer-started', { hostName: "O'Neil & Sons", survivorName: '"Bob"', link, cancelDeadline: at, reader });
  expect(text).toContain(`Hello O'Neil & Sons,`);
  expect(html).toContain('Hello O&#39;Neil &amp; Sons,');
  expect(html).toContain('the name &quot;Bob&quot; has started');
});

it.each(['javascript:alert(1)', 'https://a.example/"onclick="x', 'https://a.example/ b', 'mailto:a@example.com'])('refuses %s as a link', (wrong) => {
  expect(() => render('verify-email', { hostName, link: wrong })).toThrow('A link in a message has to be an http address.');
});

it('gives moments as their reader writes them', () => {
  const check = { hostName, link, answerBy: at };
  expect(render('liveness-check', { ...check, reader }).text).toContain('by 23 November 2026, 14:05 UTC.');
  const abroad = { locale: 'en-US', timezone: 'America/New_York' };
  expect(render('liveness-check', { ...check, reader: abroad }).text).toContain('by November 23, 2026, 9:05 AM (America/New_York).');
});

it('shows the whole of one message', () => {
  expect(render('pending-transfer', { hostName: 'Ann O’Neil', link }).text).toBe(`Hello Ann O’Neil,

We asked you several times whether you are well and got no answer. As you decided, the people you named, your Survivors, have now been told that they may start the transfer of your will.

If you are well, one click stops this. Everything then goes on as before.

I am well: stop the transfer:
${link}

Your will custody service. This message was sent automatically; nobody reads answers to it.
`);
});
