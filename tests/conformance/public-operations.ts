import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteName } from '#functions/routes.ts';
import { routes } from '#functions/routes.ts';
import type { Asking } from '#tests/support/client.ts';
import { type StartedTransfer, signIn, survivorAt } from '#tests/support/story.ts';
import { type Ids, NO_IDS, sampleOf } from './samples.ts';
import { isRemote, type Service } from './service.ts';

/** Public operations require no credential, so a credential changes no reply. */
export function publicOperationSentences(service: Service, transfer: () => StartedTransfer): void {
  describe.skipIf(isRemote)('Public operations (no credential): a foreign Authorization header changes no answer', () => {
    beforeAll(async () => {
      await signIn(transfer().will.host);
    });
    const ids = (): Ids => {
      const { will, transferId } = transfer();
      return { ...NO_IDS, will: will.willId, transfer: transferId, runningSurvivor: survivorAt(will, 0).id };
    };
    // Object.entries returns the names as plain strings.
    const open = (Object.entries(routes) as [RouteName, (typeof routes)[RouteName]][]).filter(([, row]) => row.auth === 'public');
    it.each(open)('%s', async (name, { method, path }) => {
      const { json, query, id = '' } = sampleOf(name, ids());
      const ask = async (headers: Record<string, string>) => {
        const asking: Asking = { headers, ...(json && { json }) };
        const { status, body } = await service.anyone()(
          method,
          `${path.replace('<id>', id)}${query ? `?${new URLSearchParams(query)}` : ''}`,
          asking,
        );
        return [status, body.code, typeof body === 'object' && Object.keys(body).sort()];
      };
      // Sent twice: a thing that can exist only once, such as an account, exists from then on.
      await ask({});
      const plain = await ask({});
      expect(await ask({ authorization: `Bearer ${transfer().will.host.tokens.access_token}` })).toEqual(plain);
    });
  });
}
