import { expect, it } from 'vitest';
import { currentApp } from '#platform/current-app.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { objectsUnder } from '#tests/faults/fault-row.ts';
import { sharedStage } from '#tests/races/stage.ts';
import { sharedWill } from '#tests/support/shared-stack.ts';
import { answered, survivorAt } from '#tests/support/story.ts';
import { deleteLeftovers } from '#workflows/sealing/delete-leftovers.ts';
import { writePendingFiles } from '#workflows/sealing/pending-files.ts';

const stage = sharedStage();
const will = sharedWill(stage);

async function findPendingEffect(kind: PendingEffect['effect']['kind']): Promise<PendingEffect> {
  const ids = (await stage.dump()).items.flatMap(({ pk }) => /"OUTBOX#(\w+)"/.exec(JSON.stringify(pk))?.[1] ?? []);
  const all = await Promise.all(ids.map((id) => currentApp().store.outbox.get(id)));
  const found = all.find((one) => one?.hostId === will.host.id && one.effect.kind === kind);
  if (!found) throw new Error(`No ${kind} is pending.`);
  return found;
}
const generationsIn = (paths: readonly string[]) => new Set(paths.flatMap((path) => /(?:manifest\.|shares\/)(\d+)/.exec(path)?.[1] ?? []));

it('the previous generation stays in the storage until the newer one is written', async () => {
  const before = await objectsUnder(stage, 'wills/');
  const [old] = generationsIn(before);
  await stage.fault('object_store', 'error');
  const contact_methods = [{ type: 'email', value: 'daniel.moved@example.net' }];
  await answered(200, will.host.ask, 'PUT', `/api/survivors/${survivorAt(will, 2).id}`, { json: { contact_methods } });
  // The storage works again between the attempt for the files and the attempt for the deletions.
  await stage.advance(1);
  await stage.fault('object_store', 'off');
  const status = () => answered(200, will.host.ask, 'GET', '/api/will/status');
  expect((await status()).package_behind).toBe(true);

  const app = currentApp();
  const host = await app.store.hosts.loadWithCustody(will.host.id);
  const generation = host?.custody.counters.generation ?? 0;
  await deleteLeftovers(app, await findPendingEffect('clear-leftovers'), generation);
  expect(await objectsUnder(stage, 'wills/')).toEqual(before);

  await writePendingFiles(app, await findPendingEffect('write-owed-files'), generation);
  const after = await objectsUnder(stage, 'wills/');
  expect(generationsIn(after)).toEqual(new Set([String(generation)]));
  expect(old).not.toBe(String(generation));
  expect((await status()).package_behind).toBe(false);
});
