import type * as z from 'zod';
import type { EmptyReply, JsonReply, PageReply, RedirectReply, StreamReply } from './reply.ts';

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
