import type { Readable } from 'node:stream';
import type * as z from 'zod';
import { type ByteRange, rangeLength } from '#common/byte-range.ts';

/** Any reply of a handler. A stream is sent as it arrives, a text is sent unchanged, and everything else is sent as JSON. */
export interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A reply whose body is checked against the reply shapes of its endpoint. */
export interface JsonReply<Status extends number, Body> {
  status: Status;
  body: Body;
  headers?: Record<string, string>;
}

export interface EmptyReply<Status extends number> {
  status: Status;
}

export interface RedirectReply<Status extends number> {
  status: Status;
  headers: { Location: string };
}

export interface StreamReply<Status extends number> {
  status: Status;
  body: Readable;
  headers: Record<string, string>;
}

/** One of our pages, with any status: a refusal can be a page too. The type has no body, so that no JSON passes for a page. */
export interface PageReply {
  status: number;
  headers: { 'Content-Language': string; 'Content-Type': 'text/html; charset=utf-8'; 'Content-Security-Policy': string; 'X-Frame-Options': 'DENY' };
}

// `Body` is the declared shape, never the type of the value. So the compiler reports a field that is missing, wrong or unknown.
export const ok = <Body>(body: NoInfer<Body>): JsonReply<200, Body> => ({ status: 200, body });
export const created = <Body>(body: NoInfer<Body>): JsonReply<201, Body> => ({ status: 201, body });
export const accepted = <Body>(body: NoInfer<Body>): JsonReply<202, Body> => ({ status: 202, body });
export const noContent = (): EmptyReply<204> => ({ status: 204 });
export const redirect = (location: string): RedirectReply<302> => ({ status: 302, headers: { Location: location } });
export const streamed = (body: Readable, headers: Record<string, string>): StreamReply<200> => ({ status: 200, body, headers });

/** A part of a document of `size` bytes. The header names the part. */
export const partStreamed = (
  body: Readable,
  { range, size }: { range: ByteRange; size: number },
  headers: Record<string, string>,
): StreamReply<206> => ({
  status: 206,
  body,
  headers: { ...headers, 'Content-Length': String(rangeLength(range)), 'Content-Range': `bytes ${range.first}-${range.last}/${size}` },
});

/** The body of a reply: a JSON shape, or a word for a body that is not JSON. */
export type ReplyShape = z.ZodType | 'empty' | 'page' | 'redirect' | 'document' | 'part' | 'archive' | 'archive-part';

/** The replies of a successful request, by status. */
export type ReplyShapes = Readonly<Record<number, ReplyShape>>;

/** The replies that a handler with these shapes can return. */
export type ReplyOf<Shapes extends ReplyShapes> = { [Status in keyof Shapes & number]: ReplyAs<Status, Shapes[Status]> }[keyof Shapes & number];

type ReplyAs<Status extends number, Shape> = Shape extends z.ZodType
  ? JsonReply<Status, z.output<Shape>>
  : Shape extends 'empty'
    ? EmptyReply<Status>
    : Shape extends 'redirect'
      ? RedirectReply<Status>
      : Shape extends 'document' | 'part' | 'archive' | 'archive-part'
        ? StreamReply<Status>
        : PageReply;
