import { describe, expect, it } from 'vitest';
import { acceptedNames, checkFiles, groupKinds, typeOf } from '#web/host/documents/check-file.ts';
import { changeOf, entriesOf, isChanged, sameDocuments } from '#web/host/documents/document-list.ts';
import { type Sealed, type SealingCalls, sealUntilDone } from '#web/host/documents/sealing.ts';
import {
  afterFailure,
  afterSending,
  canRetry,
  isBroken,
  NEW_UPLOAD,
  nextStep,
  sealingWaitsFor,
  type Upload,
} from '#web/host/documents/upload-steps.ts';
import { CallFailed, type Failure } from '#web/shared/failure.ts';
import { acceptedKinds } from '#wills/wire/document-names.ts';

const limits = {
  file_bytes: 50,
  total_bytes: 100,
  documents: 3,
  kinds: acceptedKinds().map(({ mimeType, extensions }) => ({ mime_type: mimeType, extensions: [...extensions] })),
};
const refused = (code: string, retryAfterSeconds: number | null = null): Failure => ({
  ...{ kind: 'refused', status: 409, code, sentence: '', fields: [] },
  retryAfterSeconds,
});
const lost: Failure = { kind: 'unreachable', isOffline: true };

it('documents with the same content are named together', () => {
  const documents = ['will.pdf', 'letter.txt', 'copy of will.pdf'].map((filename) => ({ filename, sha256_hash: filename.slice(-3) }));
  expect(sameDocuments(documents)).toEqual([['will.pdf', 'copy of will.pdf']]);
  expect(sameDocuments(documents.slice(0, 2))).toEqual([]);
});

describe('the files that a Host has chosen', () => {
  it.each([
    ['a film', { name: 'holiday.mov', size: 1 }, 'kind'],
    ['an empty file', { name: 'a.pdf', size: 0 }, 'empty'],
    ['a file that is too large', { name: 'a.pdf', size: 51 }, 'too_large'],
    ['a file for which there is no room', { name: 'a.pdf', size: 41 }, 'total'],
  ])('do not include %s', (_, file, why) => {
    expect(checkFiles([file], [{ size: 60 }], limits)).toEqual({ accepted: [], rejected: [{ file, why }] });
  });

  it('are counted together, the earlier ones first', () => {
    const files = ['a.pdf', 'b.JPG', 'c.docx'].map((name) => ({ name, size: 1 }));
    const { accepted, rejected } = checkFiles(files, [{ size: 1 }], limits);
    expect([accepted.map(({ name }) => name), rejected.map(({ why }) => why)]).toEqual([['a.pdf', 'b.JPG'], ['too_many']]);
  });

  it('have the type that the service knows, whatever the browser says', () => {
    expect(['A.PDF', 'photo.heic', 'a.txt', 'a.htm', 'letter'].map((name) => typeOf(name, limits))).toEqual([
      'application/pdf',
      'image/heic',
      'text/plain',
      null,
      'application/octet-stream',
    ]);
    expect(acceptedNames(limits)).toMatch(/^\.pdf,\.docx,\.txt,/);
  });

  it('are of kinds that all have a name', () => {
    const { groups, pictures } = groupKinds(limits);
    expect(groups.length + pictures.length).toBe(limits.kinds.length);
  });
});

describe('an upload', () => {
  const announced = { id: 'u', url: 'https://bucket.example', headers: {}, expiresAt: 100_000 };
  const ready: Upload = { ...NEW_UPLOAD, sha256: 'ab', announced };

  it.each<[string, Upload, number, string]>([
    ['reads the file first', NEW_UPLOAD, 0, 'hash'],
    ['announces it', { ...NEW_UPLOAD, sha256: 'ab' }, 0, 'announce'],
    ['sends it while its address works', ready, 69_999, 'send'],
    ['announces it again when its address is about to expire', ready, 70_000, 'announce'],
    ['completes what has arrived, also later', { ...ready, hasArrived: true }, 200_000, 'complete'],
  ])('%s', (_, upload, now, step) => expect(nextStep(upload, now)).toBe(step));

  it('keeps its address when the connection breaks', () => {
    const broken = afterFailure(ready, lost);
    expect(broken).toEqual({ ...ready, failure: lost });
    expect([isBroken(broken), canRetry(broken)]).toEqual([true, true]);
  });

  it.each([200, 412])('has arrived after the reply %i', (status) => expect(afterSending(ready, status)).toEqual({ ...ready, hasArrived: true }));

  it.each([400, 403])('begins again after the reply %i', (status) => {
    expect(afterSending(ready, status)).toEqual({ ...NEW_UPLOAD, failure: { kind: 'not_accepted' } });
  });

  it('keeps its address when the bucket has a fault', () => expect(afterSending(ready, 503)).toMatchObject({ announced }));

  it('begins again when the service has forgotten it', () => {
    expect(afterFailure({ ...ready, hasArrived: true }, refused('upload_not_found'))).toMatchObject({ announced: null, hasArrived: false });
  });

  it.each([refused('unsupported_document'), { kind: 'unreadable' } as const])('is not tried again after %o', (failure) => {
    expect(canRetry(afterFailure(ready, failure))).toBe(false);
  });
});

describe('a sealing of uploaded files', () => {
  it.each<[string, string[], ReturnType<typeof sealingWaitsFor>]>([
    ['waits for no file', [], null],
    ['does not wait for files that are added', ['done', 'done'], null],
    ['waits for a file on its way', ['done', 'send'], 'uploads'],
    ['waits for a file that is paused', ['paused'], 'uploads'],
    ['asks the Host about a file that has failed, also while others are on their way', ['stopped', 'waiting', 'stopped'], 'decision'],
  ])('%s', (_, phases, waits) => expect(sealingWaitsFor(phases.map((phase) => ({ phase })))).toBe(waits));
});

describe('the change of the next sealing', () => {
  const document = (id: string) => ({ id, filename: `${id}.pdf`, mime_type: 'application/pdf', size_bytes: 1, sha256_hash: 'a'.repeat(64) });

  it('is what was added and removed', () => {
    const documents = [
      { ...document('a'), carried: true },
      { ...document('c'), carried: false },
    ];
    const list = { documents, sealed: [document('a'), document('b')] };
    const change = changeOf(list);
    const ids = Object.values(change).map((part: { id: string }[]) => part.map(({ id }) => id));
    expect(ids).toEqual([['c'], ['a'], ['b']]);
    expect(isChanged(change)).toBe(true);
    expect(entriesOf(list).map(({ state, document: { id } }) => `${id} ${state}`)).toEqual(['a sealed', 'b leaves', 'c new']);
  });
});

describe('a sealing', () => {
  const sealed = { revision: 4 } as Sealed;
  /** Plays the replies in order. `null` is a lost one. */
  function played(replies: (Sealed | Failure)[], looks: { revision: number; isRunning: boolean }[] = []) {
    const waits: number[] = [];
    const calls: SealingCalls = {
      seal: async () => {
        const reply = replies.shift() ?? sealed;
        if ('kind' in reply) throw new CallFailed(reply);
        return reply;
      },
      look: async () => looks.shift() ?? { revision: 3, isRunning: true },
      wait: async (seconds) => void waits.push(seconds),
    };
    return { result: sealUntilDone(calls, 3), waits };
  }

  it('is joined again when it takes longer than a request', async () => {
    const { result, waits } = played([refused('sealing_in_progress', 7), refused('sealing_in_progress'), sealed]);
    expect(await result).toBe(sealed);
    expect(waits).toEqual([7, 5]);
  });

  it('is joined again when the connection breaks', async () => expect(await played([lost, sealed]).result).toBe(sealed));

  it('is done when the reply was lost', async () => {
    expect(await played([lost], [{ revision: 4, isRunning: false }]).result).toBeNull();
  });

  it('has failed when the request did not arrive', async () => {
    await expect(played([lost], [{ revision: 3, isRunning: false }]).result).rejects.toMatchObject({ failure: lost });
  });

  it('has failed when the service refuses', async () => {
    await expect(played([refused('storage_failed')]).result).rejects.toMatchObject({ failure: { code: 'storage_failed' } });
  });
});
