import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { afterPress } from './after-press.ts';
import { Button } from './button.tsx';
import { FailureNotice } from './frame.tsx';
import { useLanguage } from './language.tsx';
import { recall, remember } from './tab-memory.ts';
import type { Call } from './use-call.ts';

/** One thing that a form asks for. */
export interface FieldState {
  id: string;
  /** As typed. Forms never change or empty it. */
  value: string;
  /** The sentence below the label. Null until the reader has left the field or sent the form. */
  error: string | null;
  isValid: boolean;
  set(value: string): void;
  /** Shows the error from now on. */
  touch(): void;
}

/** Keeps what was typed. `check` returns a sentence that says what to do, or null if the value is fine. Without it, each value is. */
export function useField(id: string, check: ((value: string) => string | null) | null, initial = ''): FieldState {
  const [value, set] = useState(initial);
  const [isTouched, setTouched] = useState(false);
  const problem = check?.(value) ?? null;
  return { id, value, error: isTouched ? problem : null, isValid: problem === null, set, touch: () => setTouched(true) };
}

/** The name under which this tab keeps what is typed here, until its page has done its work or is left. The next person at this tab finds nothing of it. */
export function useKeptKey(id: string): string {
  const [key] = useState(() => `${location.pathname} ${id}`);
  // A reload does not run it.
  useEffect(() => () => remember(key, null), [key]);
  return key;
}

/** A field that a reload does not empty: for long numbers from a paper. Codes are secrets and not kept. */
export function useKeptField(id: string, check: (value: string) => string | null, initial = ''): FieldState {
  const key = useKeptKey(id);
  const field = useField(id, check, initial || (recall(key) ?? ''));
  const set = (value: string) => {
    remember(key, value);
    field.set(value);
  };
  return { ...field, set };
}

/** What a field contains. It decides the keyboard of a phone and what a browser fills in. */
type Kind = 'text' | 'name' | 'email' | 'tel' | 'number' | 'one-time-code' | 'code' | 'password' | 'new-password' | 'secret';

const ATTRIBUTES = {
  text: { type: 'text', autocomplete: 'off' },
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email', inputMode: 'email' },
  tel: { type: 'tel', autocomplete: 'tel', inputMode: 'tel' },
  // A field of the type `number` loses what is not a number, and changes when the page is scrolled.
  number: { type: 'text', autocomplete: 'off', inputMode: 'numeric' },
  'one-time-code': { type: 'text', autocomplete: 'one-time-code', inputMode: 'numeric' },
  // Codes and ids from paper. Phones must not correct them.
  code: { type: 'text', autocomplete: 'off', autocapitalize: 'characters' },
  password: { type: 'password', autocomplete: 'current-password' },
  'new-password': { type: 'password', autocomplete: 'new-password' },
  // Access data of another service. The browser must not fill in the password of this one.
  secret: { type: 'password', autocomplete: 'off' },
} as const satisfies Record<Kind, object>;

/** What each kind of field shows. */
export interface FieldProps {
  field: FieldState;
  label: string;
  hint?: ComponentChildren;
}

/** The label, the hint and the error of a field. `children` gets what connects the control with them. */
export function Labelled({ field, label, hint, children }: FieldProps & { children: (control: ControlAttributes) => ComponentChildren }) {
  const described = [hint ? `${field.id}-hint` : '', field.error ? `${field.id}-error` : ''].filter(Boolean).join(' ');
  const control = { id: field.id, name: field.id, 'aria-invalid': field.error !== null, ...(described && { 'aria-describedby': described }) };
  return (
    <div class={field.error ? 'field wrong' : 'field'}>
      <label for={field.id}>{label}</label>
      <HintAndError field={field} hint={hint} />
      {children(control)}
    </div>
  );
}

interface ControlAttributes {
  id: string;
  name: string;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
}

/** A labelled text field with its hint and its error. */
export function TextField({ field, label, hint, kind = 'text' }: FieldProps & { kind?: Kind }) {
  const { words } = useLanguage();
  const [isShown, setShown] = useState(false);
  const attributes = isShown ? ({ type: 'text', autocomplete: ATTRIBUTES[kind].autocomplete } as const) : ATTRIBUTES[kind];
  return (
    <Labelled field={field} label={label} hint={hint}>
      {(control) => (
        <>
          <input
            {...attributes}
            {...control}
            class={kind}
            spellcheck={false}
            value={field.value}
            onInput={(event) => field.set(event.currentTarget.value)}
            onBlur={() => field.value !== '' && afterPress(field.touch)}
          />
          {ATTRIBUTES[kind].type === 'password' && (
            <Button kind="link" onClick={() => setShown(!isShown)}>
              {isShown ? words.frame.hidePassword : words.frame.showPassword}
            </Button>
          )}
        </>
      )}
    </Labelled>
  );
}

interface Option {
  value: string;
  label: string;
  hint?: string;
}

/** A question with a few answers. The first one gets the focus from an error summary. `children` can hold more of them. */
export function Choice({ field, label, hint, options, children }: FieldProps & { options: readonly Option[]; children?: ComponentChildren }) {
  return (
    <fieldset class={field.error ? 'field wrong' : 'field'} aria-describedby={hint ? `${field.id}-hint` : undefined}>
      <legend>{label}</legend>
      <HintAndError field={field} hint={hint} />
      {options.map((option, index) => (
        <Radio key={option.value} id={index === 0 ? field.id : `${field.id}-${option.value}`} field={field} option={option} />
      ))}
      {children}
    </fieldset>
  );
}

export function Radio({ id, field, option: { value, label, hint } }: { id: string; field: FieldState; option: Option }) {
  return (
    <label class="option">
      <input type="radio" id={id} name={field.id} value={value} checked={field.value === value} onChange={() => field.set(value)} />
      <span>
        {label}
        {hint && <span class="hint">{hint}</span>}
      </span>
    </label>
  );
}

function HintAndError({ field: { id, error }, hint }: { field: FieldState; hint: ComponentChildren }) {
  const { words } = useLanguage();
  return (
    <>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p class="error" id={`${id}-error`}>
          <span class="hidden">{words.frame.error}: </span>
          {error}
        </p>
      )}
    </>
  );
}

export interface FormProps {
  fields: readonly FieldState[];
  call: Pick<Call<never>, 'isRunning' | 'failure'>;
  /** What the button does: "Confirm my e-mail address". */
  submit: string;
  onSubmit(): void;
  /** The sentences of this page by code. */
  failures?: Record<string, string>;
  /** What is above the form instead of the reason why its call failed. */
  problem?: ComponentChildren;
  children: ComponentChildren;
}

/**
 * A form with one main button. Above it is why its call failed. Sends only if all fields are valid. Otherwise it shows a summary of
 * the errors with links to their fields. While the call runs, the button says so and does nothing.
 */
export function Form({ fields, call, submit, onSubmit, failures, problem, children }: FormProps) {
  const { words } = useLanguage();
  const [refusals, setRefusals] = useState(0);
  const wrong = fields.filter(({ error }) => error !== null);
  const send = (event: Event) => {
    event.preventDefault();
    for (const field of fields) field.touch();
    if (fields.some(({ isValid }) => !isValid)) return setRefusals((count) => count + 1);
    setRefusals(0);
    onSubmit();
  };
  return (
    <>
      {problem === undefined ? <FailureNotice failure={call.failure} failures={failures} /> : problem}
      <form noValidate onSubmit={send}>
        {refusals > 0 && wrong.length > 0 && <ErrorSummary key={refusals} fields={wrong} />}
        {children}
        <Button type="submit" kind="main" isBusy={call.isRunning}>
          {call.isRunning ? words.frame.sending : submit}
        </Button>
      </form>
    </>
  );
}

/** Lists the errors of a form. Gets the focus, so that screen readers read it and the page scrolls to it. */
function ErrorSummary({ fields }: { fields: readonly FieldState[] }) {
  const { words } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const moveTo = (id: string) => (event: Event) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <div class="notice problem" ref={box} tabIndex={-1} role="alert">
      <h2>{words.frame.errors}</h2>
      <ul>
        {fields.map(({ id, error }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={moveTo(id)}>
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
