import { name } from '#domain/messages/letter.ts';

/** The one thing to do where nothing but the Host's own password helps. */
export const signIn = (link: string) => ({ label: 'Sign in', link });

export function hello(hostName: string): string {
  return `Hello ${name(hostName, 'there')},`;
}
