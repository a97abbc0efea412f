import { stripControls } from '#common/plain-text.ts';

/** Returns one file name per document, in their order. The names are unique, valid on every system, and stay inside the folder. */
export function safeNames(documents: readonly { filename: string }[]): string[] {
  const taken = new Set<string>();
  return documents.map(({ filename }) => {
    const [, stem = '', extension = ''] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/.exec(safeName(filename)) ?? [];
    let name = `${stem}${extension}`;
    // Some file systems ignore upper and lower case
    for (let copy = 2; taken.has(name.toLowerCase()); copy++) name = `${stem} (${copy})${extension}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

const LONGEST = 200; // bytes; leaves room for " (2)", since most file systems allow 255
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i; // https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const utf8 = new TextEncoder();

function safeName(filename: string): string {
  const last = filename.normalize('NFC').split(/[/\\]/).pop() ?? '';
  const plain = stripControls(last)
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const named = plain === '' ? 'document' : DEVICES.test(plain) ? `_${plain}` : plain;
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(named)?.[0] ?? '';
  let stem = '';
  for (const character of named.slice(0, named.length - extension.length)) {
    if (utf8.encode(stem + character + extension).length > LONGEST) break;
    stem += character;
  }
  return stem + extension;
}
