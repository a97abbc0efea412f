/** A header such as Content-Disposition: its type in lower case, and its parameters by their names in lower case. */
export interface HeaderValue {
  type: string;
  parameters: ReadonlyMap<string, string>;
}

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const TYPE = new RegExp(`[ \\t]*(${TOKEN}(?:/${TOKEN})?)[ \\t]*`, 'y');
// A value is a quoted string, or what follows until a space, a quote or a semicolon. A semicolon without a parameter changes nothing.
const PARAMETER = new RegExp(`;[ \\t]*(?:(${TOKEN})[ \\t]*=[ \\t]*(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s";]*))[ \\t]*)?`, 'y');

/**
 * Reads a header with parameters. https://www.rfc-editor.org/rfc/rfc2045#section-5.1
 * Returns undefined if it has more than one meaning, such as a quote inside a quoted value, a space in an unquoted one, or two parameters of
 * one name.
 */
export function parseHeaderValue(text: string): HeaderValue | undefined {
  TYPE.lastIndex = 0;
  const type = TYPE.exec(text)?.[1]?.toLowerCase();
  if (type === undefined) return undefined;
  const parameters = new Map<string, string>();
  let at = TYPE.lastIndex;
  while (at < text.length) {
    PARAMETER.lastIndex = at;
    const [part, name, quoted, bare = ''] = PARAMETER.exec(text) ?? [];
    if (part === undefined) return undefined;
    at += part.length;
    if (name === undefined) continue;
    if (parameters.has(name.toLowerCase())) return undefined;
    parameters.set(name.toLowerCase(), quoted === undefined ? bare : unescaped(quoted));
  }
  return { type, parameters };
}

/** Older browsers wrote a backslash before a quote. Others write paths of Windows, so every other backslash stays. */
function unescaped(quoted: string): string {
  return quoted.replace(/\\(["\\])/g, '$1');
}
