import { expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { LANGUAGES } from '#common/language.ts';
import { writePaperText } from '#paper/recovery-by-hand.ts';
import type { Operator } from '#web/edge/config.ts';

const FACTS = {
  ...{ hostName: 'Anna Host', survivorName: 'Ben', survivorId: 's', willId: 'w' },
  ...{ backupCodes: ['ABCD-1234'], recoveryKey: 'AGE-SECRET-KEY-1', fingerprint: '0000' },
};

const textOf = (OPERATOR: string, locale: string, price: Operator['price'] = '') =>
  writePaperText(
    { env: { FRONTEND_URL: 'https://will.example', OPERATOR, OPERATOR_PRICE: price && JSON.stringify(price) } } as unknown as App,
    FACTS,
    locale,
  );

it.each(LANGUAGES)('the text of a paper in %s says who runs the service, if the operator says it', (language) => {
  expect(textOf('Vienna Wills GmbH, AT, help@wills.test', language)).toMatch(
    /https:\/\/will\.example \(Vienna Wills GmbH, AT, help@wills\.test\)\u2069?\n/,
  );
  expect(textOf('', language)).toMatch(/https:\/\/will\.example\u2069?\n/);
});

it('the text of a paper says what the service costs, in the language of its reader', () => {
  const price = { en: '3 € a month', de: '3 € im Monat' };
  expect(textOf('Vienna Wills GmbH', 'de-AT', price)).toContain('(Vienna Wills GmbH, 3 € im Monat)');
  expect(textOf('Vienna Wills GmbH', 'fr', price)).toContain('(Vienna Wills GmbH, 3 € a month)');
});
