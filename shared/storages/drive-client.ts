import type { Readable } from 'node:stream';
import { type Answer, type Asking, ask, type DriveWorld, fault, fetchFile, patiently } from './drive-http.ts';

/** The Host's consent to use a drive, kept fresh by whoever keeps it. */
export interface DriveAccess {
  /**
   * An access token that is good now. `refused` is one that the drive has just answered 401 to, so it is not given again.
   * Throws a Refusal `storage_failed` when the consent has ended or can't be renewed just now.
   */
  token(refused?: string): Promise<string>;
}

/** How to speak to one drive in its Host's name. */
export interface DriveClient {
  /** One request; `repeatable` unless told. Throws the fault that an answer over 399 stands for. */
  call(asking: Asking, options?: { repeatable?: boolean }): Promise<Answer>;
  /** The bytes of a file, as they come. */
  download(asking: Asking): Promise<Readable>;
  /** One request without the token, to an address that carries its own right. */
  bare(asking: Asking, options?: { repeatable?: boolean }): Promise<Answer>;
}

/** The code of the fault that an answer stands for, as storage.ts has sentences for it; undefined where the status says enough. */
export type FaultOf = (answer: Answer) => string | undefined;

/** Whether a drive said that a file or folder is not there. */
export const isMissing = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'NoSuchKey';

/** The answer, or undefined where the drive says that the file or folder is not there. */
export function ifThere(asked: Promise<Answer>): Promise<Answer | undefined> {
  return asked.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

export function driveClient(world: DriveWorld, access: DriveAccess, faultOf: FaultOf): DriveClient {
  const judged = (answer: Answer): Answer => {
    if (answer.status < 400) return answer;
    throw Object.assign(fault(faultOf(answer) ?? byStatus(answer.status)), { answer: answer.body });
  };
  return {
    call: async (asking, { repeatable = true } = {}) =>
      judged(await authorized(access, (headers) => patiently(world, repeatable, () => ask(world, withHeaders(asking, headers))))),
    bare: async (asking, { repeatable = true } = {}) => judged(await patiently(world, repeatable, () => ask(world, asking))),
    download: async (asking) => {
      const { answer, file } = await authorized(access, (headers) =>
        patiently(world, true, async () => {
          const fetched = await fetchFile(world, withHeaders(asking, headers));
          return { ...fetched, status: fetched.answer.status, headers: fetched.answer.headers };
        }),
      );
      judged(answer);
      if (!file) throw fault('NotUnderstood');
      return file;
    },
  };
}

/** A token may end before its time: the drive says 401, and is asked once more with another one. */
async function authorized<T extends { status: number }>(access: DriveAccess, attempt: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  const token = await access.token();
  const first = await attempt({ authorization: `Bearer ${token}` });
  return first.status === 401 ? attempt({ authorization: `Bearer ${await access.token(token)}` }) : first;
}

function withHeaders(asking: Asking, headers: Record<string, string>): Asking {
  return { ...asking, headers: { ...asking.headers, ...headers } };
}

function byStatus(status: number): string {
  if (status === 401) return 'SignInEnded';
  if (status === 403) return 'SignInLacks';
  if (status === 404) return 'NoSuchKey';
  if (status === 429) return 'TooManyRequests';
  if (status === 507) return 'QuotaExceeded';
  return status >= 500 ? 'ServiceUnavailable' : 'NotUnderstood';
}
