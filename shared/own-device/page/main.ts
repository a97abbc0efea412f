import '#recovery/page/prepare-browser.ts';
import { findLanguage, type Language } from '#common/language.ts';
import { button, element, lines } from '#recovery/page/element.ts';
import { draw, heading } from '#recovery/page/frame.ts';
import { documentsStep } from './documents-step.ts';
import { messagesStep } from './messages-step.ts';
import { papersStep } from './papers-step.ts';
import { sealStep } from './seal-step.ts';
import { sheetStep } from './sheet-step.ts';
import { BEGINNING, isUnsaved, type Shown, STEPS, type State, type Step, type View } from './view.ts';
import { WORDS, type Words } from './words.ts';

const SHOW: Record<Step, (view: View) => Shown> = {
  documents: documentsStep,
  sheet: sheetStep,
  papers: papersStep,
  messages: messagesStep,
  seal: sealStep,
};

let language: Language = findLanguage([navigator.language]) ?? 'en';
let state = BEGINNING;

render();
for (const event of ['online', 'offline']) addEventListener(event, () => state.step === 'documents' && render());
// A page from the browser's history would show the entries of the person who used it before.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
addEventListener('beforeunload', (event) => {
  if (isUnsaved(state)) event.preventDefault();
});

function render(): void {
  const words = WORDS[language];
  const { parts, next } = SHOW[state.step](viewOf(words, state.step));
  const { problem } = state;
  const says = problem ? [element('div', { role: 'alert', class: 'trouble' }, lines(problem(words)))] : [];
  draw(words, language, speak, [...heading(words, STEPS, state.step), ...parts, ...says, buttons(words, next)]);
}

function speak(chosen: Language): void {
  language = chosen;
  render();
}

/** A task of an earlier step changes nothing: the person has gone on. */
function viewOf(words: Words, step: Step): View {
  const isCurrent = () => state.step === step;
  return {
    words,
    get state() {
      return state;
    },
    now: () => new Date().toISOString(),
    show: (change, focus) => isCurrent() && show(change, focus),
    keep: (change) => {
      if (isCurrent()) state = { ...state, ...change };
    },
    run: (task) => {
      task.catch((error: unknown) => isCurrent() && show({ sealing: undefined, problem: ({ failed }) => failed(String(error)) }));
    },
  };
}

function show(change: Partial<State>, focus?: string): void {
  state = { ...state, problem: undefined, ...change };
  render();
  const target = (focus && document.getElementById(focus)) || document.querySelector<HTMLElement>('h1');
  target?.focus();
}

/** The way to the next step and to the one before. From the sealing on, there is none back: files that are not saved yet would be lost. */
function buttons(words: Words, next: Shown['next']): HTMLElement {
  const before = STEPS[STEPS.indexOf(state.step) - 1];
  const goBack = () => before && show({ step: before });
  return element('div', { class: 'buttons ways' }, [
    next && button(next.text, next.go, { class: 'main', id: 'next' }),
    before && !state.sealing && !state.files && button(words.back, goBack, { class: 'second', id: 'back' }),
  ]);
}
