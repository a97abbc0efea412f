import type { Reply } from './client.ts';
import type { TestStack } from './stack.ts';
import { mailed, newcomer } from './story.ts';

/** The fields that a page or a client sends with the token. */
type More = Record<string, string>;

/** Returns the token of the newest message to this address with a link that needs no login. */
export function newestAnswer(stack: TestStack, address: string): Promise<string> {
  return mailed(stack, address, /api\/liveness\/respond\?token=(\S+)/);
}

/** Returns the page of a link before a button is pressed. */
export function look(stack: TestStack, token: string): Promise<Reply> {
  return newcomer(stack)('GET', `/api/liveness/respond?token=${token}`);
}

/** Confirms a link as a frontend does. */
export function respond(stack: TestStack, token: string, more: More = {}): Promise<Reply> {
  return newcomer(stack)('POST', '/api/liveness/respond', { json: { token, ...more } });
}

/** Confirms a link as its page does. */
export function press(stack: TestStack, token: string, more: More = {}): Promise<Reply> {
  const raw = new URLSearchParams({ token, ...more }).toString();
  return newcomer(stack)('POST', '/api/liveness/respond', { raw, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
}

/** Returns the buttons of a page by their labels, with the fields that each sends. */
export function buttonsOf({ body }: Reply): Record<string, More> {
  const forms = String(body).match(/<form[\s\S]*?<\/form>/g) ?? [];
  return Object.fromEntries(
    forms.map((form) => {
      const fields = [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
      return [/<button[^>]*>([^<]*)</.exec(form)?.[1] ?? '', Object.fromEntries(fields)];
    }),
  );
}

/** Opens the page behind a link and presses the button with this label. */
export async function pressButton(stack: TestStack, token: string, label: string): Promise<Reply> {
  const buttons = buttonsOf(await look(stack, token));
  const fields = buttons[label];
  if (!fields) throw new Error(`The page has no button "${label}"; there are: ${Object.keys(buttons).join(' | ')}`);
  return press(stack, token, fields);
}
