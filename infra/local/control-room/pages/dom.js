/** Creates an element. Text is always set as text, never as HTML, because it can come from messages of other people. */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in made) made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** Returns a link to a page, in a new tab. */
export function pageLink(label, href) {
  return element('a', { href, target: '_blank', rel: 'noreferrer' }, label);
}

/** Returns a value with a button that copies it. */
export function copyable(value, what) {
  const button = element('button', { type: 'button', className: 'copy', 'aria-label': `Copy ${what}` }, 'Copy');
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(value);
    button.textContent = 'Copied';
  });
  return element('span', { className: 'copyable' }, element('code', {}, value), ' ', button);
}

/** Returns text in which the addresses are links. */
export function withLinks(text) {
  const parts = text.split(/(https?:\/\/[^\s<>"']+)/);
  return parts.map((part, index) => (index % 2 ? pageLink(part, part) : part));
}

/** Returns a labelled `<select>`. `options` are pairs of a value and a label. */
export function choice(label, options, value, onChange) {
  const select = element('select', {}, ...options.map(([key, text]) => element('option', { value: key, selected: key === value }, text)));
  select.addEventListener('change', () => onChange(select.value));
  return element('label', {}, `${label} `, select);
}

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Returns the time in words. */
export function inWords(time) {
  return `${TIME.format(new Date(time))} (UTC)`;
}

/** Returns the JSON reply to a request. Throws an error with the sentence of a refusal. */
export async function ask(method, path, body) {
  const reply = await fetch(path, { method, ...(body && { body: JSON.stringify(body) }) });
  const json = await reply.json();
  if (!reply.ok) throw new Error(json.error);
  return json;
}

/** Returns a function that shows content in an element only if the data behind it has changed, so that focus and open parts stay. */
export function view(id, render) {
  const place = document.getElementById(id);
  let shown = null;
  return (data) => {
    const now = JSON.stringify(data);
    if (now === shown) return;
    shown = now;
    place.replaceChildren(...render(data));
  };
}
