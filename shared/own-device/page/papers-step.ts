import { INNER_LIST_MOST_BYTES } from '#common/inner-list-size.ts';
import { Refusal } from '#common/refusal.ts';
import { nextGeneration } from '#own-device/generation.ts';
import { isPaperCheck } from '#own-device/paper-keys.ts';
import { readPaperList, readThreshold } from '#own-device/paper-list.ts';
import { button, element, fileButton } from '#recovery/page/element.ts';
import type { CheckedPaper, Shown, View } from './view.ts';

/** Step 3: the Host enters the list of the papers and compares each of them with the printed one. */
export function papersStep(view: View): Shown {
  const { words, state } = view;
  if (state.papers.length === 0) return { parts: listForm(view), next: { text: words.papers.use, go: () => take(view, view.state.listTyped) } };
  return {
    parts: [
      element('p', { class: 'notice' }, [words.papers.compare]),
      ...state.papers.flatMap((paper, n) => checkField(view, paper, n)),
      element('div', { class: 'buttons' }, [button(words.papers.other, () => view.show({ papers: [], messages: {} }), { class: 'quiet' })]),
      ...thresholdField(view),
      ...earlierSealing(view),
    ],
    next: { text: words.next, go: () => advance(view) },
  };
}

function listForm(view: View): Node[] {
  const { papers } = view.words;
  const input = () => view.keep({ listTyped: area.value });
  const go = (files: readonly File[]) => files[0] && view.run(files[0].text().then((text) => take(view, text)));
  const area = element('textarea', { id: 'list', rows: '6', autocomplete: 'off', spellcheck: 'false', dir: 'auto' }, [view.state.listTyped], {
    input,
  });
  return [
    element('p', {}, [papers.lead]),
    element('div', { class: 'buttons' }, [fileButton(papers.file, { id: 'list-file', accept: '.txt,.json,text/plain,application/json' }, go)]),
    element('label', { for: 'list' }, [papers.label]),
    area,
  ];
}

function take(view: View, text: string): void {
  const papers = readPaperList(text).map(({ name, recipient }, n) => ({ name: name || view.words.papers.unnamed(n + 1), recipient, typed: '' }));
  const problem = problemOf(papers);
  if (problem) view.show({ listTyped: text, problem: ({ papers: says }) => says[problem] }, 'list');
  else view.show({ papers, listTyped: '', threshold: readThreshold(text, papers.length) ?? 0, messages: {} });
}

function problemOf(papers: readonly CheckedPaper[]): 'noPapers' | 'tooFew' | 'twice' | undefined {
  if (papers.length === 0) return 'noPapers';
  if (new Set(papers.map(({ recipient }) => recipient)).size < papers.length) return 'twice';
  return papers.length < 2 ? 'tooFew' : undefined;
}

/** The page never shows the right letters: they are on the printed paper only. */
function checkField(view: View, { name, recipient, typed }: CheckedPaper, position: number): Node[] {
  const { papers } = view.words;
  const [id, statusId] = [`check-${position}`, `status-${position}`];
  const status = element('p', { id: statusId, role: 'status' });
  const attributes = { id, type: 'text', autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false', dir: 'ltr', value: typed };
  const answer = () => {
    const fits = isPaperCheck(recipient, input.value);
    const isWhole = input.value.replace(/[^A-Za-z0-9]/g, '').length >= CHECK_LETTERS;
    status.textContent = fits ? papers.fits : isWhole ? papers.wrong : '';
    status.className = fits ? 'fits' : 'problem';
  };
  const keep = () => view.keep({ papers: view.state.papers.map((one, n) => (n === position ? { ...one, typed: input.value } : one)) });
  const input = element('input', { ...attributes, 'aria-describedby': statusId }, [], {
    input: () => {
      keep();
      answer();
    },
  });
  answer();
  return [element('label', { for: id }, [papers.check(name)]), input, status];
}

const CHECK_LETTERS = 20;

function thresholdField(view: View): Node[] {
  const { papers: words } = view.words;
  const { papers, threshold } = view.state;
  const counts = papers.map((_, n) => n + 1).filter((count) => count >= 2);
  const options = counts.map((count) =>
    element('option', { value: String(count), selected: count === threshold }, [words.thresholdOf(count, papers.length)]),
  );
  const none = element('option', { value: '0', selected: threshold === 0 }, [words.thresholdChoose]);
  const change = () => view.keep({ threshold: Number(choice.value) });
  const choice = element('select', { id: 'threshold' }, [none, ...options], { change });
  return [element('label', { for: 'threshold' }, [words.threshold]), choice];
}

function earlierSealing(view: View): Node[] {
  const { papers } = view.words;
  const { generation } = view.state;
  const choose = ([file]: readonly File[]) => file && view.run(follow(view, file));
  return [
    element('h2', {}, [papers.earlier]),
    element('p', {}, [papers.earlierHint]),
    element('div', { class: 'buttons' }, [fileButton(papers.earlierFile, { id: 'earlier' }, choose)]),
    element('p', { role: 'status', class: 'good' }, [generation ? papers.earlierFound(generation.generation) : '']),
  ];
}

async function follow(view: View, file: File): Promise<void> {
  const { sheet } = view.state;
  if (!sheet || file.size > INNER_LIST_MOST_BYTES) return view.show({ problem: ({ papers }) => papers.earlierInvalid }, 'earlier');
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    view.show({ generation: nextGeneration(bytes, sheet.keys, view.now()) }, 'earlier');
  } catch (error) {
    const isForeign = error instanceof Refusal && error.code === 'wrong_key';
    view.show({ generation: undefined, problem: ({ papers }) => (isForeign ? papers.earlierForeign : papers.earlierInvalid) }, 'earlier');
  }
}

function advance(view: View): void {
  const { papers, threshold } = view.state;
  const position = papers.findIndex(({ recipient, typed }) => !isPaperCheck(recipient, typed));
  const paper = papers[position];
  if (paper) view.show({ problem: (words) => words.papers.missing(paper.name) }, `check-${position}`);
  else if (threshold === 0) view.show({ problem: (words) => words.papers.thresholdMissing }, 'threshold');
  else view.show({ step: 'messages' });
}
