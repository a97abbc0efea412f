import type { Readable } from 'node:stream';
import type { FaultOf } from './drive-faults.ts';
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
  const checked = <T extends DriveReply>(reply: T): T => {
    const reason = faultOf(reply);
    if (reason === undefined) return reply;
    throw Object.assign(fault(reason), { reply: reply.body });
  };
  const send = (request: DriveRequest, repeatable: boolean) => withRetries(options, { repeatable, faultOf }, () => sendRequest(options, request));
  return {
    call: async (request, { repeatable = true } = {}) =>
      checked(await authorized(access, faultOf, (headers) => send(withHeaders(request, headers), repeatable))),
    callWithoutToken: async (request, { repeatable = true } = {}) => checked(await send(request, repeatable)),
    download: async (request) => {
      const fetch = (headers: Record<string, string>) =>
        withRetries(options, { repeatable: true, faultOf }, () => fetchFile(options, withHeaders(request, headers)));
      const { file } = checked(await authorized(access, faultOf, fetch));
      if (!file) throw fault('NotUnderstood');
      return file;
    },
  };
}

/** Runs a request. A token can expire early: if the sign-in has ended, it runs the request once more with another token. */
async function authorized<T extends DriveReply>(
  access: DriveAccess,
  faultOf: FaultOf,
  attempt: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const token = await access.token();
  const first = await attempt({ authorization: `Bearer ${token}` });
  return faultOf(first) === 'SignInEnded' ? attempt({ authorization: `Bearer ${await access.token(token)}` }) : first;
}

function withHeaders(request: DriveRequest, headers: Record<string, string>): DriveRequest {
  return { ...request, headers: { ...request.headers, ...headers } };
}
