import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { botAddress, botName, type Connector, inOrder, moveUp, reasonOf } from '#web/host/connectors/connector.ts';
import { connectors } from '#words/en/pages/connectors.ts';

const connector = (id: string, priority: number): Connector => ({
  id,
  type: 'telegram',
  name: id,
  is_verified: true,
  priority,
  created_at: '2031-03-01T00:00:00.000Z',
  host_destination: null,
});

/** Returns each sentence with which a connector says why it failed, as the sources have it. The name of a provider is `{name}`. */
function reasonsInSources(): string[] {
  const sources = ['email', 'smtp-failures', 'sms', 'whatsapp', 'telegram', 'push', 'provider'].map((name) =>
    readFileSync(`shared/connectors/${name}.ts`, 'utf8'),
  );
  const found = [...sources.join('\n').matchAll(/['`]([^'`\n]{15,}\.)['`]/g)].map(([, sentence = '']) => sentence);
  const sentences = found.map((sentence) => sentence.replace(/\$\{name\}/, '{name}').replace(/\$\{LANGUAGE\}/, 'en'));
  // A sentence with another value in it is about a port, which is a refusal of its field.
  return [...new Set(sentences.filter((sentence) => /^[A-Z{]/.test(sentence) && !/\$\{/.test(sentence)))];
}

const refused = (sentence: string) =>
  ({ kind: 'refused', status: 502, code: 'delivery_failed', sentence, fields: [], retryAfterSeconds: null }) as const;

describe('the channels of a Host', () => {
  it('are shown in the order in which they are tried', () =>
    expect(inOrder([connector('b', 1), connector('a', 0)]).map(({ id }) => id)).toEqual(['a', 'b']));

  it('change only the priorities that are different after one moves up', () => {
    expect(moveUp([connector('a', 0), connector('b', 1), connector('c', 2)], 'c')).toEqual([
      { id: 'c', priority: 1 },
      { id: 'b', priority: 2 },
    ]);
    expect(moveUp([connector('a', 0), connector('b', 0)], 'b')).toEqual([{ id: 'a', priority: 1 }]);
    expect(moveUp([connector('a', 0)], 'a')).toEqual([]);
  });

  it.each([
    ['@meyer_family_bot', 'https://t.me/meyer_family_bot?start=will'],
    ['meyerbot', 'https://t.me/meyerbot?start=will'],
    ['My Telegram', null],
  ])('named %s lead to the chat %s', (name, address) => expect(botAddress({ type: 'telegram', name })).toBe(address));

  it.each(['@meyer_bot', ' meyer_bot ', 'https://t.me/meyer_bot'])('take %s as the name of a bot', (typed) =>
    expect(botName(typed)).toBe('@meyer_bot'),
  );
});

it('what a provider answers has words for each sentence of the connectors', () => {
  const sentences = reasonsInSources();
  expect(sentences.length).toBeGreaterThan(40);
  const { reasons }: { reasons: Record<string, string> } = connectors;
  expect(sentences.filter((sentence) => !reasons[sentence])).toEqual([]);
  expect(reasonOf(refused('The message could not be delivered. Vonage could not be reached.'), reasons)).toMatch(/\p{L}/u);
  expect(reasonOf(refused('The message could not be delivered. Something else.'), reasons)).toBeNull();
});
