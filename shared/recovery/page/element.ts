type Child = Node | string | false | undefined;
type Tags = HTMLElementTagNameMap;
type Attributes = { readonly [name: string]: string | boolean };
/** What happens on a click or a change. */
type Listeners = { readonly [event in 'click' | 'change' | 'input' | 'submit']?: (event: Event) => void };

/** Creates an element. Texts become text nodes, so no text of a package is ever read as HTML. */
export function element<Tag extends keyof Tags>(
  tag: Tag,
  attributes: Attributes = {},
  children: readonly Child[] = [],
  on: Listeners = {},
): Tags[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '');
    else if (value !== false) made.setAttribute(name, value);
  }
  for (const [event, listener] of Object.entries(on)) if (listener) made.addEventListener(event, listener);
  made.append(...children.filter((child) => child !== false && child !== undefined));
  return made;
}

/** Creates a button. */
export function button(text: string, click: () => void, attributes: Attributes = {}): HTMLButtonElement {
  return element('button', { type: 'button', ...attributes }, [text], { click });
}

/** Creates a paragraph for each line of a text. */
export function lines(text: string, attributes: Attributes = {}): HTMLElement[] {
  return text.split('\n').map((line) => element('p', attributes, [line]));
}

/** Creates a name and its value, for a list of such facts. */
export function fact(name: string, value: string): Node[] {
  return [element('dt', {}, [name]), element('dd', {}, [value])];
}

/** Creates a fingerprint or a key in its groups, which stay whole at the end of a line. Their order is that of the paper in each language. */
export function inGroups(groups: readonly string[]): HTMLElement {
  return element(
    'p',
    { class: 'fingerprint', dir: 'ltr' },
    groups.map((group) => element('span', {}, [group])),
  );
}

/** Creates a visible button that opens the browser's choice of files. The same file can be chosen again. */
export function fileButton(text: string, attributes: Attributes, chosen: (files: File[]) => void): HTMLElement {
  const input = element('input', { type: 'file', ...attributes }, [], {
    change: () => {
      const files = [...(input.files ?? [])];
      input.value = '';
      if (files.length > 0) chosen(files);
    },
  });
  return element('label', { class: 'file' }, [element('span', {}, [text]), input]);
}
