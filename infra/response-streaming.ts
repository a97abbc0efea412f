import type { Writable } from 'node:stream';

/** The head of a streamed reply, as a function gives it before the first byte. */
export interface ReplyHead {
  statusCode: number;
  headers?: Record<string, string | number | boolean>;
  multiValueHeaders?: Record<string, (string | number | boolean)[]>;
  cookies?: string[];
}

/** A function that writes its reply to a stream. */
export type StreamingHandler = (event: unknown, reply: Writable, context: unknown) => Promise<void>;

const streaming = new WeakSet<object>();
const heads = new WeakMap<Writable, (head: ReplyHead) => void>();

/**
 * Provides the `awslambda` global that the Lambda runtime gives to functions whose replies are streamed.
 * Source: https://docs.aws.amazon.com/lambda/latest/dg/config-rs-write-functions.html
 */
export function installResponseStreaming(): void {
  const awslambda = {
    streamifyResponse(handler: StreamingHandler): StreamingHandler {
      streaming.add(handler);
      return handler;
    },
    HttpResponseStream: {
      from(stream: Writable, head: ReplyHead): Writable {
        heads.get(stream)?.(head);
        return stream;
      },
    },
  };
  Object.assign(globalThis, { awslambda });
}

/** Whether a handler was made by `awslambda.streamifyResponse`. */
export function isStreaming(handler: object): handler is StreamingHandler {
  return streaming.has(handler);
}

/** Calls `take` when a function gives the head of the reply that it writes to this stream. */
export function onReplyHead(stream: Writable, take: (head: ReplyHead) => void): void {
  heads.set(stream, take);
}
