import type { Sample } from '#infra/try/build.ts';

/** Build time puts the sample here. */
declare const SAMPLE: Sample;
/** How many papers open it. */
const NEEDED = 2;

const bar = document.createElement('aside');
bar.setAttribute('aria-label', 'About this sample');
Object.assign(bar.style, { maxWidth: '40rem', margin: '0 auto 2rem', padding: '1rem', borderTop: '2px solid', fontFamily: 'system-ui, sans-serif' });
// The page of recovery draws its whole body at each step.
document.documentElement.append(bar);
void openSample();

async function openSample(): Promise<void> {
  const files = await appears<HTMLInputElement>('#files');
  const chosen = new DataTransfer();
  for (const { name, content } of SAMPLE.files) chosen.items.add(new File([bytesOf(content)], name));
  files.files = chosen.files;
  files.dispatchEvent(new Event('change', { bubbles: true }));
  for (const { key } of SAMPLE.papers.slice(0, NEEDED)) await enter(key);
  await appears('#same');
  const names = SAMPLE.papers.slice(0, NEEDED).map(({ name }) => name);
  const line = document.createElement('p');
  line.textContent =
    'This is the page that each sealed copy has with it. For this sample, the copy was chosen already, and the keys ' +
    `from the papers of ${names.join(' and ')} were typed. Their papers say: ${SAMPLE.fingerprint}`;
  bar.append(line);
}

/** Types a key, as a person does, and waits until the page has taken it. */
async function enter(key: string): Promise<void> {
  const field = await appears<HTMLTextAreaElement>('#key');
  field.value = key;
  field.form?.requestSubmit();
  await until(() => !field.isConnected);
}

async function appears<Shown extends HTMLElement>(selector: string): Promise<Shown> {
  await until(() => document.querySelector(selector) !== null);
  const found = document.querySelector<Shown>(selector);
  if (!found) throw new Error(`${selector} is not there.`);
  return found;
}

/** Resolves when the page has changed so. */
function until(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isSo()) return;
      watch.disconnect();
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

const bytesOf = (content: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
