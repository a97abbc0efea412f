import { directionOf, type Language } from '#common/language.ts';
import { LOCALES } from '#words/locales.ts';
import { element } from './element.ts';

/** The words that each page on its own has around its steps. */
interface FrameWords {
  title: string;
  language: string;
  step: (number: number, of: number) => string;
}

/** Shows a page: its title, the choice of a language, and its content. `speak`: the person chose another language. */
export function draw(words: FrameWords, language: Language, speak: (chosen: Language) => void, content: readonly Node[]): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.title = words.title;
  document.body.replaceChildren(header(words, language, speak), element('main', {}, content));
}

function header(words: FrameWords, language: Language, speak: (chosen: Language) => void): HTMLElement {
  const options = LOCALES.map(({ locale, name }) => element('option', { value: locale, lang: locale, selected: locale === language }, [name]));
  const change = () => speak(choice.value as Language);
  const choice = element('select', { 'aria-label': words.language }, options, { change });
  return element('header', {}, [element('p', {}, [words.title]), choice]);
}

/** The number of a step, and its heading. */
export function heading<Step extends string>(
  words: FrameWords & { steps: Readonly<Record<Step, string>> },
  steps: readonly Step[],
  step: Step,
): Node[] {
  const number = steps.indexOf(step) + 1;
  return [element('p', { class: 'soft' }, [words.step(number, steps.length)]), element('h1', { tabindex: '-1' }, [words.steps[step]])];
}
