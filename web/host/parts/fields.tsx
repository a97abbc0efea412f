import { afterPress } from '#web/shared/after-press.ts';
import { type FieldProps, Labelled } from '#web/shared/field.tsx';

/** A field for several lines of text. */
export function TextArea({ field, label, hint }: FieldProps) {
  return (
    <Labelled field={field} label={label} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          rows={6}
          value={field.value}
          onInput={(event) => field.set(event.currentTarget.value)}
          onBlur={() => field.value !== '' && afterPress(field.touch)}
        />
      )}
    </Labelled>
  );
}

/** One of many answers, such as a time zone. For a few answers, `Choice` shows them all. */
export function SelectField({ field, label, hint, options }: FieldProps & { options: readonly { value: string; label: string }[] }) {
  return (
    <Labelled field={field} label={label} hint={hint}>
      {(control) => (
        <select {...control} value={field.value} onChange={(event) => field.set(event.currentTarget.value)}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** A single yes or no. The value of the field is `yes` or empty. */
export function Checkbox({ field, label, hint }: FieldProps) {
  return (
    <div class={field.error ? 'field wrong' : 'field'}>
      {field.error && (
        <p class="error" id={`${field.id}-error`}>
          {field.error}
        </p>
      )}
      <label class="option">
        <input
          type="checkbox"
          id={field.id}
          name={field.id}
          checked={field.value === 'yes'}
          aria-invalid={field.error !== null}
          {...(field.error && { 'aria-describedby': `${field.id}-error` })}
          onChange={(event) => field.set(event.currentTarget.checked ? 'yes' : '')}
        />
        <span>
          {label}
          {hint && <span class="hint">{hint}</span>}
        </span>
      </label>
    </div>
  );
}
