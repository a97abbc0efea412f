import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The files that each file imports, by their paths from the root. Imports of types count too. */
type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * From the bottom to the top. A file imports from its own entry and from lower layers. Entries in one line do not import each other.
 * A `*` stands for each subject: the folders of shared/ that are no engine.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['shared/own-device/needs-documents.ts'],
  ['web/edge', 'shared/own-device/work.ts'],
  ['shared/common'],
  ['shared/own-device/documents.ts'],
  ['shared/words'],
  ['web/shared', 'infra/words', 'infra/listed-files.ts'],
  ['web/family', 'web/host', 'web/notify'],
  ['shared/*/rules'],
  ['shared/net'],
  ['shared/custody'],
  ['shared/connectors', 'shared/storages/adapters', 'shared/store', 'shared/recovery'],
  ['shared/own-device'],
  ['shared/*/rows'],
  ['shared/platform'],
  ['shared/storages/drives'],
  ['shared/app'],
  ['shared/*'],
  ['shared/http'],
  ['shared/*/wire'],
  ['functions/routes.ts'],
  ['functions'],
  [
    'infra/run.mjs',
    'infra/check.ts',
    'infra/assembly',
    'infra/table.ts',
    'infra/upload-headers.ts',
    'infra/mail-events.ts',
    'infra/response-streaming.ts',
    'infra/request-too-large.ts',
    'infra/pages',
    'infra/figures',
  ],
  ['infra/cloud', 'infra/openapi', 'infra/messages', 'infra/recovery'],
  ['infra/generate.ts', 'infra/local', 'infra/deploy', 'web/vite.config.ts'],
  ['infra/permissions', 'infra/quotas', 'infra/restore', 'infra/costs', 'infra/mutation', 'infra/release'],
  ['infra/scale', 'infra/kinds', 'infra/try'],
];

/** They know no subject. `effects` is what the rules of all subjects return. */
const ENGINES = ['common', 'words', 'net', 'custody', 'connectors', 'store', 'recovery', 'own-device', 'platform', 'http'];
const COMPOSITION = 'app';

/** What an engine may use of a subject: the forms of what it keeps, and the storages that staging reads like. */
const USED_BY_ENGINES = ['shared/effects/', 'shared/storages/adapters/'];

/** The pages know nothing else of the service. */
const USED_BY_PAGES = [
  'web/',
  'shared/words/',
  'shared/common/language.ts',
  'shared/common/limits.ts',
  'shared/common/moment.ts',
  'shared/common/html.ts',
  'shared/common/plain-text.ts',
  'shared/common/printed-id.ts',
  'shared/common/typed.ts',
  'shared/common/typed-key.ts',
  'shared/common/inner-list-size.ts',
  'shared/common/save-file.ts',
  'shared/common/storage-kinds.ts',
  'shared/common/zip.ts',
  'infra/words/build.ts',
  'infra/recovery/build.ts',
  'shared/own-device/work.ts',
  'shared/own-device/documents.ts',
  'shared/own-device/needs-documents.ts',
];

/** The types of the client, which are generated, and the settings of the operator. */
const ALIASES: Readonly<Record<string, string>> = { '#api': 'web/client.d.ts', '#deployment': 'deployment.config.ts' };
const OUTSIDE = Object.values(ALIASES);

/** Imported by the build only. Styles import nothing. */
const STYLES = /\.css$/;

/** The line of the picture in CONTRIBUTING.md: the subjects from the lowest to the highest. */
const ORDER = /^order +(.+)$/m.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[1]?.split(' < ') ?? [];

const graph = readGraph(['shared', 'functions', 'infra', 'web']);

/** The emulators, the control room and the demo. Other code and other tests know only its entry. */
const WORKSHOP = 'infra/local/';
const WORKSHOP_ENTRY = 'infra/local/entry.ts';
/** Its own tests may test each part, and the simulated world puts single parts into a process in which others are replaced. */
const KNOW_ITS_PARTS = [WORKSHOP, `tests/${WORKSHOP}`, 'tests/world/'];

describe('an import', () => {
  it('goes to the own folder or to a lower layer', () => expect(upward(graph)).toEqual([]));

  it('of the workshop goes to its entry', () => expect(pastTheEntry(new Map([...graph, ...readGraph(['tests'])]))).toEqual([]));

  it('names a file that exists', () => {
    const named = [...graph.values()].flat();
    expect(named.filter((file) => !graph.has(file) && !OUTSIDE.includes(file))).toEqual([]);
  });

  it('is not part of a cycle', () => expect(circles(graph)).toEqual([]));
});

describe('a subject', () => {
  it('is drawn in CONTRIBUTING.md once', () => {
    const subjects = [...graph.keys()].filter((file) => kindOf(file) !== undefined).map(subjectOf);
    expect([...ORDER].sort()).toEqual([...new Set(subjects)].sort());
  });

  it.each(['rules', 'rows', 'flows', 'wire'] as const)('uses the %s of those only that are drawn before it', (kind) => {
    expect(againstTheOrder(graph, kind)).toEqual([]);
  });

  it('is not known to an engine', () => expect(subjectsInEngines(graph)).toEqual([]));
});

it('every file has a layer, and every layer has a file', () => {
  expect([...graph.keys()].filter((file) => layerOf(file) === undefined && !OUTSIDE.includes(file))).toEqual([]);
  const used = new Set([...graph.keys()].map((file) => layerOf(file)?.folder));
  expect(LAYERS.flat().filter((folder) => !used.has(folder))).toEqual([]);
  expect(ENGINES.filter((engine) => ![...graph.keys()].some((file) => file.startsWith(`shared/${engine}/`)))).toEqual([]);
});

describe('a planted import', () => {
  it.each([
    ['shared/http/endpoint.ts', 'functions/routes.ts'],
    ['shared/wills/rules/will.ts', 'shared/net/log.ts'],
    ['functions/routes.ts', 'functions/auth/login.ts'],
    ['infra/openapi/document.ts', 'infra/local/stack.ts'],
    ['web/family/entry.tsx', 'web/host/session.ts'],
    ['web/shared/api.ts', 'shared/common/time.ts'],
    ['shared/words/plural.ts', 'shared/effects/effect.ts'],
    ['shared/words/plural.ts', 'web/shared/format.ts'],
  ])('from %s to %s is found', (from, to) => {
    expect(upward(new Map([...graph, [from, [to]]]))).toEqual([`${from} -> ${to}`]);
  });

  it.each([
    ['shared/wills/rules/will.ts', 'shared/answers/rules/answer.ts', 'rules'],
    ['shared/wills/will-state.ts', 'shared/transfers/start-transfer.ts', 'flows'],
  ] as const)('against the order of the subjects is found: from %s to %s', (from, to, kind) => {
    expect(againstTheOrder(new Map([...graph, [from, [to]]]), kind)).toEqual([`${from} -> ${to}`]);
  });

  it.each([
    ['infra/quotas/report.ts', 'infra/local/stack.ts'],
    ['tests/support/stack.ts', 'infra/local/gateway/ports.ts'],
  ])('past the entry of the workshop is found: from %s to %s', (from, to) => {
    expect(pastTheEntry(new Map([[from, [to]]]))).toEqual([`${from} -> ${to}`]);
  });

  it.each([
    ['a file and itself', { a: ['a'] }, [['a']]],
    [
      'two circles with an import between them',
      { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['no file: two ways to one file are no circle', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ])('that closes a cycle is found: %s', (_, imports, expected) => {
    expect(circles(new Map(Object.entries(imports)))).toEqual(expected);
  });

  it.each([
    ["import { a } from '#wills/rules/will.ts';", 'shared/wills/rules/will.ts'],
    ["import type { A } from './other.ts';", 'shared/http/other.ts'],
    ["export { a } from '#infra/table.ts';", 'infra/table.ts'],
    ["const a = await import('#net/log.ts');", 'shared/net/log.ts'],
    ["import type { paths } from '#api';", 'web/client.d.ts'],
    ["import { frame } from '#words/en/pages/frame.ts';", 'shared/words/en/pages/frame.ts'],
  ])('is read from %s', (code, file) => expect(importsOf('shared/http/endpoint.ts', code)).toEqual([file]));

  it('of a package is not one of our files', () => expect(importsOf('shared/http/endpoint.ts', "import middy from '@middy/core';")).toEqual([]));
});

/** Returns every import that leads neither to its own folder nor to a lower layer. */
function upward(imports: Graph): string[] {
  return [...imports].flatMap(([from, files]) => files.filter((to) => !isAllowed(from, to)).map((to) => `${from} -> ${to}`));
}

function isAllowed(from: string, to: string): boolean {
  const [own, other] = [layerOf(from), layerOf(to)];
  if (!own || !other) return OUTSIDE.includes(to);
  if (from.startsWith('web/') && !USED_BY_PAGES.some((folder) => to.startsWith(folder))) return false;
  return own.folder === other.folder || other.rank < own.rank;
}

/** Returns every import that leads into the workshop from outside, but not to its entry. */
function pastTheEntry(imports: Graph): string[] {
  const outside = [...imports].filter(([from]) => !KNOW_ITS_PARTS.some((folder) => from.startsWith(folder)));
  const isInside = (to: string) => to.startsWith(WORKSHOP) && to !== WORKSHOP_ENTRY;
  return outside.flatMap(([from, files]) => files.filter(isInside).map((to) => `${from} -> ${to}`));
}

interface Layer {
  folder: string;
  rank: number;
}

const layers = new Map<string, Layer | undefined>();

/** Returns the most specific entry of LAYERS that contains this file. It is asked for the same files again and again. */
function layerOf(file: string): Layer | undefined {
  if (!layers.has(file)) layers.set(file, findLayer(file));
  return layers.get(file);
}

function findLayer(file: string): Layer | undefined {
  const entries = LAYERS.flatMap((folders, rank) => folders.map((folder) => ({ folder, rank })));
  const within = entries.filter(({ folder }) => contains(folder, file));
  return within.toSorted((a, b) => depthOf(b.folder) - depthOf(a.folder))[0];
}

function contains(folder: string, file: string): boolean {
  // Effects are rules: nothing but what they return.
  if (folder === 'shared/*/rules' && file.startsWith('shared/effects/')) return true;
  const parts = folder.split('/');
  const found = file.split('/');
  return parts.length <= found.length && parts.every((part, n) => (part === '*' ? isSubject(found[n]) : part === found[n]));
}

/** A named folder says more than a `*`. */
function depthOf(folder: string): number {
  return folder.split('/').length * 2 - (folder.includes('*') ? 1 : 0);
}

function isSubject(name: string | undefined): boolean {
  return name !== undefined && ![...ENGINES, COMPOSITION].includes(name);
}

const KINDS: Readonly<Record<string, Kind>> = { 'shared/*/rules': 'rules', 'shared/*/rows': 'rows', 'shared/*': 'flows', 'shared/*/wire': 'wire' };
type Kind = 'rules' | 'rows' | 'flows' | 'wire';

function kindOf(file: string): Kind | undefined {
  return KINDS[layerOf(file)?.folder ?? ''];
}

/** Returns every import between files of this kind whose subject is not drawn before the one that imports it. */
function againstTheOrder(imports: Graph, kind: Kind): string[] {
  const own = [...imports].filter(([file]) => kindOf(file) === kind);
  const isAgainst = (from: string, to: string) => kindOf(to) === kind && ORDER.indexOf(subjectOf(to)) > ORDER.indexOf(subjectOf(from));
  return own.flatMap(([from, files]) => files.filter((to) => isAgainst(from, to)).map((to) => `${from} -> ${to}`));
}

function subjectOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function subjectsInEngines(imports: Graph): string[] {
  const isEngine = (file: string) => file.startsWith('shared/') && ENGINES.includes(subjectOf(file));
  const known = (to: string) => to.startsWith('shared/') && isSubject(subjectOf(to)) && !USED_BY_ENGINES.some((folder) => to.startsWith(folder));
  // The composition hands http what it needs.
  return [...imports].filter(([file]) => isEngine(file)).flatMap(([from, files]) => files.filter(known).map((to) => `${from} -> ${to}`));
}

/** Returns groups of files that can all be reached from each other, each sorted. */
function circles(imports: Graph): string[][] {
  const reached = new Map([...imports.keys()].map((file) => [file, reachableFrom(file, imports)]));
  const inCircle = [...imports.keys()].filter((file) => reached.get(file)?.has(file)).sort();
  const groups = inCircle.map((file) => inCircle.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)));
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

function reachableFrom(start: string, imports: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...(imports.get(start) ?? [])];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...(imports.get(file) ?? []));
  }
  return found;
}

function readGraph(folders: readonly string[]): Graph {
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`));
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('web/dist/') && file !== 'shared/recovery/recover.mjs');
  return new Map(code.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));
}

/** Returns our own files that a file imports: statically, as types, dynamically, or to export them again. */
function importsOf(file: string, code: string): string[] {
  const { importedFiles } = ts.preProcessFile(code, true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('.')) return [posix.join(posix.dirname(file), fileName)];
    if (!fileName.startsWith('#') || STYLES.test(fileName)) return [];
    if (ALIASES[fileName]) return [ALIASES[fileName]];
    return [/^#(functions|infra|web|tests)\//.test(fileName) ? fileName.slice(1) : `shared/${fileName.slice(1)}`];
  });
}
