import type { Problem } from '#recovery/problem.ts';
import { addFiles, type ChosenFiles } from './chosen-files.ts';
import { element, fileButton, lines } from './element.ts';
import { withPapers } from './papers-step.ts';
import { type Choice, lookInto } from './recovery.ts';
import type { State, View } from './view.ts';

/** Step 1: the person chooses the folder or the files of the package. */
export function chooseStep(view: View<'choose'>): Node[] {
  const { words, state } = view;
  const { choose } = words;
  return [
    element('p', {}, [choose.lead]),
    element('p', { class: 'notice' }, [navigator.onLine ? choose.online : choose.offline]),
    element('p', {}, [choose.what]),
    element('div', { class: 'buttons' }, [
      'webkitdirectory' in HTMLInputElement.prototype &&
        fileButton(choose.folder, { webkitdirectory: true, id: 'folder' }, (files) => view.run(take(view, files))),
      fileButton(choose.files, { multiple: true, id: 'files' }, (files) => view.run(take(view, files))),
    ]),
    element('p', { class: 'soft' }, [choose.filesHint]),
    element('div', { id: 'answer', role: 'status', tabindex: '-1' }, state.isReading ? [choose.reading] : answer(view)),
  ];
}

const SHOWN = 5; // missing files by name

function firstOf(paths: readonly string[]): string {
  return `${paths.slice(0, SHOWN).join(', ')}${paths.length > SHOWN ? ' …' : ''}`;
}

function answer({ words: { choose }, state: { choice, chosen } }: View<'choose'>): Node[] {
  if (!choice) return [];
  if (choice.missing.length > 0) return lines(choose.missing(firstOf(choice.missing), choice.missing.length), { class: 'problem' });
  const isZip = [...chosen.keys()].every((path) => /\.zip$/i.test(path));
  return lines(isZip ? choose.zip : choose.rightFolder, { class: 'problem' });
}

async function take(view: View<'choose'>, files: readonly File[]): Promise<void> {
  const chosen = addFiles(view.state.chosen, files);
  view.show({ ...view.state, chosen, isReading: true }, 'answer');
  const next = await afterChoice(view, chosen, await lookInto(chosen));
  view.show(next, next.step === 'choose' ? 'answer' : undefined);
}

/** The next step, if a package is complete. Papers that were entered for another copy are tried on this one. */
async function afterChoice(view: View<'choose'>, chosen: ChosenFiles, choice: Choice): Promise<State> {
  const { problem: _, ...state } = view.state;
  const here = { ...state, chosen, choice, isReading: false };
  if (choice.found.length === 0) return { ...here, problem: noPackage(choice) };
  return choice.missing.length > 0 ? here : withPapers(view.words, { chosen, choice }, state.papers);
}

function noPackage({ skipped }: Choice): Problem {
  return { is: 'several', problems: [{ is: 'no_package', damaged: skipped.length > 0 }, ...skipped] };
}
