import { readId } from '#common/printed-id.ts';

/** What was typed from one Survivor's paper. */
export interface TypedPaper {
  survivorId: string;
  backupCode: string;
}

/** Returns what is wrong with one field of a paper. The number is read as a person copies it, with or without dashes and spaces. */
export function problemOf(row: TypedPaper, name: keyof TypedPaper): 'both' | 'idMissing' | null {
  if (!isFilled(row)) return null;
  if (row[name].trim() === '') return 'both';
  return name === 'survivorId' && readId(row.survivorId) === null ? 'idMissing' : null;
}

export function isFilled({ survivorId, backupCode }: TypedPaper): boolean {
  return survivorId.trim() !== '' || backupCode.trim() !== '';
}
