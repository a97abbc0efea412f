import { useState } from 'preact/hooks';
import type { FieldState } from '#web/shared/field.tsx';
import { readId } from '#web/shared/typed-id.ts';
import { isFilled, problemOf, type TypedPaper } from './typed-paper.ts';

interface Row extends TypedPaper {
  isTouched: boolean;
}

/** The papers of Survivors that a Host has at hand: two fields for each. */
export interface Papers {
  rows: readonly { survivorId: FieldState; backupCode: FieldState }[];
  fields: readonly FieldState[];
  /** The backup codes of all filled rows, as the service expects them. */
  codes: { survivor_id: string; backup_code: string }[];
  add(): void;
}

const EMPTY: Row = { survivorId: '', backupCode: '', isTouched: false };

/** Keeps the typed papers. A row needs both fields or none, else `both` is its error. A number that is not a Survivor's has `idMissing`. */
export function usePapers({ both, idMissing }: { both: string; idMissing: string }): Papers {
  const [rows, setRows] = useState<readonly Row[]>([EMPTY]);
  const change = (index: number, values: Partial<Row>) => setRows((all) => all.map((row, at) => (at === index ? { ...row, ...values } : row)));
  const fieldOf = (row: Row, index: number, name: 'survivorId' | 'backupCode'): FieldState => {
    const problem = problemOf(row, name);
    const touch = () => change(index, { isTouched: true });
    return {
      id: `${name}-${index}`,
      value: row[name],
      error: row.isTouched && problem ? { both, idMissing }[problem] : null,
      isValid: problem === null,
      set: (value) => change(index, { [name]: value }),
      touch,
    };
  };
  const shown = rows.map((row, index) => ({ survivorId: fieldOf(row, index, 'survivorId'), backupCode: fieldOf(row, index, 'backupCode') }));
  return {
    rows: shown,
    fields: shown.flatMap(({ survivorId, backupCode }) => [survivorId, backupCode]),
    codes: rows.filter(isFilled).map((row) => ({ survivor_id: readId(row.survivorId) ?? '', backup_code: row.backupCode.trim() })),
    add: () => setRows((all) => [...all, EMPTY]),
  };
}
