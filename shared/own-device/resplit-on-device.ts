import { Refusal } from '#common/refusal.ts';
import { hostSheet, openBySheet, openInnerList } from '#custody/inner-list.ts';
import { type Resplit, resplitInner } from '#custody/inner-resplit.ts';
import { nextGeneration } from './generation.ts';
import { needsFreshKey } from './needs-documents.ts';
import { listFile, type SealedFile } from './seal-on-device.ts';

/** For whom a will opens that stays encrypted as it is. */
export type DeviceResplit = Omit<Resplit, 'generation'>;

/**
 * Opens the inner key with the Host's own sheet, and splits it again. Returns the next `inner.will`: the encrypted documents stay.
 * `file`: the `inner.will` of the sealed will. `identity`: the secret on the sheet. Throws Refusal `package_altered` if it is not a
 * genuine list, `wrong_key` if another sheet has signed it, `inner_incomplete` if the documents are needed, and TypeError for a list that
 * would be refused.
 */
export async function resplitOnDevice(file: Uint8Array, identity: string, given: DeviceResplit): Promise<SealedFile> {
  const sheet = await hostSheet(identity);
  try {
    const { generation } = nextGeneration(file, sheet, given.sealedAt);
    const { list } = openInnerList(file);
    const earlier = { ...list, papers: list.papers.map(({ recipient }) => recipient) };
    if (needsFreshKey(earlier, given)) throw new Refusal('inner_incomplete');
    if (given.messages.some(({ recipient }) => earlier.papers.includes(recipient) || !given.papers.includes(recipient)))
      throw new TypeError('A message is for none of the new papers.');
    const key = { identity: await openBySheet(list, identity), recipient: list.recipient };
    return await listFile(await resplitInner(list, key, sheet, { ...given, generation }));
  } finally {
    sheet.seed.fill(0);
  }
}
