import { type FieldState, Labelled } from '#web/shared/field.tsx';

/** A day of the calendar. Empty for no limit. */
export function Day({ field, label }: { field: FieldState; label: string }) {
  return (
    <Labelled field={field} label={label}>
      {(control) => <input {...control} type="date" value={field.value} onInput={(event) => field.set(event.currentTarget.value)} />}
    </Labelled>
  );
}
