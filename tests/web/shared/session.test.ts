import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeTabs, inTime, openBrowser, openTab, type TabStorage } from '#tests/web/tabs.ts';

beforeEach(openBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (storage?: TabStorage) => openTab(async () => (await import('#web/shared/session.ts')).sharedSecret('host'), storage);

/** Returns the storage of a tab that left the page with this secret, a second ago. */
async function storedWith(secret: string): Promise<TabStorage> {
  const storage: TabStorage = new Map();
  (await open(storage)).set(secret);
  closeTabs();
  await vi.advanceTimersByTimeAsync(1000);
  return new Map(storage);
}

describe('a secret of all tabs', () => {
  it('survives a reload', async () => {
    const tab = await open(await storedWith('one'));
    expect(tab.get()).toBe('one');
    expect(await inTime(tab.find())).toBe('one');
  });

  it('is found by a new tab', async () => {
    (await open()).set('one');
    expect(await inTime((await open()).find())).toBe('one');
  });

  it('is removed in all tabs and their storage', async () => {
    const storage: TabStorage = new Map();
    const [first, second] = [await open(), await open(storage)];
    first.set('one');
    expect([second.get(), storage.size]).toEqual(['one', 1]);
    first.set(null);
    expect([second.get(), storage.size]).toEqual([null, 0]);
  });

  it('is the newest one in a tab that comes back with an earlier one', async () => {
    const earlier = await storedWith('one');
    const open1 = await open();
    open1.set('two');
    const back = await open(earlier);
    expect(await inTime(back.find())).toBe('two');
    expect(open1.get()).toBe('two');
  });

  it('stays removed when a tab comes back with an earlier one', async () => {
    const earlier = await storedWith('one');
    const signedOut = await open();
    signedOut.set(null);
    const back = await open(earlier);
    expect(await inTime(back.find())).toBeNull();
    expect(signedOut.get()).toBeNull();
  });

  it('is the newest one for a new tab, also if a tab with an earlier one answers first', async () => {
    const earlier = await storedWith('one');
    const later = await storedWith('two');
    await open(earlier);
    await open(later);
    expect(await inTime((await open()).find())).toBe('two');
  });

  it('is replaced also after the clock of the device was set back', async () => {
    const [first, second] = [await open(), await open()];
    first.set('one');
    vi.setSystemTime(0);
    second.set('two');
    expect(first.get()).toBe('two');
  });

  it('is none if the storage contains something else', async () => expect((await open(new Map([['secret:host', 'one']]))).get()).toBeNull());
});
