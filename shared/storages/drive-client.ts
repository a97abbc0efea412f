import type { Readable } from 'node:stream';
import { type Answer, type Asking, ask, type DriveWorld, fault, fetchFile, patiently } from './drive-http.ts';

/** The Host's consent to use a drive. The owner of this object renews the tokens. */
export interface DriveAccess {
  /**
   * Returns a valid access token. `refused` is a token that the drive has just answered with 401, so it is never returned again.
   * Throws Refusal `storage_failed` if the consent has ended or cannot be renewed now.
   */
  token(refused?: string): Promise<string>;
}

/** Sends requests to one drive in its Host's name. */
export interface DriveClient {
  /** Sends one request. `repeatable` (default true) allows a retry after a lost connection. Throws the fault for a status of 400 or more. */
  call(asking: Asking, options?: { repeatable?: boolean }): Promise<Answer>;
  /** Returns the content of a file as a stream. */
  download(asking: Asking): Promise<Readable>;
  /** Sends one request without the token, to a URL that contains its own authorization. */
  bare(asking: Asking, options?: { repeatable?: boolean }): Promise<Answer>;
}

/** Returns the fault code of a reply, for which storage.ts has a sentence. Returns undefined if the status is enough. */
export type FaultOf = (answer: Answer) => string | undefined;

/** Returns whether a drive said that a file or folder does not exist. */
export const isMissing = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'NoSuchKey';

/** Returns the reply, or undefined if the drive says that the file or folder does not exist. */
export function ifThere(asked: Promise<Answer>): Promise<Answer | undefined> {
  return asked.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

export function driveClient(world: DriveWorld, access: DriveAccess, faultOf: FaultOf): DriveClient {
  const checked = (answer: Answer): Answer => {
    if (answer.status < 400) return answer;
    throw Object.assign(fault(faultOf(answer) ?? byStatus(answer.status)), { answer: answer.body });
  };
  return {
    call: async (asking, { repeatable = true } = {}) =>
      checked(await authorized(access, (headers) => patiently(world, repeatable, () => ask(world, withHeaders(asking, headers))))),
    bare: async (asking, { repeatable = true } = {}) => checked(await patiently(world, repeatable, () => ask(world, asking))),
    download: async (asking) => {
      const { answer, file } = await authorized(access, (headers) =>
        patiently(world, true, async () => {
          const fetched = await fetchFile(world, withHeaders(asking, headers));
          return { ...fetched, status: fetched.answer.status, headers: fetched.answer.headers };
        }),
      );
      checked(answer);
      if (!file) throw fault('NotUnderstood');
      return file;
    },
  };
}

/** Runs a request. A token can expire early: after a 401 it runs the request once more with another token. */
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
