import type { TestStack } from '#tests/support/stack.ts';
import { access, answered, openWill, type SealedWill, sealWill } from '#tests/support/story.ts';

/** What `simulation` does on the local stack and in the simulated world: a life of about 30 requests, and single ones with their effects. */
export interface Play {
  life(): Promise<void>;
  /** A request that reads. */
  read(): Promise<void>;
  /** A request that changes something and sends messages. */
  change(): Promise<void>;
}

/** Seals a will, on which `read` and `change` work. */
export async function openPlay(stack: TestStack): Promise<Play & { will: SealedWill }> {
  const will = await sealWill(stack);
  let changes = 0;
  return {
    will,
    async life() {
      const transfer = await openWill(await sealWill(stack));
      for (const survivor of transfer.will.survivors.slice(0, 2)) await access(transfer, survivor);
    },
    async read() {
      await answered(200, will.host.ask, 'GET', '/api/will/status');
    },
    async change() {
      changes += 1;
      await answered(200, will.host.ask, 'PUT', '/api/host/profile', { json: { display_name: `Anna ${changes}` } });
      await stack.messages({ to: 'nobody' });
    },
  };
}
