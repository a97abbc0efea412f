import { Refusal } from '#common/refusal.ts';
import { partKey, type ReadRange, suspicious, withZipParts, type ZipParts } from './zip-parts.ts';

const CONTENT_TYPES = '[content_types].xml';
/** Types are compared in lower case. */
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Of a workbook behind a chart or a table. */
const MAX_EMBEDDED_BYTES = 16 * 1024 * 1024;

/**
 * Returns why a ZIP is not an acceptable Word document, as the end of a sentence that begins with its name. Returns undefined if it is
 * acceptable. Checks it by the package's own parts list and all relationships. Source:
 * https://ecma-international.org/publications-and-standards/standards/ecma-376/ (part 2: packages, part 1: 11.3.10 main document)
 */
export function findDocxFault(size: number, range: ReadRange): Promise<string | undefined> {
  return orMessage(withZipParts(size, range, checkDocument));
}

/** A refusal is what was found, not a fault of the check. */
function orMessage(found: Promise<string | undefined>): Promise<string | undefined> {
  return found.catch((error: unknown) => {
    if (error instanceof Refusal) return error.message;
    throw error;
  });
}

async function checkDocument(parts: ZipParts): Promise<string | undefined> {
  const types = await typesOf(parts);
  const relations = await relationsOf(parts);
  const active = activeIn(parts, types, relations);
  if (active) return `${active.what}, which is not accepted. ${active.remedy}`;

  const main = mainPart(parts, types, relations);
  if (main === undefined) return notWord(parts, types);
  if (parts.size(main) === 0) return 'is a Word document without text: the file is damaged';
  for (const { target } of relations.filter(isEmbedding)) await checkEmbedded(parts, target);
  return undefined;
}

/** The part that the package's own relationship names. Some programs write none: then it is the one with the type. */
function mainPart(parts: ZipParts, types: PartTypes, relations: readonly Relation[]): string | undefined {
  const named = relations.filter(({ type, of }) => of === '' && type.endsWith('/officedocument')).map(({ target }) => target);
  const others = [...types.overrides.keys(), ...parts.names.filter((name) => name !== CONTENT_TYPES && !name.endsWith('.rels'))];
  return (named.length > 0 ? named : others).find((name) => types.of(name).includes(MAIN));
}

function notWord(parts: ZipParts, types: PartTypes): string {
  const all = parts.names.flatMap((name) => types.of(name));
  const [, what] = OTHER_MAINS.find(([pattern]) => all.some((type) => pattern.test(type))) ?? [];
  return what === undefined
    ? 'is not a Word document (DOCX), although it is built like an Office file'
    : `is not a Word document: it is ${what}. ${SAVE}`;
}

/** By the type of the main part, in lower case. */
const OTHER_MAINS: readonly (readonly [RegExp, string])[] = [
  [/wordprocessingml\.template\.main/, 'a Word template (DOTX)'],
  [/spreadsheetml\.\w+\.main/, 'an Excel workbook (XLSX)'],
  [/presentationml\.\w+\.main/, 'a PowerPoint presentation (PPTX)'],
];
const SAVE = 'Please open it, and save it as DOCX or PDF';

/** An embedded file is of a kind of today, so that it can be checked, and has in it neither an active part nor a further file. */
async function checkEmbedded(parts: ZipParts, name: string): Promise<void> {
  const file = await parts.bytes(name, MAX_EMBEDDED_BYTES);
  if (!file) throw suspicious(STRANGE);
  const range: ReadRange = async (start, end) => file.subarray(start, end);
  const fault = await orMessage(withZipParts(file.length, range, findEmbeddedFault));
  if (fault) throw suspicious(`contains an embedded file that is not accepted, because it ${fault}. ${REPLACE}`);
}

async function findEmbeddedFault(parts: ZipParts): Promise<string | undefined> {
  const relations = await relationsOf(parts);
  const active = activeIn(parts, await typesOf(parts), relations);
  return active?.what ?? (relations.some(isEmbedding) ? 'contains a further file' : undefined);
}

const isEmbedding = ({ type, isExternal }: Relation): boolean => type.endsWith('/package') && !isExternal;

const STRANGE = 'has a list of parts that Word would not write';
const REPLACE = 'Please replace it by a picture, or save the document as a PDF';

/** By the name or the type of a part, or by the relationship to it: a part is what one of the three says. In lower case. */
const ACTIVE: readonly { pattern: RegExp; what: string; remedy: string }[] = [
  {
    pattern: /sheet\.binary|\.xlsb$/,
    what: 'contains an Excel workbook in the binary format (XLSB)',
    remedy: REPLACE,
  },
  { pattern: /vbaproject|vbadata/, what: 'contains macros', remedy: 'Please save it as a Word document without macros (DOCX)' },
  {
    pattern: /macroenabled/,
    what: 'is, or contains, a file of a kind that can have macros',
    remedy: 'Please save it without macros (DOCX), or as a PDF',
  },
  { pattern: /activex|\/control$/, what: 'contains a control (ActiveX)', remedy: REPLACE },
  { pattern: /oleobject|(^|\/)embeddings\/[^/]*\.bin$/, what: 'contains an embedded object (OLE)', remedy: REPLACE },
  { pattern: /\/afchunk$/, what: 'contains a part in another format', remedy: 'Please open it in Word and save it again' },
];

function activeIn(parts: ZipParts, types: PartTypes, relations: readonly Relation[]): (typeof ACTIVE)[number] | undefined {
  const facts = [
    ...parts.names,
    ...[...types.overrides.values()].flat(),
    ...parts.names.flatMap((name) => types.of(name)),
    ...relations.map(({ type }) => type),
  ];
  return ACTIVE.find(({ pattern }) => facts.some((fact) => pattern.test(fact)));
}

interface Relation {
  /** In lower case, as all texts of a relation. */
  type: string;
  /** The folder of the part that has the relationship. Empty for the package itself. */
  of: string;
  /** The name of the part, if it is one of this file. */
  target: string;
  isExternal: boolean;
}

async function relationsOf(parts: ZipParts): Promise<Relation[]> {
  const found: Relation[] = [];
  for (const name of parts.names.filter((one) => one.endsWith('.rels'))) {
    const folder = name.replace(/_rels\/[^/]*$/, '');
    for (const { attributes } of elementsOf(await xmlOf(parts, name), 'Relationship')) {
      const { Type: type = '', Target: target = '', TargetMode: mode } = attributes;
      const isExternal = mode === 'external';
      found.push({ type, of: folder, target: isExternal ? target : partName(folder, target), isExternal });
    }
  }
  return found;
}

/** Targets are relative to the folder of the part that has the relationship. */
function partName(folder: string, target: string): string {
  return partKey(URL.parse(target.replaceAll('\\', '/'), `file:///${folder}`)?.pathname ?? '');
}

/** The types that a package declares. ECMA-376 part 2, 7.3.7: an Override for the part, or else the Default of its extension. */
interface PartTypes {
  /** All of one part. A list with two is read by programs in two ways, so all count. */
  of(name: string): readonly string[];
  overrides: ReadonlyMap<string, readonly string[]>;
}

async function typesOf(parts: ZipParts): Promise<PartTypes> {
  if (!parts.names.includes(CONTENT_TYPES)) throw suspicious(await whatZip(parts));
  const overrides = new Map<string, string[]>();
  const defaults = new Map<string, string[]>();
  for (const { tag, attributes } of elementsOf(await xmlOf(parts, CONTENT_TYPES), 'Default|Override')) {
    const { ContentType: type = '', PartName: name = '', Extension: extension = '' } = attributes;
    const [list, key] = tag === 'Override' ? [overrides, partKey(name)] : [defaults, extension];
    list.set(key, [...(list.get(key) ?? []), type]);
  }
  return {
    of: (name) => overrides.get(name) ?? defaults.get(/\.([^./]*)$/.exec(name)?.[1] ?? '') ?? [],
    overrides,
  };
}

/** https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part2-packages/OpenDocument-v1.3-os-part2-packages.html#MIME_type_stream */
async function whatZip(parts: ZipParts): Promise<string> {
  const mark = (await parts.bytes('mimetype'))?.toString('latin1') ?? '';
  if (mark.startsWith('application/vnd.oasis.opendocument')) return `is not a Word document: it is an OpenDocument file (such as ODT). ${SAVE}`;
  return 'is a ZIP archive, not a Word document';
}

/** The first line of an XML file. Another encoding than that of its bytes could hide what we search for. */
const DECLARATIONS = {
  'utf-8': declaration('utf-8|us-ascii'),
  'utf-16le': declaration('utf-16(?:le)?'),
  'utf-16be': declaration('utf-16(?:be)?'),
} as const;

function declaration(encodings: string): RegExp {
  return new RegExp(`^<\\?xml\\s(?:(?!encoding)[^?])*(?:encoding\\s*=\\s*["'](?:${encodings})["'][^?]*)?\\?>`, 'i');
}

/** Reads a flat list without an XML parser. Refuses everything that a flat list does not need, so that nothing can hide from it. */
async function xmlOf(parts: ZipParts, name: string): Promise<string> {
  const bytes = (await parts.bytes(name)) ?? Buffer.alloc(0);
  const encoding = encodingOf(bytes);
  const xml = new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(DECLARATIONS[encoding], '');
  if (/<[!?]|\]\]>|\0/.test(xml)) throw suspicious(STRANGE);
  return xml;
}

/** A package may have its lists in UTF-8 or UTF-16. https://www.w3.org/TR/xml/#sec-guessing */
function encodingOf(bytes: Buffer): keyof typeof DECLARATIONS {
  const first = bytes.subarray(0, 2).toString('latin1');
  if (first === '\xff\xfe' || first === '<\0') return 'utf-16le';
  return first === '\xfe\xff' || first === '\0<' ? 'utf-16be' : 'utf-8';
}

/** A part of a name in XML, in any script. */
const NAME = `[^\\s<>/="':]+`;
/**
 * An attribute may contain any text, also one that looks like the end of the element or like another attribute. It begins after white space, so
 * that a long text is read once.
 */
const ATTRIBUTE = new RegExp(`(?<=^|\\s)((?:${NAME}:)?${NAME})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g');

/** Returns the elements with these names. The values of their attributes are in lower case. */
function elementsOf(xml: string, names: string): { tag: string; attributes: Record<string, string> }[] {
  const elements = new RegExp(`<(?:${NAME}:)?(${names})\\b((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>`, 'g');
  return [...xml.matchAll(elements)].map(([, tag = '', text = '']) => ({
    tag,
    attributes: Object.fromEntries(
      [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, decoded(double ?? single ?? '').toLowerCase()]),
    ),
  }));
}

/** Replaces character references, so that none can hide a word that we search for. */
function decoded(text: string): string {
  return text
    .replace(/&#x0*([0-9a-f]{1,6});/gi, (_, hex) => character(Number.parseInt(hex, 16)))
    .replace(/&#0*(\d{1,7});/g, (_, digits) => character(Number.parseInt(digits, 10)))
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
