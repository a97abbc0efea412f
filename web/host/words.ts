import { useLanguage } from '#web/shared/language.tsx';
import { wordParts } from '#web/shared/word-parts.ts';
import type { checks } from '#words/en/pages/checks.ts';
import type { connectors } from '#words/en/pages/connectors.ts';
import type { dashboard } from '#words/en/pages/dashboard.ts';
import type { evidence } from '#words/en/pages/evidence.ts';
import type { factors } from '#words/en/pages/factors.ts';
import type { history } from '#words/en/pages/history.ts';
import type { host } from '#words/en/pages/host.ts';
import type { hostDocuments } from '#words/en/pages/host-documents.ts';
import type { paperPrint } from '#words/en/pages/paper-print.ts';
import type { register } from '#words/en/pages/register.ts';
import type { rehearse } from '#words/en/pages/rehearse.ts';
import type { resetPassword } from '#words/en/pages/reset-password.ts';
import type { security } from '#words/en/pages/security.ts';
import type { settings } from '#words/en/pages/settings.ts';
import type { setup } from '#words/en/pages/setup.ts';
import type { stopCard } from '#words/en/pages/stop-card.ts';
import type { storages } from '#words/en/pages/storages.ts';
import type { survivorForm } from '#words/en/pages/survivor-form.ts';
import type { survivors } from '#words/en/pages/survivors.ts';
import type { verifyEmail } from '#words/en/pages/verify-email.ts';

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
  rehearse: typeof rehearse;
  resetPassword: typeof resetPassword;
  survivorForm: typeof survivorForm;
  survivors: typeof survivors;
  security: typeof security;
  settings: typeof settings;
  stopCard: typeof stopCard;
  storages: typeof storages;
  setup: typeof setup;
  verifyEmail: typeof verifyEmail;
}

/** The dictionary of the pages for Hosts. */
export type HostWords = typeof host & PartWords;

export const { load: loadHostWords, withWords } = wordParts<typeof host, PartWords>(
  {
    en: async () => (await import('#words/en/pages/host.ts')).host,
    de: async () => (await import('#words/de/pages/host.ts')).host,
  },
  {
    en: {
      checks: () => import('#words/en/pages/checks.ts'),
      connectors: () => import('#words/en/pages/connectors.ts'),
      dashboard: () => import('#words/en/pages/dashboard.ts'),
      evidence: () => import('#words/en/pages/evidence.ts'),
      factors: () => import('#words/en/pages/factors.ts'),
      history: () => import('#words/en/pages/history.ts'),
      paperPrint: () => import('#words/en/pages/paper-print.ts'),
      register: () => import('#words/en/pages/register.ts'),
      hostDocuments: () => import('#words/en/pages/host-documents.ts'),
      rehearse: () => import('#words/en/pages/rehearse.ts'),
      resetPassword: () => import('#words/en/pages/reset-password.ts'),
      survivorForm: () => import('#words/en/pages/survivor-form.ts'),
      survivors: () => import('#words/en/pages/survivors.ts'),
      security: () => import('#words/en/pages/security.ts'),
      settings: () => import('#words/en/pages/settings.ts'),
      stopCard: () => import('#words/en/pages/stop-card.ts'),
      storages: () => import('#words/en/pages/storages.ts'),
      setup: () => import('#words/en/pages/setup.ts'),
      verifyEmail: () => import('#words/en/pages/verify-email.ts'),
    },
    de: {
      checks: () => import('#words/de/pages/checks.ts'),
      connectors: () => import('#words/de/pages/connectors.ts'),
      dashboard: () => import('#words/de/pages/dashboard.ts'),
      evidence: () => import('#words/de/pages/evidence.ts'),
      factors: () => import('#words/de/pages/factors.ts'),
      history: () => import('#words/de/pages/history.ts'),
      paperPrint: () => import('#words/de/pages/paper-print.ts'),
      register: () => import('#words/de/pages/register.ts'),
      hostDocuments: () => import('#words/de/pages/host-documents.ts'),
      rehearse: () => import('#words/de/pages/rehearse.ts'),
      resetPassword: () => import('#words/de/pages/reset-password.ts'),
      survivorForm: () => import('#words/de/pages/survivor-form.ts'),
      survivors: () => import('#words/de/pages/survivors.ts'),
      security: () => import('#words/de/pages/security.ts'),
      settings: () => import('#words/de/pages/settings.ts'),
      stopCard: () => import('#words/de/pages/stop-card.ts'),
      storages: () => import('#words/de/pages/storages.ts'),
      setup: () => import('#words/de/pages/setup.ts'),
      verifyEmail: () => import('#words/de/pages/verify-email.ts'),
    },
  },
);

/** Returns the words of the current language. A component may use the parts that its page has loaded. */
export function useWords(): HostWords {
  // The entry boots with `loadHostWords`, so that its words have this type.
  return useLanguage().words as HostWords;
}
