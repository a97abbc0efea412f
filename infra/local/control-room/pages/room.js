import { ask, element, inWords, pageLink, view } from './dom.js';
import { renderFamily, renderResult, renderStory } from './family.js';
import { renderFaults } from './faults.js';
import { showInbox } from './inbox.js';

const REFRESH_MS = 2000;
const CLOCK = [
  { label: '+1 hour', path: '/_local/clock', body: { advance_seconds: 3600 } },
  { label: '+1 day', path: '/_local/clock', body: { advance_seconds: 86_400 } },
  { label: 'To the next due time', path: '/_local/clock/next', body: {} },
];
const result = document.getElementById('result');
let chosen = '';
let isBusy = false;

const showNow = view('now', (now) => [inWords(now)]);
const showStory = view('story', (family) => renderStory(family, actionButton));
const showFamily = view('family', ({ family, families }) => renderFamily(family, families, chooseButton, actionButton));
const showFaults = view('faults', (faults) => renderFaults(faults, actionButton));
const showLinks = view('links', (site) => [
  pageLink('The site', site),
  pageLink('API reference', '/docs'),
  pageLink('All templates of mails', '/_local/mails'),
  pageLink('Inbox without scripts', '/_local/inbox'),
]);
view('clock', (actions) => actions.map((action) => actionButton(action, '')))(CLOCK);

/** Returns a button that performs an action and shows its result. */
function actionButton({ label, path, body }, className) {
  const button = element('button', { type: 'button', className }, label);
  button.addEventListener('click', () => perform(label, path, body));
  return button;
}

function chooseButton(label, id) {
  const button = element('button', { type: 'button' }, label);
  button.addEventListener('click', () => {
    chosen = id;
    return refresh();
  });
  return button;
}

async function perform(label, path, body) {
  // A second click during the action is ignored. The buttons stay enabled, because a disabled button loses the focus.
  if (isBusy) return;
  isBusy = true;
  document.body.setAttribute('aria-busy', 'true');
  result.replaceChildren(element('p', {}, `${label} …`));
  try {
    const given = await ask('POST', path, body);
    if (given.family) chosen = given.family.id;
    result.replaceChildren(...renderResult(label, given));
    await refresh();
  } catch (error) {
    result.replaceChildren(element('p', { className: 'error' }, `Not possible now. ${error.message}`));
  }
  document.body.removeAttribute('aria-busy');
  isBusy = false;
}

/** Shows the present state. */
async function refresh() {
  const [state, { messages }, faults] = await Promise.all([
    ask('GET', '/_local/state'),
    ask('GET', '/_local/messages'),
    ask('GET', '/_local/faults'),
  ]);
  const { now, families, frontend_url } = state;
  const family = families.find(({ id }) => id === chosen) ?? families[0];
  showNow(now);
  showLinks(frontend_url);
  showStory(family);
  showFamily({ family, families });
  showFaults(faults);
  showInbox(messages, families);
}

/** Follows what happens on other pages. The time between two requests does not depend on how long a reply takes. */
async function follow() {
  try {
    if (!document.hidden && !isBusy) await refresh();
  } catch {
    document.getElementById('now').textContent = 'unknown: the local stack does not answer. Is it still running?';
  }
  setTimeout(follow, REFRESH_MS);
}

await follow();
