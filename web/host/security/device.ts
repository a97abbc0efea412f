const BROWSERS: readonly [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** Names the browser and the system of a session, as far as they are known. A client can send any text, so none of it is shown. */
export function deviceOf(agent: string): { browser: string | undefined; system: string | undefined } {
  const nameIn = (known: readonly [RegExp, string][]) => known.find(([pattern]) => pattern.test(agent))?.[1];
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
