const TEXTS = [
  'TABLE_NAME',
  'STAGE',
  'STAGING_BUCKET',
  'PACKAGES_BUCKET',
  'CUSTODY_KEY_ID',
  'OPERATIONS_KEY_ID',
  'EVIDENCE_KEY_ID',
  'FUNCTION_ARN_PREFIX',
  'SCHEDULE_GROUP',
  'SCHEDULE_ROLE_ARN',
  'SCHEDULE_QUEUE_ARN',
  'FRONTEND_URL',
  'API_URL',
  'MAIL_FROM',
  'PRODUCT_NAME',
  'BRAND_MARK',
  'BRAND_ACCENT',
] as const;

/** The ids of this deployment at the cloud drives. A drive without one is not available. */
const DRIVES = ['DRIVE_A_CLIENT_ID', 'DRIVE_B_CLIENT_ID', 'DRIVE_C_CLIENT_ID'] as const;

/** What this deployment's own channels are, and who runs it. An empty one is not offered, and not said. */
const OPTIONAL = ['OPERATOR', 'OPERATOR_PRICE', 'SMS_COUNTRIES', 'SMS_PROVIDER', 'SMS_FROM', 'TELEGRAM_BOT'] as const;

/** The deployment's settings. */
export type Environment = Record<(typeof TEXTS | typeof DRIVES | typeof OPTIONAL)[number], string> & {
  /** The configuration set of our mails, which reports what becomes of them. Empty for none. */
  MAIL_CONFIGURATION_SET: string;
  /** 1 to 365. */
  ACCESS_WINDOW_DAYS: number;
  SURVIVOR_SESSION: 'optional' | 'required';
  /** How many parts of text messages the service may send in a month, except for transfers. */
  SMS_MONTHLY_PARTS: number;
};

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the deployment's settings. Throws an error that names a missing one, so that the function does not start. Written without a
 * library, because every cold start waits for it.
 */
export function readEnvironment(variables: Variables): Environment {
  const texts = Object.fromEntries([...TEXTS, ...DRIVES, ...OPTIONAL].map((name) => [name, variables[name] ?? '']));
  const days = Number(variables['ACCESS_WINDOW_DAYS'] ?? 14);
  const parts = Number(variables['SMS_MONTHLY_PARTS'] ?? 0);
  const session = variables['SURVIVOR_SESSION'] ?? 'optional';
  const MAIL_CONFIGURATION_SET = variables['MAIL_CONFIGURATION_SET'] ?? '';
  const wrong = [
    ...TEXTS.filter((name) => !isGood(name, texts[name] ?? '')),
    ...(Number.isInteger(days) && days >= 1 && days <= 365 ? [] : ['ACCESS_WINDOW_DAYS']),
    ...(Number.isInteger(parts) && parts >= 0 ? [] : ['SMS_MONTHLY_PARTS']),
    ...(session === 'optional' || session === 'required' ? [] : ['SURVIVOR_SESSION']),
  ];
  if (wrong.length > 0) throw new Error(`These settings are missing or wrong: ${wrong.join(', ')}`);
  // Each was checked on the lines above.
  return { ...texts, MAIL_CONFIGURATION_SET, ACCESS_WINDOW_DAYS: days, SURVIVOR_SESSION: session, SMS_MONTHLY_PARTS: parts } as Environment;
}

function isGood(name: string, value: string): boolean {
  return name.endsWith('_URL') ? URL.canParse(value) : value !== '';
}
