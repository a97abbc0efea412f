import { problemOf } from '#recovery/problem.ts';
import { button, element, fileButton } from './element.ts';
import { readPhoto, watchCamera } from './qr.ts';
import { attempt, type Papers, readEntry } from './recovery.ts';
import type { Remark, State, View } from './view.ts';
import type { Words } from './words.ts';

/** The files of a package that can be opened. */
type Base = Pick<Extract<State, { step: 'papers' }>, 'chosen' | 'choice'>;

/** Returns the next step with these papers: to enter more papers, or to compare the package that they open. */
export async function withPapers(words: Words, { chosen, choice }: Base, papers: Papers): Promise<State> {
  const keys = papers.keys.map((key, i) => ({ ...key, name: words.papers.name(i + 1) }));
  const base = { chosen, choice, papers: { ...papers, keys } };
  if (keys.length === 0) return { step: 'papers', ...base, fitting: 0 };
  const result = await attempt(choice.found, base.papers);
  if (result.opened) return { step: 'compare', ...base, opened: result.opened, isCompared: result.isCompared, isForged: false };
  return { step: 'papers', ...base, fitting: result.fitting, ...(result.problem && { problem: result.problem }) };
}

/** Step 2: the person types or scans the keys of enough papers. */
export function papersStep(view: View<'papers'>): Node[] {
  const { words, state } = view;
  const { papers } = words;
  const needed = state.choice.found[0]?.manifest.threshold ?? 2;
  return [
    element('p', {}, [papers.lead(needed)]),
    element('p', { role: 'status', class: 'progress' }, [papers.entered(state.fitting, needed)]),
    element(
      'ul',
      { class: 'keys' },
      state.papers.keys.map(({ name }, i) => enteredKey(view, name, i)),
    ),
    keyForm(view),
    ...cameraParts(view),
  ];
}

function enteredKey(view: View<'papers'>, name: string, position: number): HTMLElement {
  const { words, state } = view;
  const remove = () => {
    const keys = state.papers.keys.filter((_, i) => i !== position);
    // A fingerprint may be from the paper that is removed
    view.run(withPapers(words, state, { keys, fingerprints: [], hostFingerprints: [] }).then((next) => view.show(next, 'key')));
  };
  return element('li', {}, [element('span', {}, [name]), button(words.papers.remove(name), remove, { class: 'quiet' })]);
}

function keyForm(view: View<'papers'>): HTMLElement {
  const { papers } = view.words;
  const { remark } = view.state;
  const attributes = {
    id: 'key',
    rows: '4',
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
    'aria-describedby': 'key-hint remark',
  };
  const field = element('textarea', attributes);
  const submit = (event: Event): void => {
    event.preventDefault();
    view.run(enter(view, field.value, 'typed'));
  };
  return element(
    'form',
    {},
    [
      element('label', { for: 'key' }, [papers.label]),
      element('p', { id: 'key-hint', class: 'soft' }, [papers.hint]),
      field,
      element('p', { id: 'remark', class: 'problem', role: 'alert' }, [remark ? papers[remark] : '']),
      element('button', { type: 'submit', class: 'main' }, [papers.add]),
    ],
    { submit },
  );
}

function cameraParts(view: View<'papers'>): Node[] {
  const { papers } = view.words;
  const video = element('video', { muted: true, playsinline: true, hidden: true, 'aria-label': papers.aim });
  const aim = element('p', { hidden: true }, [papers.aim]);
  const start = button(papers.camera, () => view.run(scan(view, video, aim, start)), { class: 'second' });
  const photo = fileButton(papers.photo, { accept: 'image/*', capture: 'environment', id: 'photo' }, ([file]) => {
    if (file) view.run(enterPhoto(view, file));
  });
  return [element('div', { class: 'buttons' }, [start, photo]), aim, video];
}

async function scan(view: View<'papers'>, video: HTMLVideoElement, aim: HTMLElement, start: HTMLButtonElement): Promise<void> {
  const found = (text: string): boolean => {
    view.run(enter(view, text, 'code'));
    return true;
  };
  video.hidden = false;
  aim.hidden = false;
  start.disabled = true;
  try {
    const stop = await watchCamera(video, found);
    // The person has gone on before the camera was allowed.
    if (!video.isConnected) return stop();
    start.replaceWith(
      button(
        view.words.papers.stop,
        () => {
          stop();
          view.show(view.state);
        },
        { class: 'second' },
      ),
    );
    view.leave(stop);
  } catch {
    view.show({ ...view.state, remark: 'noCamera' }, 'key');
  }
}

async function enterPhoto(view: View<'papers'>, photo: File): Promise<void> {
  const text = await readPhoto(photo).catch(() => undefined);
  if (text === undefined) view.show({ ...view.state, remark: 'noCode' }, 'key');
  else await enter(view, text, 'code');
}

/** What the page says if there is no key in it. */
const WITHOUT_KEY = { typed: 'empty', code: 'codeWithoutKey' } as const satisfies { [source: string]: Remark };

/**
 * Adds one paper. Keeps what was typed if it is not accepted. The service chooses the content of a code on a paper, so a code cannot
 * name the Host: only what the person typed can.
 */
async function enter(view: View<'papers'>, text: string, source: keyof typeof WITHOUT_KEY): Promise<void> {
  const { words, state } = view;
  const { problem: _, remark: __, ...plain } = state;
  const { keys, fingerprints, hostFingerprints } = state.papers;
  try {
    const entry = await readEntry(text, words.papers.name(keys.length + 1), state.papers);
    const papers = {
      keys: entry.key && !entry.isRepeated ? [...keys, entry.key] : keys,
      fingerprints: [...new Set([...fingerprints, ...entry.fingerprints])],
      hostFingerprints: source === 'typed' ? [...new Set([...hostFingerprints, ...entry.hostFingerprints])] : hostFingerprints,
    };
    const isNew = papers.keys.length > keys.length;
    if (!isNew) return view.show({ ...plain, papers, remark: entry.isRepeated ? 'twice' : WITHOUT_KEY[source] }, 'key');
    const next = await withPapers(words, state, papers);
    view.show(next, next.step === 'papers' ? 'key' : undefined);
  } catch (error) {
    view.show({ ...plain, problem: problemOf(error) }, 'key');
    keepTyped(text);
  }
}

/** Puts a text into the field again: a rejected key, or what was typed before the language changed. */
export function keepTyped(text: string): void {
  const field = document.querySelector<HTMLTextAreaElement>('#key');
  if (field) field.value = text;
}
