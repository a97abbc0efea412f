import { describe, expect, it } from 'vitest';
import { operatorLine, readOperator, requireOperator } from '#infra/pages/operator.ts';
import { priceIn } from '#web/edge/config.ts';

const GOOD = {
  name: 'Vienna Wills GmbH',
  country: 'AT',
  price: '3 € a month',
  contact: 'help@wills.test',
  legal: 'https://wills.test/legal',
  privacy: 'https://wills.test/privacy',
};

describe('the operator of a deployment', () => {
  it.each([[GOOD], [JSON.stringify(GOOD)], [{ ...GOOD, name: ' Vienna Wills GmbH ' }]])('is read from %j', (given) =>
    expect(readOperator(given)).toEqual(GOOD),
  );

  it.each([[undefined], [''], [{}], [{ name: '', country: '', price: '', contact: '', legal: '', privacy: '' }]])('is not said by %j', (given) =>
    expect(readOperator(given)).toBeUndefined(),
  );

  it.each([
    [{ name: '' }, 'In the setting operator, name must be'],
    [{ name: 'Wills <b>' }, 'name must'],
    [{ name: 'a'.repeat(81) }, 'name must'],
    [{ name: 'Wills\nGmbH' }, 'name must'],
    [{ name: 'Wills \u202egmbh' }, 'name must'],
    [{ country: 'Austria' }, 'country must be two letters'],
    [{ price: undefined }, 'price must'],
    [{ contact: 'call us' }, 'contact must'],
    [{ contact: 'javascript:alert(1)' }, 'contact must'],
    [{ legal: 'http://wills.test/legal' }, 'legal must'],
    [{ privacy: 'javascript://wills.test/%0aalert(1)' }, 'privacy must'],
  ])('is refused with %j', (wrong, sentence) => expect(() => readOperator({ ...GOOD, ...wrong })).toThrow(sentence));

  it.each([['Wills'], ['[1'], [7]])('is refused as %j', (given) =>
    expect(() => readOperator(given)).toThrow('The setting operator must be an object'),
  );

  it('says its price in each language that it writes, and in English in the others', () => {
    const price = { en: '3 € a month', de: ' 3 € im Monat ' };
    const read = readOperator(JSON.stringify({ ...GOOD, price }))?.price ?? '';
    expect(read).toEqual({ en: '3 € a month', de: '3 € im Monat' });
    expect(['de', 'de-AT', 'en', 'fr'].map((locale) => priceIn(read, locale))).toEqual([
      '3 € im Monat',
      '3 € im Monat',
      '3 € a month',
      '3 € a month',
    ]);
    expect(priceIn('3 €', 'fr')).toBe('3 €');
  });

  it.each([[{}], [{ de: '3 € im Monat' }], [{ en: '' }], [{ en: '3 €', xx: '3 €' }], [{ en: '3 €', de: '<b>' }], [{ en: 'a'.repeat(81) }]])(
    'is refused with the price %j',
    (price) => expect(() => readOperator({ ...GOOD, price })).toThrow('price must'),
  );

  it('is needed by the stage prod, and by no other', () => {
    expect(() => requireOperator({ stage: 'prod', operator: undefined })).toThrow('The setting operator is missing');
    expect(() => requireOperator({ stage: 'prod', operator: GOOD })).not.toThrow();
    expect(() => requireOperator({ stage: 'test', operator: undefined })).not.toThrow();
  });

  it('is one line in the text of a paper', () =>
    expect(operatorLine(GOOD)).toBe('Vienna Wills GmbH, AT, help@wills.test, https://wills.test/legal, https://wills.test/privacy'));
});
