import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#common/language.ts';
import type { Reader } from '#common/moment.ts';
import { DEFAULT_READER } from '#common/moment.ts';
import { isGsm, partsOf, withPlainSigns } from '#connectors/text-parts.ts';
import type { SurvivorTemplate } from '#effects/message-effect.ts';
import { renderSample as render, SAMPLE, SAMPLES, type SampleName } from '#infra/messages/samples.ts';
import { TO_HOST, TO_SURVIVOR } from '#messages/templates.ts';

const { hostName, survivorName, at, dashboard, startLink, willNumber, frontendUrl, answerLink: link } = SAMPLE;
const reader = DEFAULT_READER;
const { toHost: toHosts, toSurvivor: toSurvivors } = SAMPLES;
const templates: SampleName[] = [...toHosts, ...toSurvivors, ...SAMPLES.direct];

describe('every message', () => {
  it.each(templates)('%s has a subject on one line, a text and an HTML form', (template) => {
    const { subject, text, html } = render(template);
    expect(subject).toMatch(/^[^\r\n]{5,120}$/);
    expect(text).toMatch(/^Hello[^\n]*,\n\n/);
    expect(text).not.toMatch(/undefined|null|\[object|<|NaN/);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
    expect(html).not.toMatch(/undefined|\[object|NaN/);
  });

  it.each(templates)('%s has no link, code or number of a will in its subject', (template) => {
    expect(render(template).subject).not.toMatch(/http|012345|6f1b7d2e/);
  });

  it.each(templates)('%s keeps a name inside its sentence', (template) => {
    const evil = '<b>Eve</b>\r\nBcc: x@evil.com \u202ehttps://evil.com/a www.evil.com "\'&\u0000';
    const { subject, text, html } = render(template, { hostName: evil, survivorName: evil });
    expect(subject).not.toMatch(/[\r\n\u0000\u202e]/);
    expect(html).not.toMatch(/<b>|evil\.com/);
    expect(text).not.toMatch(/evil\.com|[\u0000\u202e\r]|<b>|\nBcc/);
    expect(subject).not.toMatch(/evil\.com/);
  });

  it.each(templates)('%s is sent without a name that has nothing to show', (template) => {
    const { subject, text } = render(template, { hostName: '\u202e\u0000 ', survivorName: '' });
    expect(`${subject} ${text}`).not.toMatch(/ {2}|Hello ,|\u202e/);
  });

  it.each(templates)('%s limits the length of a name', (template) => {
    expect(render(template, { hostName: '𝔸'.repeat(5000), survivorName: 'b'.repeat(5000) }).text.length).toBeLessThan(3000);
  });
});

it('about damaged files of a will that was sealed on a device, a message asks for no upload', () => {
  const { text, short } = render('documents-damaged', { isOnDevice: true });
  expect(`${text}\n${short}`).toMatch(/seal all your documents on your device again[\s\S]*seal them on your device again/);
  expect(`${text}\n${short}`).not.toContain('upload');
});

describe('the words of a message', () => {
  /** The service's own terms and plain words: a reader under stress reads each message once. */
  const AVOIDED =
    /\b(somebody|nobody|everybody|anybody|whoever|anew|told(?! us)|owed|need not|at once|is gone|passed on|person of trust|former|in force|prov(e|es|en) who|not mine|fresh|these days)\b|!/i;

  it.each(templates)('%s uses plain words', (template) => {
    const { subject, text, short } = render(template);
    expect(`${subject}\n${text}\n${short}`.match(AVOIDED)).toBeNull();
  });

  it.each(templates.filter((template) => !/^(one-time-code|code-of-a-)/.test(template)))('%s says in its first sentence who writes', (template) => {
    expect(render(template).text).toMatch(/^Hello[^\n]*,\n\n[^.\n]*will custody service/);
  });

  it.each(templates)('%s calls Survivors so only to the Host', (template) => {
    const { subject, text, short } = render(template);
    if (!toHosts.includes(template)) expect(`${subject} ${text} ${short}`.replace(/https:\S+/g, '')).not.toMatch(/survivor/i);
  });

  it.each(templates)('%s does not ask to forward a link that works without a password', (template) => {
    const { text } = render(template);
    const isPersonal = /respond\?token=|reset-password#token=|confirm#token=|survivor#|rehearsal#/.test(text);
    expect(/do not forward this message/.test(text)).toBe(isPersonal);
  });
});

it.each(LANGUAGES.flatMap((language) => templates.map((template) => [template, language] as const)))(
  'the number of a will in %s in %s is shown as papers show it',
  (template, language) => {
    const { text } = render(template, {}, language);
    expect(text.replace(/https?:\S+/g, '')).not.toMatch(/6f1b7d2e/);
    if (template === 'pending-transfer-survivor') expect(text).toContain(willNumber);
  },
);

describe('messages to Survivors', () => {
  it('say whether messages or answers were lost', () => {
    expect(render('unreachable-host').text).toContain('none of our messages');
    const cutOff = render('unreachable-host', { isCutOff: true }).text;
    expect([cutOff.includes('a fault on our side'), cutOff.includes('could be delivered')]).toEqual([true, false]);
  });

  it.each(toSurvivors)('%s says what to do if it reached the wrong person', (template) => {
    expect(render(template).text).toContain('If you do not know this person, this message reached you by mistake.');
  });

  it.each(toSurvivors)('%s has an opt-out link where there is one', (template) => {
    const { text, html } = render(template, { optOutLink: 'https://will.example.org/not-me?a&b' });
    expect(text).toContain('I do not know this person: please do not write to me again.\nhttps://will.example.org/not-me?a&b\n');
    expect(html).toContain('href="https://will.example.org/not-me?a&amp;b"');
  });

  it.each([
    ['signed in', 'signed in to the account'],
    ['link', 'with a link'],
  ] as const)('say how a transfer was stopped: %s', (how, words) => {
    expect(render('transfer-cancelled-survivor', { survivorName, hostName, frontendUrl, how }).text).toContain(words);
  });

  it('say of a code whether it is for a rehearsal: no one can be talked into using one for the other', () => {
    const { subject, text, short } = render('code-of-a-rehearsal');
    for (const part of [subject, text, short]) expect(part).toMatch(/code for a rehearsal/);
    const code = render('one-time-code', { code: '012345', minutes: 10 });
    for (const part of [code.text, code.short]) expect(part).toMatch(/code is 012345\. It works for 10 minutes,? and is not for a rehearsal/);
    expect(render('code-of-a-number').text).not.toMatch(/rehearsal/);
    for (const one of [text, code.text]) expect(one).not.toMatch(/http|Ann|Bob|will of/);
  });
});

describe('a name with dots and signs', () => {
  const { text, html } = render('drive-joined', {
    hostName,
    storageName: 'Dropbox (ann@drive.example)',
    account: 'ann@drive.example',
    link: startLink,
  });
  const seen = (form: string) => form.replaceAll('\u200b', '');

  it('is shown unchanged', () => {
    expect(seen(text)).toContain('Dropbox (ann@drive.example). The name of the account at this drive is ann@drive.example.');
    expect(seen(html)).toContain('at this drive is ann@drive.example.');
  });

  it('contains nothing that a mail program could make a link of', () => {
    for (const form of [text, html]) expect(form.replaceAll(startLink, '')).not.toMatch(/[a-z]@[a-z]|[a-z]\.[a-z]|:\/\//);
  });

  it('has visible spaces in a subject, where hidden ones would look like fraud', () => {
    const { subject } = render('host-is-back', { survivorName, hostName: 'www.evil.com', frontendUrl, how: 'link' });
    expect(subject).toBe('www. evil. com has answered us · Will Custody');
  });
});

describe('a message that asks the Host to sign in', () => {
  const asking = templates.filter((template) => /please sign in/i.test(render(template).text));
  it('has the link for it', () => {
    expect(asking.length).toBeGreaterThanOrEqual(12);
    expect(asking.filter((template) => !render(template).text.includes(`\n\nSign in\n${dashboard}\n`))).toEqual([]);
  });
});

describe('a notice of a change', () => {
  const ways = { what: 'connector', connectionName: 'My phone', channel: 'sms', link } as const;
  it.each([
    ['added', 'Your channel My phone (SMS) was added.'],
    ['changed', 'The settings of your channel My phone (SMS) were changed.'],
    ['tested', 'Your channel My phone (SMS) was tested, and we now also send our messages to you to +43*****99.'],
    ['removed', 'Your channel My phone (SMS) was removed.'],
  ] as const)('names the connector that was %s', (how, sentence) => {
    expect(render('ways-changed', { ...ways, how, destination: '+43*****99' }).text).toContain(sentence);
  });

  it.each([
    [{ what: 'storage', how: 'removed', connectionName: 'My bucket' }, 'The storage My bucket was removed.'],
    [{ what: 'moved', how: 'changed', connectionName: 'My bucket' }, 'Your sealed will is now in My bucket'],
    [
      { what: 'connector', how: 'changed', connectionName: undefined },
      'A channel of your account was added, changed, tested with a new address, or removed.',
    ],
  ] as const)('names a storage, and says as much as it knows: %j', (data, sentence) => {
    expect(render('ways-changed', { hostName, link, ...data }).text).toContain(sentence);
  });

  it.each([
    ['Bob', 'Bob was removed and may no longer open your will.'],
    ['', 'One of your trusted people was removed and may no longer open your will.'],
  ])('names the Survivor who was removed, %j', (survivorName, sentence) => {
    expect(render('survivor-changed', { hostName, survivorName, what: 'removed', link }).text).toContain(sentence);
  });

  it.each([
    [{ what: 'name', previousName: 'Robert' }, 'The name Robert was changed to Bob.'],
    [{ what: 'contacts', previousName: 'Robert' }, 'The contact details of Bob were changed. The name Robert was changed to Bob.'],
  ])('has both names of a Survivor: %j', (data, sentence) => {
    expect(render('survivor-changed', { hostName, survivorName, link, ...data }).text).toContain(sentence);
  });

  it('does not name a connection that no longer exists over other channels', () => {
    const short = render('ways-changed', { ...ways, how: 'removed', connectionName: undefined }).short;
    expect(short).toMatch(/^A channel of your will account was changed\. If it was not you, open this link: https:/);
  });

  it('does not name the Survivors to each other', () => {
    const { text } = render('survivors-changed', { hostName, survivorName, frontendUrl, what: 'removed' });
    expect(text).toContain('has removed a person from the people who may open this will.\n\nWe do not tell you who it is.');
  });
});

describe('a notice of a reset password', () => {
  const said = (answer: object) => render('password-reset', { answer: { link, confirms: false, denies: true, isProtected: false, ...answer } }).text;

  it.each([
    [{ isProtected: true }, 'Changes of your account still need your second factor.'],
    [{ confirms: true }, 'If it was you, please open the link and confirm it.'],
    [{}, 'A link by e-mail cannot confirm the reset.'],
  ])('says what its link can do: %j', (answer, sentence) => expect(said(answer)).toContain(sentence));
});

it('asks a Host who requested a new link about a check for a sign of life only', () => {
  const { text, short } = render('fresh-link', { asks: 'check', until: undefined });
  expect(text).toContain('If you are well, please open the link and press the button.');
  expect(`${text} ${short}`).not.toMatch(/transfer/);
});

describe('a notice of fewer people who can open the will', () => {
  it.each([
    [-1, 'If this stays so, your will may stay closed.'],
    [0, 'If one more person cannot take part, it may stay closed.'],
    [1, 'So 1 of those we reach can be missing.'],
  ])('says what a margin of %i means', (margin, sentence) => {
    expect(render('quorum-worse', { quorum: { threshold: 2, survivors: 3, reachable: 2, confirmed: 1, margin } }).text).toContain(sentence);
  });

  it('has no list without entries', () => {
    expect(render('quorum-worse', { unreachable: [], rejected: [] }).text).not.toMatch(/:\n\n(?!- )|No channel reaches|You rejected/);
  });
});

it('names no one in the test message of a connector', () => {
  expect(render('connector-test', {}).text).toMatch(/^Hello,\n\nThis is a test message from a will custody service\./);
});

/** Over SMS, WhatsApp and Telegram. */
describe('the short form', () => {
  /** What each notice to a Survivor asks for. A notice that is not in the list does not compile. */
  const ASKED: Record<SurvivorTemplate, 'the envelope' | 'nothing' | 'contact with a person'> = {
    'pending-transfer-survivor': 'the envelope',
    'vouched-survivor': 'the envelope',
    'unreachable-host': 'the envelope',
    'password-reset-survivor': 'the envelope',
    'where-to-start': 'the envelope',
    'transfer-started-survivor': 'the envelope',
    'authenticate-now': 'the envelope',
    'authenticate-reminder': 'the envelope',
    'transfer-cancelled-survivor': 'nothing',
    'starts-digest-survivor': 'nothing',
    'host-is-back': 'nothing',
    'documents-accessible': 'the envelope',
    'opening-failed': 'nothing',
    'first-access': 'contact with a person',
    'codes-guessed': 'nothing',
    'backup-codes-guessed': 'contact with a person',
    'transfer-stalled-survivor': 'the envelope',
    'contacts-replaced': 'contact with a person',
    'replaced-before-sealing': 'contact with a person',
    'codes-replaced': 'contact with a person',
    'earlier-paper-over': 'contact with a person',
    'contacts-restored': 'nothing',
    'survivor-renamed': 'contact with a person',
    'survivors-changed': 'contact with a person',
    'host-renamed': 'contact with a person',
    invitation: 'contact with a person',
    'alerts-changed': 'contact with a person',
    'deletion-requested-survivor': 'the envelope',
    rehearsal: 'the envelope',
    'rehearsal-reminder': 'the envelope',
    'no-rehearsal': 'the envelope',
    'deletion-undone-survivor': 'nothing',
    'deletion-done-survivor': 'contact with a person',
  };
  const notices = Object.entries(ASKED) as [SurvivorTemplate, string][];
  const shortOf = (template: SampleName, changes: object = {}) => render(template, changes).short;
  const sentencesOf = (short: string) => short.split(/[.?:] (?=\p{Lu})/u);

  it.each(notices)('of %s asks for %s', (template, asked) => {
    const short = shortOf(template);
    expect(/take out your sealed envelope and open https:\/\/will\.example\.org(\/rehearsal)?$/.test(short)).toBe(asked === 'the envelope');
    expect(/You do not need to do anything\.$/.test(short)).toBe(asked === 'nothing');
    expect(/please (speak with|tell) /.test(short)).toBe(asked === 'contact with a person');
    if (asked !== 'the envelope') expect(short).not.toMatch(/take out|http/);
  });

  it.each(notices)('of %s contains no name, id or personal link', (template) => {
    const personal = { hostName: 'Hostname', survivorName: 'Survivorname', whose: 'Whose', optOutLink: `${frontendUrl}/not-me#1` };
    expect(shortOf(template, personal).replace(frontendUrl, '')).not.toMatch(/Hostname|Survivorname|Whose|6f1b7d2e|#|token|http/);
  });

  it.each(LANGUAGES.flatMap((language) => templates.map((template) => [template, language] as const)))(
    'of %s in %s has one address at most, over whatever account',
    (template, language) => {
      for (const isOurs of [true, false])
        expect((render(template, { isOurs }, language).short.match(/https?:/g) ?? []).length).toBeLessThanOrEqual(1);
    },
  );

  it('over the service’s own account has the letter’s link where the public page is else', () => {
    const short = 'The person whose will is entrusted to you does not answer us. If they have died, please take out your sealed envelope and open';
    expect(shortOf('pending-transfer-survivor')).toBe(`${short} ${frontendUrl}`);
    expect(shortOf('pending-transfer-survivor', { isOurs: true })).toBe(`${short} ${startLink}`);
  });

  it.each([...notices.map(([template]) => template), 'one-time-code'] as const)('of %s fits into one SMS', (template) => {
    expect([isGsm(shortOf(template)), partsOf(shortOf(template))]).toEqual([true, 1]);
  });

  it.each(
    LANGUAGES.flatMap((language) => (['one-time-code', 'code-of-a-rehearsal', 'code-of-a-number'] as const).map((code) => [code, language] as const)),
  )('of %s in %s fits into one SMS', (code, language) => expect(partsOf(withPlainSigns(render(code, {}, language).short))).toBe(1));

  it.each(
    LANGUAGES.flatMap((language) =>
      (['liveness-check', 'liveness-reminder', 'last-check', 'last-check-reminder'] as const).map((check) => [check, language] as const),
    ),
  )('of %s in %s fits into two SMS, if the language can be written with the signs of one', (check, language) => {
    const reader = { locale: language, timezone: 'Europe/Vienna' };
    const text = withPlainSigns(render(check, { hostName: 'Anna Maria Huber', reader }, language).short);
    expect(partsOf(text)).toBeLessThanOrEqual(isGsm(text) ? 2 : 6);
  });

  const inVienna: Reader = { locale: 'en', timezone: 'Europe/Vienna' };

  it.each([...toHosts, 'connector-test'] as const)('of %s to the Host ends with the link of the letter and fits into two SMS', (template) => {
    const changes = { hostName: 'Anna Maria Huber', survivorName: 'Benjamin Huber', reader: inVienna };
    const short = shortOf(template, changes);
    const [link = ''] = render(template).text.match(/https:\S+/) ?? [];
    expect(short.endsWith(link)).toBe(true);
    expect(short.includes('http')).toBe(link !== '');
    expect([isGsm(short), partsOf(short) <= 2]).toEqual([true, true]);
  });

  it.each(templates)('of %s has at most two sentences', (template) => expect(sentencesOf(shortOf(template)).length).toBeLessThanOrEqual(2));
});

describe('a check', () => {
  it.each(['last-check', 'last-check-reminder'] as const)('that is the last says so, and when the Survivors are notified: %s', (template) => {
    const { subject, text, short } = render(template, { reader: { locale: 'en', timezone: 'Europe/Vienna' } });
    expect(subject).toMatch(/last check/i);
    expect(text).toContain('This is the last check');
    expect(text).toContain('we notify your trusted people on 23 November 2026 at 15:05 (Central European Time)');
    expect(short).toMatch(/last check: .* by 23 Nov 2026, 15:05 CET, or we notify your trusted people:/i);
  });

  it.each(templates)('is announced by no message after the last one: %s', (template) => {
    const { text, short } = render(template);
    const promises = /ask again|another check/.test(`${text} ${short}`);
    expect(promises).toBe(template === 'liveness-check' || template === 'liveness-reminder');
  });

  it('of a stalled transfer says that the transfer continues without an answer', () => {
    const { text } = render('stalled-check', { hostName, link });
    expect(text).toContain('If you do not answer, the transfer continues');
  });
});

describe('a message about a running transfer', () => {
  const opensAt = '2026-11-30T09:00:00.000Z';
  it.each(['transfer-started-survivor', 'authenticate-now', 'authenticate-reminder'] as const)(
    'names the real opening to a Survivor: %s',
    (template) => {
      const ahead = render(template, { opening: { from: opensAt, isKnown: false } }).text;
      expect(ahead).toContain('We open nothing before 30 November 2026 at 09:00 UTC. It can be later');
      expect(render(template, { opening: undefined }).text).not.toMatch(/before \d|48 hours/);
    },
  );

  it.each(['transfer-started', 'transfer-reminder'] as const)('names the end of the link and the real opening to the Host: %s', (template) => {
    expect(render(template, { opensAt }).text).toContain(
      'with this link until 23 November 2026 at 14:05 UTC.\n\nWe open nothing before 30 November 2026 at 09:00 UTC.',
    );
    expect(render(template, { opensAt: undefined }).text).not.toContain('can be read');
  });
});

describe('a notice of a stop', () => {
  const stopped = { hostName, reader, link };
  it('names what was read, by whom and when', () => {
    const reads = [
      { survivorName, document: undefined, at },
      { survivorName: '', document: { filename: '' }, at },
    ];
    const { text, short } = render('transfer-cancelled-host', { ...stopped, reads });
    expect(text).toContain('- Bob: the personal message to them, 23 November 2026 at 14:05 UTC');
    expect(text).toContain('- One of your trusted people: a document that is no longer in your will, 23 November 2026 at 14:05 UTC');
    expect(short).toContain('had been read before');
  });

  it.each([
    [undefined, 'No document was opened.'],
    [[], 'We have no record that any of them was read.'],
  ])('says that nothing was read: %j', (reads, sentence) => {
    const { text, short } = render('transfer-cancelled-host', { ...stopped, reads });
    expect(text).toContain(sentence);
    expect(short).not.toContain('read');
  });
});

it.each(['javascript:alert(1)', 'https://a.example/"onclick="x', 'https://a.example/ b', 'mailto:a@example.com'])('refuses %s as a link', (wrong) => {
  expect(() => render('verify-email', { hostName, link: wrong })).toThrow('A link in a message has to be an http address.');
});

it("writes times in the reader's format", () => {
  const check = { hostName, link, answerBy: at, checks: 3 };
  expect(render('liveness-check', { ...check, reader }).text).toContain('by 23 November 2026 at 14:05 UTC.');
  const abroad = { locale: 'en-US', timezone: 'America/New_York' };
  expect(render('liveness-check', { ...check, reader: abroad }).text).toContain('by November 23, 2026 at 9:05 AM (Eastern Time).');
});

it('is housekeeping only if the Host is still asked and warned without it, the will still opens, and nothing is deleted', () => {
  const upkeep = Object.entries({ ...TO_HOST, ...TO_SURVIVOR }).filter(([, text]) => text.upkeep);
  expect(upkeep.map(([template]) => template).sort()).toEqual([
    'alerts-changed',
    'chat-gone',
    'connector-broken',
    'contact-reported',
    'copy-broken',
    'copy-repaired',
    'device-gone',
    'invitation',
    'rehearsal',
    'rehearsal-ended',
    'rehearsal-reminder',
    'storage-broken',
    'yearly-review',
  ]);
});
