import type { Readable } from 'node:stream';
import { type DriveOptions, type DriveReply, type DriveRequest, fetchFile, sendRequest, withRetries } from './drive-http.ts';
import { failedWith, fault } from './fault.ts';

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
  call(request: DriveRequest, options?: { repeatable?: boolean }): Promise<DriveReply>;
  /** Returns the content of a file as a stream, or the part that a Range header names. */
  download(request: DriveRequest): Promise<Readable>;
  /** Sends one request without the token, to a URL that contains its own authorization. */
  callWithoutToken(request: DriveRequest, options?: { repeatable?: boolean }): Promise<DriveReply>;
}

/** Returns the fault code of a reply, for which storage.ts has a sentence. Returns undefined if the status is enough. */
export type FaultOf = (reply: DriveReply) => string | undefined;

/** Returns whether a drive said that a file or folder does not exist. */
export const isMissing = (error: unknown): boolean => failedWith(error, 'NoSuchKey');

/** Returns the reply, or undefined if the drive says that the file or folder does not exist. */
export function unlessMissing(asked: Promise<DriveReply>): Promise<DriveReply | undefined> {
  return asked.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

export function driveClient(options: DriveOptions, access: DriveAccess, faultOf: FaultOf): DriveClient {
  const checked = (reply: DriveReply): DriveReply => {
    if (reply.status < 400) return reply;
    throw Object.assign(fault(faultOf(reply) ?? byStatus(reply.status)), { reply: reply.body });
  };
  return {
    call: async (request, { repeatable = true } = {}) =>
      checked(await authorized(access, (headers) => withRetries(options, repeatable, () => sendRequest(options, withHeaders(request, headers))))),
    callWithoutToken: async (request, { repeatable = true } = {}) =>
      checked(await withRetries(options, repeatable, () => sendRequest(options, request))),
    download: async (request) => {
      const { reply, file } = await authorized(access, (headers) =>
        withRetries(options, true, async () => {
          const fetched = await fetchFile(options, withHeaders(request, headers));
          return { ...fetched, status: fetched.reply.status, headers: fetched.reply.headers };
        }),
      );
      checked(reply);
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

function withHeaders(request: DriveRequest, headers: Record<string, string>): DriveRequest {
  return { ...request, headers: { ...request.headers, ...headers } };
}

function byStatus(status: number): string {
  if (status === 401) return 'SignInEnded';
  if (status === 403) return 'SignInLacks';
  if (status === 404) return 'NoSuchKey';
  if (status === 416) return 'InvalidRange';
  if (status === 429) return 'TooManyRequests';
  if (status === 507) return 'QuotaExceeded';
  return status >= 500 ? 'ServiceUnavailable' : 'NotUnderstood';
}
