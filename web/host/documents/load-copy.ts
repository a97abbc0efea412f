import { hostCall } from '#web/host/session.ts';
import { unreachable } from '#web/shared/api.ts';

/** The bytes of a copy that have arrived. */
interface Arrived {
  content: Blob;
  /** Names what they are a part of. Null before the first reply. */
  etag: string | null;
}

/** A browser may keep a Blob on its disk, and keeps single pieces in memory. */
const PIECE_BYTES = 8 * 1024 * 1024;

/**
 * Loads one ZIP file of a copy of the sealed package. If the connection breaks, continues with the bytes that have arrived, as long as
 * each attempt brings something. Throws CallFailed.
 */
export async function loadCopy(part: number, onBytes: (bytes: number) => void): Promise<Blob> {
  const arrived: Arrived = { content: new Blob(), etag: null };
  for (;;) {
    const before = arrived.content.size;
    onBytes(before);
    if (await loadRest(part, arrived, onBytes)) return arrived.content;
    if (arrived.etag === null || arrived.content.size <= before) throw unreachable();
  }
}

/** Returns whether everything has arrived. */
async function loadRest(part: number, arrived: Arrived, onBytes: (bytes: number) => void): Promise<boolean> {
  let reply: Response | undefined;
  const body = await hostCall(async (api, headers) => {
    const answer = await api.GET('/api/will/package', {
      headers: { ...headers, ...rangeOf(arrived) },
      params: { query: { part } },
      parseAs: 'stream',
    });
    reply = answer.response;
    return answer;
  });
  if (reply?.status !== 206) Object.assign(arrived, { content: new Blob(), etag: reply?.headers.get('etag') ?? null });
  // With `parseAs`, it is the body of the reply.
  const reader = (body as unknown as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const keep = () => {
    arrived.content = new Blob([arrived.content, ...pieces]);
    pieces = [];
    bytes = 0;
  };
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      pieces.push(read.value);
      bytes += read.value.length;
      if (bytes >= PIECE_BYTES) keep();
      onBytes(arrived.content.size + bytes);
    }
    return true;
  } catch {
    return false;
  } finally {
    keep();
  }
}

/** Asks for the rest (RFC 9110). Another content comes as a whole. */
function rangeOf({ content, etag }: Arrived): Record<string, string> {
  return content.size > 0 && etag !== null ? { range: `bytes=${content.size}-`, 'if-range': etag } : {};
}
