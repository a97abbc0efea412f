import type { Limits } from './document-list.ts';

/** What this page needs to know about a file before it reads it. */
export interface ChosenFile {
  name: string;
  size: number;
}

/** Why a file is not added. */
export type Rejection = 'kind' | 'empty' | 'too_large' | 'too_many' | 'total';

/** Returns the type of a file by its name, as the service names it. Null if this kind is not accepted. A name without an ending says nothing. */
export function typeOf(name: string, { kinds }: Pick<Limits, 'kinds'>): string | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase();
  if (extension === undefined) return 'application/octet-stream';
  return kinds.find(({ extensions }) => extensions.includes(extension))?.mime_type ?? null;
}

/** Divides the chosen files into those that can be uploaded, in their order, and the others. `present`: what counts already. */
export function checkFiles<File extends ChosenFile>(
  files: readonly File[],
  present: readonly { size: number }[],
  limits: Limits,
): { accepted: File[]; rejected: { file: File; why: Rejection }[] } {
  const accepted: File[] = [];
  const rejected: { file: File; why: Rejection }[] = [];
  for (const file of files) {
    const why = rejectionOf(file, [...present, ...accepted], limits);
    if (why) rejected.push({ file, why });
    else accepted.push(file);
  }
  return { accepted, rejected };
}

function rejectionOf(file: ChosenFile, present: readonly { size: number }[], limits: Limits): Rejection | null {
  if (typeOf(file.name, limits) === null) return 'kind';
  if (file.size === 0) return 'empty';
  if (file.size > limits.file_bytes) return 'too_large';
  if (present.length >= limits.documents) return 'too_many';
  return present.reduce((sum, { size }) => sum + size, file.size) > limits.total_bytes ? 'total' : null;
}

/** Returns what the window for choosing files shows: `.pdf,.docx`. */
export function acceptedNames({ kinds }: Pick<Limits, 'kinds'>): string {
  return [...new Set(kinds.flatMap(({ extensions }) => extensions))].map((extension) => `.${extension}`).join(',');
}

/** Groups the accepted kinds as a person calls them. The formats of pictures are names that they know from their camera. */
export function groupKinds({ kinds }: Pick<Limits, 'kinds'>): { groups: ('pdf' | 'word' | 'text')[]; pictures: string[] } {
  const types = kinds.map(({ mime_type }) => mime_type);
  const groups = types.flatMap((type) => GROUPS[type] ?? []);
  const pictures = types.filter((type) => type.startsWith('image/')).map((type) => type.slice('image/'.length).toUpperCase());
  return { groups, pictures };
}

const GROUPS: Record<string, 'pdf' | 'word' | 'text'> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'text/plain': 'text',
};
