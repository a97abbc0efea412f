import { isDrive } from '#common/storage-kinds.ts';
import { allStoragesOf, type SetAsideRow, type WithStorages } from '#hosts/rows/hosts.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { grantId, removeGrant } from '#storages/rows/grants.ts';
import { earlierStorageRow, type RowName, setAsideRow, storageRow } from '#store/keys.ts';
import type { SingleChange } from '#store/unit-of-work.ts';

/** Ends the consent at each cloud drive that no storage of the Host has any longer after this change. */
export function endedGrants(
  host: WithStorages,
  { put, remove }: { put: { [Name in RowName]?: unknown }; remove: readonly RowName[] },
): SingleChange[] {
  const isReplaced = (name: RowName): boolean => name in put || remove.includes(name);
  const unchanged = {
    storages: host.storages.filter(({ id }) => !isReplaced(storageRow(id))),
    earlier: { ...host.earlier, storages: host.earlier.storages.filter(({ id }) => !isReplaced(earlierStorageRow(id))) },
    setAside: new Map([...host.setAside].filter(([id]) => !isReplaced(setAsideRow(id)))),
  };
  const kept = new Set([...allStoragesOf(unchanged), ...storagesIn(put)].map(({ config }) => config));
  const ended = allStoragesOf(host).filter(({ type, config }) => isDrive(type) && !kept.has(config));
  return [...new Set(ended.map(({ config }) => grantId(config)))].map(removeGrant);
}

function storagesIn(put: { [Name in RowName]?: unknown }): StorageRecord[] {
  return Object.entries(put).flatMap(([name, row]) => {
    if (name.startsWith(setAsideRow(''))) return (row as SetAsideRow).storage ?? [];
    return name.startsWith(storageRow('')) || name.startsWith(earlierStorageRow('')) ? [row as StorageRecord] : [];
  });
}
