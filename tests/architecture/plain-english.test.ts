import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '#common/refusal.ts';

/** The words that we do not use, and what to write instead (docs/language.md). This is the only list of them. */
const AVOIDED: readonly (readonly [avoid: RegExp, write: string])[] = [
  [/\btold\b|\bhears? of\b|\bheard of\b/, 'notified'],
  [/\bow(?:ed|es|e|ing)\b/, 'pending'],
  [/\banew\b/, 'again, re-'],
  [/\blays?\b|\blaid\b/, 'write'],
  [/\blies\b/, 'is in, is stored in'],
  [/\bstr(?:ike|ikes|iking|uck) out\b/, 'mark as complete'],
  [/\bunless you say\b/, 'by default'],
  [/\bwho(?:so)?ever\b|\bwhomever\b/, 'anyone who, or a role'],
  [/\bsomebody\b|\bnobody\b/, 'someone, no one, or a role'],
  [/\bof which\b|\bof whom\b/, 'its, their, or a new sentence'],
  [/\ball that there is\b/, 'all'],
  [/\bst(?:and|ands|anding|ood) (?:in|on|at|there|behind|under|beside)\b/, 'is in, is printed on'],
  [/\bup to the comma\b/, 'before the comma'],
  [/\bby (?:itself|themselves)\b/, 'automatically, or alone'],
  [/\bby the clock\b/, 'on a schedule'],
  [/\bat once\b/, 'immediately, or in parallel'],
  [/\bmeanwhile\b/, 'during this time, while X runs'],
  [/\bshut\b/, 'closed, lock out'],
  [/\bfor good\b/, 'permanently'],
  [/\bin force\b/, 'current'],
  [/\bformer(?:ly)?\b/, 'previous, earlier'],
  [/\bjudg(?:e|es|ed|ing|ement)\b/, 'check, validate'],
  [/\bheld against\b/, 'compared with'],
  [/\bclockwork\b/, 'scheduled jobs'],
  [/\balarm clocks?\b|\balarms? rings?\b|\bit rings\b/, 'schedule, fires'],
  [/\ball the same\b/, 'still'],
  [/\bafter all\b(?! )/, 'omit it'],
  [/\bof (?:\w+'s|my|our|your|his|her|its|their|one's) own\b/, 'their own'],
  [/\btests? holds? (?!all)/, 'a test enforces that'],
  [/\blook(?:s|ed|ing)? after\b/, 'manages'],
  [/\brow of (?:misses|silences)\b/, 'consecutive missed checks'],
  [/\b(?:check|question) that is out\b/, 'a pending check'],
  [/\bjoin(?:s|ed|ing)? (?:a|the|one|cloud) (?:cloud )?drive\b/, 'connect a cloud drive'],
  [/\bspeaks? like\b/, 'is compatible with'],
  [/\bmend(?:s|ed|ing)?\b/, 'fix'],
  [/\bg(?:ive|ives|iving|ave|iven) up\b/, 'stop retrying, abandon'],
  [/\b(?:process|request|worker|function|audit|program|attempt)e?s? (?:that )?(?:has |have )?(?:dies?|died)\b/, 'crashes, stops'],
  [/\bgo(?:es|ing)? on\b|\bwent on\b/, 'continues'],
  [/\b(?:does|did|do) not take\b|\btakes? (?:a|the|this|our) message\b/, 'accepts, rejects'],
  [/\bworth nothing\b|\bgood for nothing\b/, 'invalid'],
  [/\bany ?more\b/, 'no longer'],
  [/\bdisown/, 'reject a change'],
  [/\bprov(?:e|es|ed|en|ing) who (?:they|you|he|she)\b/, 'authenticate; in messages confirm their identity'],
  [/\bways? to reach\b|\bover (?:every|all|any|no|another|these|those) ways?\b|\bway (?:in|out)\b/, 'channel, personal link, opt-out link'],
  [/\bput(?:s|ting)? off\b|\bheld up\b|\bholds? up\b/, 'postponed, delayed'],
  [/\b(?:\d+|two|three|five|ten|twenty|wrong|failed|of|many|few|more) tries\b/, 'attempts'],
  [/\bin clear\b(?! )|\bin the clear\b/, 'in plain text'],
  [/\bon condition that\b/, 'if'],
  [/\bbesides?\b/, 'next to, also'],
  [/\bpaper codes?\b/, 'backup code'],
  [/\bpieces? of (?:the|a) key\b/, 'share'],
  [/\bgiv(?:e|es|ing|en) out\b/, 'release'],
];

const EACH = AVOIDED.map(([avoid, write]) => [new RegExp(avoid, 'g'), write] as const);
const ANY = new RegExp(AVOIDED.map(([avoid]) => `(?:${avoid.source})`).join('|'));

/** The avoided words in a text, as `avoided -> what to write`. */
function avoidedIn(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'");
  if (!ANY.test(plain)) return [];
  return EACH.flatMap(([avoid, write]) => [...plain.matchAll(avoid)].map(([found]) => `"${found}" -> ${write}`));
}

/** Files of these folders, without generated ones. */
function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
    .sort();
}

/** The prose of a page: without code, addresses of links and names of tests. */
function proseOf(page: string): string {
  return page
    .replace(/^ *```(?!mermaid)[\s\S]*?^ *```/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<https?:[^>]*>/g, '')
    .replace(/\S+\.test\.ts/g, '');
}

/** The texts and the names of a source file, which is parsed once for both. */
function partsOf(file: string): { texts: string[]; names: string[] } {
  const known = parts.get(file);
  if (known) return known;
  const source = parse(readFileSync(file, 'utf8'), file);
  const read = { texts: textsIn(source), names: namesIn(source) };
  parts.set(file, read);
  return read;
}

const parts = new Map<string, { texts: string[]; names: string[] }>();

/** The texts in a source file: string literals and the parts of templates that have words in them. */
function textsIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((text) => /\w \w/.test(text));
}

/** A text without code in backticks, addresses and names of test files. */
const withoutCode = (text: string): string => text.replace(/`[^`]*`|https?:\S+|\S+\.test\.ts/g, '');

const parse = (code: string, file = 'code.ts'): ts.SourceFile => ts.createSourceFile(file, code, ts.ScriptTarget.Latest);

/** The comments of a source file. Lines of one comment are joined, so that a term across two lines is found. */
function commentsIn(source: ts.SourceFile): string[] {
  const { text: code } = source;
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(code, node.getFullStart()) ?? []) found.set(pos, code.slice(pos, end));
    for (const { pos, end } of ts.getTrailingCommentRanges(code, node.getEnd()) ?? []) found.set(pos, code.slice(pos, end));
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return [...found.values()].map((comment) => withoutCode(comment.replace(/\n\s*\*/g, ' ').replace(/\s+/g, ' ')));
}

/** The names of the tests in a source file: the first argument of each `describe`, `it` and `test`. */
function testNamesIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const [name] = ts.isCallExpression(node) && /^(?:describe|it|test)\b/.test(node.expression.getText(source)) ? node.arguments : [];
    if (name && (ts.isStringLiteralLike(name) || ts.isTemplateExpression(name))) found.push(withoutCode(name.getText(source).slice(1, -1)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The names that a source file declares, of properties and parameters too, as words: `giveUp` as `give up`. */
function namesIn(source: ts.SourceFile): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node };
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isPrivateIdentifier(name))) found.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found].filter((name) => !PUBLIC.has(name)).map((name) => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' '));
}

/** Names of events and of one fact in the history of a Host. Clients know them. */
const PUBLIC = new Set(['change_disowned', 'draft_expiry_told', 'message_given_up', 'anew']);

/** Names of log events: the first argument of `log.info`, `log.warn` and `log.alarm`. */
function eventsIn(file: string): string[] {
  const calls = readFileSync(file, 'utf8').matchAll(/\blog\.(?:info|warn|error|alarm)\(\s*'([a-z_]+)'/g);
  return [...calls].map(([, event = '']) => event.replaceAll('_', ' '));
}

const pages = [...readdirSync('.').filter((name) => name.endsWith('.md')), ...filesIn('docs', '.md'), ...filesIn('tests', '.md')];
const sources = [...filesIn('functions', '.ts'), ...filesIn('shared', '.ts')];
/** Words of other languages are not checked as English. */
const english = (name: string): boolean => !/^shared\/words\/(?!en\/)[a-z-]+\//.test(name);
const cloud = filesIn('infra/cloud', '.ts');
const scripts = [
  ...filesIn('infra', '.mjs'),
  ...filesIn('infra', '.ts').filter((name) => !name.startsWith('infra/cloud/')),
  ...filesIn('tests', '.ts'),
];
const web = [...filesIn('web', '.ts'), ...filesIn('web', '.tsx')];
const commented = [...sources, ...cloud, ...scripts, ...web];

describe('the words that we avoid', () => {
  it('are found wherever they are in a sentence, and not within other words', () => {
    expect(avoidedIn('Nobody laid it\u00a0anew.')).toEqual(['"anew" -> again, re-', '"laid" -> write', '"nobody" -> someone, no one, or a role']);
    expect(avoidedIn('Renewed layers of relays; the informer reshuts nothing.')).toEqual([]);
  });

  it.each(pages)('are not in %s', (page) => expect(avoidedIn(proseOf(readFileSync(page, 'utf8')))).toEqual([]));

  it('are not in a refusal', () => {
    for (const [code, [, sentence]] of Object.entries(REFUSALS)) expect([code, avoidedIn(sentence)]).toEqual([code, []]);
  });

  it.each(sources.filter(english))('are not in the errors, pages and messages of %s', (file) =>
    expect(partsOf(file).texts.flatMap(avoidedIn)).toEqual([]),
  );

  it.each(web)('are not in the words of %s', (file) => {
    expect(partsOf(file).texts.flatMap(avoidedIn)).toEqual([]);
  });

  it.each(cloud)('are not in the alarms and outputs of %s', (file) => expect(partsOf(file).texts.flatMap(avoidedIn)).toEqual([]));

  it('are found in comments and in the names of tests, but not in code', () => {
    const planted = parse("/** Nobody\n * `anew` reads it. */\nit('goes on', () => answer(laid)); // told\n");
    expect(commentsIn(planted).flatMap(avoidedIn)).toEqual(['"nobody" -> someone, no one, or a role', '"told" -> notified']);
    expect(testNamesIn(planted).flatMap(avoidedIn)).toEqual(['"goes on" -> continues']);
  });

  it('are not in comments and names of tests', () => {
    const wordsOf = (source: ts.SourceFile) => [...commentsIn(source), ...testNamesIn(source)].flatMap(avoidedIn);
    // Parsing takes long. A file without such a word anywhere has none in its comments.
    const suspicious = (code: string) => avoidedIn(code.replace(/\n\s*\*/g, ' ').replace(/\s+/g, ' ')).length > 0;
    const found = commented.map((file) => {
      const code = readFileSync(file, 'utf8');
      return [file, suspicious(code) ? wordsOf(parse(code, file)) : []] as const;
    });
    expect(found.length).toBeGreaterThan(500);
    expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
  });

  it('are not in a name', () => {
    const planted = parse('export async function giveUp(former: Row) {}\nconst HELD_UP = 1;\nconst row = { toldAt: 1 };');
    expect(namesIn(planted).flatMap(avoidedIn)).toEqual([
      '"give up" -> stop retrying, abandon',
      '"former" -> previous, earlier',
      '"held up" -> postponed, delayed',
      '"told" -> notified',
    ]);
    const named = commented.filter((file) => !file.startsWith('tests/')).map((file) => [file, partsOf(file).names] as const);
    expect(named.filter(([, names]) => names.flatMap(avoidedIn).length > 0)).toEqual([]);
  });

  it('are not in the name of a log event', () => {
    const events = [...sources, ...cloud].flatMap(eventsIn);
    expect(events.length).toBeGreaterThan(20);
    expect(events.flatMap(avoidedIn)).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each(Object.entries(REFUSALS))('%s says what is wrong and what to do, or that nothing changed', (_, [, sentence]) => {
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence.match(/[.!?](?= |$)/g)?.length).toBeGreaterThan(1);
  });
});
