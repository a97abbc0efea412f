import { describe, expect, it } from 'vitest';
import { hasRead, listReads, recordDocumentsRead, recordMessageRead } from '#transfers/rules/reads.ts';

const [early, late] = ['2026-11-21T09:00:00.000Z', '2026-11-22T09:00:00.000Z'] as const;
const survivors = [{ id: 'ben', name: 'Ben' }];
const documents = [{ id: 'one', filename: 'letter.txt' }];

describe('what a Survivor reads', () => {
  it('keeps the time of the first read', () => {
    const once = recordMessageRead(recordDocumentsRead(undefined, 'ben', ['one'], early), 'ben', early);
    const again = recordMessageRead(recordDocumentsRead(once, 'ben', ['one', 'three'], late), 'ben', late);
    expect(again).toEqual({ survivor: 'ben', message: early, documents: { one: early, three: late } });
    expect([hasRead(again, 'one'), hasRead(again, 'two'), hasRead(undefined, 'one')]).toEqual([true, false, false]);
  });

  it('is listed in order of time, with names as far as they are known', () => {
    const ben = recordMessageRead(recordDocumentsRead(undefined, 'ben', ['one'], late), 'ben', early);
    const stranger = recordDocumentsRead(undefined, 'gone', ['removed'], '2026-11-21T10:00:00.000Z');
    expect(listReads([ben, stranger], survivors, documents)).toEqual([
      { survivorName: 'Ben', document: undefined, at: early },
      { survivorName: '', document: { filename: '' }, at: '2026-11-21T10:00:00.000Z' },
      { survivorName: 'Ben', document: { filename: 'letter.txt' }, at: late },
    ]);
  });
});
