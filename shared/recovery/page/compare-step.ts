import { packageFingerprint } from '#custody/manifest.ts';
import { openContents } from '#recovery/contents.ts';
import { type Problem, problemOf } from '#recovery/problem.ts';
import { sentence } from '#recovery/sentence.ts';
import { dateOf } from './date.ts';
import { button, element, fact, inGroups, lines } from './element.ts';
import { beginning, type State, type View } from './view.ts';

/** Step 3: the person compares revision, date and fingerprint before anything is opened. */
export function compareStep(view: View<'compare'>): Node[] {
  const { words, state } = view;
  const { compare } = words;
  const { manifest, notes } = state.opened;
  return [
    ...notes.flatMap((note) => lines(sentence(words.problems, note), { class: 'notice' })),
    element('dl', {}, [
      ...fact(compare.revision, String(manifest.revision)),
      ...fact(compare.generation, String(manifest.generation)),
      ...fact(compare.sealed, dateOf(manifest.sealed_at)),
      ...fact(compare.keys, compare.keysOf(manifest.threshold, manifest.total)),
    ]),
    element('p', {}, [compare.older]),
    element('h2', {}, [compare.fingerprint]),
    inGroups(packageFingerprint(manifest.host_key).split(' ')),
    ...decision(view),
  ];
}

function decision(view: View<'compare'>): Node[] {
  const { words, state } = view;
  const { compare } = words;
  if (state.isForged) return lines(compare.forged, { class: 'problem', role: 'alert' });
  const next = button(state.isCompared ? words.steps.documents : compare.same, () => view.run(open(view)), { class: 'main', id: 'same' });
  const differs = button(compare.differs, () => view.show({ ...state, isForged: true }), { class: 'second', id: 'differs' });
  return [
    element('p', { class: state.isCompared ? 'good' : 'notice' }, [state.isCompared ? compare.matches : compare.compareIt]),
    element('div', { class: 'buttons' }, [next, !state.isCompared && differs]),
  ];
}

/** Verifies all files and shows the documents. */
async function open(view: View<'compare'>): Promise<void> {
  const { opened, chosen, papers } = view.state;
  view.show({ step: 'documents', opened, chosen, papers, contents: undefined, isAccepted: false, asked: new Set() });
  try {
    const contents = await openContents(opened, papers.hostFingerprints, showProgress);
    view.show({ step: 'documents', opened, chosen, papers, contents, isAccepted: contents.inner?.isCompared ?? true, asked: new Set() });
  } catch (error) {
    view.show(afterProblem(problemOf(error), view.state));
  }
}

/** If the documents need another paper, the person enters it for this package. Otherwise they begin again with another copy. */
function afterProblem(problem: Problem, { choice, chosen, papers }: View<'compare'>['state']): State {
  if (problem.is === 'inner_keys_missing') return { step: 'papers', choice, chosen, papers, fitting: problem.fitting, problem };
  return { ...beginning(papers), problem };
}

function showProgress(part: number): void {
  document.querySelector('progress')?.setAttribute('value', String(part));
}
