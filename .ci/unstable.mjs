// What .ci/run does about a test that passed only in its second run. Pure, so that it can be tested.
import { createHash } from 'node:crypto';

/**
 * Returns what follows from the tests that needed their second run. `failed` are listed already, and their file is the same as then: they
 * fail the run. `entries` are for the list: each of them is free once. `hashOf` returns the hash of a test's file.
 */
export function judge(unstable, { listed, hashOf, today }) {
  const isListed = ({ file, test }) => listed.some((entry) => entry.file === file && entry.test === test && entry.hash === hashOf(file));
  const entries = unstable.filter((one) => !isListed(one)).map(({ file, test }) => ({ file, test, since: today, reason: '', hash: hashOf(file) }));
  return { failed: unstable.filter(isListed), entries };
}

/** Returns what is wrong with the list, one sentence for each entry that has no reason or is older than its file. */
export function faultsOf(listed, hashOf) {
  return listed.flatMap(({ file, test, reason, hash }) => {
    const name = `${file} > ${test}`;
    if (!reason?.trim()) return [`${name}: write the reason why it was unstable.`];
    const current = hashOf(file);
    if (hash !== current) return [`${name}: its file has changed. Delete the entry if the test is fixed. Otherwise set its hash to ${current}.`];
    return [];
  });
}

/** Returns the hash of a test's file for the list. A line end is the same on each system. */
export function hashOfText(text) {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);
}
