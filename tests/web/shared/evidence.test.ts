import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AUDIT_EVENTS } from '#effects/audit.ts';
import { TO_HOST, TO_SURVIVOR } from '#messages/templates.ts';
import { unzipped } from '#tests/support/unzipped.ts';
import { COMMANDS } from '#web/shared/evidence/commands.ts';
import { sentenceOf, whoDid } from '#web/shared/evidence/event-text.ts';
import { evidenceZip } from '#web/shared/evidence/files.ts';
import { eventsOf, isAbout, proofOf, type Report, type ReportEvent, readReport } from '#web/shared/evidence/report.ts';
import { evidence as german } from '#words/de/pages/evidence.ts';
import { evidence as words } from '#words/en/pages/evidence.ts';

const inList = (names: readonly string[]) => names.join(' and ');
const at = '2026-11-23T08:00:00.000Z';
const event = (name: string, more: Partial<ReportEvent> = {}): ReportEvent => ({
  at,
  by: 'service',
  event: name,
  number: null,
  about: null,
  facts: {},
  ...more,
});
const say = (one: ReportEvent) => sentenceOf(one, 'Anna', words, inList);

describe('a report in words', () => {
  it('has words for each event and each notice', () => {
    expect(Object.keys(words.event).sort()).toEqual([...AUDIT_EVENTS].sort());
    expect(Object.keys(words.notices).sort()).toEqual(Object.keys({ ...TO_HOST, ...TO_SURVIVOR }).sort());
  });

  it('names no reader, because others read it', () => {
    const texts = (record: Record<string, string>) => Object.entries(record).map(([key, text]) => `${key}: ${text}`);
    expect(texts({ ...words.event, ...words.notices }).filter((text) => /: .*\b(you|your|we|us|our|Survivors?)\b/i.test(text))).toEqual([]);
    expect(texts({ ...german.event, ...german.notices }).filter((text) => /: .*\b(Sie|Ihnen|Ihr\w*|wir|uns\w*)\b/.test(text))).toEqual([]);
  });

  it.each([
    [
      event('transfer_started', { by: 'survivor', about: 'Ben', facts: { proven: false } }),
      /^A transfer was started\. .*by name only, without proof/,
    ],
    [event('survivor_authenticated', { by: 'survivor', about: 'Ben', facts: { with: 'code' } }), /identity\. With a one-time code/],
    [event('transfer_status', { facts: { to: 'accessible' } }), /New state: the documents are open to the trusted people\.$/],
    [event('will_status', { facts: { to: 'draft' } }), /^The state of the will changed\.$/],
    [event('survivor_named', { by: 'host', about: 'Ben' }), /added\. It concerns Ben\.$/],
    [event('of_a_later_release'), /^of_a_later_release\.$/],
  ])('%j', (one, sentence) => expect(say(one)).toMatch(sentence));

  it('says to whom a notice was sent, and whether a channel accepted it', () => {
    const notice = (facts: ReportEvent['facts'], about: string | null = null, name = 'message') => say(event(name, { about, facts }));
    const template = 'transfer-started';
    expect(notice({ template, attempts: 'sms failed (No credit.), email accepted' })).toBe(
      'Notice to Anna: a transfer was started, and how to stop it. Accepted by e-mail.',
    );
    expect(notice({ template: 'authenticate-now', attempts: 'sms failed (No credit.)' }, 'Ben')).toMatch(/^Notice to Ben: .* Not accepted by SMS\.$/);
    expect(notice({ template, attempts: 'no way to this person' }, null, 'message_given_up')).toMatch(/^No further attempt .* no address\.$/);
    expect(notice({ template, accepted: true }, 'trusted person 2')).toMatch(/^Notice to trusted person 2: .* Accepted\.$/);
    expect(notice({ template: 'of-a-later-release', accepted: true })).toContain('a notice of the kind “of-a-later-release”');
  });

  it('says who did it', () => {
    const by = (who: string, about: string | null = null) => whoDid(event('looked_up', { by: who, about }), 'Anna', words);
    expect([by('host'), by('survivor', 'Ben'), by('survivor'), by('link'), by('service'), by('unknown'), by('later')]).toEqual([
      'Anna',
      'Ben',
      'a trusted person',
      'someone with a link from a notice',
      'the service',
      'someone who gave no proof',
      'someone who gave no proof',
    ]);
  });
});

describe('a report', () => {
  const both = (events: Report['events']) => eventsOf({ events } as Report);

  it('has its events in one form, for the Host and for a Survivor', () => {
    const [host] = both([
      { at, by: 'survivor', event: 'survivor_authenticated', number: 7, facts: { name: 'Ben', with: 'code' }, hash: 'ab', id: 'x' },
    ]);
    expect(host).toEqual({ at, by: 'survivor', event: 'survivor_authenticated', number: 7, about: 'Ben', facts: { name: 'Ben', with: 'code' } });
    const [own] = both([{ at, by: 'survivor', event: 'survivor_authenticated', about: 'Ben', with: 'backup-code' }]);
    expect(own).toEqual({ at, by: 'survivor', event: 'survivor_authenticated', number: null, about: 'Ben', facts: { with: 'backup-code' } });
    expect([host, own].map((one) => proofOf(one ? [one] : [], 'Ben', at))).toEqual(['code', 'paper']);
    expect(proofOf([], 'Ben', at)).toBeNull();
  });

  it('is shown only in the format that the page knows', () => {
    expect(readReport('{"format":"will-evidence/1"}')).toEqual({ format: 'will-evidence/1' });
    expect(readReport('{"format":"will-evidence/2"}')).toBeNull();
  });

  it('fits its statement, or it does not', async () => {
    const report = '{\n  "format": "will-evidence/1"\n}\n';
    const statement = 'Will evidence statement 1\nreport-sha256: 7c6735f8731765ac81bd24714f98cb94edb4f5377743a57af6c16a14b5e1e726\n';
    expect(await isAbout({ report, statement })).toBe(true);
    expect(await isAbout({ report: report.replace('1', '2'), statement })).toBe(false);
  });
});

describe('the saved ZIP', () => {
  it('has the four files of the documentation, and no key', async () => {
    const key = { id: 'k', pem: 'PEM', allowed_signers: 'SIGNERS' };
    const zip = await evidenceZip({ report: '{"name":"Zoë"}', statement: 'signed\n', signature: btoa('\u0000ÿ'), ssh_signature: 'SSH\n', key });
    const unpacked = await unzipped(Buffer.from(await zip.arrayBuffer()));
    expect(unpacked.map(([name, content]) => [name, content.toString('latin1')])).toEqual([
      ['report.json', Buffer.from('{"name":"Zoë"}').toString('latin1')],
      ['statement.txt', 'signed\n'],
      ['statement.sig', '\u0000ÿ'],
      ['statement.txt.sig', 'SSH\n'],
    ]);
    const documented = readFileSync('docs/evidence.md', 'utf8').matchAll(/^ {3}\| `([\w.]+)` \|/gm);
    expect([...documented].map(([, name]) => name)).toEqual(['report.json', 'statement.txt', 'statement.sig', 'statement.txt.sig']);
  });

  it('is checked with the commands of the documentation', () => {
    const commands = [...readFileSync('docs/evidence.md', 'utf8').matchAll(/```sh\n(.*?)\n```/gs)].map(([, command]) => command);
    expect(commands).toEqual([...COMMANDS]);
  });
});
