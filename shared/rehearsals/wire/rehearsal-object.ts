import type * as z from 'zod';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { type Rehearsal, wouldOpen } from '#hosts/rules/rehearsal.ts';
import type { Rehearsal as RehearsalReply } from './replies.ts';

/** A rehearsal in wire names. `wireId` returns the id that a Survivor has outside the service. */
export function rehearsalObject(rehearsal: Rehearsal, { survivors }: HostRecord, wireId: (id: string) => string): z.infer<typeof RehearsalReply> {
  const { id, startedAt, endsAt, ended, threshold, asked, came } = rehearsal;
  return {
    rehearsal_id: id,
    started_at: startedAt,
    ends_at: endsAt,
    ended_at: ended?.at ?? null,
    ended_by: ended?.why ?? null,
    threshold,
    confirmed: came.length,
    would_open: wouldOpen(rehearsal),
    survivors: asked.map(({ survivor, name }) => {
      const proof = came.find((one) => one.survivor === survivor);
      const isNamed = survivors.some((one) => one.id === survivor);
      return {
        survivor_id: isNamed ? wireId(survivor) : null,
        name,
        confirmed_at: proof?.at ?? null,
        by: proof ? (proof.by === 'code' ? 'code' : 'backup_code') : null,
        channel: proof?.by === 'code' ? proof.channel : null,
      };
    }),
  };
}
