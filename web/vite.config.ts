import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { escapeHtml } from '#common/html.ts';
import { LANGUAGES, languageAttributes } from '#common/language.ts';
import { buildWorker, PRINTED_RECOVERY, SITE_SEAL_PAGE } from '#infra/recovery/build.ts';
import { type BuiltWords, buildWords } from '#infra/words/build.ts';
import type { Config } from '#web/edge/config.ts';
import { fileOf } from '#web/edge/pages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The port and the API of `npx vite -c web/vite.config.ts`. Links in messages lead to this port by default. */
const DEV_PORT = 5173;
const DEV_API = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
const DEV_CONFIG: Config = { api: DEV_API, controlRoom: `${DEV_API}/_local` };

/** Answers each address with its HTML file, as every other server of the pages does. */
const pages: Plugin = {
  name: 'pages',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname === '/config.json') return response.setHeader('content-type', 'application/json').end(JSON.stringify(DEV_CONFIG));
      const file = fileOf(url.pathname);
      if (file) request.url = `/${file}${url.search}`;
      next();
    });
  },
};

const words = await buildWords('pages');
const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
const addressOf = ({ language, file }: BuiltWords) => `assets/${language}-${file}-${hash}.js`;

/** The words of all languages are files next to the scripts. A page knows their names by one hash of them all. */
const wordFiles: Plugin = {
  name: 'words',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const file = words.find((one) => request.url?.startsWith(`/${addressOf(one)}`));
      return file ? response.setHeader('content-type', 'text/javascript').end(file.code) : next();
    });
  },
  generateBundle() {
    for (const file of words) this.emitFile({ type: 'asset', fileName: addressOf(file), source: file.code });
  },
};

const worker = await buildWorker();
const workerAddress = `assets/own-device-${createHash('sha256').update(worker).digest('hex').slice(0, 8)}.js`;

/** The worker that encrypts and decrypts is one file, because its headers allow it to load nothing. */
const ownDevice: Plugin = {
  name: 'own-device',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) =>
      request.url === `/${workerAddress}` ? response.setHeader('content-type', 'text/javascript').end(worker) : next(),
    );
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: workerAddress, source: worker });
  },
};

/** What a page says where its scripts do not run, in all languages. */
const htmlWords: Plugin = {
  name: 'html-words',
  async transformIndexHtml(page) {
    const said = await Promise.all(
      LANGUAGES.map(async (language) => ({ language, ...(await import(here(`../shared/words/${language}/html.ts`))).html })),
    );
    const lines = (name: 'needsScript' | 'unloaded') =>
      said.map(({ language, [name]: text }) => `<p ${languageAttributes(language)}>${escapeHtml(text)}</p>`).join('');
    return page.replace(/<!--(needsScript|unloaded)-->/g, (_, name: 'needsScript' | 'unloaded') => lines(name));
  },
};

export default defineConfig({
  root: here('.'),
  base: '/',
  appType: 'mpa',
  plugins: [pages, wordFiles, ownDevice, htmlWords],
  define: {
    WORDS_END: JSON.stringify(`-${hash}.js`),
    OWN_DEVICE_WORKER: JSON.stringify(`/${workerAddress}`),
    SEAL_PAGE: JSON.stringify(SITE_SEAL_PAGE),
    PRINTED_RECOVERY: JSON.stringify(PRINTED_RECOVERY),
    // openapi-fetch asks which Node it runs in.
    process: 'undefined',
  },
  server: { host: '127.0.0.1', port: DEV_PORT, strictPort: true },
  build: {
    // Phones from 2020 on.
    target: ['es2020', 'chrome87', 'safari14'],
    outDir: here('dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Each page has loaded the files of its entry and of all pages already.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !/assets\/(?:shared|family|host)-/.test(file)) },
    rolldownOptions: {
      input: { family: here('family.html'), host: here('host.html'), notify: here('notify/notify.ts') },
      output: {
        // What all pages share is one file: it compresses better than many, and an old phone gets it faster.
        // What only a few pages use is loaded with them.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules(?!.(?:lean-qr|libphonenumber-js|@simplewebauthn))|web.shared.(?!contact|calendar|this-device|link-secret|size|evidence|own-device|trusted-worker|checks|use-online|guard-leaving|operator|country-name)|vite.preload|family.link-ids/,
            },
            // Small parts of pages with files: each further file costs a name in the first load.
            { name: 'files', test: /web.shared.(?:size|guard-leaving|use-online)\.ts|common.save-file\.ts/ },
          ],
        },
        // A service worker keeps its address, and the browser asks for it again.
        entryFileNames: ({ name }) => (name === 'notify' ? 'notify.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
      },
    },
  },
});
