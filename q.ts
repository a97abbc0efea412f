import { LANGUAGES } from '#common/language.ts';
import { isGsm, partsOf, withPlainSigns } from '#connectors/text-parts.ts';
import { renderSample } from '#infra/messages/samples.ts';

for (const l of LANGUAGES)
  for (const n of [
    'one-time-code',
    'code-of-a-rehearsal',
    'code-of-a-number',
    'liveness-check',
    'liveness-reminder',
    'last-check',
    'last-check-reminder',
  ] as const) {
    const t = withPlainSigns(renderSample(n, { reader: { locale: l, timezone: 'Europe/Vienna' } }, l).short);
    console.log(l, n, t.length, isGsm(t), partsOf(t), t.slice(0, 170), [...t].filter((c) => !isGsm(c)).join(''));
  }
