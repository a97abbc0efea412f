import { dashboard } from './dashboard.ts';
import { frame } from './frame.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

/** The dictionary of the pages for Hosts. */
export const host = { frame, verifyEmail, resetPassword, dashboard };
