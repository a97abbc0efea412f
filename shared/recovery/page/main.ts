import './prepare-browser.ts';
import { findLanguage, type Language } from '#common/language.ts';
import { remedyOf } from '#recovery/problem.ts';
import { sentence } from '#recovery/sentence.ts';
import { chooseStep } from './choose-step.ts';
import { compareStep } from './compare-step.ts';
import { documentsStep } from './documents-step.ts';
import { button, element, lines } from './element.ts';
import { draw, heading } from './frame.ts';
import { keepTyped, papersStep } from './papers-step.ts';
import { beginning, type State, type View } from './view.ts';
import { WORDS, type Words } from './words.ts';

const STEPS = ['choose', 'papers', 'compare', 'documents'] as const;

let language: Language = findLanguage([navigator.language]) ?? 'en';
let state = beginning();
let fault: string | undefined;
/** Names the shown view, and the view that showed it. */
let current = Symbol('view');
let previous: symbol | undefined;
/** Ends what the shown step started, such as the camera. */
let leave = (): void => {};

render();
for (const event of ['online', 'offline']) addEventListener(event, () => state.step === 'choose' && render());
// A page from the browser's history would show the keys of the people who used it before.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

function show(next: State, focus?: string, by?: symbol): void {
  state = next;
  previous = by;
  current = Symbol('view');
  fault = undefined;
  render();
  const target = (focus && document.getElementById(focus)) || document.querySelector<HTMLElement>('h1');
  target?.focus();
}

function run(task: Promise<unknown>, view: symbol): void {
  task.catch((error: unknown) => {
    if (!mayShow(view)) return;
    fault = String(error);
    state = beginning(state.papers);
    render();
    document.querySelector<HTMLElement>('h1')?.focus();
  });
}

/** Whether a task of this view may still change the page. It may not after the person has gone on or begun again. */
function mayShow(view: symbol): boolean {
  return view === current || view === previous;
}

function render(): void {
  leave();
  leave = () => {};
  const words = WORDS[language];
  draw(words, language, speak, [...heading(words, STEPS, state.step), ...trouble(words), ...step(words), ...again(words)]);
}

function speak(chosen: Language): void {
  const typed = document.querySelector<HTMLTextAreaElement>('#key')?.value;
  language = chosen;
  render();
  if (typed) keepTyped(typed);
}

/** What is wrong and what to do next. */
function trouble(words: Words): Node[] {
  if (fault !== undefined) return [element('div', { role: 'alert', class: 'trouble' }, lines(words.failed(fault)))];
  const { problem } = state;
  if (!problem) return [];
  const remedy = remedyOf(problem);
  const says = [...lines(sentence(words.problems, problem)), ...(remedy === 'input' ? [] : lines(words.remedies[remedy]))];
  return [element('div', { role: 'alert', class: 'trouble' }, says)];
}

function step(words: Words): Node[] {
  const tools = { words, ...changesBy(current) };
  if (state.step === 'choose') return chooseStep({ ...tools, state } satisfies View<'choose'>);
  if (state.step === 'papers') return papersStep({ ...tools, state });
  return state.step === 'compare' ? compareStep({ ...tools, state }) : documentsStep({ ...tools, state });
}

function changesBy(view: symbol): Pick<View<State['step']>, 'show' | 'run' | 'leave'> {
  return {
    show: (next, focus) => mayShow(view) && show(next, focus, view),
    run: (task) => run(task, view),
    leave: (end) => {
      leave = end;
    },
  };
}

/** From the second step on, the person can begin again. The papers are kept. */
function again(words: Words): Node[] {
  if (state.step === 'choose') return [];
  return [element('p', {}, [button(words.back, () => show(beginning(state.papers)), { class: 'quiet', id: 'again' })])];
}
