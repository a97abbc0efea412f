import { Refusal } from '#common/refusal.ts';
import { type ReadRange, suspicious, withZipParts, type ZipParts } from './zip-parts.ts';

const CONTENT_TYPES = '[content_types].xml';
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
  const types = await declaredTypes(parts);
  const relations = await relationsOf(parts);
  const active = activeIn(parts, types, relations);
  if (active) return `${active.what}, which is not accepted. ${active.remedy}`;

  const main = types.find(({ type, part }) => type === MAIN.toLowerCase() && part !== undefined)?.part;
  if (!main) return 'is not a Word document (DOCX), although it is built like an Office file';
  if (parts.size(main) === 0) return 'is a Word document without text: the file is damaged';
  for (const { target } of relations.filter(isEmbedding)) await checkEmbedded(parts, target);
  return undefined;
}

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
  const active = activeIn(parts, await declaredTypes(parts), relations);
  return active?.what ?? (relations.some(isEmbedding) ? 'contains a further file' : undefined);
}

const isEmbedding = ({ type, isExternal }: Relation): boolean => type.endsWith('/package') && !isExternal;

const STRANGE = 'has a list of parts that Word would not write';
const REPLACE = 'Please replace it by a picture, or save the document as a PDF';

/** By the name or the type of a part, or by the relationship to it: a part is what one of the three says. In lower case. */
const ACTIVE: readonly { pattern: RegExp; what: string; remedy: string }[] = [
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

function activeIn(parts: ZipParts, types: readonly Declared[], relations: readonly Relation[]): (typeof ACTIVE)[number] | undefined {
  const facts = [...parts.names, ...[...types, ...relations].map(({ type }) => type)];
  return ACTIVE.find(({ pattern }) => facts.some((fact) => pattern.test(fact)));
}

interface Relation {
  /** In lower case, as all texts of a relation. */
  type: string;
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
      found.push({ type, target: isExternal ? target : partName(folder, target), isExternal });
    }
  }
  return found;
}

/** Targets are relative to the folder of the part that has the relationship. */
function partName(folder: string, target: string): string {
  const path = URL.parse(target, `file:///${folder}`)?.pathname ?? '';
  return decodeURIComponent(path.replace(/%(?![0-9a-f]{2})/gi, '%25'))
    .slice(1)
    .toLowerCase();
}

interface Declared {
  /** Lower case, because part names are compared without regard to case. */
  type: string;
  /** The name of the part of an Override. Undefined for a Default, which applies to an extension that a part has. */
  part: string | undefined;
}

async function declaredTypes(parts: ZipParts): Promise<Declared[]> {
  if (!parts.names.includes(CONTENT_TYPES)) throw suspicious('is a ZIP archive, not a Word document');
  const xml = await xmlOf(parts, CONTENT_TYPES);
  const declared = elementsOf(xml, 'Default|Override').map(
    ({ tag, attributes: { ContentType: type = '', PartName: name, Extension: extension } }) => ({
      type,
      part: tag === 'Override' ? name?.replace(/^\//, '') : undefined,
      extension,
    }),
  );
  return declared.filter(({ part, extension }) => part !== undefined || parts.names.some((name) => name.endsWith(`.${extension}`)));
}

/** The first line of an XML file. Another encoding could hide what we search for. */
const DECLARATION = /^<\?xml\s(?:(?!encoding)[^?])*(?:encoding\s*=\s*["'](?:utf-8|us-ascii)["'][^?]*)?\?>/i;

/** Reads a flat list without an XML parser. Refuses everything that a flat list does not need, so that nothing can hide from it. */
async function xmlOf(parts: ZipParts, name: string): Promise<string> {
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(await parts.bytes(name)).replace(DECLARATION, '');
  if (/<[!?]|\]\]>/.test(xml)) throw suspicious(STRANGE);
  return xml;
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
