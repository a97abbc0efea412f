/** By language. */
export interface PriceTexts {
  readonly en: string;
  readonly [language: string]: string;
}

/** Who runs a deployment. */
export interface Operator {
  name: string;
  /** Where they are: two letters of ISO 3166. */
  country: string;
  /** What it costs, in the operator's own words: one text for all languages, or one for each of some. The others then have the English one. */
  price: string | PriceTexts;
  /** Where a person answers: an e-mail address, or a page. */
  contact: string;
  /** The addresses of two pages. */
  legal: string;
  privacy: string;
}

/** What differs between deployments. The pages read it from `config.json`, so that one build serves every deployment. */
export interface Config {
  /** The address of the API. */
  api: string;
  /** The name of the service, as in its mails. Without it, the pages use the one of their words. */
  name?: string;
  /** Its colours, as custom properties of CSS. Without them, the pages use those of their style. */
  colours?: Record<string, string>;
  /** Who runs it. Without it, the pages say nothing of it. */
  operator?: Operator;
  /** The address of the control room. Only a trial on the reader's own computer has one. */
  controlRoom?: string;
}

/** Returns what it costs in the language of this locale, such as de or de-AT. */
export function priceIn(price: Operator['price'], locale: string): string {
  return typeof price === 'string' ? price : (price[locale.split('-', 1)[0] ?? ''] ?? price.en);
}
