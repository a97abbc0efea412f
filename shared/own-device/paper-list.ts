import { stripControls } from '#common/plain-text.ts';
import { RECIPIENT_PATTERN } from '#custody/age-header.ts';

/** A paper as a list names it. The name may be empty. */
export interface ListedPaper {
  name: string;
  recipient: string;
}

/**
 * Finds the papers in a text: lines with a name and a recipient, or JSON that has objects with `name` and `recipient`. Nothing in it is
 * trusted: the Host compares each recipient with its printed paper.
 */
export function readPaperList(text: string): ListedPaper[] {
  return fromJson(text) ?? text.split(/[\r\n]+/).flatMap(fromLine);
}

/**
 * Returns how many of these papers are needed, if the list says it: a line with `threshold` and the number. The Host sees it and can
 * choose another one.
 */
export function readThreshold(text: string, papers: number): number | undefined {
  const threshold = Number(/^[ \t]*"?threshold"?[ \t:,;]+(\d+),?[ \t]*$/m.exec(text)?.[1]);
  return threshold >= 2 && threshold <= papers ? threshold : undefined;
}

function fromLine(line: string): ListedPaper[] {
  const words = line.split(/[\s,;:"]+/);
  const recipient = words.find((word) => RECIPIENT_PATTERN.test(word));
  if (!recipient) return [];
  const name = line.slice(0, line.indexOf(recipient)).replace(/[\s,;:"]+$/, '');
  return [{ name: stripControls(name.replace(/^"/, '')), recipient }];
}

function fromJson(text: string): ListedPaper[] | undefined {
  try {
    return papersIn(JSON.parse(text));
  } catch {
    return undefined; // not JSON
  }
}

function papersIn(value: unknown): ListedPaper[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, recipient } = value as { name?: unknown; recipient?: unknown };
  if (typeof recipient === 'string' && RECIPIENT_PATTERN.test(recipient))
    return [{ name: typeof name === 'string' ? stripControls(name) : '', recipient }];
  return Object.values(value).flatMap(papersIn);
}
