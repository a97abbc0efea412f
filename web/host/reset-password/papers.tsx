import { useState } from 'preact/hooks';
import { readId } from '#common/printed-id.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { type FieldState, TextField, useKeptKey } from '#web/shared/field.tsx';
import { recall, remember } from '#web/shared/tab-memory.ts';
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

const keptRows = (key: string): Row[] => (recall(key) ?? '').split('\n').map((survivorId) => ({ ...EMPTY, survivorId }));

/** Keeps the typed papers, and their numbers also over a reload. The codes are secrets and not kept. A row needs both fields or none, else `both` is its error. */
export function usePapers(both: string): Papers {
  const { idMissing } = useWords().resetPassword;
  const kept = useKeptKey('paper-numbers');
  const [rows, setRows] = useState<readonly Row[]>(() => keptRows(kept));
  // From the rows of now: a browser that fills both fields changes them before the page is drawn again.
  const change = (index: number, values: Partial<Row>) =>
    setRows((all) => {
      const changed = all.map((row, at) => (at === index ? { ...row, ...values } : row));
      remember(kept, changed.map(({ survivorId }) => survivorId).join('\n'));
      return changed;
    });
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

/** Asks for the number and a code of each paper. A page that shows it needs the words `resetPassword`. */
export function PaperRows({ papers: { rows, add } }: { papers: Papers }) {
  const { resetPassword: words } = useWords();
  return (
    <>
      {rows.map(({ survivorId, backupCode }) => (
        <div key={survivorId.id}>
          <TextField field={survivorId} label={words.survivorId} kind="code" />
          <TextField field={backupCode} label={words.backupCode} kind="code" />
        </div>
      ))}
      <Button onClick={add}>{words.addPaper}</Button>
    </>
  );
}
