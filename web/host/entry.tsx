import type { AddressOf } from '#web/edge/pages.ts';
import { boot, type Pages } from '#web/shared/boot.tsx';
import { signedIn } from './console/console.tsx';
import { Navigation } from './console/navigation.tsx';
import { followDriveReturn } from './storages/drive-return.ts';
import { loadHostWords, withWords } from './words.ts';

/** The pages of this entry. */
const PAGES: Pages<AddressOf<'host.html'>> = {
  '/register': withWords(['register', 'resetPassword'], async () => (await import('./register/register.tsx')).Register),
  '/verify-email': withWords(['verifyEmail'], async () => (await import('./verify-email.tsx')).VerifyEmail),
  '/reset-password': withWords(['resetPassword'], async () => (await import('./reset-password/reset-password.tsx')).ResetPassword),
  '/setup': withWords(['setup'], async () => signedIn((await import('./setup/setup.tsx')).Setup)),
  '/dashboard': withWords(['dashboard'], async () => signedIn((await import('./dashboard/dashboard.tsx')).Dashboard)),
  '/survivors': withWords(['survivors', 'survivorForm', 'paperPrint'], async () => signedIn((await import('./survivors/survivors.tsx')).Survivors)),
  '/connectors': withWords(['connectors'], async () => signedIn((await import('./connectors/connectors.tsx')).Connectors)),
  '/settings': withWords(['checks', 'settings'], async () => signedIn((await import('./settings/settings.tsx')).Settings)),
  '/documents': withWords(['hostDocuments'], async () => signedIn((await import('./documents/documents.tsx')).Documents)),
  '/history': withWords(['history'], async () => signedIn((await import('./history/history.tsx')).History)),
  '/storages': withWords(['storages'], async () => signedIn((await import('./storages/storages.tsx')).Storages)),
  '/security': withWords(['security', 'factors', 'resetPassword', 'stopCard'], async () =>
    signedIn((await import('./security/security.tsx')).Security),
  ),
  '/review': withWords(['accountReview'], async () => signedIn((await import('./account-review/account-review.tsx')).AccountReview)),
  '/rehearse': withWords(['rehearse'], async () => signedIn((await import('./rehearse/rehearse.tsx')).Rehearse)),
  '/release': withWords(['release'], async () => (await import('./release.tsx')).Release),
  '/stop': withWords(['stopCard'], async () => (await import('./stop-card/stop.tsx')).Stop),
};

followDriveReturn();
boot(PAGES, loadHostWords, Navigation);
