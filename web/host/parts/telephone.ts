import { useEffect, useState } from 'preact/hooks';

/** How telephone numbers are read and written. */
export interface Numbers {
  /**
   * Returns a number as the service takes it (E.164). `typed`: as people write it, without the country code only within their own
   * country. Undefined if it is no number.
   */
  read(typed: string): string | undefined;
  /** Returns a number as people write it in any country, such as `+43 664 1234567`. A text that is no number stays as it is. */
  show(number: string): string;
}

/** Loads the numbering plans of all countries when a page needs them. Null before that: numbers then need their country code. */
export function useNumbers(): Numbers | null {
  const [numbers, setNumbers] = useState<Numbers | null>(null);
  useEffect(() => {
    // A page without them still works.
    load().then((loaded) => setNumbers(loaded), console.warn);
  }, []);
  return numbers;
}

async function load(): Promise<Numbers> {
  const { isSupportedCountry, parsePhoneNumberFromString: parse } = await import('libphonenumber-js/min');
  // A language alone, such as German, does not say a country.
  const regions = navigator.languages.map((tag) => new Intl.Locale(tag).region);
  const defaultCountry = regions.find((region) => region !== undefined && isSupportedCountry(region));
  return {
    read: (typed) => {
      const number = parse(typed, defaultCountry && isSupportedCountry(defaultCountry) ? { defaultCountry } : undefined);
      // A number of another country is often as long as one of this country. Without a country code it must be one that exists here.
      return (typed.trim().startsWith('+') ? number?.isPossible() : number?.isValid()) ? number?.number : undefined;
    },
    show: (number) => parse(number)?.formatInternational() ?? number,
  };
}
