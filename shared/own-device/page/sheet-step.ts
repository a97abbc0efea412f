import { type HostSheet, hostSheet, innerFingerprint } from '#custody/inner-list.ts';
import { makeHostSheet } from '#own-device/paper-keys.ts';
import { button, element, inGroups } from '#recovery/page/element.ts';
import { readPaper } from '#recovery/papers.ts';
import { qrCode } from './qr-code.ts';
import type { Shown, State, View } from './view.ts';

type Sheet = NonNullable<State['sheet']>;

/** Step 2: the Host makes a sheet and types its end back, or enters an existing one. */
export function sheetStep(view: View): Shown {
  const { words, state } = view;
  const { sheet, sheetBy } = state;
  const lead = element('p', {}, [words.sheet.lead]);
  if (sheet?.isEntered) return { parts: [lead, ...entered(view, sheet)], next: { text: words.next, go: () => view.show({ step: 'papers' }) } };
  if (sheet && sheetBy === 'making') return { parts: newSheet(view, sheet), next: { text: words.next, go: () => confirm(view, sheet) } };
  if (sheetBy === 'typing') return { parts: [lead, ...typing(view)], next: { text: words.next, go: () => view.run(enter(view)) } };
  return { parts: [lead, choice(view)] };
}

function choice(view: View): HTMLElement {
  const { sheet } = view.words;
  return element('div', { class: 'buttons' }, [
    button(sheet.make, () => view.run(make(view)), { class: 'main', id: 'make' }),
    button(sheet.have, () => view.show({ sheetBy: 'typing' }, 'sheet'), { class: 'second', id: 'have' }),
  ]);
}

async function make(view: View): Promise<void> {
  const { identity } = await makeHostSheet();
  view.show({ sheetBy: 'making', sheetTyped: '', sheet: { identity, keys: await hostSheet(identity), isEntered: false } });
}

/** What the Host prints or copies. The rest of the page is not printed. */
function newSheet(view: View, { identity, keys }: Sheet): Node[] {
  const { sheet } = view.words;
  return [
    element('p', { class: 'notice' }, [sheet.keep]),
    element('section', { class: 'sheet', 'aria-labelledby': 'sheet-heading' }, [
      element('h2', { id: 'sheet-heading' }, [sheet.heading]),
      element('h3', {}, [sheet.key]),
      element('div', { class: 'key', id: 'key', dir: 'ltr' }, [inGroups(keyGroups(identity))]),
      qrCode(identity, sheet.qr),
      element('h3', {}, [sheet.fingerprint]),
      fingerprintOf(keys),
      element('p', { class: 'soft' }, [sheet.fingerprintHint]),
    ]),
    element('div', { class: 'buttons' }, [button(sheet.print, () => print(), { class: 'second' }), another(view)]),
    ...field(view, { label: sheet.typeBack }),
  ];
}

/** The fingerprint of the key that signs, as it is printed. */
export function fingerprintOf({ publicKey }: HostSheet): HTMLElement {
  return element('div', { dir: 'ltr' }, [inGroups(innerFingerprint(publicKey).split(' '))]);
}

/** The beginning that all keys have, then groups of four. */
function keyGroups(identity: string): string[] {
  const start = identity.indexOf('1') + 1;
  return [identity.slice(0, start), ...(identity.slice(start).match(/.{1,4}/g) ?? [])];
}

function typing(view: View): Node[] {
  const { sheet } = view.words;
  return [...field(view, { label: sheet.label, hint: sheet.hint }), element('div', { class: 'buttons' }, [another(view)])];
}

function entered(view: View, { keys }: Sheet): Node[] {
  const { sheet } = view.words;
  return [
    element('p', { class: 'good' }, [sheet.entered]),
    element('h2', {}, [sheet.fingerprint]),
    fingerprintOf(keys),
    element('p', { class: 'soft' }, [sheet.fingerprintHint]),
    element('div', { class: 'buttons' }, [another(view)]),
  ];
}

/** An earlier sealing was compared with the sheet, so it is forgotten too. */
function another(view: View): HTMLElement {
  const forget = () => view.show({ sheet: undefined, sheetBy: undefined, sheetTyped: '', generation: undefined });
  return button(view.words.sheet.other, forget, { class: 'quiet' });
}

function field(view: View, { label, hint }: { label: string; hint?: string }): Node[] {
  const attributes = { id: 'sheet', rows: hint ? '4' : '1', autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false', dir: 'ltr' };
  const described = hint ? { 'aria-describedby': 'sheet-hint' } : {};
  const input = () => view.keep({ sheetTyped: area.value });
  const area = element('textarea', { ...attributes, ...described }, [view.state.sheetTyped], { input });
  return [element('label', { for: 'sheet' }, [label]), ...(hint ? [element('p', { id: 'sheet-hint', class: 'soft' }, [hint])] : []), area];
}

const typedIn = (): string => document.querySelector<HTMLTextAreaElement>('#sheet')?.value ?? '';

function confirm(view: View, sheet: Sheet): void {
  const typed = typedIn().replace(/\s+/g, '').toUpperCase();
  const isEnd = typed.length >= 8 && sheet.identity.endsWith(typed);
  if (isEnd) view.show({ step: 'papers', sheetTyped: '', sheet: { ...sheet, isEntered: true } });
  else view.show({ problem: (words) => words.sheet.wrongEnd }, 'sheet');
}

async function enter(view: View): Promise<void> {
  const [identity = ''] = readPaper(typedIn()).keys;
  const keys = await hostSheet(identity).catch(() => undefined);
  if (!keys) return view.show({ problem: (words) => words.sheet.mistyped }, 'sheet');
  view.show({ step: 'papers', sheetTyped: '', sheet: { identity, keys, isEntered: true } });
}
