import { tooMuch } from '#own-device/documents.ts';
import { button, element, fileButton } from '#recovery/page/element.ts';
import { sizeOf } from '#recovery/page/size.ts';
import type { Shown, State, View } from './view.ts';

/** Step 1: the Host chooses the documents. */
export function documentsStep(view: View): Shown {
  const { words, state } = view;
  const { documents } = words;
  const next = () => {
    if (state.documents.length === 0) view.show({ problem: (w) => w.documents.none }, 'documents');
    else view.show({ step: 'sheet' });
  };
  return {
    parts: [
      element('p', {}, [documents.lead]),
      element('p', { class: 'notice' }, [navigator.onLine ? documents.online : documents.offline]),
      element('div', { class: 'buttons' }, [fileButton(documents.choose, { multiple: true, id: 'documents' }, (files) => add(view, files))]),
      element('p', { class: 'soft' }, [documents.hint]),
      element(
        'ul',
        { class: 'documents' },
        state.documents.map((one) => chosen(view, one)),
      ),
    ],
    next: { text: words.next, go: next },
  };
}

function add(view: View, files: readonly File[]): void {
  const documents = [...view.state.documents, ...files];
  const problem = tooMuch(documents);
  view.show(problem ? { problem: sentence(problem) } : { documents }, 'documents');
}

function sentence(problem: NonNullable<ReturnType<typeof tooMuch>>): State['problem'] {
  return ({ documents }) => (problem.is === 'too_many' ? documents.tooMany : documents.tooLarge(problem.name));
}

function chosen(view: View, one: File): HTMLElement {
  const { documents } = view.words;
  const remove = () => view.show({ documents: view.state.documents.filter((other) => other !== one) }, 'documents');
  return element('li', {}, [
    element('span', { class: 'name' }, [element('bdi', {}, [one.name])]),
    element('span', { class: 'soft' }, [sizeOf(one.size)]),
    button(documents.remove(one.name), remove, { class: 'quiet' }),
  ]);
}
