// https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/pdfreference1.7old.pdf, implementation note 13: readers look for it in the first 1,024 bytes.
const MOST_BYTES_BEFORE = 1024;
const HEADER = /%PDF-\d\.\d/;
/** Prose about PDF has the header alone. */
const OBJECT = /\b\d+\s+\d+\s+obj\b/;

/**
 * Whether readers of PDF open a file that begins with `head`: also after white space, a mark, or the header of a printer. `active`: what
 * is before the PDF can be opened as something that acts.
 */
export function findPdfHeader(head: Uint8Array, isText: boolean): boolean | 'active' {
  const text = latin1(head);
  const at = text.search(HEADER);
  if (at === 0 || text.startsWith('%PDF-')) return true;
  if (at < 0 || at > MOST_BYTES_BEFORE || (isText && !OBJECT.test(text.slice(at)))) return false;
  return isActive(text.slice(0, at)) ? 'active' : true;
}

/** Whether a text begins as a program reads it, not a person: a web page, a script, PostScript, RTF. */
export function isActiveText(head: Uint8Array): boolean {
  return isActive(latin1(head).slice(0, MOST_BYTES_BEFORE));
}

/** Whether bytes around a document are the beginning of something that a device can run, show or unpack. NULs go first: they hide UTF-16. */
export function isActive(text: string): boolean {
  const shown = text.replaceAll('\0', '');
  return MARKUP.test(shown) || ARCHIVE.test(text) || BEGINNINGS.test(shown);
}

// The elements of https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type, and others that can act.
const MARKUP =
  /<(?:!doctype|!--|\?xml|\?php|\?=|(?:html|head|body|script|iframe|svg|math|style|title|table|object|embed|applet|meta|link|base|img|video|audio|form|input|div|font|h1|br|a|b|p)[\s/>])|<[a-z][^>]*\son[a-z]{3,}\s*=/i;

/** Of a part of a ZIP, which may begin anywhere in a file. */
const ARCHIVE = /PK[\x01\x03\x05-\x08][\x02\x04\x06-\x08]/;

const BEGINNINGS = /^[\s\xef\xbb\xbf\xff\xfe]*(?:#!|%!|\{\\rtf|@echo\s|MIME-Version:)|^MIME-Version:/im;

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

// ISO 32000-2, 7.5.5 and 7.6: the trailer of an encrypted PDF names how, by a reference or in place. It is never compressed.
const ENCRYPTED = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/;
/** As much as the entry can have of a chunk before. */
const OVERLAP = 64;

/** Looks for the entry of an encrypted PDF while its bytes pass. */
export function passwordWatch(): { see(chunk: Buffer): void; hasSeen(): boolean } {
  let before = '';
  let seen = false;
  return {
    see(chunk) {
      if (seen) return;
      const text = before + chunk.toString('latin1');
      seen = text.includes('/Encrypt') && ENCRYPTED.test(text);
      before = text.slice(-OVERLAP);
    },
    hasSeen: () => seen,
  };
}
