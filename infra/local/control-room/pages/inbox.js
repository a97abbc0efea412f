import { ask, choice, copyable, element, inWords, view, withLinks } from './dom.js';

const CHANNELS = [
  ['', 'All channels'],
  ['email', 'E-mail'],
  ['sms', 'SMS'],
  ['whatsapp', 'WhatsApp'],
  ['telegram', 'Telegram'],
];
const place = document.getElementById('messages');
const shown = new Map();
const filter = { to: '', channel: '' };

/** Shows the messages, newest first. A message that is already shown stays as it is. */
export function showInbox(messages, families) {
  showFilters({ people: listPeople(messages, families), filter });
  const present = new Set(messages.map(({ id }) => id));
  for (const [id, { entry }] of shown) if (!present.has(id)) remove(id, entry);
  const arrived = messages.filter(({ id }) => !shown.has(id));
  for (const message of arrived) add(message);
  openNewest(arrived);
  applyFilter();
}

const showFilters = view('filters', ({ people }) => [
  choice('Person', [['', 'All people'], ...people], filter.to, (to) => change({ to })),
  choice('Channel', CHANNELS, filter.channel, (channel) => change({ channel })),
  emptyButton(),
]);

function emptyButton() {
  const button = element('button', { type: 'button' }, 'Empty the inbox');
  button.addEventListener('click', () => ask('DELETE', '/_local/messages'));
  return button;
}

function change(wanted) {
  Object.assign(filter, wanted);
  applyFilter();
}

/** Pairs of an address and its person. */
function listPeople(messages, families) {
  const names = new Map(
    families.flatMap(({ host, survivors }) => [[host.email, host.display_name], ...survivors.map(({ contact, name }) => [contact.value, name])]),
  );
  return [...new Set(messages.map(({ to }) => to))].sort().map((to) => [to, names.has(to) ? `${names.get(to)} (${to})` : to]);
}

function applyFilter() {
  for (const { entry, message } of shown.values())
    entry.hidden = (filter.to !== '' && message.to !== filter.to) || (filter.channel !== '' && message.channel !== filter.channel);
  document.getElementById('none')?.remove();
  if ([...shown.values()].every(({ entry }) => entry.hidden)) place.append(element('p', { id: 'none' }, 'No messages here yet.'));
}

function remove(id, entry) {
  entry.remove();
  shown.delete(id);
}

function add(message) {
  const { id, channel, to, subject, text, sent_at } = message;
  const title = subject || text.split('\n')[0].replaceAll(/https?:\/\/\S+/g, '…');
  const entry = element(
    'details',
    { className: 'message' },
    element('summary', {}, element('strong', {}, title), element('span', {}, `${channel} to ${to}, ${inWords(sent_at)}`)),
  );
  // The content is made when it is first opened, so that a long inbox loads no frames.
  entry.addEventListener('toggle', () => entry.open && entry.children.length === 1 && entry.append(...renderContent(message)));
  shown.set(id, { entry, message });
  place.prepend(entry);
}

/** Opens the newest message that has arrived, preferably an e-mail, and closes the others. */
function openNewest(arrived) {
  const newest = shown.get((arrived.findLast(({ html }) => html) ?? arrived.at(-1))?.id);
  if (!newest) return;
  for (const { entry } of shown.values()) entry.open = entry === newest.entry;
}

function renderContent({ id, subject, text, html }) {
  const code = /Your code is (\d{6})/.exec(text)?.[1];
  const copy = code ? [element('p', {}, 'Code: ', copyable(code, 'the code'))] : [];
  const plain = element('pre', { tabIndex: 0 }, ...withLinks(text || html));
  if (!html) return [...copy, plain];
  // The server adds the same restrictions to the page in the frame.
  const frame = element('iframe', {
    title: `Message: ${subject}`,
    sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    src: `/_local/messages/html?id=${encodeURIComponent(id)}`,
  });
  return [...copy, frame, element('details', {}, element('summary', {}, 'The same as text'), plain)];
}
