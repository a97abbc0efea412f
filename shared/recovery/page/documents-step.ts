import type { ZipFile } from '#common/zip.ts';
import type { Contents } from '#recovery/contents.ts';
import { problemOf } from '#recovery/problem.ts';
import { dateOf } from './date.ts';
import { button, element, fact, inGroups } from './element.ts';
import { contentOf, isUsualKind, saveTogether } from './save.ts';
import { sizeOf } from './size.ts';
import { beginning, type View } from './view.ts';

/** Step 4: the person saves the documents. No document is ever shown in the page. */
export function documentsStep(view: View<'documents'>): Node[] {
  const { words, state } = view;
  const { documents } = words;
  const { contents } = state;
  if (!contents) return [element('label', {}, [documents.checking, element('progress', { max: '1', value: '0' })])];
  const genuine = element('p', { class: 'good' }, [documents.genuine]);
  if (contents.inner && !state.isAccepted) return [genuine, ...hostToCompare(view, contents.inner)];
  return [genuine, ...host(view, contents), ...content(view, contents)];
}

/** Anyone who has all keys of the service can seal other documents. Only the Host's own key shows that these are from the Host. */
function hostToCompare(view: View<'documents'>, inner: Inner): Node[] {
  const { words, state } = view;
  const differs = (): void => view.show({ ...beginning(state.papers), problem: { is: 'inner_fingerprint_differs' } });
  return [
    element('p', { class: 'notice' }, [words.documents.hostCompare]),
    inGroups(inner.fingerprint.split(' ')),
    ...sealing(view, inner),
    element('div', { class: 'buttons' }, [
      button(words.compare.same, () => view.show({ ...state, isAccepted: true }), { class: 'main', id: 'same-host' }),
      button(words.compare.differs, differs, { class: 'second', id: 'host-differs' }),
    ]),
  ];
}

function host(view: View<'documents'>, { inner }: Contents): Node[] {
  const { documents } = view.words;
  if (!inner) return [element('p', { class: 'notice' }, [documents.withoutHost])];
  return [element('p', { class: 'good' }, [documents.hostMatches]), inGroups(inner.fingerprint.split(' ')), ...sealing(view, inner)];
}

/** When the Host has sealed: an old list in a new package is genuine too. */
function sealing({ words }: View<'documents'>, { generation, sealedAt }: Inner): Node[] {
  const { documents } = words;
  return [
    element('dl', {}, [...fact(documents.hostSealed, dateOf(sealedAt)), ...fact(documents.hostNumber, String(generation))]),
    element('p', {}, [documents.hostOlder]),
  ];
}

function content(view: View<'documents'>, contents: Contents): Node[] {
  const { words, state } = view;
  const { documents } = words;
  const all = contents.documents;
  const isTogether = totalOf(all) <= MAX_TOGETHER_BYTES;
  const rows = all.map((one, n) => listed(view, one, n));
  const status = element('p', { role: 'status', class: 'notice', id: 'saved' }, [state.asked.size > 0 && documents.cannotSee]);
  const saveAll = button(all.length > 1 ? `${documents.saveAll} (ZIP)` : documents.saveAll, () => save(view, all, 'all'), {
    class: 'main',
    id: 'all',
  });
  return [
    element('ul', { class: 'documents' }, rows),
    isTogether ? element('div', { class: 'buttons' }, [saveAll]) : element('p', {}, [documents.oneByOne]),
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

/** What the memory of an old telephone can hold. */
const MAX_TOGETHER_BYTES = 50 * 1024 * 1024;
const ZIP_NAME = 'documents.zip';

const totalOf = (all: readonly Listed[]): number => all.reduce((sum, { document }) => sum + document.size_bytes, 0);

type Inner = NonNullable<Contents['inner']>;
type Listed = Contents['documents'][number];

function listed(view: View<'documents'>, one: Listed, position: number): HTMLElement {
  const { words, state } = view;
  const { documents } = words;
  const [id, markId] = [`save-${position}`, `mark-${position}`];
  const attributes = { class: 'second', id, 'aria-label': documents.saveName(one.name), 'aria-describedby': markId };
  return element('li', {}, [
    element('span', { class: 'name' }, [element('bdi', {}, [one.name])]),
    element('span', { class: 'soft' }, [sizeOf(one.document.size_bytes)]),
    button(documents.save, () => save(view, [one], id), attributes),
    element('p', { class: 'soft', id: markId }, [state.asked.has(one.name) && documents.asked]),
    !isUsualKind(one.name) && element('p', { class: 'notice' }, [documents.unusual]),
  ]);
}

function save(view: View<'documents'>, chosen: readonly Listed[], focus: string): void {
  view.run(saveAll(view, chosen, focus));
}

/** Reads the documents, one after the other, and saves them with one download. */
async function saveAll(view: View<'documents'>, chosen: readonly Listed[], focus: string): Promise<void> {
  const { words, state } = view;
  const files: ZipFile[] = [];
  try {
    for (const { document, name } of chosen) {
      const status = window.document.getElementById('saved');
      if (status) status.textContent = words.documents.saving(name);
      files.push({ name, content: await contentOf(document.read(name)) });
    }
    await saveTogether(files, ZIP_NAME);
    for (const { name } of chosen) state.asked.add(name);
    view.show(state, focus);
  } catch (error) {
    view.show({ ...beginning(state.papers), problem: problemOf(error) });
  }
}
