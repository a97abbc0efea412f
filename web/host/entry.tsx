import type { AddressOf } from '#web/edge/pages.ts';
import { boot, type Pages } from '#web/shared/boot.tsx';
import { loadHostWords } from './words.ts';

/** The pages of this entry. */
const PAGES: Pages<AddressOf<'host.html'>> = {
  '/verify-email': async () => (await import('./verify-email/verify-email.tsx')).VerifyEmail,
  '/reset-password': async () => (await import('./reset-password/reset-password.tsx')).ResetPassword,
  '/dashboard': async () => (await import('./dashboard/dashboard.tsx')).Dashboard,
};

boot(PAGES, loadHostWords);
