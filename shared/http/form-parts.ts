/** The parts of a form, one after the other. Both functions throw `unreadable()` for a body that is not one form in all readings. */
export interface FormParts {
  /** Goes to the next part and returns its header, or undefined behind the last part. The content of the part before must have been read. */
  next(): Promise<Uint8Array | undefined>;
  /** Returns some bytes of the current part's content, or undefined at its end. */
  piece(): Promise<Buffer | undefined>;
}

interface Source {
  /** Returns some bytes of the body, or undefined at its end. */
  pull: () => Promise<Buffer | undefined>;
  boundary: string;
  unreadable: (reason: string) => Error;
}

const MAX_HEADER_BYTES = 16 * 1024;
const CRLF = Buffer.from('\r\n');

/**
 * Divides the body of a form at its boundary. https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1
 * Every byte is in a part, or before the first one, or behind the last one. A body that another program could divide in another way is
 * unreadable: a boundary behind half a line end or with more text in its line, parts outside of the form, no end.
 */
export function divideForm({ pull, boundary, unreadable }: Source): FormParts {
  const section = sectionsOf({ pull, boundary, unreadable });
  let unread: Buffer | undefined;
  let state: 'before' | 'inside' | 'behind' = 'before';

  const outside = async (where: string): Promise<void> => {
    let text = CRLF.subarray(2);
    for (let piece = await section.piece(); piece; piece = await section.piece()) {
      text = Buffer.concat([text, piece]);
      if (text.length > MAX_HEADER_BYTES) throw unreadable(`has too much text ${where}`);
    }
    if (/content-disposition/i.test(text.toString('latin1'))) throw unreadable(`has a part ${where}`);
  };

  const header = async (): Promise<Buffer> => {
    let text = CRLF.subarray(2);
    for (let piece = await section.piece(); piece; piece = await section.piece()) {
      text = Buffer.concat([text, piece]);
      const end = text.indexOf('\r\n\r\n');
      if (end > MAX_HEADER_BYTES || (end < 0 && text.length > MAX_HEADER_BYTES)) throw unreadable('has a part whose header is too large');
      if (end < 0) continue;
      unread = text.subarray(end + 4);
      return text.subarray(2, Math.max(end, 2));
    }
    // A part without content whose line end some clients leave out: that of the empty line also begins the boundary.
    if (text.length > 4 && text.subarray(-2).equals(CRLF)) return text.subarray(2, -2);
    throw unreadable('has a part without an empty line behind its header');
  };

  const next = async (): Promise<Buffer | undefined> => {
    if (state === 'before') await outside('before the first part');
    if (section.isAtEnd()) throw unreadable('has no end');
    state = (await section.open()) ? 'inside' : 'behind';
    if (state === 'inside') return header();
    await outside('behind the last part');
    if (!section.isAtEnd()) throw unreadable('has a part behind its end');
    return undefined;
  };

  const piece = async (): Promise<Buffer | undefined> => {
    const rest = unread;
    unread = undefined;
    if (rest?.length) return rest;
    const found = await section.piece();
    if (!found && section.isAtEnd()) throw unreadable('has no end');
    return found;
  };

  return { next, piece };
}

interface Sections {
  /** Returns some bytes, or undefined at the boundary or at the end of the body. */
  piece(): Promise<Buffer | undefined>;
  /** Reads the rest of the boundary's line. Returns false for the last boundary. The next section begins with the end of this line. */
  open(): Promise<boolean>;
  isAtEnd(): boolean;
}

/** What is between the boundaries. A section begins with the line end that two boundaries may share. The first one gets a line end of ours. */
function sectionsOf({ pull, boundary, unreadable }: Source): Sections {
  const mark = Buffer.from(`--${boundary}`, 'latin1');
  let bytes: Buffer = CRLF;
  let searched = 0;
  let stop: 'boundary' | 'end' | undefined;

  const fill = async (): Promise<boolean> => {
    const more = await pull();
    if (more) bytes = Buffer.concat([bytes, more]);
    return more !== undefined;
  };

  const take = (length: number): Buffer => {
    const taken = bytes.subarray(0, length);
    bytes = bytes.subarray(length);
    searched = Math.max(0, searched - length);
    return taken;
  };

  /** Returns where the line end before the next boundary begins, or -1. */
  const findBoundary = (): number => {
    for (let at = bytes.indexOf(mark, searched); at >= 0; at = bytes.indexOf(mark, searched)) {
      if (at >= 2 && bytes.subarray(at - 2, at).equals(CRLF)) return at - 2;
      if (at >= 1 && '\r\n'.includes(String.fromCharCode(bytes[at - 1] ?? 0)))
        throw unreadable('has a boundary behind a line that does not end with CRLF');
      searched = at + 1;
    }
    return -1;
  };

  const piece = async (): Promise<Buffer | undefined> => {
    // All that can be the beginning of a boundary waits: its line end, and the boundary without its last byte.
    const waiting = mark.length + 1;
    while (stop === undefined) {
      const at = findBoundary();
      if (at > 0) return take(at);
      if (at === 0) {
        take(CRLF.length + mark.length);
        stop = 'boundary';
      } else if (bytes.length > waiting) return take(bytes.length - waiting);
      else if (!(await fill())) {
        stop = 'end';
        if (bytes.length > 0) return take(bytes.length);
      }
    }
    return undefined;
  };

  const open = async (): Promise<boolean> => {
    while (bytes.length < 2 && (await fill())) {}
    const isLast = bytes.subarray(0, 2).toString('latin1') === '--';
    if (isLast) take(2);
    while (await startsWithSpace()) take(1);
    const isEnded = bytes.subarray(0, 2).equals(CRLF) || (isLast && bytes.length === 0);
    if (!isEnded) throw unreadable('has a boundary with more text in its line, or whose line does not end with CRLF');
    stop = undefined;
    return !isLast;
  };

  /** Loads two more bytes, if there are any. Some mail programs write spaces behind a boundary. */
  const startsWithSpace = async (): Promise<boolean> => {
    while (bytes.length < 2 && (await fill())) {}
    return bytes[0] === 0x20 || bytes[0] === 0x09;
  };

  return { piece, open, isAtEnd: () => stop === 'end' };
}
