import { useState } from 'preact/hooks';
import { useNumbers } from '#web/host/parts/telephone.ts';
import { useWords } from '#web/host/words.ts';
import type { FieldState } from '#web/shared/field.tsx';
import type { Channel } from '#words/channels.ts';
import { type Contact, problemOfAddress, typedContacts } from './contacts.ts';

interface Row extends Contact {
  isTouched: boolean;
}

/** The addresses of a person, with one field for each. An empty field is not used. */
export interface Contacts {
  rows: readonly { type: Channel; field: FieldState }[];
  /** As the service expects them. */
  value: Contact[];
  add(type: Channel): void;
}

const EMPTY: readonly Contact[] = [
  { type: 'email', value: '' },
  { type: 'sms', value: '' },
];

/** Returns typed addresses with an empty row for each channel that the form asks about. */
export function withEmptyRows(typed: readonly Contact[]): Contact[] {
  const rows = EMPTY.map((empty) => typed.find(({ type }) => type === empty.type) ?? empty);
  return [...rows, ...typed.filter((contact) => !rows.includes(contact))];
}

/** Keeps the typed addresses. The first field asks for one if all are empty. */
export function useContacts(known: readonly Contact[] = EMPTY): Contacts {
  const { survivorForm: words, frame } = useWords();
  const numbers = useNumbers();
  const [rows, setRows] = useState<readonly Row[]>(() => known.map((contact) => ({ ...contact, isTouched: false })));
  const change = (index: number, values: Partial<Row>) => setRows((all) => all.map((row, at) => (at === index ? { ...row, ...values } : row)));
  const isEmpty = typedContacts(rows).length === 0;
  const sentenceFor = (row: Row, index: number): string | null => {
    if (row.value.trim() === '') return isEmpty && index === 0 ? words.noContact : null;
    const problem = problemOfAddress(row, numbers?.read);
    return problem === 'space' ? frame.emailSpace : problem && words.addressProblems[problem];
  };
  const fieldOf = (row: Row, index: number): FieldState => {
    const problem = sentenceFor(row, index);
    return {
      id: `contact-${index}`,
      value: row.value,
      error: row.isTouched ? problem : null,
      isValid: problem === null,
      set: (value) => change(index, { value }),
      touch: () => change(index, { isTouched: true }),
    };
  };
  return {
    rows: rows.map((row, index) => ({ type: row.type, field: fieldOf(row, index) })),
    value: typedContacts(rows, numbers?.read),
    add: (type) => setRows((all) => [...all, { type, value: '', isTouched: false }]),
  };
}
