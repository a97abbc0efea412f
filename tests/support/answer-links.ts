import type { Reply } from './client.ts';
import type { TestStack } from './stack.ts';
import { mailed, newcomer } from './story.ts';

/** The token of the newest mail that can be answered without signing in. */
export function newestAnswer(stack: TestStack, email: string): Promise<string> {
  return mailed(stack, email, /api\/liveness\/respond\?token=(\S+)/);
}

/** What a link shows before anybody has pressed anything. */
export function look(stack: TestStack, token: string): Promise<Reply> {
  return newcomer(stack)('GET', `/api/liveness/respond?token=${token}`);
}

/** The answer as a frontend gives it. */
export function respond(stack: TestStack, token: string): Promise<Reply> {
  return newcomer(stack)('POST', '/api/liveness/respond', { json: { token } });
}

/** The answer as the page behind the link gives it. */
export function press(stack: TestStack, token: string): Promise<Reply> {
  const raw = new URLSearchParams({ token }).toString();
  return newcomer(stack)('POST', '/api/liveness/respond', { raw, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
}
