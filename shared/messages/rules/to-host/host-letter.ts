import { safeName } from '#messages/rules/letter.ts';

/** The first sentence of a letter to a Host. */
export const WHO_WE_ARE = 'We are your will custody service.';

/** Below a link that needs no password. */
export const PRIVATE_LINK = 'Please do not forward this message: the link works for anyone who has it.';

/** The one step where only the Host's own password helps. */
export const signIn = (link: string) => ({ label: 'Sign in', link });

export function greeting(hostName: string): string {
  return `Hello ${safeName(hostName, 'there')},`;
}
