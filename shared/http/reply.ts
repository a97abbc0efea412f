import type { Readable } from 'node:stream';

/** What a handler answers. A stream is sent as it comes; anything else as JSON. */
export interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export const ok = (body: unknown, headers?: Record<string, string>): Reply => ({ status: 200, body, ...(headers && { headers }) });
export const created = (body: unknown): Reply => ({ status: 201, body });
export const noContent = (): Reply => ({ status: 204 });
export const streamed = (body: Readable, headers: Record<string, string>): Reply => ({ status: 200, body, headers });
export const redirect = (location: string): Reply => ({ status: 302, headers: { Location: location } });
export const accepted = (body: unknown): Reply => ({ status: 202, body });
