import { zipOf } from '#common/zip.ts';
import type { HostSheet } from '#custody/inner-list.ts';
import { compareSaved } from '#own-device/compare-saved.ts';
import { generationAt } from '#own-device/generation.ts';
import { type DeviceSealing, type SealedFile, sealOnDevice } from '#own-device/seal-on-device.ts';
import { button, element, fileButton, lines } from '#recovery/page/element.ts';
import { saveTogether } from '#recovery/page/save.ts';
import { sizeOf } from '#recovery/page/size.ts';
import { fingerprintOf } from './sheet-step.ts';
import { isUnsaved, type Shown, type State, type View } from './view.ts';

/** Step 5: the documents are sealed, and the Host saves the files. */
export function sealStep(view: View): Shown {
  const { words, state } = view;
  const { seal } = words;
  if (state.files) return { parts: sealed(view, state.files) };
  if (!state.sealing) return { parts: summary(view), next: { text: seal.start, go: () => view.run(run(view)) } };
  const { sealing } = state;
  return {
    parts: [
      element('label', {}, [seal.working, element('progress', { max: '1', value: '0' })]),
      element('div', { class: 'buttons' }, [button(seal.stop, () => sealing.abort(), { class: 'second', id: 'stop' })]),
    ],
  };
}

function summary({ words: { seal }, state }: View): Node[] {
  const facts: [string, string][] = [
    [seal.documents, String(state.documents.length)],
    [seal.papers, seal.papersOf(state.threshold, state.papers.length)],
    [seal.sealing, String(state.generation?.generation ?? 1)],
  ];
  return [
    element(
      'dl',
      {},
      facts.flatMap(([name, value]) => [element('dt', {}, [name]), element('dd', {}, [value])]),
    ),
  ];
}

async function run(view: View): Promise<void> {
  const { sheet } = view.state;
  if (!sheet) return view.show({ problem: (words) => words.sheet.choose });
  const sealing = new AbortController();
  view.show({ sealing }, 'stop');
  try {
    const files: SealedFile[] = [];
    for await (const file of sealOnDevice(givenIn(view, sheet.keys), sheet.keys, showProgress, sealing.signal)) files.push(file);
    view.show({ sealing: undefined, files, saved: {} });
  } catch (error) {
    view.show({ sealing: undefined, problem: problemOf(error, sealing) });
  }
}

function problemOf(error: unknown, { signal }: AbortController): State['problem'] {
  if (signal.aborted) return ({ seal }) => seal.stopped;
  const isUnreadable = error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name);
  return isUnreadable ? ({ seal }) => seal.unreadable : ({ failed }) => failed(String(error));
}

function givenIn({ state, now }: View, sheet: HostSheet): DeviceSealing {
  const { documents, papers, threshold, messages } = state;
  const sealedAt = now();
  return {
    ...(state.generation ?? generationAt(sheet, sealedAt)),
    sealedAt,
    ...{ documents, threshold },
    papers: papers.map(({ recipient }) => recipient),
    messages: papers.flatMap(({ recipient }) => {
      const text = messages[recipient]?.trim();
      return text ? [{ recipient, text }] : [];
    }),
  };
}

function showProgress(part: number): void {
  document.querySelector('progress')?.setAttribute('value', String(part));
}

function sealed(view: View, files: readonly SealedFile[]): Node[] {
  const { seal } = view.words;
  const rows = files.map((file, n) => listed(view, file, n));
  return [
    element('p', { class: 'good' }, [seal.done]),
    element('ul', { class: 'documents' }, rows),
    element('div', { class: 'buttons' }, [
      button(`${seal.saveAll} (ZIP)`, () => view.run(save(view, files, 'all')), { class: 'main', id: 'all', 'aria-describedby': 'saved' }),
    ]),
    ...whatIsSaved(view, files),
    element('h2', {}, [seal.next]),
    element(
      'ol',
      {},
      seal.nextSteps.map((step) => element('li', {}, [step])),
    ),
    element('div', { class: 'buttons' }, [button(seal.printSlips, () => print(), { class: 'second', id: 'slips' })]),
    ...slipsOf(view),
  ];
}

/** The page cannot see the disk. So it keeps the files until the Host has shown it what was saved. */
function whatIsSaved(view: View, files: readonly SealedFile[]): Node[] {
  const { words, state } = view;
  const { seal } = words;
  const isAsked = Object.keys(state.saved).length > 0;
  const isComplete = !isUnsaved(state);
  const compare = (chosen: readonly File[]) => view.run(compareWith(view, files, chosen));
  return [
    element('p', { role: 'status', id: 'saved', class: isComplete ? 'good' : 'notice' }, [isComplete ? seal.allComplete : isAsked && seal.cannotSee]),
    element('h2', {}, [seal.compareTitle]),
    element('p', {}, [seal.compare]),
    element('div', { class: 'buttons' }, [fileButton(seal.compareChoose, { multiple: true, id: 'compare' }, compare)]),
    ...(state.otherFile === undefined ? [] : [element('div', { role: 'alert', class: 'trouble' }, lines(seal.otherFile(state.otherFile)))]),
  ];
}

/** What the Host prints and cuts apart: a slip for each paper. The rest of the page is not printed. */
function slipsOf({ words: { slips }, state: { sheet, papers } }: View): Node[] {
  if (!sheet) return [];
  return [
    element('section', { class: 'sheet', 'aria-labelledby': 'slips-heading' }, [
      element('h2', { id: 'slips-heading' }, [slips.slipsTitle]),
      element('p', {}, [slips.slips]),
      ...papers.map(({ name }) =>
        element('div', { class: 'slip' }, [
          element('h3', {}, [slips.slip(name)]),
          element('p', {}, [slips.fingerprint]),
          fingerprintOf(sheet.keys),
          element('p', {}, [slips.slipText]),
        ]),
      ),
    ]),
  ];
}

function listed(view: View, file: SealedFile, position: number): HTMLElement {
  const { seal } = view.words;
  const [id, markId] = [`save-${position}`, `mark-${position}`];
  const mark = view.state.saved[file.name];
  return element('li', {}, [
    element('span', { class: 'name' }, [element('bdi', {}, [file.name])]),
    element('span', { class: 'soft' }, [sizeOf(file.content.size)]),
    button(seal.save, () => view.run(save(view, [file], id)), {
      class: 'second',
      id,
      'aria-label': seal.saveName(file.name),
      'aria-describedby': markId,
    }),
    element('p', { id: markId, class: mark === 'complete' ? 'fits' : 'soft' }, [mark && seal.marks[mark]]),
  ]);
}

async function save(view: View, files: readonly SealedFile[], focus: string): Promise<void> {
  await saveTogether(files, ZIP_NAME);
  const asked = Object.fromEntries(files.map(({ name }) => [name, 'asked'] as const));
  view.show({ saved: { ...asked, ...view.state.saved }, otherFile: undefined }, focus);
}

const ZIP_NAME = 'sealed-will.zip';

async function compareWith(view: View, files: readonly SealedFile[], chosen: readonly File[]): Promise<void> {
  const { complete, others } = await compareSaved(files, await zipOf(files), chosen);
  const saved = { ...view.state.saved, ...Object.fromEntries(complete.map((name) => [name, 'complete'] as const)) };
  view.show({ saved, otherFile: others[0] }, 'compare');
}
