import type * as z from 'zod';

/** The body of a reply: a JSON shape, or a word for what isn't JSON. */
export type ReplyShape = z.ZodType | 'empty' | 'page' | 'redirect' | 'document';

/** What an endpoint answers when all goes well, by status. */
export type ReplyShapes = Readonly<Record<number, ReplyShape>>;
