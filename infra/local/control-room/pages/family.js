import { copyable, element, inWords, pageLink } from './dom.js';

/** Returns the panel with the present state of the story and its next step. */
export function renderStory(family, actionButton) {
  if (!family) {
    const first = { label: 'Make a sample family', path: '/_local/family', body: {} };
    return [
      element('h2', {}, 'Start with a family'),
      element(
        'p',
        {},
        'Anna has a will with real documents. Ben, Clara and Daniel can open it together, when the time has come. This takes a few seconds.',
      ),
      element('div', { className: 'buttons' }, actionButton(first, 'primary')),
    ];
  }
  const { title, text, next, others } = family.story;
  return [
    element('h2', {}, title),
    element('p', {}, text),
    element('div', { className: 'buttons' }, actionButton(next, 'primary')),
    element('p', { className: 'label' }, 'Or:'),
    element('div', { className: 'buttons' }, ...others.map((action) => actionButton(action, ''))),
    element('p', { className: 'label' }, 'Or act on the pages, as these people do:'),
    element('ul', { className: 'pages' }, ...family.pages.map(({ label, url }) => element('li', {}, pageLink(label, url)))),
  ];
}

/** Returns the panel with everything that the people of the family know. */
export function renderFamily(family, families, choose, actionButton) {
  if (!family) return [];
  const others = families.filter(({ id }) => id !== family.id);
  return [
    element('h2', {}, family.host.display_name),
    element(
      'dl',
      {},
      ...row('E-mail', copyable(family.host.email, 'the e-mail address')),
      ...row('Password', copyable(family.host.password, 'the password')),
      ...row('Will', copyable(family.will_id, 'the id of the will')),
      ...row('Documents', family.documents.join(', ')),
    ),
    ...family.survivors.map(renderSurvivor),
    element(
      'div',
      { className: 'buttons' },
      actionButton({ label: 'Make another family', path: '/_local/family', body: {} }, ''),
      ...others.map((other) => choose(`Play ${other.host.display_name}`, other.id)),
    ),
  ];
}

function renderSurvivor({ name, id, contact, backup_codes, envelope_text }) {
  return element(
    'details',
    {},
    element('summary', {}, `${name}, a Survivor with ${contact.type === 'sms' ? 'a telephone' : contact.type} and a paper`),
    element(
      'dl',
      {},
      ...row('Contact', copyable(contact.value, `the contact of ${name}`)),
      ...row('Survivor', copyable(id, `the id of ${name}`)),
      ...row('Backup codes', ...backup_codes.map((code) => copyable(code, `the backup code ${code}`))),
    ),
    element('h3', {}, 'The whole paper'),
    element('pre', { tabIndex: 0 }, envelope_text),
  );
}

function row(name, ...values) {
  return [element('dt', {}, name), element('dd', {}, ...values)];
}

/** Returns what a person saw after a step. */
export function renderResult(label, { personal_message, documents, access_expires_at, now, fired }) {
  if (documents)
    return [
      element('h3', {}, label),
      element('blockquote', {}, personal_message ?? 'No personal message.'),
      element('ul', {}, ...documents.map(renderDocument)),
      element('p', {}, `Readable until ${inWords(access_expires_at)}.`),
    ];
  if (fired)
    return [element('p', {}, `It is now ${inWords(now)}. ${fired.length === 0 ? 'Nothing became due.' : `Due work done: ${fired.length}.`}`)];
  return [element('p', {}, `Done: ${label}.`)];
}

function renderDocument({ filename, size_bytes, download_url, integrity_verified }) {
  // The same address as this page, whichever name of this machine it was opened with.
  const { pathname, search } = new URL(download_url);
  const checked = integrity_verified ? 'exactly as it was sealed' : 'not checked yet';
  return element('li', {}, element('a', { href: `${pathname}${search}`, download: filename }, filename), `, ${size_bytes} bytes, ${checked}`);
}
