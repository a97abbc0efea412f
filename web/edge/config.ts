/** Who runs a deployment. */
export interface Operator {
  name: string;
  /** Where they are: two letters of ISO 3166. */
  country: string;
  /** What it costs, in the operator's own words. */
  price: string;
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
