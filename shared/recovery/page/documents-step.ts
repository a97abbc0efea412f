import type { Contents } from '#recovery/contents.ts';
import { problemOf } from '#recovery/problem.ts';
import { button, element, inGroups } from './element.ts';
import { isUsualKind, saveDocument } from './save.ts';
import { sizeOf } from './size.ts';
import { beginning, type View } from './view.ts';

/** Step 4: the person saves the documents. No document is ever shown in the page. */
export function documentsStep(view: View<'documents'>): Node[] {
  const { words, state } = view;
  const { documents } = words;
  const { contents } = state;
  if (!contents) return [element('label', {}, [documents.checking, element('progress', { max: '1', value: '0' })])];
  const status = element('p', { role: 'status', class: 'good', id: 'saved' });
  return [
    element('p', { class: 'good' }, [documents.genuine]),
    ...(contents.inner ? hostKey(view, contents.inner) : []),
    element(
      'ul',
      { class: 'documents' },
      contents.documents.map((one) => listed(view, one, status)),
    ),
    element('div', { class: 'buttons' }, [button(documents.saveAll, () => save(view, contents.documents, status), { class: 'main', id: 'all' })]),
    status,
    // Closed, because it is for one of the people in the room
    ...contents.messages.map(({ key, text }) =>
      element('details', {}, [element('summary', {}, [documents.message(key.name)]), element('blockquote', { class: 'message' }, [text])]),
    ),
    element('h2', {}, [documents.next]),
    element(
      'ol',
      {},
      documents.steps.map((step) => element('li', {}, [step])),
    ),
  ];
}

/** A person who can write to the package can seal other documents. Only the Host's own key shows that these are from the Host. */
function hostKey({ words }: View<'documents'>, { fingerprint, isCompared }: NonNullable<Contents['inner']>): Node[] {
  const { documents } = words;
  if (isCompared) return [element('p', { class: 'good' }, [documents.hostMatches])];
  return [element('p', { class: 'notice' }, [documents.hostCompare]), inGroups(fingerprint.split(' '))];
}

type Listed = Contents['documents'][number];

function listed(view: View<'documents'>, one: Listed, status: HTMLElement): HTMLElement {
  const { documents } = view.words;
  return element('li', {}, [
    element('span', { class: 'name' }, [element('bdi', {}, [one.name])]),
    element('span', { class: 'soft' }, [sizeOf(one.document.size_bytes)]),
    button(documents.save, () => save(view, [one], status), { class: 'second', 'aria-label': documents.saveName(one.name) }),
    !isUsualKind(one.name) && element('p', { class: 'notice' }, [documents.unusual]),
  ]);
}

function save(view: View<'documents'>, chosen: readonly Listed[], status: HTMLElement): void {
  view.run(saveEach(view, chosen, status));
}

async function saveEach(view: View<'documents'>, chosen: readonly Listed[], status: HTMLElement): Promise<void> {
  const { words, state } = view;
  try {
    for (const { document, name } of chosen) {
      status.textContent = words.documents.saving(name);
      await saveDocument(name, document.read(name));
      status.textContent = words.documents.saved(name);
    }
  } catch (error) {
    view.show({ ...beginning(state.papers), problem: problemOf(error) });
  }
}
