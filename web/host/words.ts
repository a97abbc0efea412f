import { useLanguage } from '#web/shared/language.tsx';
import { wordParts } from '#web/shared/word-parts.ts';
import type { checks } from '#web/words/en/checks.ts';
import type { connectors } from '#web/words/en/connectors.ts';
import type { dashboard } from '#web/words/en/dashboard.ts';
import type { evidence } from '#web/words/en/evidence.ts';
import type { factors } from '#web/words/en/factors.ts';
import type { history } from '#web/words/en/history.ts';
import type { host } from '#web/words/en/host.ts';
import type { hostDocuments } from '#web/words/en/host-documents.ts';
import type { paperPrint } from '#web/words/en/paper-print.ts';
import type { register } from '#web/words/en/register.ts';
import type { resetPassword } from '#web/words/en/reset-password.ts';
import type { security } from '#web/words/en/security.ts';
import type { settings } from '#web/words/en/settings.ts';
import type { setup } from '#web/words/en/setup.ts';
import type { storages } from '#web/words/en/storages.ts';
import type { survivorForm } from '#web/words/en/survivor-form.ts';
import type { survivors } from '#web/words/en/survivors.ts';
import type { verifyEmail } from '#web/words/en/verify-email.ts';

/** The words that only some pages need, as English has them. A text that another language lacks does not compile. */
interface PartWords {
  checks: typeof checks;
  connectors: typeof connectors;
  dashboard: typeof dashboard;
  evidence: typeof evidence;
  factors: typeof factors;
  history: typeof history;
  paperPrint: typeof paperPrint;
  register: typeof register;
  hostDocuments: typeof hostDocuments;
  resetPassword: typeof resetPassword;
  survivorForm: typeof survivorForm;
  survivors: typeof survivors;
  security: typeof security;
  settings: typeof settings;
  storages: typeof storages;
  setup: typeof setup;
  verifyEmail: typeof verifyEmail;
}

/** The dictionary of the pages for Hosts. */
export type HostWords = typeof host & PartWords;

export const { load: loadHostWords, withWords } = wordParts<typeof host, PartWords>(
  {
    en: async () => (await import('#web/words/en/host.ts')).host,
    de: async () => (await import('#web/words/de/host.ts')).host,
  },
  {
    en: {
      checks: () => import('#web/words/en/checks.ts'),
      connectors: () => import('#web/words/en/connectors.ts'),
      dashboard: () => import('#web/words/en/dashboard.ts'),
      evidence: () => import('#web/words/en/evidence.ts'),
      factors: () => import('#web/words/en/factors.ts'),
      history: () => import('#web/words/en/history.ts'),
      paperPrint: () => import('#web/words/en/paper-print.ts'),
      register: () => import('#web/words/en/register.ts'),
      hostDocuments: () => import('#web/words/en/host-documents.ts'),
      resetPassword: () => import('#web/words/en/reset-password.ts'),
      survivorForm: () => import('#web/words/en/survivor-form.ts'),
      survivors: () => import('#web/words/en/survivors.ts'),
      security: () => import('#web/words/en/security.ts'),
      settings: () => import('#web/words/en/settings.ts'),
      storages: () => import('#web/words/en/storages.ts'),
      setup: () => import('#web/words/en/setup.ts'),
      verifyEmail: () => import('#web/words/en/verify-email.ts'),
    },
    de: {
      checks: () => import('#web/words/de/checks.ts'),
      connectors: () => import('#web/words/de/connectors.ts'),
      dashboard: () => import('#web/words/de/dashboard.ts'),
      evidence: () => import('#web/words/de/evidence.ts'),
      factors: () => import('#web/words/de/factors.ts'),
      history: () => import('#web/words/de/history.ts'),
      paperPrint: () => import('#web/words/de/paper-print.ts'),
      register: () => import('#web/words/de/register.ts'),
      hostDocuments: () => import('#web/words/de/host-documents.ts'),
      resetPassword: () => import('#web/words/de/reset-password.ts'),
      survivorForm: () => import('#web/words/de/survivor-form.ts'),
      survivors: () => import('#web/words/de/survivors.ts'),
      security: () => import('#web/words/de/security.ts'),
      settings: () => import('#web/words/de/settings.ts'),
      storages: () => import('#web/words/de/storages.ts'),
      setup: () => import('#web/words/de/setup.ts'),
      verifyEmail: () => import('#web/words/de/verify-email.ts'),
    },
  },
);

/** Returns the words of the current language. A component may use the parts that its page has loaded. */
export function useWords(): HostWords {
  // The entry boots with `loadHostWords`, so that its words have this type.
  return useLanguage().words as HostWords;
}
