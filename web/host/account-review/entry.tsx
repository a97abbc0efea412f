import type { ComponentChildren } from 'preact';
import { useWords } from '#web/host/words.ts';
import { writeList } from '#web/shared/format.ts';
import { useLanguage } from '#web/shared/language.tsx';
import type { Item, SetAside } from './items.ts';

/** Returns a function that writes a list in the language of the page. */
export function useList(): (parts: readonly string[]) => string {
  const { locale } = useLanguage();
  return (parts) => writeList([...parts], locale);
}

/** One entry of a list: what it is called, its kind, and where it reaches someone. */
export function Entry({ entry: { kind, name, destinations }, children }: { entry: Item | SetAside; children?: ComponentChildren }) {
  const { accountReview: words } = useWords();
  return (
    <li>
      <h3>{name || words.kinds[kind]}</h3>
      {name !== '' && <p class="hint">{words.kinds[kind]}</p>}
      {destinations.map((one) => (
        <p key={one}>
          <bdi dir="ltr">{one}</bdi>
        </p>
      ))}
      {children}
    </li>
  );
}
